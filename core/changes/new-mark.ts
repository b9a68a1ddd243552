import { isUnprocessed } from '../change-filter/status.ts';
import type { Change } from '../contract/domain/changes.ts';
import { addDays } from '../lib/dates.ts';
import { memoizeByWord } from '../lib/memoize.ts';

/** Days for which a change is new. */
const newFor = 30;

/** The first day on which what comes is new. */
const newSince = memoizeByWord((today) => addDays(today, -newFor));

/** Whether a change is marked as new: it came in the last days, and nobody has looked at it yet. */
export const isNew = (change: Pick<Change, 'status' | 'ownerId' | 'date'>, today: string): boolean =>
  isUnprocessed(change) && change.date >= newSince(today);
