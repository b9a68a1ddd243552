import { expect, it } from 'vitest';
import { drawUnits } from './draw-units.ts';
import { inventedAct } from './invented-act.ts';
import { breakBeforeStrays } from './typeset.ts';
import { pageWords } from './words.ts';

const draw = () => drawUnits(inventedAct.units, { ...pageWords('DE'), nameOf: (path) => path }).blocks;
const broken = (blocks: ReturnType<typeof draw>) =>
  blocks.flatMap((block) => (block.kind === 'head' && block.newPage ? [block.plain] : []));

it('a stray note breaks the page before the first of the headings above it', () => {
  const blocks = draw();
  // Note 2 belongs to the heading of the chapter and is attached to the first paragraph below it.
  expect(breakBeforeStrays(blocks, new Set([2]))).toBe(true);
  expect(broken(blocks)).toEqual(['1. Kapitel: Boote und Werften', 'Anhang 1 Muster der Meldung']);
  expect(breakBeforeStrays(blocks, new Set([2]))).toBe(false);
});

it('a note in the middle of a text, or of no text, breaks nothing', () => {
  const blocks = draw();
  expect(breakBeforeStrays(blocks, new Set([1, 20, 999]))).toBe(false);
  expect(broken(blocks)).toEqual(['Anhang 1 Muster der Meldung']);
});

it('notes of headings hang on the line below, their numbers stay', () => {
  const [chapter] = draw().filter((block) => block.kind === 'head');
  expect(chapter?.heading).toContainEqual({ again: 2 });
  const carrier = draw().find((block) => block.kind === 'par' && block.carried);
  expect(carrier).toMatchObject({ kind: 'par', carried: [{ n: 2 }] });
});
