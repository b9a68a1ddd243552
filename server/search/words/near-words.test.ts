import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearWordsIn } from './near-words.ts';
import { atOnce } from './steps.ts';

/** The edit distance by the plain algorithm, which fills the whole table. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, at) => (row === 0 ? at : at === 0 ? row : 0)),
  );
  const cell = (row: number, at: number) => rows[row]?.[at] ?? 0;
  for (let row = 1; row <= a.length; row += 1)
    for (let at = 1; at <= b.length; at += 1) {
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const least = Math.min(
        cell(row - 1, at) + 1,
        cell(row, at - 1) + 1,
        cell(row - 1, at - 1) + (a[row - 1] === b[at - 1] ? 0 : 1),
        swapped ? cell(row - 2, at - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.splice(at, 1, least);
    }
  return cell(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

it('finds the words within the bound and no others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.nat({ max: 3 }), (words, target, bound) => {
      const expected = words
        .map((each) => ({ word: each, distance: distance(each, target) }))
        .filter((each) => each.distance <= bound)
        .sort((a, b) => (a.word < b.word ? -1 : 1));
      expect(atOnce(nearWordsIn(words)).near(target, bound)).toEqual(expected);
    }),
  );
});

it('counts two swapped neighbours once', () => {
  expect(atOnce(nearWordsIn(['bank', 'abnk', 'kanb'])).near('abnk', 1)).toEqual([
    { word: 'abnk', distance: 0 },
    { word: 'bank', distance: 1 },
  ]);
});
