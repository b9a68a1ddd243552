import type { Unit } from '../../contract/main/regulation-text.ts';
import { memoizeByObject } from '../../lib/memoize.ts';

/*
 * Consolidations of the Union print an act without what stands around its provisions: no recitals, no citations, no
 * signatures. That is how they are edited and no change of the law. Comparisons and what is counted from stored hashes
 * (server/data/surroundings.ts) leave it out by this one rule.
 */

/** The kind by which it is known whether a text prints what stands around its provisions. */
export const recitalKind = 'recital' satisfies Unit['kind'];

const frames: ReadonlySet<string> = new Set<Unit['kind']>(['preamble', recitalKind, 'conclusions']);

type Placed = { id: string; kind: string; parent?: string | null | undefined };

/** What stands around the provisions of a text whose places are in order: its preamble, recitals and closing formula, and what is in them. */
export function surroundingsOf(places: readonly Placed[]): ReadonlySet<string> {
  const surroundings = new Set<string>();
  for (const { id, kind, parent } of places)
    if (frames.has(kind) || (parent && surroundings.has(parent))) surroundings.add(id);
  return surroundings;
}

/** Whether what stands around the provisions of two texts is no difference between them: where only one of them prints it. */
export const areFramedUnlike = (beforeHasRecitals: boolean, afterHasRecitals: boolean): boolean =>
  beforeHasRecitals !== afterHasRecitals;

const hasRecitals = memoizeByObject((units: readonly Unit[]) =>
  units.some(({ kind }) => kind === recitalKind),
);

const provisionsOf = memoizeByObject((units: readonly Unit[]): readonly Unit[] => {
  const surroundings = surroundingsOf(units);
  return units.filter(({ id }) => !surroundings.has(id));
});

/** Two texts as far as they can be compared: without what surrounds the provisions where only one of them prints it. */
export function comparableTexts(
  before: readonly Unit[],
  after: readonly Unit[],
): [readonly Unit[], readonly Unit[]] {
  return areFramedUnlike(hasRecitals(before), hasRecitals(after))
    ? [provisionsOf(before), provisionsOf(after)]
    : [before, after];
}
