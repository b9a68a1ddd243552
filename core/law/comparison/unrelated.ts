import type { ComparisonRow } from '../../contract/main/comparison.ts';

const enough = 0.08;
/** Of texts as short as this nobody can say that they are strangers. */
const leastLetters = 60;

/** Whether so little stands in both texts that placing them side by side says nothing. */
export function isUnrelated(rows: readonly ComparisonRow[]): boolean {
  const letters = { deleted: 0, inserted: 0, same: 0 };
  for (const { runs } of rows) for (const { op, text } of runs) letters[op ?? 'same'] += text.length;
  const shorter = Math.min(letters.deleted, letters.inserted) + letters.same;
  return shorter >= leastLetters && letters.same < enough * shorter;
}
