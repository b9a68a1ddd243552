import type { Coordinates } from '../contract/main/regulations.ts';
import { splitParagraphId } from '../law/paragraph-id.ts';

/** The page of the PDF that begins with each paragraph or article, by its path. */
export function pageMarks(places: readonly Coordinates[]): Map<string, number> {
  const first = new Map<number, { path: string; top: number }>();
  for (const { completeParagraphID, boxes } of places) {
    const [begin] = [...boxes].sort((a, b) => a.page - b.page || a.top - b.top);
    if (!begin) continue;
    const known = first.get(begin.page);
    const { path } = splitParagraphId(completeParagraphID);
    // If an article and its first paragraph begin at the same height, the article gets the mark.
    const isBefore =
      !known || begin.top < known.top || (begin.top === known.top && path.length < known.path.length);
    if (isBefore) first.set(begin.page, { path, top: begin.top });
  }
  return new Map([...first].sort(([a], [b]) => a - b).map(([page, { path }]) => [path, page]));
}
