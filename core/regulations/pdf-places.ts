import type { Coordinates } from '../contract/main/regulations.ts';
import { parentPath, splitParagraphId } from '../law/paragraph-id.ts';

export type PdfBox = Coordinates['boxes'][number];
/** Heights on a page between which its law text stands. */
export type TextBand = { top: number; bottom: number };
export type PdfPlaces = {
  /** Boxes of an article or paragraph, else those of what stands around it. */
  boxesOf: (path: string) => PdfBox[];
  /** Path of the article at a height of a page, else of the nearest one above. */
  articleAt: (page: number, y: number) => string | undefined;
  /** Where the law text of a page stands; running heads lie above, page numbers and footnotes below. */
  textBand: (page: number) => TextBand | undefined;
};

/** How far letters and rules may reach over their box, in points. */
const overhang = 3;
/** The rule over the footnotes stands so near to the text's lower edge. */
const ruleAboveNotes = 5;

/** Places on the pages of a PDF, from the coordinates recorded while it was typeset. */
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

  return {
    boxesOf: (path) => boxesAround(byPath, path),
    articleAt(page, y) {
      let place: string | undefined;
      for (const { path, box } of begins) {
        if (box.page > page || (box.page === page && box.top > y)) break;
        place = path;
      }
      return place;
    },
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

/** What stands around a path; nothing around one that is not of the grammar. */
function outer(path: string): string | undefined {
  try {
    return parentPath(path);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Headings over articles have no coordinates of their own: so the head of a page ends where text
 * begins on any page, and only its foot is measured page by page, since footnotes differ.
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
      // What goes on overleaf is recorded down to the first footnote: the rule above the notes is none of it.
      const isOverNotes = goesOn && box.bottom < lowest - 1;
      const bottom = isOverNotes ? box.bottom - ruleAboveNotes : box.bottom + overhang;
      bottoms.set(box.page, Math.max(bottoms.get(box.page) ?? 0, bottom));
    }
  }
  return (page) => ({ top: Math.max(0, top - overhang), bottom: bottoms.get(page) ?? lowest + overhang });
}

/** Smallest and largest value; a text has too many boxes to spread them over arguments. */
function extremes(boxes: readonly PdfBox[], side: 'top' | 'bottom'): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const box of boxes) {
    least = Math.min(least, box[side]);
    most = Math.max(most, box[side]);
  }
  return [least, most];
}
