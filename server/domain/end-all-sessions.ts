import { randomInt } from 'node:crypto';
import { record } from './audit.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import { raiseEpoch } from './raise-epoch.ts';

/** How many users of each organisation have to sign in again. */
export type EndedReport = { slug: string; users: number }[];

/** How far epochs are raised at least, so that none of after the backup is met again. */
const farAhead = 1_000_000;

/**
 * Ends all sessions of these organisations, and the links by which their users could sign in or set a password: after a
 * restore, those of the moment of the backup would be valid again. Invites stay.
 */
export async function endAllSessions(
  organisations: readonly Organisation[],
  tellMain: NotifyMain,
  now: Date,
): Promise<EndedReport> {
  const report: EndedReport = [];
  for (const organisation of organisations) {
    const ids = await endSessionsOf(organisation, now);
    await tellMain(organisation, ids);
    report.push({ slug: organisation.slug, users: ids.length });
  }
  return report;
}

async function endSessionsOf(organisation: Organisation, now: Date): Promise<string[]> {
  return await organisation.db.transaction().execute(async (trx) => {
    // By chance too, since the same backup may be restored twice.
    const by = farAhead + randomInt(farAhead);
    const ended = await raiseEpoch(trx, organisation, (update) => update, now, by);
    await trx.deleteFrom('device').execute();
    await trx
      .deleteFrom('one_time_code')
      .where('purpose', '!=', 'invite')
      .where('used_at', 'is', null)
      .execute();
    await record(trx, { actor: 'end-sessions', action: 'ALL_SESSIONS_ENDED' }, now);
    return ended.map(({ id }) => id);
  });
}
