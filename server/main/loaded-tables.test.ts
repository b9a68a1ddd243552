import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxTableSize, rowKindNames, tableFormats } from '#core/contract/main/loaded-rows.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aLoadedRecord, bytesOfText, uploadLoaded, workOff } from '#server/testing/loaded-files.ts';
import { aFedlexFile } from '#server/testing/official-sources.ts';
import { readingWorkers } from '#server/testing/reading-workers.ts';
import { zipOf } from '#server/testing/zip-files.ts';
import { outdatedReason } from '../loading/refusals.ts';

const topics = (...rows: readonly string[]) => ['name;language;title;text', ...rows].join('\n');
const first = topics('lanterns;DE;Laternen;Sie brennen.', 'lanterns;FR;Lanternes;Elles brûlent.');

describe.each(testDatabases())('tables among loaded files on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let main: (typeof servers)['main'];
  let ada: ReturnType<(typeof main)['client']>;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ main } = servers);
    ada = main.client((await servers.enter('tabellen', ['REGESTA_STATICDB_DATA_ADMIN'])).token);
  });
  afterAll(() => servers?.stop());
  beforeEach(async () => {
    await main.db.deleteFrom('loaded_file').execute();
    await main.db.deleteFrom('topic_page').execute();
    await main.db.deleteFrom('news').execute();
    await main.db.deleteFrom('regulation').where('source_key', '=', 'eli/cc/31/117').execute();
  });

  const check = async (name: string, content: string | Uint8Array) => {
    const { id } = await uploadLoaded(ada, name, content);
    await workOff(main.db);
    return id;
  };
  const reportOf = async (id: string) => (await ada.loadedFileReport({ id })).texts;
  const rowsOf = (id: string, number = 1, from = 0) => ada.loadedFileRows({ id, number, from });
  const publish = async (id: string) => {
    await ada.publishLoadedFile({ id });
    await workOff(main.db);
  };
  const pages = async () =>
    (
      await main.db
        .selectFrom('topic_page')
        .select(['language', 'title', 'text'])
        .orderBy('language')
        .execute()
    ).map(({ language, title, text }) => [language, title, text]);

  it('are checked, compared cell by cell, and published as they were seen', async () => {
    const id = await check('topics.csv', first);
    const table = { kind: 'topics', added: 2, changed: 0, unchanged: 0, samples: 0, problems: 0 };
    expect(await reportOf(id)).toEqual([{ number: 1, name: 'topics.csv', outcome: 'table', table }]);
    expect(await rowsOf(id)).toEqual({
      differences: [
        {
          row: 2,
          name: 'lanterns DE',
          how: 'new',
          cells: [
            { column: 'name', after: 'lanterns' },
            { column: 'language', after: 'DE' },
            { column: 'title', after: 'Laternen' },
            { column: 'text', after: 'Sie brennen.' },
          ],
        },
        expect.objectContaining({ row: 3, name: 'lanterns FR', how: 'new' }),
      ],
      problems: [],
    });
    expect(await pages()).toEqual([]);
    await publish(id);
    expect(await pages()).toEqual([
      ['DE', 'Laternen', 'Sie brennen.'],
      ['FR', 'Lanternes', 'Elles brûlent.'],
    ]);
    expect((await ada.loadedFileReport({ id })).file).toMatchObject({
      state: 'published',
      done: 1,
      total: 1,
      became: { stored: 1, unchanged: 0, refused: 0 },
    });
    expect((await reportOf(id))[0]?.published).toEqual({ became: 'stored' });
    // What was changed stays to be seen.
    expect((await rowsOf(id)).differences).toHaveLength(2);

    const same = await check('same.csv', first);
    expect((await reportOf(same))[0]).toMatchObject({ outcome: 'unchanged', table: { unchanged: 2 } });
    expect(await refusal(ada.publishLoadedFile({ id: same }))).toBe('409 NOTHING_TO_PUBLISH');
    const other = await check(
      'other.json',
      JSON.stringify([{ name: 'lanterns', language: 'DE', title: 'Laternen', text: 'Sie leuchten.' }]),
    );
    expect((await rowsOf(other)).differences).toEqual([
      {
        row: 1,
        name: 'lanterns DE',
        how: 'changed',
        cells: [{ column: 'text', before: 'Sie brennen.', after: 'Sie leuchten.' }],
      },
    ]);
  });

  it('with wrong rows are refused as a whole, with row, column and reason of each', async () => {
    const id = await check(
      'topics.csv',
      topics('lanterns;DE;Laternen;Sie brennen.', 'Lanterns;XX;Lanternes;Elles.'),
    );
    expect((await reportOf(id))[0]).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'ROWS' },
      table: { kind: 'topics', problems: 2 },
    });
    expect((await rowsOf(id)).problems).toEqual([
      expect.objectContaining({ row: 3, column: 'name', code: 'TOPIC_FORM' }),
      expect.objectContaining({ row: 3, column: 'language', code: 'ONE_OF' }),
    ]);
    expect(await refusal(ada.publishLoadedFile({ id }))).toBe('409 NOTHING_TO_PUBLISH');
    expect(await pages()).toEqual([]);
  });

  it.each<[string, string, object]>([
    ['laws.csv', 'a;b\nc;d', { row: 1, code: 'UNKNOWN_KIND' }],
    ['broken.json', '[{', { row: 0, code: 'NO_JSON' }],
    ['broken.xlsx', 'no workbook', { row: 0, code: 'NO_WORKBOOK' }],
    ['empty.csv', 'name;language;title;text', { row: 0, code: 'NO_ROWS' }],
  ])('as %s are refused with the reason', async (name, content, problem) => {
    const id = await check(name, content);
    expect((await rowsOf(id)).problems).toEqual([expect.objectContaining(problem)]);
    expect((await ada.loadedFileReport({ id })).file).toMatchObject({ state: 'checked', done: 1, total: 1 });
  });

  it('are unpacked once for all their pages, and anew once they are read again', async () => {
    const lines = (words: string) =>
      topics(...Array.from({ length: 150 }, (_, at) => `page${at};DE;Seite ${at};${words}.`));
    const id = await check('topics.csv', lines('Erst'));
    const unpacked = vi.spyOn(JSON, 'parse');
    const start = await rowsOf(id);
    const next = await rowsOf(id, 1, start.next);
    // Replies have some of the rows, the table itself all of them.
    const whole = unpacked.mock.calls.filter(([text]) =>
      ['"page0 DE"', '"page149 DE"'].every((name) => String(text).includes(name)),
    );
    unpacked.mockRestore();
    expect(whole).toHaveLength(1);
    expect([start.differences.length, next.differences.length]).toEqual([100, 50]);
    await publish(id);
    await main.db.updateTable('topic_page').set({ text: 'Anders.' }).where('name', '=', 'page7').execute();
    await ada.loadFileAgain({ id });
    await workOff(main.db);
    expect((await rowsOf(id)).differences.map(({ name }) => name)).toEqual(['page7 DE']);
  });

  it('come in ZIP files beside texts, as every template in every format', async () => {
    await publish(await check('known.xml', aFedlexFile('2025-01-01')));
    const files: Record<string, string | Uint8Array> = {
      'act.xml': aFedlexFile('2026-01-01', 'de', 'Banken melden.'),
      'a.pdf': '%PDF-1.7',
    };
    for (const kind of rowKindNames)
      for (const format of tableFormats)
        files[`tables/${kind}.${format}`] = new Uint8Array(
          await (await ada.rowTemplate({ kind, format })).arrayBuffer(),
        );
    const id = await check('all.zip', zipOf(files));
    const texts = await reportOf(id);
    expect(texts).toHaveLength(14);
    expect(texts.find(({ name }) => name === 'a.pdf')?.refusal?.code).toBe('PDF');
    expect(texts.find(({ name }) => name === 'act.xml')?.outcome).toBe('newVersion');
    for (const kind of rowKindNames) {
      const ofKind = texts.filter(({ name }) => name.startsWith(`tables/${kind}.`));
      expect(ofKind.map(({ table }) => table?.kind)).toEqual([kind, kind, kind]);
    }
    // What they name is there, so that each can be loaded as it is.
    expect(texts.filter(({ table }) => (table?.problems ?? 0) > 0)).toEqual([]);
    expect(
      texts.filter(({ name, outcome }) => name.startsWith('tables/topics') && outcome === 'table'),
    ).toHaveLength(3);
  });

  it('are checked anew instead of published where something else is stored by then', async () => {
    const id = await check('topics.csv', first);
    const other = await check('other.csv', topics('lanterns;DE;Andere;Auch.'));
    await publish(other);
    await publish(id);
    expect((await ada.loadedFileReport({ id })).file).toMatchObject({ state: 'checked' });
    expect((await rowsOf(id)).differences[0]).toMatchObject({ how: 'changed' });
    expect(await pages()).toEqual([['DE', 'Andere', 'Auch.']]);
    await publish(id);
    expect(await pages()).toHaveLength(2);
  });

  it('of one file that contradict each other are published once, and the other one is refused', async () => {
    const archive = zipOf({ 'a.csv': topics('lanterns;DE;A;a'), 'b.csv': topics('lanterns;DE;B;b') });
    const id = await check('both.zip', archive);
    await publish(id);
    const { file, texts } = await ada.loadedFileReport({ id });
    expect(file).toMatchObject({ state: 'published', became: { stored: 1, refused: 1 } });
    expect(texts[1]?.published).toEqual({
      became: 'refused',
      refusal: { line: 0, reason: outdatedReason, code: 'OUTDATED' },
    });
    expect(await pages()).toEqual([['DE', 'A', 'a']]);
  });

  it('of many rows are answered some at a time', async () => {
    const rows = Array.from({ length: 130 }, (_, at) => `page-${at};DE;Seite ${at};Text`);
    const id = await check('many.csv', topics(...rows));
    const { differences, next } = await rowsOf(id);
    expect([differences.length, next]).toEqual([100, 100]);
    const rest = await rowsOf(id, 1, 100);
    expect(rest.differences.map(({ row }) => row)).toEqual(Array.from({ length: 30 }, (_, at) => 102 + at));
    expect(rest.next).toBeUndefined();
    const long = Array.from({ length: 4 }, (_, at) => `long-${at};DE;Seite;${'x'.repeat(90_000)}`);
    const large = await check('large.csv', topics(...long));
    expect(await rowsOf(large)).toMatchObject({ next: 2 });
    expect(await refusal(rowsOf(large, 2))).toBe('404 TEXT_NOT_FOUND');
  });

  it('are refused before a byte is sent where they are too large, and read where processes are lost', async () => {
    const body = { ...aLoadedRecord('a.csv', bytesOfText('x')), size: maxTableSize + 1 };
    expect(await refusal(ada.uploadLoadedFile({ body }))).toBe('413 FILE_TOO_LARGE');
    const { id } = await uploadLoaded(ada, 'a.csv', first);
    const readTable = () => Promise.reject(new Error('the worker ended'));
    await workOff(main.db, { workers: { ...readingWorkers, readTable } });
    expect((await reportOf(id))[0]).toMatchObject({
      outcome: 'refused',
      refusal: {
        reason: 'the worker ended',
        code: 'READER_FAILED',
        values: { message: 'the worker ended' },
      },
    });
    await ada.loadFileAgain({ id });
    await workOff(main.db);
    expect((await reportOf(id))[0]).toMatchObject({ outcome: 'table' });
  });
});
