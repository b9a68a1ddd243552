import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '#server/testing/main-database.ts';
import { aMainCaller } from '#server/testing/servers.ts';
import { basisOfReplies } from './basis-of-replies.ts';

describe.each(testDatabases())('what replies follow from on $name', (database) => {
  let main: MainDatabase;
  beforeAll(async () => {
    main = await startMainDatabase(database);
  });
  afterAll(() => main?.stop());

  const basis = (options: { day?: string; edition?: number; replica?: boolean } = {}) =>
    basisOfReplies({
      db: main.db,
      read: options.replica ? main.db.withSchema('main') : main.db,
      search: { edition: () => options.edition ?? 0 },
      now: () => new Date(`${options.day ?? '2026-05-01'}T10:00:00Z`),
    });

  it('is the day in Switzerland', async () => {
    expect(await basis()(aMainCaller, 'collection')).toBe(await basis()(aMainCaller, 'collection'));
    expect(await basis({ day: '2026-05-02' })(aMainCaller, 'collection')).not.toBe(
      await basis()(aMainCaller, 'collection'),
    );
  });

  it('is what the search has learnt, for searches alone, each organisation for itself', async () => {
    const learnt = basis({ edition: 1 });
    expect(await learnt(aMainCaller, 'collection')).toBe(await basis()(aMainCaller, 'collection'));
    expect(await learnt(aMainCaller, 'search')).not.toBe(await basis()(aMainCaller, 'search'));
    const other = { ...aMainCaller, organisation: 'other', viewer: { organisation: 'other' } };
    expect(await learnt(other, 'search')).not.toBe(await learnt(aMainCaller, 'search'));
    // Neither has documents of its own, so they read the same.
    expect(await learnt(other, 'collection')).toBe(await learnt(aMainCaller, 'collection'));
  });

  it('is not sure for a while after a change, where another server is read', async () => {
    const change = sql`insert into main.setting values ('tried', '') on conflict (name) do update set value = ''`;
    await change.execute(main.db);
    expect(await basis({ replica: true })(aMainCaller, 'collection')).toBeUndefined();
    expect(await basis()(aMainCaller, 'collection')).toBeDefined();
    await sql`update main.collection_change set at = at - interval '1 hour' where transaction <> 0`.execute(
      main.db,
    );
    expect(await basis({ replica: true })(aMainCaller, 'collection')).toBeDefined();
  });
});
