import type { Block, Drawn } from './drawn.ts';

const numbersIn = (list: readonly Drawn[]): number[] =>
  list.flatMap((it) => {
    if (typeof it === 'string') return [];
    if ('n' in it) return [it.n, ...numbersIn(it.c)];
    return 'm' in it || 'l' in it ? numbersIn(it.c) : [];
  });

const notesOf = (block: Block): number[] => {
  const carried = (block.kind === 'table' ? [] : (block.carried ?? [])).map((it) => it.n);
  if (block.kind === 'head') return [...carried, ...numbersIn(block.num), ...numbersIn(block.heading)];
  if (block.kind === 'table') return block.cells.flatMap((cell) => cell.blocks.flatMap(notesOf));
  return [...carried, ...block.numbers.flatMap((it) => numbersIn(it.c)), ...numbersIn(block.c)];
};

const staysWithNext = (block: Block | undefined): boolean =>
  block?.kind === 'head' ? !block.alone : block?.kind === 'par' && block.sticky;

/**
 * A heading that goes to the next page because the notes under it found no room may leave the first of
 * them behind (seen with Typst 0.14). A page break before that heading, which stands at the top of its
 * page anyway, holds them together. False if there is nothing to break before.
 */
export const breakBeforeStrays = (blocks: readonly Block[], strays: ReadonlySet<number>): boolean => {
  let hasStray = false;
  for (const [i, block] of blocks.entries()) {
    if (!notesOf(block).some((n) => strays.has(n))) continue;
    let first = i;
    while (staysWithNext(blocks[first - 1])) first -= 1;
    const start = blocks[first];
    if (first === i || start?.kind === 'table' || !start || start.newPage) continue;
    start.newPage = true;
    hasStray = true;
  }
  return hasStray;
};
