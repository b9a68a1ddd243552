import { useMemo } from 'react';
import type { PdfPlaces } from '#core/regulations/pdf-places.ts';
import type { PageMark } from './PageMarks.tsx';

const none: readonly PageMark[] = [];

/** Marks of each page; a page whose marks do not change gets the same list again and is not drawn anew. */
export function useMarks(
  places: PdfPlaces,
  article: string | undefined,
  path: string | undefined,
  hovered: string | undefined,
): (page: number) => readonly PageMark[] {
  const chosen = useMemo(() => {
    const isInside = path !== undefined && path !== article;
    const byPage = new Map<number, PageMark[]>();
    if (article !== undefined) put(byPage, isInside ? 'around' : 'current', places.boxesOf(article));
    if (isInside) put(byPage, 'current', places.boxesOf(path));
    return byPage;
  }, [places, article, path]);
  const all = useMemo(() => {
    if (hovered === undefined || hovered === article) return chosen;
    const byPage = new Map<number, PageMark[]>();
    put(byPage, 'hovered', places.boxesOf(hovered));
    for (const [page, marks] of chosen) byPage.set(page, [...marks, ...(byPage.get(page) ?? none)]);
    return byPage;
  }, [places, article, hovered, chosen]);
  return (page) => all.get(page) ?? none;
}

function put(
  byPage: Map<number, PageMark[]>,
  kind: PageMark['kind'],
  boxes: ReturnType<PdfPlaces['boxesOf']>,
) {
  for (const box of boxes) byPage.set(box.page, [...(byPage.get(box.page) ?? []), { kind, box }]);
}
