import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import type { Organisation } from './organisation.ts';
import { isChangeOfEvent, isCopyOfEvent } from './watched-events.ts';

describe.each(testDatabases())('events of what is watched on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let organisation: Organisation;
  beforeAll(async () => {
    domain = await startDomain(database);
    const match = domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
  });
  afterAll(() => domain?.stop());

  it('have their change by its keys, so that a mail does not compare each event with all changes', async () => {
    const plan = await organisation.db.transaction().execute(async (trx) => {
      // Small tables are read whole; here only what no index answers is.
      await sql`set local enable_seqscan = off`.execute(trx);
      const joined = trx
        .selectFrom('watch_event as event')
        .leftJoin('change_copy as copy', (join) => join.on(isCopyOfEvent))
        .leftJoin('change_element as change', (join) => join.on(isChangeOfEvent))
        .select(['event.id', 'copy.slug as copied', 'change.slug as own']);
      const { rows } = await sql<Record<string, string>>`explain (costs off) ${joined}`.execute(trx);
      return rows.map((row) => Object.values(row).join(' ')).join('\n');
    });
    for (const key of ['main_id', 'id'])
      expect(plan).toMatch(
        new RegExp(
          `Scan (using|on) change_element_\\w+.*\\n\\s+Index Cond: \\(${key} = event\\.change_id\\)`,
        ),
      );
  });
});
