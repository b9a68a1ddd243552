import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStatuses } from '#core/contract/change-values.ts';
import { sampleProviderChanges } from '#server/sample/changes/provider-changes.ts';
import { saidChanges } from '#server/sample/changes/said-changes.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { samplePlaces } from '#server/testing/sample-places.ts';
import { startDomain } from '#server/testing/servers.ts';
import { changeFacts } from './change-facts.ts';
import { loadChange } from './change-store.ts';
import { createSampleChanges } from './sample-changes.ts';

describe.each(testDatabases())('the sample changes on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  const now = new Date();
  beforeAll(async () => {
    domain = await startDomain(database);
    await createSampleChanges(domain.server.organisations(), now);
  });
  afterAll(() => domain?.stop());

  it('are ten of each organisation, over places that the sample law has, in every status', async () => {
    const places = await samplePlaces();
    for (const slug of ['musterbank', 'alpina']) {
      const client = domain.client(slug, await domain.signIn(slug, 'editor'));
      const list = await client.consolidatedChanges({});
      expect(list).toHaveLength(10);
      expect(list.flatMap(({ provisions }) => provisions).filter((one) => !places.has(one))).toEqual([]);
      expect(new Set(list.map(({ status }) => status))).toEqual(new Set(changeStatuses));
      const days = list.map(({ deadline = '' }) => (Date.parse(deadline) - now.getTime()) / 86_400_000);
      expect(days.filter((one) => one > 0 && one < 31).length).toBeGreaterThan(1);
      expect(list.filter(({ key, ownerId }) => key && ownerId !== undefined).length).toBeGreaterThan(1);
      expect(list.filter(({ tasks }) => tasks.total > tasks.open).length).toBeGreaterThan(1);
      // Swiss spelling has no sharp s.
      expect(JSON.stringify(list)).not.toContain('ß');
    }
  });

  it('say of changes that the provider has, by their names', () => {
    const slugs = new Set(sampleProviderChanges.map(({ slug }) => slug));
    expect(Object.keys(saidChanges).filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(Object.values(saidChanges).map(({ status }) => status)).size).toBeGreaterThan(3);
  });

  it('are what their facts say, and made once', async () => {
    await createSampleChanges(domain.server.organisations(), now);
    for (const { db } of domain.server.organisations()) {
      const rows = await db.selectFrom('change_element').selectAll().execute();
      expect(rows.filter((row) => row.main_id === null)).toHaveLength(10);
      expect(rows).toHaveLength(10 + Object.keys(saidChanges).length);
      const states = await db
        .transaction()
        .execute((trx) =>
          Promise.all(rows.map(async (row) => [row.id, (await loadChange(trx, row)).state] as const)),
        );
      expect(await changeFacts.statesAt(db, now)).toEqual(new Map(states));
    }
  });
});
