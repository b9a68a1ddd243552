import type { Block, Drawn, DrawnNumber, ParBlock, TypesetMark } from './drawn.ts';

/** A number that is placed with the next line of text, `at` points from the left edge of the text. */
type Waiting = { c: Drawn[]; at: number; right: boolean; long: boolean };

/**
 * Blocks that are being drawn. Starts of places, numbers and margin numbers wait for the next line, so that they
 * are never left behind at the foot of a page.
 */
export type Draft = {
  blocks: Block[];
  places: TypesetMark[];
  starts: number[];
  numbers: Waiting[];
  margin: Drawn[] | undefined;
  small: boolean;
  justify: boolean;
};

export const newDraft = (places: TypesetMark[], small: boolean): Draft => ({
  blocks: [],
  places,
  starts: [],
  numbers: [],
  margin: undefined,
  small,
  justify: !small,
});

export const beginPlace = (draft: Draft, place: TypesetMark): number => {
  draft.places.push(place);
  const id = draft.places.length - 1;
  draft.starts.push(id);
  return id;
};

/** Takes the waiting starts for a block, whose first line they belong to. */
export const takeStarts = (draft: Draft): number[] => draft.starts.splice(0);

type ParShape = Partial<Pick<ParBlock, 'before' | 'style' | 'sticky' | 'justify'>>;

/** Adds a paragraph with left edge `indent` and all waiting numbers. */
export const addPar = (draft: Draft, c: Drawn[], indent: number, shape: ParShape = {}): ParBlock => {
  const waiting = draft.numbers.splice(0);
  const numbers = waiting.map((number, i): DrawnNumber => {
    const next = waiting[i + 1]?.at ?? indent;
    return { c: number.c, w: Math.max(8, next - number.at), right: number.right, long: number.long };
  });
  const block: ParBlock = {
    kind: 'par',
    before: shape.before ?? 7,
    starts: takeStarts(draft),
    ends: [],
    numbers,
    c,
    first: waiting[0]?.at ?? indent,
    hang: indent,
    style: shape.style ?? 'plain',
    small: draft.small,
    sticky: shape.sticky ?? false,
    justify: shape.justify ?? draft.justify,
    ...(draft.margin ? { margin: draft.margin } : {}),
  };
  draft.margin = undefined;
  draft.blocks.push(block);
  return block;
};

/** The blocks with the last line: the block itself, or for a table the last blocks of the cells in its last row. */
const lastLines = (block: Block): { ends: number[] }[] => {
  if (block.kind !== 'table') return [block];
  return block.cells
    .filter((cell) => cell.y + cell.rows === block.rows)
    .flatMap((cell) => {
      const last = cell.blocks.at(-1);
      return last ? lastLines(last) : [];
    });
};

/** Ends a place with the current last line; a place without a line gets an empty one. */
export const endPlace = (draft: Draft, id: number, indent: number): void => {
  if (draft.starts.includes(id)) addPar(draft, [], indent);
  const last = draft.blocks.at(-1);
  for (const block of last ? lastLines(last) : []) block.ends.push(id);
};
