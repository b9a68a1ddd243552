import { expect, test, vi } from 'vitest';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { compareTexts } from './compare-texts.ts';

/*
 * A coarse guard on how much a comparison compares: how often it reads a unit, and how many pairs of pieces it looks at
 * closely. Whoever goes beyond a limit has made comparisons slower, or has a reason, which belongs beside the new limit.
 */

const counted = vi.hoisted(() => ({ pairs: 0 }));
vi.mock('./likeness.ts', async (original) => {
  const own = await original<typeof import('./likeness.ts')>();
  const shared: typeof own.shared = (...given) => {
    counted.pairs += 1;
    return own.shared(...given);
  };
  const likeness: typeof own.likeness = (...given) => {
    counted.pairs += 1;
    return own.likeness(...given);
  };
  return { ...own, shared, likeness };
});

/** An act of so many articles, of which the numbers moved on by one and every fourth text is changed. */
function versions(count: number, read: () => void): [before: Unit[], after: Unit[]] {
  const unit = (number: number, words: string): Unit => ({
    id: `${number}`,
    kind: 'article',
    depth: 0,
    num: [`Art. ${number}`],
    notes: [],
    get parts() {
      read();
      return [{ part: 'text' as const, content: [words] }];
    },
  });
  const words = (at: number, changed: boolean) =>
    `Die Bank Nummer ${at * 37} meldet der Behörde ${changed ? 'vierteljährlich' : 'jährlich'} ihre Einlagen Reihe ${at * 91}.`;
  const each = Array.from({ length: count }, (_, at) => at);
  return [
    each.map((at) => unit(at + 1, words(at, false))),
    each.map((at) => unit(at + 2, words(at, at % 4 === 0))),
  ];
}

function workOf(count: number): { reads: number; pairs: number } {
  let reads = 0;
  const [before, after] = versions(count, () => {
    reads += 1;
  });
  counted.pairs = 0;
  const { rows } = compareTexts(before, after, { language: 'DE' });
  expect(rows.length).toBeGreaterThanOrEqual(count);
  return { reads: reads / (2 * count), pairs: counted.pairs / count };
}

test.each([100, 400])(
  'of %i articles each unit is read, and each compared with others, a few times only',
  (count) => {
    const { reads, pairs } = workOf(count);
    // Counted when the limits were set: 1 and 2.3.
    expect(reads).toBeLessThanOrEqual(1.5);
    expect(pairs).toBeLessThanOrEqual(3);
  },
);
