import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadPart } from '#core/contract/change-files.ts';
import { maxLoadedFileSize } from '#core/contract/main/loaded-files.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { partFrom } from '#server/testing/change-files.ts';
import { refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import {
  aLoadedRecord,
  bytesOfText,
  sendRestLoaded,
  uploadLoaded,
  workOff,
} from '#server/testing/loaded-files.ts';
import { aFedlexFile } from '#server/testing/official-sources.ts';
import { readingWorkers } from '#server/testing/reading-workers.ts';
import { mainUrl } from '#server/testing/servers.ts';
import { zipOf } from '#server/testing/zip-files.ts';
import { ImportError } from '../import/import-error.ts';
import { importReason } from '../import/import-reasons.ts';
import { dropAbandonedUploads } from '../loading/upload-files.ts';

const nobody = '00000000-0000-4000-8000-999999999999';
const key = 'eli/cc/31/117';
const large = bytesOfText(`<!-- ${'x'.repeat(2 * uploadPart)} -->${aFedlexFile('2025-01-01')}`);

describe.each(testDatabases())('files that are loaded on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let main: (typeof servers)['main'];
  let token: string;
  let ada: ReturnType<(typeof main)['client']>;
  let bea: ReturnType<(typeof main)['client']>;
  beforeAll(async () => {
    servers = await startBoth(database);
    ({ main } = servers);
    ({ token } = await servers.enter('datenpflege', ['READER', 'REGESTA_STATICDB_DATA_ADMIN']));
    ada = main.client(token);
    const other = await servers.enter('datenpflege-2', ['REGESTA_STATICDB_DATA_ADMIN']);
    bea = main.client(other.token);
  });
  afterAll(() => servers?.stop());
  beforeEach(async () => {
    await main.db.deleteFrom('loaded_file').execute();
    await main.db.deleteFrom('regulation').where('source_key', '=', key).execute();
  });

  const names = async (client = ada) => (await client.loadedFiles({})).files.map(({ name }) => name);
  const reportOf = async (id: string) => (await ada.loadedFileReport({ id })).texts;
  const dated = async () =>
    (
      await main.db
        .selectFrom('text')
        .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
        .select('version_date')
        .where('source_key', '=', key)
        .orderBy('version_date')
        .execute()
    ).map((row) => row.version_date);

  it('are hidden until the last part has come, and then have every field', async () => {
    const record = aLoadedRecord('../Gesetz.XML', large, { category: 'eu' });
    let state = await ada.uploadLoadedFile({ body: record });
    expect(state).toEqual({ id: expect.any(String), offset: 0, size: large.length });
    const offsets: number[] = [];
    while (state.file === undefined) {
      offsets.push(state.offset);
      expect(await names()).toEqual([]);
      expect(await refusal(ada.loadedFileReport({ id: state.id }))).toBe('404 FILE_NOT_FOUND');
      expect(await refusal(ada.loadedFile({ id: state.id }))).toBe('404 FILE_NOT_FOUND');
      expect(await refusal(ada.publishLoadedFile({ id: state.id }))).toBe('404 FILE_NOT_FOUND');
      await workOff(main.db);
      const content = partFrom(large, state.offset);
      state = await ada.uploadLoadedFilePart({ id: state.id, offset: state.offset, content });
    }
    expect(offsets).toEqual([0, uploadPart, 2 * uploadPart]);
    const none = {
      newDocument: 0,
      newVersion: 0,
      newLanguage: 0,
      replaced: 0,
      table: 0,
      unchanged: 0,
      refused: 0,
    };
    const file = {
      id: state.id,
      name: 'Gesetz.XML',
      size: large.length,
      uploadedAt: expect.any(String),
      uploadedBy: 'datenpflege@musterbank.example',
      category: 'eu',
      state: 'waiting',
      done: 0,
      outcomes: none,
      became: { stored: 0, unchanged: 0, refused: 0 },
    };
    // Whoever administers the data sees it, whose ever it is.
    expect((await bea.loadedFiles({})).files).toEqual([file]);
    const reply = await main.app.request(`${mainUrl}/api/v1/LoadedFiles/Original/${state.id}`, {
      headers: { authorization: `Bearer ${token}`, range: 'bytes=1048570-1048580' },
    });
    expect(reply.headers.get('content-disposition')).toContain('attachment; filename="Gesetz.XML"');
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(large.slice(1048570, 1048581));
    expect(new Uint8Array(await (await bea.loadedFile({ id: state.id })).arrayBuffer())).toEqual(large);
  });

  it('go on where they were broken off, for whoever has begun them', async () => {
    const record = aLoadedRecord('a.xml', large);
    const begun = await ada.uploadLoadedFile({ body: record });
    const first = { id: begun.id, offset: 0, content: partFrom(large, 0) };
    await ada.uploadLoadedFilePart(first);
    expect(await refusal(ada.uploadLoadedFilePart(first))).toBe('409 UPLOAD_OFFSET');
    const again = await ada.uploadLoadedFile({ body: { ...record, upload: nobody } });
    expect(again).toEqual({ ...begun, offset: uploadPart });
    expect(await refusal(bea.uploadLoadedFilePart({ ...first, offset: uploadPart }))).toBe(
      '404 FILE_NOT_FOUND',
    );
    expect(await refusal(bea.deleteLoadedFile({ id: begun.id }))).toBe('404 FILE_NOT_FOUND');
    const file = await sendRestLoaded(ada, again, large);
    // The reply to the last part may have been lost.
    expect(await ada.uploadLoadedFile({ body: record })).toEqual({
      id: file.id,
      offset: large.length,
      size: large.length,
      file,
    });
    expect(await names()).toEqual(['a.xml']);
  });

  it('are refused by their type, without content, too large, and where bytes have changed on the way', async () => {
    const begin = (name: string, size: number) =>
      refusal(ada.uploadLoadedFile({ body: { ...aLoadedRecord(name, large), size } }));
    expect(await begin('a.exe', 10)).toBe('415 FILE_TYPE');
    expect(await begin('xml', 10)).toBe('415 FILE_TYPE');
    expect(await begin('a.xml', 0)).toBe('422 FILE_EMPTY');
    expect(await begin('a.zip', maxLoadedFileSize + 1)).toBe('413 FILE_TOO_LARGE');
    const bytes = bytesOfText(aFedlexFile('2025-01-01'));
    const damaged = { ...aLoadedRecord('a.xml', bytes), sha256: '0'.repeat(64) };
    const { id } = await ada.uploadLoadedFile({ body: damaged });
    const part = { id, offset: 0, content: partFrom(bytes, 0) };
    expect(await refusal(ada.uploadLoadedFilePart({ ...part, content: new Blob(['x']) }))).toBe(
      '400 INVALID_REQUEST',
    );
    expect(await refusal(ada.uploadLoadedFilePart(part))).toBe('422 FILE_DAMAGED');
    expect(await refusal(ada.uploadLoadedFilePart(part))).toBe('404 FILE_NOT_FOUND');
    expect(await main.db.selectFrom('loaded_file').select('id').execute()).toEqual([]);
    expect(await main.db.selectFrom('loaded_part').select('number').execute()).toEqual([]);
  });

  it('that are not uploaded wholly go after a day without a byte', async () => {
    await ada.uploadLoadedFile({ body: aLoadedRecord('a.xml', large) });
    const hours = (count: number) => new Date(Date.parse('2026-05-01T10:00:00Z') + count * 3_600_000);
    await dropAbandonedUploads(main.db, hours(23));
    expect(await main.db.selectFrom('loaded_file').select('id').execute()).toHaveLength(1);
    await dropAbandonedUploads(main.db, hours(25));
    expect(await main.db.selectFrom('loaded_file').select('id').execute()).toEqual([]);
  });

  it('are checked before anything is published, and published as they were seen', async () => {
    const { id } = await uploadLoaded(ada, 'act.xml', aFedlexFile('2025-01-01'));
    expect(await refusal(ada.publishLoadedFile({ id }))).toBe('409 FILE_NOT_CHECKED');
    await workOff(main.db);
    expect((await ada.loadedFiles({})).files).toEqual([
      expect.objectContaining({ id, state: 'checked', done: 1, total: 1, checkedAt: expect.any(String) }),
    ]);
    expect(await reportOf(id)).toEqual([
      {
        number: 1,
        name: 'act.xml',
        outcome: 'newDocument',
        text: {
          format: 'fedlex-akn',
          sourceKey: key,
          sourceNumber: '990.1',
          title: 'Musterbankgesetz, MBG',
          language: 'DE',
          versionDate: '2025-01-01',
          counts: expect.objectContaining({ articles: 2 }),
          warnings: [],
        },
      },
    ]);
    expect(await dated()).toEqual([]);
    const queued = await ada.publishLoadedFile({ id });
    expect(queued).toMatchObject({ state: 'publishing', publishedBy: 'datenpflege@musterbank.example' });
    expect(await refusal(ada.deleteLoadedFile({ id }))).toBe('409 FILE_BUSY');
    expect(await refusal(ada.loadFileAgain({ id }))).toBe('409 FILE_BUSY');
    await workOff(main.db);
    expect((await ada.loadedFileReport({ id })).file).toMatchObject({
      state: 'published',
      done: 1,
      total: 1,
      publishedAt: expect.any(String),
    });
    const [text] = await reportOf(id);
    expect(text?.published).toEqual({ became: 'stored', regTextId: 'mbg' });
    expect(await dated()).toEqual(['2025-01-01']);
    // A second request, whose first reply was lost, changes nothing.
    expect(await ada.publishLoadedFile({ id })).toMatchObject({ state: 'published' });
    await ada.deleteLoadedFile({ id });
    expect(await dated()).toEqual(['2025-01-01']);
  });

  it('that are deleted before they are published leave nothing', async () => {
    const { id } = await uploadLoaded(ada, 'act.xml', aFedlexFile('2025-01-01'));
    await workOff(main.db);
    await bea.deleteLoadedFile({ id });
    for (const table of ['loaded_file', 'loaded_part', 'loaded_text'] as const)
      expect(await main.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await dated()).toEqual([]);
    expect(await refusal(ada.loadedFileReport({ id }))).toBe('404 FILE_NOT_FOUND');
  });

  it('say of each text what would change, with the version that it is compared with', async () => {
    const first = await uploadLoaded(ada, 'first.xml', aFedlexFile('2025-01-01'));
    await workOff(main.db);
    await ada.publishLoadedFile({ id: first.id });
    await workOff(main.db);
    const archive = zipOf({
      'same.xml': aFedlexFile('2025-01-01'),
      'french.xml': aFedlexFile('2025-01-01', 'fr', 'Les banques annoncent.'),
      'second.xml': aFedlexFile('2026-01-01', 'de', 'Banken melden Störungen sofort.'),
      'third.xml': aFedlexFile('2027-01-01', 'de', 'Banken melden Störungen am selben Tag.'),
      'note.txt': 'Dear all',
    });
    const { id } = await uploadLoaded(ada, 'acts.zip', archive);
    await workOff(main.db);
    const place = (became: string) => ({ path: '1', name: 'Art. 1', became });
    const changes = { changed: 1, added: 0, repealed: 0, places: [place('changed')] };
    const texts = (await reportOf(id)).map(({ name, outcome, refusal, comparedWith, changes }) => ({
      name,
      outcome,
      ...(refusal && { refusal }),
      ...(comparedWith && { comparedWith }),
      ...(changes && { changes }),
    }));
    expect(texts).toEqual([
      { name: 'french.xml', outcome: 'newLanguage' },
      {
        name: 'note.txt',
        outcome: 'refused',
        refusal: {
          line: 0,
          reason: expect.stringMatching(/in no format that is read/),
          code: 'NO_FORMAT',
          values: {},
        },
      },
      { name: 'same.xml', outcome: 'unchanged' },
      {
        name: 'second.xml',
        outcome: 'newVersion',
        comparedWith: { versionDate: '2025-01-01', isStored: true },
        changes,
      },
      {
        name: 'third.xml',
        outcome: 'newVersion',
        comparedWith: { versionDate: '2026-01-01', isStored: false },
        changes,
      },
    ]);
    const numberOf = async (name: string) =>
      (await reportOf(id)).find((text) => text.name === name)?.number ?? 0;
    const second = await ada.loadedFileComparison({ id, number: await numberOf('second.xml') });
    expect(second.before).toMatchObject({ regTextId: 'mbg', versionDate: '2025-01-01', status: 'past' });
    expect(second.after).toMatchObject({
      regTextId: 'mbg',
      versionDate: '2026-01-01',
      title: 'Musterbankgesetz, MBG',
    });
    expect(second.rows.filter(({ change }) => change === 'changed').map(({ runs }) => runs)).toEqual([
      expect.arrayContaining([expect.objectContaining({ op: 'inserted' })]),
    ]);
    const third = await ada.loadedFileComparison({ id, number: await numberOf('third.xml') });
    expect([third.before.versionDate, third.after.versionDate]).toEqual(['2026-01-01', '2027-01-01']);
    const compare = async (name: string) =>
      refusal(ada.loadedFileComparison({ id, number: await numberOf(name) }));
    expect(await compare('french.xml')).toBe('409 NOTHING_TO_COMPARE');
    expect(await compare('note.txt')).toBe('409 NOTHING_TO_COMPARE');
    expect(await refusal(ada.loadedFileComparison({ id, number: 77 }))).toBe('404 TEXT_NOT_FOUND');
    // What has nothing to be compared with is seen as text.
    const french = await numberOf('french.xml');
    const opening = await bea.loadedFileText({ id, number: french, count: 1 });
    expect(opening).toMatchObject({ language: 'FR', versionDate: '2025-01-01', from: 0 });
    expect(opening.units).toHaveLength(1);
    const rest = await bea.loadedFileText({ id, number: french, from: 1, count: 100 });
    expect(rest).not.toHaveProperty('entries');
    expect(rest.version).toBe(opening.version);
    const units = [...opening.units, ...rest.units];
    expect(units).toHaveLength(opening.total);
    expect(opening.entries?.map(({ id: path }) => path)).toEqual(units.map(({ id: path }) => path));
    expect(JSON.stringify(units)).toContain('Les banques annoncent.');
    const read = async (name: string) =>
      refusal(ada.loadedFileText({ id, number: await numberOf(name), count: 1 }));
    expect([await read('same.xml'), await read('note.txt')]).toEqual([
      '409 TEXT_NOT_KEPT',
      '409 TEXT_NOT_KEPT',
    ]);
    expect(await refusal(ada.loadedFileText({ id, number: 77 }))).toBe('404 TEXT_NOT_FOUND');
    await ada.publishLoadedFile({ id });
    await workOff(main.db);
    expect((await reportOf(id)).map(({ name, published }) => [name, published?.became])).toEqual([
      ['french.xml', 'stored'],
      ['note.txt', undefined],
      ['same.xml', undefined],
      ['second.xml', 'stored'],
      ['third.xml', 'stored'],
    ]);
    expect(await dated()).toEqual(['2025-01-01', '2025-01-01', '2026-01-01', '2027-01-01']);
  });

  it('that hold a version twice have the second one refused, with the names of both', async () => {
    const archive = zipOf({
      'a.xml': aFedlexFile('2025-01-01'),
      'b.xml': aFedlexFile('2025-01-01', 'de', 'Banken melden.'),
      'c.xml': aFedlexFile('2025-01-01', 'fr', 'Les banques annoncent.'),
    });
    const { id } = await uploadLoaded(ada, 'acts.zip', archive);
    await workOff(main.db);
    const texts = await reportOf(id);
    expect(texts.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['a.xml', 'newDocument'],
      ['b.xml', 'refused'],
      ['c.xml', 'newLanguage'],
    ]);
    expect(texts[1]?.refusal).toEqual({
      line: 0,
      reason: '"b.xml" holds the same version in the same language as "a.xml"',
      code: 'SAME_VERSION',
      values: { name: 'b.xml', other: 'a.xml' },
    });
    await ada.publishLoadedFile({ id });
    await workOff(main.db);
    expect((await reportOf(id)).map(({ published }) => published?.became)).toEqual([
      'stored',
      undefined,
      'stored',
    ]);
  });

  it('that are read again are compared as they read now', async () => {
    const archive = zipOf({
      'a.xml': aFedlexFile('2025-01-01'),
      'b.xml': aFedlexFile('2026-01-01', 'de', 'Banken melden.'),
    });
    const { id } = await uploadLoaded(ada, 'acts.zip', archive);
    const inserted = async () => {
      const number = (await reportOf(id)).find(({ name }) => name === 'b.xml')?.number ?? 0;
      return JSON.stringify((await ada.loadedFileComparison({ id, number })).rows);
    };
    await workOff(main.db);
    expect(await inserted()).not.toContain('Auch');
    await ada.loadFileAgain({ id });
    // Another edition of the importer would read more of the same file.
    const importFile: typeof readingWorkers.importFile = async (...given) => {
      const read = await readingWorkers.importFile(...given);
      if ('partOf' in read || read.text.versionDate !== '2026-01-01') return read;
      const units = JSON.parse(JSON.stringify(read.text.units).replace('Banken melden.', 'Auch sie melden.'));
      return { ...read, text: { ...read.text, units } };
    };
    await workOff(main.db, { workers: { ...readingWorkers, importFile } });
    expect(await inserted()).toContain('Auch');
  });

  it('say what was published of them, and compare it, once they are read again', async () => {
    const first = await uploadLoaded(ada, 'first.xml', aFedlexFile('2025-01-01'));
    await workOff(main.db);
    await ada.publishLoadedFile({ id: first.id });
    await workOff(main.db);
    const archive = zipOf({
      'a.xml': aFedlexFile('2025-01-01', 'de', 'Banken melden anders.'),
      'b.xml': aFedlexFile('2026-01-01', 'de', 'Banken melden.'),
      'c.xml': aFedlexFile('2027-01-01', 'de', 'Banken melden nicht.'),
    });
    const { id } = await uploadLoaded(ada, 'acts.zip', archive);
    await workOff(main.db);
    const compared = async () => {
      const texts = await reportOf(id);
      return Promise.all(
        texts.map(async ({ number }) => {
          const { before, after, rows } = await ada.loadedFileComparison({ id, number });
          return [before.versionDate, after.versionDate, rows];
        }),
      );
    };
    const seen = await compared();
    expect(JSON.stringify(seen[0])).toContain('anders');
    await ada.publishLoadedFile({ id });
    await workOff(main.db);
    const published = (await reportOf(id)).map(({ publication }) => publication);
    expect(published).toEqual(
      [1, 2, 3].map(() => ({
        at: expect.stringMatching(/^20/),
        by: expect.stringContaining('datenpflege'),
        regTextId: 'mbg',
        isCompared: true,
      })),
    );
    expect(await compared()).toEqual(seen);
    // Its bytes stay after it is published: for whoever has to show what was loaded, and to be read again.
    const original = new Uint8Array(await (await ada.loadedFile({ id })).arrayBuffer());
    expect(Buffer.compare(original, archive)).toBe(0);
    const { publishedAt } = (await ada.loadedFileReport({ id })).file;
    await ada.loadFileAgain({ id });
    await workOff(main.db);
    const { file, texts } = await ada.loadedFileReport({ id });
    expect(file).toMatchObject({ state: 'checked', publishedAt });
    expect(texts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(texts.map(({ publication }) => publication)).toEqual(published);
    expect(await compared()).toEqual(seen);
    expect(await refusal(ada.loadedFileText({ id, number: 1, count: 1 }))).toBe('409 TEXT_NOT_KEPT');
    // While it is read again, nothing is published and nothing lost.
    await ada.loadFileAgain({ id });
    expect(await refusal(ada.loadedFileText({ id, number: 1, count: 1 }))).toBe('409 FILE_NOT_CHECKED');
    // Read as something else, then refused when it is published: what was published before is not what is compared.
    const path = join(await mkdtemp(join(tmpdir(), 'regesta-loaded-')), 'c.xml');
    await writeFile(path, aFedlexFile('2027-01-01', 'de', 'Banken melden gar nicht.'));
    const readingAnother: typeof readingWorkers.importFile = (file, options) =>
      options?.entry === 'c.xml' ? readingWorkers.importFile(path) : readingWorkers.importFile(file, options);
    await workOff(main.db, { workers: { ...readingWorkers, importFile: readingAnother } });
    await rm(dirname(path), { recursive: true });
    const third = async () => (await reportOf(id)).at(2);
    expect(await third()).toMatchObject({ outcome: 'replaced', publication: { isCompared: false } });
    await ada.publishLoadedFile({ id });
    const refusing: typeof readingWorkers.importFile = async (file, options) => {
      if (options?.entry === 'c.xml') throw new ImportError(file, 7, importReason('EMPTY'));
      return readingWorkers.importFile(file, options);
    };
    await workOff(main.db, { workers: { ...readingWorkers, importFile: refusing } });
    expect(await third()).toMatchObject({
      published: { became: 'refused' },
      publication: { by: expect.stringContaining('datenpflege'), isCompared: false },
    });
    expect((await reportOf(id)).map(({ publication }) => publication?.isCompared)).toEqual([
      true,
      true,
      false,
    ]);
    // One that was never published has nothing that could be compared.
    const same = await uploadLoaded(ada, 'same.xml', aFedlexFile('2026-01-01', 'de', 'Banken melden.'));
    await workOff(main.db);
    expect(await refusal(ada.loadedFileComparison({ id: same.id, number: 1 }))).toBe(
      '409 NOTHING_TO_COMPARE',
    );
    await ada.loadFileAgain({ id: same.id });
    await workOff(main.db);
    expect((await ada.loadedFileReport({ id: same.id })).file.publishedAt).toBeUndefined();
  });

  it('with other words of a stored version replace it, and with nothing new are not published', async () => {
    const first = await uploadLoaded(ada, 'first.xml', aFedlexFile('2025-01-01'));
    await workOff(main.db);
    await ada.publishLoadedFile({ id: first.id });
    await workOff(main.db);
    const other = await uploadLoaded(ada, 'other.xml', aFedlexFile('2025-01-01', 'de', 'Banken melden.'));
    const same = await uploadLoaded(ada, 'same.xml', aFedlexFile('2025-01-01'));
    await workOff(main.db);
    expect((await reportOf(other.id)).map(({ outcome }) => outcome)).toEqual(['replaced']);
    expect(await refusal(ada.publishLoadedFile({ id: same.id }))).toBe('409 NOTHING_TO_PUBLISH');
    await ada.publishLoadedFile({ id: other.id });
    await workOff(main.db);
    // What is read again is compared with what is there by now.
    await ada.loadFileAgain({ id: same.id });
    expect((await ada.loadedFileReport({ id: same.id })).file).toMatchObject({ state: 'waiting', done: 0 });
    await workOff(main.db);
    expect((await reportOf(same.id)).map(({ outcome }) => outcome)).toEqual(['replaced']);
    const [text] = await reportOf(same.id);
    await main.db.deleteFrom('regulation').where('source_key', '=', key).execute();
    expect(await refusal(ada.loadedFileComparison({ id: same.id, number: text?.number ?? 0 }))).toBe(
      '409 BASE_CHANGED',
    );
  });

  it.each([0, 1])(
    'are checked anew instead of published where another text has come to their place since, also if %i attempts have failed before anything was stored',
    async (attempts) => {
      const seen = await uploadLoaded(ada, 'seen.xml', aFedlexFile('2025-01-01'));
      const other = await uploadLoaded(ada, 'other.xml', aFedlexFile('2025-01-01', 'de', 'Banken melden.'));
      await workOff(main.db);
      await ada.publishLoadedFile({ id: other.id });
      await workOff(main.db);
      await ada.publishLoadedFile({ id: seen.id });
      await main.db.updateTable('loaded_file').set({ attempts }).execute();
      await workOff(main.db);
      expect((await ada.loadedFileReport({ id: seen.id })).file).toMatchObject({ state: 'checked' });
      expect((await reportOf(seen.id)).map(({ outcome }) => outcome)).toEqual(['replaced']);
      await ada.publishLoadedFile({ id: seen.id });
      await workOff(main.db);
      expect((await ada.loadedFileReport({ id: seen.id })).file).toMatchObject({ state: 'published' });
    },
  );

  it('do not tell which internal documents organisations have', async () => {
    const internal = {
      reg_text_id: 'intern-117',
      source_number: '117',
      category: 'internal',
      sample: false,
    } as const;
    await main.db
      .insertInto('regulation')
      .values({ ...internal, source_key: key, owner: 'alpina' })
      .execute();
    const { id } = await uploadLoaded(ada, 'act.xml', aFedlexFile('2025-01-01'));
    await workOff(main.db);
    const [text] = await reportOf(id);
    expect(text).toMatchObject({
      outcome: 'refused',
      refusal: { reason: importReason('FILED_ELSEWHERE').reason, code: 'FILED_ELSEWHERE' },
    });
  });

  it('are for those who administer the data, by plan, and not for isolated testers', async () => {
    const { id } = await uploadLoaded(ada, 'act.xml', aFedlexFile('2025-01-01'));
    const body = aLoadedRecord('b.xml', large);
    const calls = (client: typeof ada) => [
      client.loadedFiles({}),
      client.uploadLoadedFile({ body }),
      client.uploadLoadedFilePart({ id, offset: 0, content: new Blob() }),
      client.loadedFileReport({ id }),
      client.loadedFileComparison({ id, number: 1 }),
      client.loadedFileText({ id, number: 1 }),
      client.publishLoadedFile({ id }),
      client.loadFileAgain({ id }),
      client.loadedFile({ id }),
      client.deleteLoadedFile({ id }),
    ];
    const refusals = (client: typeof ada) => Promise.all(calls(client).map(refusal));
    const reader = await servers.enter('without-role', ['READER', 'ADMINISTRATOR', 'CHANGE_EDITOR']);
    expect(new Set(await refusals(main.client(reader.token)))).toEqual(new Set(['403 FORBIDDEN']));
    const tester = await servers.enter('alone', ['ISOLATED_TESTER', 'REGESTA_STATICDB_DATA_ADMIN']);
    expect(new Set(await refusals(main.client(tester.token)))).toEqual(new Set(['403 ISOLATED_TESTER']));
    const { token: lesser } = await servers.enter('daten', ['REGESTA_STATICDB_DATA_ADMIN'], 'alpina');
    expect(new Set(await refusals(main.client(lesser)))).toEqual(new Set(['403 FORBIDDEN']));
    expect(await names(bea)).toEqual(['act.xml']);
  });
});
