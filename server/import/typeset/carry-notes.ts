import type { Block, Drawn, ParBlock } from './drawn.ts';

type DrawnNote = { n: number; c: Drawn[] };

/** Takes the notes out of running text and leaves their numbers. */
const liftNotes = (list: Drawn[], lifted: DrawnNote[]): Drawn[] =>
  list.map((it) => {
    if (typeof it === 'string') return it;
    if ('n' in it) {
      lifted.push(it);
      return { again: it.n };
    }
    return 'm' in it || 'l' in it ? { ...it, c: liftNotes(it.c, lifted) } : it;
  });

const firstPar = (block: Block): ParBlock | undefined => {
  if (block.kind === 'head') return undefined;
  if (block.kind === 'par') return block;
  const [first] = block.cells[0]?.blocks ?? [];
  return first && firstPar(first);
};

/**
 * Attaches the notes of headings to the first line of the following text. Typst 0.14 leaves the notes of a heading
 * on the old page when the heading moves to the next page with its text.
 */
export const carryNotes = (blocks: readonly Block[]): void => {
  let carried: DrawnNote[] = [];
  let last: Block | undefined;
  for (const block of blocks) {
    if (block.kind === 'head' && !block.alone) {
      block.num = liftNotes(block.num, carried);
      block.heading = liftNotes(block.heading, carried);
    } else if (block.kind === 'par' && block.sticky) {
      for (const number of block.numbers) number.c = liftNotes(number.c, carried);
      block.c = liftNotes(block.c, carried);
    } else if (carried.length > 0) {
      const par = firstPar(block);
      if (block.kind === 'head') block.carried = carried;
      else if (par) par.carried = carried;
      if (block.kind === 'table') block.repeat = false;
      carried = [];
    }
    last = block;
  }
  // The text ends with a heading, so there is no following block that could carry the notes.
  if (last && last.kind !== 'table' && carried.length > 0) last.carried = carried;
};
