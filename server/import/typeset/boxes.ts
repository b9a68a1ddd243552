import * as v from 'valibot';
import type { TypesetMark } from './drawn.ts';

export type Box = { page: number; top: number; bottom: number; left: number; right: number };
export type Position = { path: string; boxes: Box[] };
/** The areas of a page without law text: running titles above `head` and below `foot`, footnotes below `notes`. */
export type PageFurniture = { page: number; head: number; foot: number; notes?: number };

export type PageShape = { top: number; bottom: number; left: number; right: number };

const marked = v.object({
  /** Start or end of a place, its number, the page, x and y of the baseline. */
  marks: v.array(v.tuple([v.picklist(['s', 'e']), v.number(), v.number(), v.number(), v.number()])),
  /** Number of the note, page of its mark in the text, page and y of the note itself. */
  notes: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
});
type Marked = v.InferOutput<typeof marked>;

const round = (points: number): number => Math.round(points * 100) / 100;

const noteTops = (notes: Marked['notes']): Map<number, number> => {
  const tops = new Map<number, number>();
  for (const [, , page, y] of notes) tops.set(page, Math.min(y, tops.get(page) ?? Number.POSITIVE_INFINITY));
  return tops;
};

/** Space between the last line of text and the first footnote. */
const aboveNotes = 10;

/** Notes that were typeset on an earlier page than their mark. */
export const strayNotes = (raw: unknown): Set<number> =>
  new Set(
    v
      .parse(marked, raw)
      .notes.filter(([, named, page]) => page < named)
      .map(([number]) => number),
  );

/** Computes one box per place and page from the marks on the pages. */
export const readBoxes = (
  raw: unknown,
  places: readonly TypesetMark[],
  pages: number,
  shape: PageShape,
): { positions: Position[]; furniture: PageFurniture[] } => {
  const { marks, notes } = v.parse(marked, raw);
  const tops = noteTops(notes);
  const textBottom = (page: number): number =>
    Math.min(shape.bottom, (tops.get(page) ?? Number.POSITIVE_INFINITY) - aboveNotes);
  const starts = new Map<number, Marked['marks'][number]>();
  const ends = new Map<number, Marked['marks'][number]>();
  for (const mark of marks) {
    const [kind, id, page, , y] = mark;
    if (kind === 's') {
      if (!starts.has(id)) starts.set(id, mark);
      continue;
    }
    const known = ends.get(id);
    if (!known || page > known[2] || (page === known[2] && y > known[4])) ends.set(id, mark);
  }
  const positions = places.map((place, id): Position => {
    const start = starts.get(id);
    const end = ends.get(id);
    if (!start || !end) throw new Error(`No position was recorded for ${place.path}`);
    const boxes: Box[] = [];
    for (let page = start[2]; page <= end[2]; page += 1) {
      const top = page === start[2] ? start[4] - place.ascent : shape.top;
      const bottom = page === end[2] ? end[4] + place.descent : textBottom(page);
      boxes.push({
        page,
        top: round(Math.max(0, top)),
        bottom: round(Math.max(bottom, top + 4)),
        left: round(shape.left + place.left),
        right: round(shape.right),
      });
    }
    return { path: place.path, boxes };
  });
  const furniture = Array.from({ length: pages }, (_, i): PageFurniture => {
    const notesTop = tops.get(i + 1);
    const page = { page: i + 1, head: shape.top - 4, foot: shape.bottom + 4 };
    return notesTop === undefined ? page : { ...page, notes: round(notesTop - aboveNotes) };
  });
  return { positions, furniture };
};
