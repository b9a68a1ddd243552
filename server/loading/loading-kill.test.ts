import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestPlace, testDatabases } from '#server/testing/databases.ts';
import { aLoadedRecord, bytesOfText, workOff } from '#server/testing/loaded-files.ts';
import { talkingWorkers } from '#server/testing/loading-process.ts';
import { aFedlexFile } from '#server/testing/official-sources.ts';
import { runScript } from '#server/testing/processes.ts';
import { readingWorkers } from '#server/testing/reading-workers.ts';
import { zipOf } from '#server/testing/zip-files.ts';
import { DatabaseAway } from '../data/database-away.ts';
import { type OpenMain, openMain } from '../data/open-main.ts';
import { holdMilliseconds } from './hold.ts';
import { beginUpload, takePart } from './upload-files.ts';

/** A server that works on loaded files until it is killed. */
const program = `
  import { openMain } from './server/data/open-main.ts';
  import { runLoading } from './server/loading/run-loading.ts';
  import { talkingWorkers } from './server/testing/loading-process.ts';
  const { db } = await openMain(JSON.parse(process.env.PLACE));
  const now = () => new Date(process.env.NOW);
  const { signal } = new AbortController();
  await runLoading({ db, workers: talkingWorkers(console.log), now, signal, log: console.error });
`;
const start = new Date('2026-05-01T10:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const afterHold = later(holdMilliseconds + 1000);
const years = ['2021', '2022', '2023', '2024', '2025', '2026'];
const archive = zipOf(
  Object.fromEntries(
    years.map((year) => [`${year}.xml`, aFedlexFile(`${year}-01-01`, 'de', `Stand ${year}.`)]),
  ),
);

describe.each(testDatabases())('work on loaded files on $name', (database) => {
  let at: TestPlace;
  let opened: OpenMain;
  beforeAll(async () => {
    at = await database.start('main');
  });
  afterAll(() => at?.remove());
  beforeEach(async () => {
    opened = await openMain(at.place);
  });
  afterEach(async () => {
    await opened.db.deleteFrom('loaded_file').execute();
    await opened.db.deleteFrom('regulation').execute();
    await opened.close();
  });

  const enter = async (name: string, bytes: Uint8Array) => {
    const uploader = { organisation: 'house', userId: randomUUID(), email: 'data@house.example' };
    const record = { ...aLoadedRecord(name, bytes), size: bytes.length };
    const row = await beginUpload(opened.db, { record, uploader, now: start, space: 1024 ** 3 });
    return (await takePart(opened.db, row, { offset: 0, bytes }, start)).id;
  };
  /** Runs a process until it has said something and is killed. */
  const killAt = async (line: string) => {
    await opened.close();
    const env = { PLACE: JSON.stringify(at.place), NOW: start.toISOString() };
    const { child, ended, printed } = runScript('--input-type=module', ['-e', program], env);
    await printed(line);
    await setTimeout(3);
    child.kill('SIGKILL');
    await ended;
    opened = await openMain(at.place);
  };
  const texts = () =>
    opened.db.selectFrom('loaded_text').select(['name', 'outcome', 'published']).orderBy('name').execute();
  const stored = async () =>
    (await opened.db.selectFrom('text').select('version_date').orderBy('version_date').execute()).map(
      ({ version_date }) => version_date.slice(0, 4),
    );
  const stateOf = async () =>
    (await opened.db.selectFrom('loaded_file').select(['state', 'attempts', 'holder']).execute())[0];

  it('that is broken off is done by another process, once its time is over, and leaves nothing twice', async () => {
    await enter('acts.zip', archive);
    await killAt('read 2023.xml');
    expect(await stateOf()).toMatchObject({ state: 'waiting', attempts: 1, holder: expect.any(String) });
    expect(await stored()).toEqual([]);
    // While it may still live, nobody else takes the file.
    await workOff(opened.db, { now: () => start });
    expect((await stateOf())?.state).toBe('waiting');
    await workOff(opened.db, { now: () => afterHold });
    expect(await stateOf()).toEqual({ state: 'checked', attempts: 0, holder: null });
    expect((await texts()).map(({ name }) => name)).toEqual(years.map((year) => `${year}.xml`));
    expect((await texts()).map(({ outcome }) => outcome)).toEqual([
      'newDocument',
      ...Array(5).fill('newVersion'),
    ]);
    expect(await stored()).toEqual([]);

    await opened.db.updateTable('loaded_file').set({ state: 'publishing' }).execute();
    await killAt('prepared 2023-01-01');
    const half = await stored();
    expect(half.length).toBeLessThan(years.length);
    await workOff(opened.db, { now: () => afterHold });
    expect((await stateOf())?.state).toBe('published');
    expect(await stored()).toEqual(years);
    // What the killed process had stored and not noted is there already.
    for (const { published } of await texts()) expect(['stored', 'unchanged']).toContain(published);
  });

  it('on tables that is broken off loads each once, and none in part', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `page-${at};DE;Seite;Text`);
    const table = (title: string) =>
      ['name;language;title;text', ...rows.map((row) => `${title}${row}`)].join('\n');
    await enter('tables.zip', zipOf({ 'a.csv': table('a'), 'b.csv': table('b') }));
    await workOff(opened.db, { now: () => start });
    await opened.db.updateTable('loaded_file').set({ state: 'publishing' }).execute();
    await killAt('stores b.csv');
    const pages = async () =>
      (await opened.db.selectFrom('topic_page').select('name').execute()).map(({ name }) => name[0]);
    // The first table is there as a whole with its note; the second one as a whole or not at all.
    expect([300, 600]).toContain((await pages()).length);
    expect((await texts()).map(({ published }) => published)[0]).toBe('stored');
    await workOff(opened.db, { now: () => afterHold });
    expect((await stateOf())?.state).toBe('published');
    expect((await texts()).map(({ published }) => published)).toEqual(['stored', 'stored']);
    expect(await pages()).toHaveLength(600);
    await opened.db.deleteFrom('topic_page').execute();
  });

  it('is done once though several work at the same time', async () => {
    const names = ['a.xml', 'b.xml', 'c.xml', 'd.xml', 'e.xml'];
    for (const [at, name] of names.entries())
      await enter(name, bytesOfText(aFedlexFile(`20${20 + at}-01-01`)));
    const said: string[] = [];
    const workers = talkingWorkers((line) => void said.push(line));
    await Promise.all([1, 2, 3].map(() => workOff(opened.db, { workers, now: () => start })));
    expect(said.toSorted()).toEqual(names.map((name) => `read ${name}`));
    expect((await texts()).map(({ name }) => name)).toEqual(names);
  });

  it('replaces no text unseen that another file has stored in the last moments', async () => {
    await enter('a.xml', bytesOfText(aFedlexFile('2025-01-01', 'de', 'Banken melden.')));
    await enter('b.xml', bytesOfText(aFedlexFile('2025-01-01', 'de', 'Banken schweigen.')));
    await workOff(opened.db, { now: () => start });
    await opened.db.updateTable('loaded_file').set({ state: 'publishing' }).execute();
    // Each has been compared with what is stored, and none is stored yet.
    const both = Promise.withResolvers<void>();
    let prepared = 0;
    const prepare: typeof readingWorkers.prepare = async (...given) => {
      prepared += 1;
      if (prepared === 2) both.resolve();
      await both.promise;
      return readingWorkers.prepare(...given);
    };
    await workOff(opened.db, { workers: { ...readingWorkers, prepare }, now: () => start });
    const became = await opened.db
      .selectFrom('loaded_text')
      .select(['published', 'published_refusal'])
      .orderBy('published')
      .execute();
    expect(became).toEqual([
      { published: 'refused', published_refusal: 'OUTDATED' },
      { published: 'stored', published_refusal: null },
    ]);
    expect(await stored()).toEqual(['2025']);
  });

  it('does nothing beside a file at which a process was lost', async () => {
    await enter('lost.xml', bytesOfText(aFedlexFile('2025-01-01')));
    await opened.db.updateTable('loaded_file').set({ attempts: 1 }).execute();
    for (const year of years.slice(0, 3))
      await enter(`${year}.xml`, bytesOfText(aFedlexFile(`${year}-01-01`)));
    const reading = new Set<string>();
    const beside: string[][] = [];
    const importFile: typeof readingWorkers.importFile = async (file, options) => {
      reading.add(file.split('/').at(-1) ?? '');
      await setTimeout(50);
      beside.push([...reading]);
      const read = await readingWorkers.importFile(file, options);
      reading.delete(file.split('/').at(-1) ?? '');
      return read;
    };
    await workOff(opened.db, { workers: { ...readingWorkers, importFile }, now: () => start });
    expect(beside).toHaveLength(4);
    expect(beside.filter((names) => names.includes('lost.xml'))).toEqual([['lost.xml']]);
    expect((await texts()).map(({ name }) => name)).toContain('lost.xml');
  });

  it('ends with the failure of one file once the others are done', async () => {
    await enter('acts.zip', archive);
    const away = new DatabaseAway('gone');
    let takes = 0;
    const now = () => {
      takes += 1;
      // The first is of the uploads, the second of the file that is taken.
      if (takes === 3) throw away;
      return start;
    };
    await expect(workOff(opened.db, { now })).rejects.toBe(away);
    expect(await stateOf()).toEqual({ state: 'checked', attempts: 0, holder: null });
  });

  it.each([
    { how: 'given up', set: { attempts: 3 }, state: 'published' },
    { how: 'read anew by another edition', set: { edition: -1 }, state: 'checked' },
  ])('notes what was stored of a file that is $how while it is published', async ({ set, state }) => {
    await enter('acts.zip', archive);
    await workOff(opened.db, { now: () => start });
    await opened.db
      .updateTable('loaded_file')
      .set({ state: 'publishing', storing: true, ...set })
      .execute();
    await opened.db
      .updateTable('loaded_text')
      .set({ published: 'stored' })
      .where('name', '=', '2021.xml')
      .execute();
    await workOff(opened.db, { now: () => start });
    expect((await stateOf())?.state).toBe(state);
    const noted = await opened.db.selectFrom('loaded_publication').select('name').execute();
    expect(noted).toEqual([{ name: '2021.xml' }]);
    const held = await opened.db.selectFrom('loaded_text').select('content').execute();
    expect(held.some(({ content }) => content !== null)).toBe(state === 'checked');
  });

  it('ends where the file is deleted meanwhile, and notes nothing of it', async () => {
    await enter('acts.zip', archive);
    const workers = {
      ...readingWorkers,
      importFile: async (...args: Parameters<typeof readingWorkers.importFile>) => {
        await opened.db.deleteFrom('loaded_file').execute();
        return readingWorkers.importFile(...args);
      },
    };
    await workOff(opened.db, { workers, now: () => start });
    expect(await texts()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('stops with the server and says nothing of the file, and one at which processes are lost is given up', async () => {
    await enter('acts.zip', archive);
    const ending = new AbortController();
    const workers = {
      ...readingWorkers,
      importFile: async (...args: Parameters<typeof readingWorkers.importFile>) => {
        ending.abort();
        return readingWorkers.importFile(...args);
      },
    };
    await workOff(opened.db, { workers, signal: ending.signal, now: () => start });
    expect(await stateOf()).toEqual({ state: 'waiting', attempts: 0, holder: null });
    await opened.db.updateTable('loaded_file').set({ attempts: 3 }).execute();
    await workOff(opened.db, { now: () => start });
    expect((await stateOf())?.state).toBe('checked');
    expect(await texts()).toEqual([{ name: 'acts.zip', outcome: 'refused', published: null }]);
  });
});
