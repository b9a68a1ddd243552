import type { Change } from '../contract/domain/changes.ts';
import { monthOfDay } from '../lib/months.ts';

/** Changes by the day of their deadline, in the order of the list; those without one are in none. */
export function byDay(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  return Map.groupBy(
    changes.filter((change) => change.deadline !== undefined),
    ({ deadline = '' }) => deadline,
  );
}

/** Changes by the month of their deadline, the first month first; those without one last, as of no month. */
export function byMonth(
  changes: readonly Change[],
): [month: string | undefined, changes: readonly Change[]][] {
  const end = '~';
  const dayOf = ({ deadline = end }: Change) => deadline;
  const sorted = changes.toSorted((one, other) =>
    dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0,
  );
  return [...Map.groupBy(sorted, ({ deadline }) => deadline && monthOfDay(deadline))];
}
