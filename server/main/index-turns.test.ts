import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityTypes } from '#core/contract/main/indexing.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { trackBuild } from '../data/index-builds.ts';
import { keepImportsAway } from '../import/remove-documents.ts';

describe.each(testDatabases())('parts of the index on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let main: (typeof servers)['main'];
  let data: ReturnType<(typeof main)['client']>;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ main } = servers);
    data = main.client(await servers.domain.signIn('musterbank', 'data'));
  });
  afterAll(() => servers?.stop());

  const build = (entityType: (typeof entityTypes)[number]) =>
    data.index({ body: { entityType, language: 'DE' } });
  const topics = async (query: string) =>
    (await main.client().searchTopics({ query, displayLanguage: 'DE' })).hits.map(({ id }) => id);

  it('are built all at once', async () => {
    for (let round = 0; round < 5; round++) {
      const built = await Promise.all(entityTypes.map(build));
      expect(built.map(({ entityType }) => entityType)).toEqual(entityTypes);
    }
  });

  // The embedded database has one connection: there a transaction keeps all others waiting.
  const severalConnections = it.skipIf(database.name === 'PGlite');

  severalConnections.each(entityTypes.slice(1))('of %s are built once an import has ended', async (kind) => {
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(main.db);
      return rows.length;
    };
    let building: Promise<unknown> = Promise.resolve();
    await main.db.transaction().execute(async (trx) => {
      await keepImportsAway(trx);
      building = build(kind);
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    });
    await building;
    expect(await waiting()).toBe(0);
  });

  severalConnections('are searched before the indexes of their table can be made anew', async () => {
    const spoilt = () =>
      main.db.selectFrom('search_entry').select('name').where('kind', '=', 'topics').where('folded', '=', '');
    await build('topics');
    await main.db.updateTable('search_entry').set({ folded: '' }).where('kind', '=', 'topics').execute();
    let building: Promise<unknown> = Promise.resolve();
    await main.db.transaction().execute(async (trx) => {
      await sql`lock table main.search_entry in row exclusive mode`.execute(trx);
      building = build('topics');
      expect(await topics('Feiertagen')).toEqual([]);
      await expect.poll(() => spoilt().execute(), { timeout: 10_000 }).toEqual([]);
      expect(await topics('Feiertagen')).toEqual(['support']);
      // Longer than the database waits for the table.
      await new Promise((resolve) => setTimeout(resolve, 2500));
    });
    expect(await building).toMatchObject({ entityType: 'topics' });
  });

  it('give signs of life while their build waits', async () => {
    const start = Date.now();
    const lastSign = async () => {
      const builds = main.db.selectFrom('index_build').select('touched_at').where('entity_type', '=', 'news');
      return (await builds.executeTakeFirstOrThrow()).touched_at.getTime();
    };
    const work = async () => {
      const first = await lastSign();
      await expect.poll(lastSign).toBeGreaterThan(first);
      return { entries: 1 };
    };
    await trackBuild(main.db, { entityType: 'news' }, () => new Date(), work, 20);
    expect(await lastSign()).toBeGreaterThan(start);
  });
});
