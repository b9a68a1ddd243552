import { useMemo } from 'react';
import type { PageBox, PageSize } from '#core/regulations/pdf-layout.ts';
import type { PdfBox, PdfPlaces, TextBand } from '#core/regulations/pdf-places.ts';
import * as styles from './pdf.css.ts';

export type PageMark = { kind: 'current' | 'around' | 'hovered'; box: PdfBox };

/** How far the bar extends to the left of the text, and the background to the right of it, in points. */
const before = 11;
const behind = 5;

type PageMarksProps = {
  box: PageBox;
  size: PageSize;
  marks: readonly PageMark[];
  /** The band with the law text; the page outside it is covered with paper colour. */
  band: TextBand | undefined;
};

/** Layers over a drawn page: masks, and the boxes of marked articles. */
export function PageMarks({ box, size, marks, band }: PageMarksProps) {
  const scale = box.width / size.width;
  const length = (points: number) => `${Math.round(points * scale * 10) / 10}px`;
  return (
    <>
      {band ? (
        <>
          <div className={styles.mask} style={{ top: 0, height: length(band.top) }} />
          <div className={styles.mask} style={{ top: length(band.bottom), bottom: 0 }} />
        </>
      ) : null}
      {marks.map(({ kind, box: { top, bottom, left, right } }) => (
        <div
          key={`${kind} ${top} ${left}`}
          className={styles.marks[kind]}
          style={{
            left: length(left - before),
            top: length(top),
            width: length(right - left + before + behind),
            height: length(bottom - top),
          }}
        />
      ))}
    </>
  );
}

const none: readonly PageMark[] = [];

/**
 * The marks of each page. A page whose marks do not change keeps the same list, so that it is not drawn
 * again.
 */
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
