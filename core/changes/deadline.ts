import { isOngoing } from '../change-filter/status.ts';
import type { Change } from '../contract/domain/changes.ts';
import { addDays } from '../lib/dates.ts';
import { memoizeByWord } from '../lib/memoize.ts';
import { addMonths } from '../lib/months.ts';
import { periodSign } from '../lib/period.ts';

export type DeadlineState = {
  /** Without a mark where the deadline is far, unknown, or of a change on which nobody works any more. */
  mark: 'overdue' | 'due' | undefined;
  /** Days from today; negative once it has passed. */
  days: number;
};

const day = 86_400_000;
const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/** The same day a month later; the last day of that month if it has no such day. Tables ask it of one day for all rows. */
export const monthAfter = memoizeByWord((iso) => addMonths(iso, 1));

/** How near the deadline of a change is, without the number of days. What comes within one month is due (section 9). */
export function deadlineMark(
  { deadline, status }: Pick<Change, 'deadline' | 'status'>,
  today: string,
): DeadlineState['mark'] {
  if (deadline === undefined || !isOngoing(status)) return undefined;
  return deadline < today ? 'overdue' : deadline <= monthAfter(today) ? 'due' : undefined;
}

/** How near the deadline of a change is. */
export function deadlineState(change: Pick<Change, 'deadline' | 'status'>, today: string): DeadlineState {
  const { deadline } = change;
  if (deadline === undefined) return { mark: undefined, days: 0 };
  const days = Math.round((timeOf(deadline) - timeOf(today)) / day);
  return { mark: deadlineMark(change, today), days };
}

/** The period of deadlines that are over, as filters have it. */
export const overdueBy = (today: string): string => `${periodSign}${addDays(today, -1)}`;

/** The period of deadlines that are due, as filters have it. */
export const dueWithinMonth = (today: string): string => `${today}${periodSign}${monthAfter(today)}`;
