import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '#server/testing/main-database.ts';
import { aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';
import { foldOldChanges, readCollectionState } from './collection-state.ts';
import type { MainDb } from './open-main.ts';
import { publicViewer } from './visible-texts.ts';

/** Tables of which no reply is made that is cached. Whoever makes one of them adds triggers. */
const ofNoReply = [
  'audit',
  'collection_change',
  // Only imports read it.
  'container_sighting',
  // Only the glossary is made of definitions; terms in texts are found in the texts.
  'definition',
  'definition_reading',
  'domain',
  // Those who administer the data ask for these each time.
  'error_log',
  // The feed is not cached.
  'feed_mark',
  // A file never changes: its address is the hash of its content.
  'file',
  'index_build',
  // What is loaded or uploaded becomes a text when it is published.
  'loaded_file',
  'loaded_part',
  'loaded_publication',
  'loaded_text',
  'mail',
  'migration',
  'news',
  'origin_proof',
  'pdf_upload',
  'pdf_upload_content',
  'pdf_upload_part',
  // What the provider tells of changes is not cached.
  'provider_change',
  'provider_change_fact',
  'provider_change_file',
  'provider_change_mark',
  'provider_file',
  'provider_file_part',
  'question_count',
  'registered_user',
  'search_segment',
  // What is fetched from official sources is not cached; what it becomes is a text.
  'source_file',
  'source_lease',
  'source_version',
  'source_watch',
  // Topic pages are asked for each time.
  'topic_page',
  'topic_version',
  'user_epoch',
];

const setTo = (value: string) =>
  sql`insert into main.setting values ('tried', ${value}) on conflict (name) do update set value = ${value}`;
const stateOf = async (db: MainDb, part: 'collection' | 'citations' = 'collection') =>
  (await readCollectionState(db, publicViewer, part)).state;
/** As if all lines had been written long ago. */
const age = (db: MainDb) =>
  sql`update main.collection_change set at = at - interval '1 hour' where transaction <> 0`.execute(db);

describe.each(testDatabases())('the state of the collection on $name', (database) => {
  let main: MainDatabase;
  const state = (part?: 'citations') => stateOf(main.read, part);
  beforeAll(async () => {
    main = await startMainDatabase(database);
  });
  afterAll(() => main?.stop());

  it('watches every table, but those of which no cached reply is made', async () => {
    const { rows } = await sql<{ name: string; watches: string[] }>`
      select relname as name, array(select tgname::text from pg_trigger
          where tgrelid = pg_class.oid and tgname like 'note\\_%' order by tgname) as watches
      from pg_class where relnamespace = 'main'::regnamespace and relkind = 'r' order by relname`.execute(
      main.db,
    );
    const isWatched = ({ watches }: { watches: string[] }) => watches.length > 0;
    expect(rows.filter((row) => !isWatched(row)).map(({ name }) => name)).toEqual(ofNoReply);
    for (const { watches } of rows.filter(isWatched))
      expect(watches).toEqual(['note_delete', 'note_insert', 'note_truncate', 'note_update']);
  });

  it('stays as it is after statements that change no row', async () => {
    await setTo('something').execute(main.db);
    const both = async () => [await state(), await state('citations')];
    const before = await both();
    await main.db.updateTable('regulation').set({ category: 'base' }).where('id', '=', -1).execute();
    await main.db.deleteFrom('text').where('id', '=', -1).execute();
    await sql`insert into main.setting values ('tried', 'other') on conflict (name) do nothing`.execute(
      main.db,
    );
    await sql`insert into main.setting select name, value from main.setting where false`.execute(main.db);
    await sql`delete from main.reference where false`.execute(main.db);
    expect(await both()).toEqual(before);
    for (const change of [
      sql`insert into main.setting values ('another', '1')`,
      sql`update main.setting set value = '2' where name = 'another'`,
      sql`delete from main.setting where name = 'another'`,
      sql`truncate main.setting`,
    ]) {
      const last = await state();
      await change.execute(main.db);
      expect(await state()).not.toBe(last);
    }
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

  it('of what cites a place changes with what was read too, that of the texts does not', async () => {
    const [texts, citations] = [await state(), await state('citations')];
    await sql`insert into main.reference_reading select id, '' from main.text limit 1`.execute(main.db);
    expect(await state()).toBe(texts);
    const read = await state('citations');
    expect(read).not.toBe(citations);
    await setTo('d').execute(main.db);
    expect(await state('citations')).not.toBe(read);
  });

  it('stays when old lines are folded, and never comes back', async () => {
    const seen = new Set([await state()]);
    for (let round = 0; round < 5; round++) {
      await setTo(String(round)).execute(main.db);
      const current = await state();
      expect(seen).not.toContain(current);
      seen.add(current);
      await age(main.db);
      await foldOldChanges(main.db);
      expect(await state()).toBe(current);
    }
    const { rows } = await sql`select part from main.collection_change order by part`.execute(main.db);
    expect(rows).toEqual([{ part: 'citations' }, { part: 'collection' }]);
  });

  it('is another one after a restore, where numbers of transactions begin anew', async () => {
    const before = await state();
    // The line of another database that has the number of a transaction to come.
    await sql`insert into main.collection_change
      select pg_current_xact_id()::text::bigint + step, 'collection', step, now()
      from generate_series(1, 50) as step`.execute(main.db);
    const restored = await state();
    expect(restored).not.toBe(before);
    await setTo('restored').execute(main.db);
    expect(await state()).not.toBe(restored);
  });

  it('tells how long ago the last change was', async () => {
    await setTo('now').execute(main.db);
    expect((await readCollectionState(main.read, publicViewer, 'collection')).age).toBeLessThan(30);
    await age(main.db);
    expect((await readCollectionState(main.read, publicViewer, 'collection')).age).toBeGreaterThan(3000);
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
        const between = await stateOf(main.read);
        goOn();
        await earlier;
        expect(await stateOf(main.read)).not.toBe(between);
      } finally {
        await main.stop();
      }
    });
  },
);
