import { sql } from 'kysely';
import { isOngoing, isThere } from './change-rows.ts';
import type { StatisticsSource } from './statistics.ts';

/** The changes of the caller that are on-going (specification of access, section 2): red, orange, green, and those of which nobody has said yet how they stand. */
export const countChanges: StatisticsSource = async (db, caller) => {
  if (!caller.seesChanges) return {};
  // A change that somebody owns has a row of its own.
  return db
    .selectFrom('change_copy as copy')
    .fullJoin('change_element as change', 'change.main_id', 'copy.main_id')
    .select(sql<number>`count(*)::integer`.as('noOfOnGoingChangeElements'))
    .where(isThere(db, caller))
    .where('change.owner', '=', caller.account.id)
    .where(isOngoing)
    .executeTakeFirstOrThrow();
};
