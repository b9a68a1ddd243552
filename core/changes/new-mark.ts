import type { Change } from '../contract/domain/changes.ts';
import { addDays } from '../lib/dates.ts';
import { isUnprocessed } from './status.ts';

/** Days for which a change is new. */
const newFor = 30;

/** Whether a change is marked as new: it came in the last days, and nobody has looked at it yet. */
export const isNew = (change: Pick<Change, 'status' | 'ownerId' | 'date'>, today: string): boolean =>
  isUnprocessed(change) && change.date >= addDays(today, -newFor);
