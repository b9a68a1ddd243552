import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '#server/testing/main-database.ts';
import { aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';
import { readCollectionState, removeOldChanges } from './collection-state.ts';

/** Tables of which no reply is made that is cached. Whoever makes one of them adds triggers. */
const ofNoReply = [
  'audit',
  'collection_change',
  'domain',
  // A file never changes: its address is the hash of its content.
  'file',
  'mail',
  'migration',
  'origin_proof',
  'question_count',
  'registered_user',
  'search_segment',
  'user_epoch',
];

describe.each(testDatabases())('the state of the collection on $name', (database) => {
  let main: MainDatabase;
  const state = () => readCollectionState(main.read);
  const setTo = (value: string) =>
    sql`insert into main.setting values ('tried', ${value}) on conflict (name) do update set value = ${value}`;
  beforeAll(async () => {
    main = await startMainDatabase(database);
  });
  afterAll(() => main?.stop());

  it('watches every table, but those of which no cached reply is made', async () => {
    const { rows } = await sql<{ name: string; watched: boolean }>`
      select relname as name,
        exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'note_change') as watched
      from pg_class where relnamespace = 'main'::regnamespace and relkind = 'r' order by relname`.execute(
      main.db,
    );
    expect(rows.filter(({ watched }) => !watched).map(({ name }) => name)).toEqual(ofNoReply);
  });

  it('changes with every transaction that changes something, and with no other', async () => {
    const before = await state();
    expect(await state()).toBe(before);
    await storeText(main.db, aText(), aPrint(), undefined);
    const stored = await state();
    expect(stored).not.toBe(before);
    await main.db.transaction().execute(async (trx) => {
      await setTo('a').execute(trx);
      await setTo('b').execute(trx);
    });
    const set = await state();
    expect(set).not.toBe(stored);
    await main.db.updateTable('regulation').set({ category: 'supervision' }).execute();
    const filed = await state();
    expect(filed).not.toBe(set);
    await main.db.selectFrom('unit').selectAll().execute();
    const undone = main.db.transaction().execute(async (trx) => {
      await setTo('c').execute(trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await state()).toBe(filed);
  });

  it('changes again when lines are removed', async () => {
    for (let line = 0; line < 1010; line++) await setTo(String(line)).execute(main.db);
    const before = await state();
    await removeOldChanges(main.db);
    expect(await state()).not.toBe(before);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from main.collection_change`.execute(main.db);
    expect(rows[0]?.count).toBe(1000);
    const after = await state();
    await removeOldChanges(main.db);
    expect(await state()).toBe(after);
  });
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))(
  'side by side on $name',
  (database) => {
    it('a transaction that began earlier and ends later is noticed', async () => {
      const main = await startMainDatabase(database);
      try {
        const set = (name: string) => sql`insert into main.setting values (${name}, '')`;
        let goOn = () => {};
        const held = new Promise<void>((done) => {
          goOn = done;
        });
        let begun = () => {};
        const started = new Promise<void>((done) => {
          begun = done;
        });
        const earlier = main.db.transaction().execute(async (trx) => {
          await set('earlier').execute(trx);
          begun();
          await held;
        });
        await started;
        await set('later').execute(main.db);
        const between = await readCollectionState(main.read);
        goOn();
        await earlier;
        expect(await readCollectionState(main.read)).not.toBe(between);
      } finally {
        await main.stop();
      }
    });
  },
);
