import type { Unit } from '../../contract/main/regulation-text.ts';
import { memoizeByObject } from '../../lib/memoize.ts';

/*
 * Consolidations of the Union print an act without what stands around its provisions: no recitals, no citations, no
 * signatures. That is how they are edited and no change of the law.
 */

const hasRecitals = memoizeByObject((units: readonly Unit[]) => units.some(({ kind }) => kind === 'recital'));

const frames: ReadonlySet<Unit['kind']> = new Set(['preamble', 'recital', 'conclusions']);

/** The units of a text without its preamble, recitals and closing formula, and what stands in them. */
const provisionsOf = memoizeByObject((units: readonly Unit[]): readonly Unit[] => {
  const left = new Set<string>();
  return units.filter(({ id, kind, parent }) => {
    const isLeft = frames.has(kind) || (parent !== undefined && left.has(parent));
    if (isLeft) left.add(id);
    return !isLeft;
  });
});

/** Two texts as far as they can be compared: without what surrounds the provisions where only one of them prints it. */
export function comparableTexts(
  before: readonly Unit[],
  after: readonly Unit[],
): [readonly Unit[], readonly Unit[]] {
  return hasRecitals(before) === hasRecitals(after)
    ? [before, after]
    : [provisionsOf(before), provisionsOf(after)];
}
