import { sql } from 'kysely';
import type { DomainHandlers } from './authentication.ts';
import type { Organisation } from './organisation.ts';

/** In milliseconds: without a call for longer than this, a visit has ended. */
const visitEnd = 4 * 60 * 60 * 1000;

/**
 * Records that a user is here. What is new is listed since the start of the visit before, not since its end, so that
 * what came while somebody was here is listed once more; during a visit that moment stays. Of each user only these
 * three moments are kept, and they go with the account.
 */
export function visitHandler(
  { db }: Pick<Organisation, 'db'>,
  { now }: { now: () => Date },
): DomainHandlers['recordVisit'] {
  return async ({ caller }) => {
    const at = now();
    const hasEnded = sql<boolean>`visit.last_sign < ${new Date(at.getTime() - visitEnd)}::timestamptz`;
    const { before_started_at: since } = await db
      .insertInto('visit')
      .values({ account_id: caller.account.id, started_at: at, last_sign: at })
      .onConflict((conflict) =>
        // One statement, so that calls at the same time begin one visit.
        conflict.column('account_id').doUpdateSet({
          started_at: sql`case when ${hasEnded} then excluded.started_at else visit.started_at end`,
          before_started_at: sql`case when ${hasEnded} then visit.started_at else visit.before_started_at end`,
          last_sign: sql`greatest(visit.last_sign, excluded.last_sign)`,
        }),
      )
      .returning('before_started_at')
      .executeTakeFirstOrThrow();
    return since === null ? {} : { since: since.toISOString() };
  };
}
