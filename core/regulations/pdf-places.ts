import type { Coordinates } from '../contract/main/regulations.ts';
import { PathError, parentPath, splitParagraphId } from '../law/paragraph-id.ts';

export type PdfBox = Coordinates['boxes'][number];
/** The heights between which a page has its law text. */
export type TextBand = { top: number; bottom: number };
export type PdfPlaces = {
  /** The boxes of an article or paragraph, otherwise those of the nearest enclosing place that has some. */
  boxesOf: (path: string) => PdfBox[];
  /**
   * Where to begin to read a place: below what stands before it on its page, so that the headings over an article, which
   * have no coordinates, are in sight.
   */
  startOf: (path: string) => { page: number; top: number } | undefined;
  /** Path of the article at the top of a page: it goes on there or, before all others, is the first. */
  articleOf: (page: number) => string | undefined;
  /** Path of the article at a height of a page, otherwise of the nearest article above. */
  articleAt: (page: number, y: number) => string | undefined;
  /** The band of a page with law text: running heads are above it, page numbers and footnotes below. */
  textBand: (page: number) => TextBand | undefined;
};

/** Maximum overhang of letters and rules over their box, in points. */
const overhang = 3;
/** Distance of the first line of a page from the top of its text, in points. */
const firstLine = 8;
/** Distance between the end of the text and the rule above the footnotes, in points. */
const ruleAboveNotes = 5;

/** Maximum height of the headings over an article, in points; what stands higher is something else. */
const maxHeadingsHeight = 160;

/** The places on the pages of a PDF, from the coordinates that were recorded when it was typeset. */
export function createPdfPlaces(
  articles: readonly Coordinates[],
  paragraphs: readonly Coordinates[] = [],
): PdfPlaces {
  const byPath = new Map<string, PdfBox[]>();
  for (const { completeParagraphID, boxes } of [...paragraphs, ...articles])
    byPath.set(splitParagraphId(completeParagraphID).path, boxes);
  const begins = articles
    .flatMap(({ completeParagraphID, boxes }) =>
      boxes.map((box) => ({ path: splitParagraphId(completeParagraphID).path, box })),
    )
    .sort((a, b) => a.box.page - b.box.page || a.box.top - b.box.top);
  const bands = textBands([...byPath.values()]);
  const boxesByPage = Map.groupBy([...byPath.values()].flat(), ({ page }) => page);

  const articleAt = (page: number, y: number) => {
    let place: string | undefined;
    for (const { path, box } of begins) {
      if (box.page > page || (box.page === page && box.top > y)) break;
      place = path;
    }
    return place;
  };
  return {
    boxesOf: (path) => boxesAround(byPath, path),
    startOf(path) {
      const [first] = boxesAround(byPath, path);
      if (!first) return undefined;
      const { page, top } = first;
      const above = (boxesByPage.get(page) ?? [])
        .map(({ bottom }) => bottom)
        .filter((bottom) => bottom <= top);
      const from = Math.max(bands(page)?.top ?? 0, ...above);
      return { page, top: Math.max(Math.min(from, top), top - maxHeadingsHeight) };
    },
    articleAt,
    articleOf: (page) => articleAt(page, (bands(page)?.top ?? 0) + firstLine) ?? begins[0]?.path,
    textBand: bands,
  };
}

function boxesAround(byPath: ReadonlyMap<string, PdfBox[]>, path: string): PdfBox[] {
  for (let step: string | undefined = path; step !== undefined; step = outer(step)) {
    const boxes = byPath.get(step);
    if (boxes && boxes.length > 0) return boxes;
  }
  return [];
}

/** The enclosing path; undefined at the top and for a malformed path. */
function outer(path: string): string | undefined {
  try {
    return parentPath(path);
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

/**
 * The law text of a page lies between two heights. The upper one is the same for all pages, where text begins
 * on any of them, since headings above articles have no coordinates. The lower one is measured page by page,
 * since footnotes differ.
 */
function textBands(places: readonly (readonly PdfBox[])[]): PdfPlaces['textBand'] {
  const boxes = places.flat();
  if (boxes.length === 0) return () => undefined;
  const top = Math.min(...extremes(boxes, 'top'));
  const lowest = Math.max(...extremes(boxes, 'bottom'));
  const bottoms = new Map<number, number>();
  for (const place of places) {
    for (const box of place) {
      const goesOn = place.some(({ page }) => page === box.page + 1);
      // The box of a place that continues on the next page reaches down to the first footnote, so it includes
      // the rule above the footnotes.
      const isOverNotes = goesOn && box.bottom < lowest - 1;
      const bottom = isOverNotes ? box.bottom - ruleAboveNotes : box.bottom + overhang;
      bottoms.set(box.page, Math.max(bottoms.get(box.page) ?? 0, bottom));
    }
  }
  return (page) => ({ top: Math.max(0, top - overhang), bottom: bottoms.get(page) ?? lowest + overhang });
}

/** Smallest and largest value, in a loop: a text has too many boxes to pass them as arguments of Math.min. */
function extremes(boxes: readonly PdfBox[], side: 'top' | 'bottom'): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const box of boxes) {
    least = Math.min(least, box[side]);
    most = Math.max(most, box[side]);
  }
  return [least, most];
}
