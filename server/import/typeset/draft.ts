import type { Block, Drawn, DrawnNumber, ParBlock, TypesetMark } from './drawn.ts';

/** A number waiting for its line of text; `at`: points from the text's left edge. */
type Waiting = { c: Drawn[]; at: number; right: boolean; long: boolean };

/**
 * Blocks in the making. Starts, numbers and margin numbers wait until there is a line to stand on:
 * so they can never be left behind at the foot of a page.
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

export const startPlace = (draft: Draft, place: TypesetMark): number => {
  draft.places.push(place);
  const id = draft.places.length - 1;
  draft.starts.push(id);
  return id;
};

/** The starts that wait, for the block whose first line they get. */
export const takeStarts = (draft: Draft): number[] => draft.starts.splice(0);

type ParShape = Partial<Pick<ParBlock, 'before' | 'style' | 'sticky' | 'justify'>>;

/** One paragraph whose text edge is `indent`, with all numbers that wait. */
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

/** The blocks that hold the last line: one, or for a table those of the cells at its foot. */
const lastLines = (block: Block): { ends: number[] }[] => {
  if (block.kind !== 'table') return [block];
  return block.cells
    .filter((cell) => cell.y + cell.rows === block.rows)
    .flatMap((cell) => {
      const last = cell.blocks.at(-1);
      return last ? lastLines(last) : [];
    });
};

/** Ends a place where the draft stands now; a place without any line gets an empty one. */
export const endPlace = (draft: Draft, id: number, indent: number): void => {
  if (draft.starts.includes(id)) addPar(draft, [], indent);
  const last = draft.blocks.at(-1);
  for (const block of last ? lastLines(last) : []) block.ends.push(id);
};
