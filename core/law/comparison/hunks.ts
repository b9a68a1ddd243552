import type { Match } from './diff.ts';
import { isTelling, type Term } from './term.ts';

/** A stretch of terms that are the same, or one where something was deleted, inserted or both. */
export type Stretch = {
  isSame: boolean;
  before: Term[];
  after: Term[];
};

/** Stretches in order; islands of small words between changes belong to the changes around them. */
export function stretchesOf(
  before: readonly Term[],
  after: readonly Term[],
  matches: readonly Match[],
): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (isSame: boolean, some: Term[], others: Term[]) => {
    if (some.length + others.length === 0) return;
    const last = stretches.at(-1);
    if (last?.isSame === isSame) {
      last.before.push(...some);
      last.after.push(...others);
    } else stretches.push({ isSame, before: some, after: others });
  };
  let fromBefore = 0;
  let fromAfter = 0;
  for (const match of [...matches, { before: before.length, after: after.length, isNear: false }]) {
    add(false, before.slice(fromBefore, match.before), after.slice(fromAfter, match.after));
    const one = before[match.before];
    const other = after[match.after];
    if (one && other) add(!match.isNear, [one], [other]);
    fromBefore = match.before + 1;
    fromAfter = match.after + 1;
  }
  return withoutIslands(stretches);
}

const longestIsland = 3;

/** Small words alone between two changes say nothing by staying: reading over them is harder than over one change. */
function withoutIslands(stretches: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  stretches.forEach((stretch, index) => {
    const [left, right] = [stretches[index - 1], stretches[index + 1]];
    const isIsland =
      stretch.isSame &&
      left !== undefined &&
      right !== undefined &&
      stretch.after.length <= longestIsland &&
      stretch.after.every(
        ({ kind }) => kind === 'function' || kind === 'punctuation' || kind === 'obligation',
      ) &&
      ((changes(left, right) > stretch.after.length && !stretch.after.some(isTelling)) ||
        [left, stretch, right].every(isModality));
    const last = kept.at(-1);
    if (last && (isIsland || (!stretch.isSame && !last.isSame))) {
      last.before.push(...stretch.before);
      last.after.push(...stretch.after);
    } else kept.push({ ...stretch, before: [...stretch.before], after: [...stretch.after] });
  });
  return kept;
}

/** "doit", "ne doit pas": what is around a word of obligation is one with it. */
const isModality = ({ before, after }: Stretch) =>
  [...before, ...after].every(({ kind }) => kind === 'obligation');

/** How much of substance changes on both sides of an island; where it is nothing or a number alone, the island stays. */
function changes(left: Stretch, right: Stretch): number {
  const words = (stretch: Stretch) =>
    Math.max(
      stretch.before.filter((term) => !isTelling(term) && term.kind !== 'punctuation').length,
      stretch.after.filter((term) => !isTelling(term) && term.kind !== 'punctuation').length,
    );
  return Math.min(words(left), words(right)) === 0 ? 0 : words(left) + words(right);
}
