import { sql } from 'kysely';
import { forChangeEditors } from '#core/contract/change-rights.ts';
import { holdsRole } from '../auth/rights.ts';
import { isOngoing, isThere } from './change-rows.ts';
import type { StatisticsSource } from './statistics.ts';

/** The changes of the caller that are on-going (specification of access, section 2): red, orange, green, and those of which nobody has said yet how they stand. For editors also what waits for approval. */
export const countChanges: StatisticsSource = async (db, caller) => {
  if (!caller.seesChanges) return {};
  // A change that somebody owns, or whose end is requested, has a row of its own.
  const counted = db
    .selectFrom('change_copy as copy')
    .fullJoin('change_element as change', 'change.main_id', 'copy.main_id')
    .where(isThere(db, caller));
  const ongoing = await counted
    .select(sql<number>`count(*)::integer`.as('noOfOnGoingChangeElements'))
    .where('change.owner', '=', caller.account.id)
    .where(isOngoing)
    .executeTakeFirstOrThrow();
  if (!holdsRole(forChangeEditors, caller.roles)) return ongoing;
  const waiting = await counted
    .select(sql<number>`count(*)::integer`.as('noOfChangesToApprove'))
    .where('change.approval_status', 'is not', null)
    .executeTakeFirstOrThrow();
  return { ...ongoing, ...waiting };
};
