import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxPdfUpload, pdfUploadPart } from '#core/contract/main/pdf-uploads.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aLoadedRecord } from '#server/testing/loaded-files.ts';
import {
  anActAsPdf,
  aPdfRecord,
  pdfPartFrom,
  sendRestOfPdf,
  uploadPdf,
} from '#server/testing/pdf-uploads.ts';
import { DatabaseAway } from '../data/database-away.ts';
import { createPdfWorkers } from '../import/pdf/pdf-workers.ts';
import { realDeadline } from '../lib/worker-pool.ts';
import { type UploadTools, workOffUploads } from '../pdf-uploads/work-off-uploads.ts';
import { readingWorkers } from '../testing/reading-workers.ts';
import { aMainCaller } from '../testing/servers.ts';
import { loadedFileHandlers } from './loaded-files.ts';
import { pdfPreviewHandlers } from './pdf-upload-structure.ts';
import { pdfUploadHandlers } from './pdf-uploads.ts';

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { status?: number; code?: string }) => `${error.status} ${error.code}`,
  );

describe.each(testDatabases())('PDFs that are uploaded on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let clock = new Date('2026-05-01T10:00:00Z');
  let client: ReturnType<(typeof servers)['main']['client']>;
  let other: typeof client;
  const pdf = createPdfWorkers();
  const logged: string[] = [];
  const tools = (): UploadTools => ({
    db: servers.main.db,
    pdf,
    print: readingWorkers,
    now: () => clock,
    signal: new AbortController().signal,
    log: (message) => void logged.push(message),
  });
  const data = () => ({ db: servers.main.db, caughtUp: async () => undefined, now: () => clock });
  const work = () => workOffUploads(tools());
  const uploadOf = async (id: string) => (await client.pdfUploads({})).find((one) => one.id === id);
  beforeAll(async () => {
    servers = await startBoth(database);
    await servers.main.db.updateTable('domain').set({ plan: 'complete' }).execute();
    const enter = async (name: string, slug: string) =>
      servers.main.client((await servers.enter(name, ['READER', 'REGESTA_STATICDB_DATA_ADMIN'], slug)).token);
    client = await enter('datenpflege', 'musterbank');
    other = await enter('datenpflege', 'alpina');
  });
  afterAll(async () => {
    await servers?.stop();
    await pdf.close();
  });

  it('G1-7a arrive in parts, and go on where they have stopped', async () => {
    const bytes = anActAsPdf({ padding: 2 * pdfUploadPart });
    const body = aPdfRecord(bytes);
    const begun = await client.uploadPdf({ body });
    expect(begun).toMatchObject({ state: 'arriving', offset: 0, size: bytes.length, version: 1 });
    const part = await client.uploadPdfPart({ id: begun.id, offset: 0, content: pdfPartFrom(bytes, 0) });
    expect(part.offset).toBe(pdfUploadPart);
    // The reply was lost: the same part is refused, and the same record says how far it has come, from another page too.
    expect(
      await failure(client.uploadPdfPart({ id: begun.id, offset: 0, content: pdfPartFrom(bytes, 0) })),
    ).toBe('409 UPLOAD_OFFSET');
    expect(await client.uploadPdf({ body })).toMatchObject({ id: begun.id, offset: pdfUploadPart });
    const fromElsewhere = await client.uploadPdf({ body: { ...body, upload: randomUUID(), title: 'Neu' } });
    expect(fromElsewhere).toMatchObject({ id: begun.id, offset: pdfUploadPart, title: 'Neu' });
    // What somebody else is uploading is theirs.
    expect(
      await failure(other.uploadPdfPart({ id: begun.id, offset: 0, content: pdfPartFrom(bytes, 0) })),
    ).toBe('404 UPLOAD_NOT_FOUND');
    expect(await failure(other.deletePdf({ id: begun.id }))).toBe('409 UPLOAD_ARRIVING');
    expect(await uploadOf(begun.id)).toMatchObject({ state: 'arriving' });
    const whole = await sendRestOfPdf(client, fromElsewhere, bytes);
    expect(whole).toMatchObject({ state: 'waiting', offset: bytes.length });
    const original = await client.pdfOriginal({ id: begun.id });
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await client.pdfUploads({})).map(({ id }) => id)).toContain(begun.id);
    await client.deletePdf({ id: begun.id });
    expect(await failure(client.pdfOriginal({ id: begun.id }))).toBe('404 UPLOAD_NOT_FOUND');
  });

  it('G1-7b are refused for their name, size and bytes, before and after they have come', async () => {
    const bytes = anActAsPdf();
    const begin = (more: object) => failure(client.uploadPdf({ body: { ...aPdfRecord(bytes), ...more } }));
    expect(await begin({ name: 'act.docx' })).toBe('415 FILE_TYPE');
    expect(await begin({ size: 0 })).toBe('422 FILE_EMPTY');
    expect(await begin({ size: maxPdfUpload + 1 })).toBe('413 FILE_TOO_LARGE');
    expect(await begin({ document: 'nothing' })).toBe('404 REGULATION_NOT_FOUND');
    const noPdf = new TextEncoder().encode('no pdf at all');
    expect(await failure(uploadPdf(client, noPdf))).toBe('415 FILE_CONTENT');
    expect(await failure(uploadPdf(client, bytes, { sha256: '0'.repeat(64) }))).toBe('422 FILE_DAMAGED');
    expect(await client.pdfUploads({})).toEqual([]);
  });

  it('G1-7c are read in the background, corrected, looked at, published and read as any text', async () => {
    const { id, version: first } = await uploadPdf(client, anActAsPdf());
    expect(await failure(client.pdfUploadStructure({ id }))).toBe('409 NOT_RECOGNISED');
    await work();
    const { structure, upload, shown: file } = await client.pdfUploadStructure({ id });
    expect(upload).toMatchObject({ state: 'recognised', pages: 2, version: first + 1 });
    const pages = new Uint8Array(await (await client.pdfPages({ id })).arrayBuffer());
    expect(pages.length).toBe(file.bytes);
    const article = structure.elements.find(({ kind, number }) => kind === 'article' && number === '2');
    const { version } = upload;
    const corrections = [{ do: 'setNumber' as const, element: article?.id ?? '', number: '2a' }];
    const uncorrected = await client.pdfUploadText({ id, from: 0, count: 1 });
    const saved = await client.correctPdf({ id, body: { version, keep: 0, corrections } });
    expect(saved.version).toBe(version + 1);
    // Somebody else who still has what was before does not undo it unseen.
    expect(await failure(client.correctPdf({ id, body: { version, keep: 0, corrections: [] } }))).toBe(
      '409 VERSION_CONFLICT',
    );
    const impossible = [{ do: 'merge' as const, element: 'e99999' }];
    const body = { version: saved.version, keep: 1, corrections: impossible };
    expect(await failure(client.correctPdf({ id, body }))).toBe('422 CORRECTION_IMPOSSIBLE');
    expect(await client.previewPdf({ id })).toMatchObject({
      counts: { articles: 3 },
      replaces: false,
      warnings: [],
    });
    // A new document has nothing to be compared with: it is seen as text, in windows, before anybody else sees it.
    const opening = await client.pdfUploadText({ id, from: 0, count: 2 });
    expect(opening).toMatchObject({
      title: 'Kranzgesetz',
      language: 'DE',
      versionDate: '2025-01-01',
      from: 0,
    });
    const seen = await client.pdfUploadText({ id, from: 2, count: 100 });
    expect(seen).not.toHaveProperty('entries');
    expect(seen.version).toBe(opening.version);
    // Whoever has read a window of it before learns that the next one is of another text.
    expect(opening.version).not.toBe(uncorrected.version);
    const units = [...opening.units, ...seen.units];
    expect(units).toHaveLength(opening.total);
    expect(opening.entries?.map(({ id: path, index }) => [path, index])).toEqual(
      units.map(({ id: path }, index) => [path, index]),
    );
    expect(units.map(({ id: path }) => path)).toEqual(expect.arrayContaining(['1', '2a', '3']));
    expect(JSON.stringify(units)).toContain('Die Zobelkrone entscheidet.');
    expect(await failure(client.regulation({ regTextId: 'kranzg', language: 'DE' }))).toBe(
      '404 REGULATION_NOT_FOUND',
    );
    const publishing = await client.publishPdf({ id, body: { version: saved.version } });
    expect(publishing.state).toBe('publishing');
    expect(await failure(client.pdfUploadText({ id }))).toBe('409 NOT_RECOGNISED');
    expect(await failure(client.deletePdf({ id }))).toBe('409 PDF_BUSY');
    await work();
    const published = await uploadOf(id);
    expect(published).toMatchObject({ state: 'published', published: { regTextId: 'kranzg' } });
    expect(published?.published?.version).toBe(published?.version);
    // Whoever looks on can correct further: publishing changes neither what is said of it nor its structure.
    expect(published?.version).toBe(saved.version);
    const at = { regTextId: 'kranzg', language: 'DE' as const };
    const contents = await client.tableOfContent(at);
    expect(contents.entries.map(({ id: path }) => path)).toEqual(expect.arrayContaining(['1', '2a', '3']));
    const result = await client.mainSearch({
      query: 'Zobelkrone',
      searchLanguage: 'DE',
      displayLanguage: 'DE',
    });
    expect(JSON.stringify(result)).toContain('kranzg');
    const coordinates = await client.coordinatesOfRegArt({ complete: 'kranzg~3', language: 'DE' });
    expect(coordinates.boxes).toMatchObject([{ page: 2, left: 50 }]);
    const info = await client.regulationInfo(at);
    // Readers get the copy of which the first page comes with few bytes; the original stays as it is.
    expect(info.pdf).toMatchObject({ pages: 2, bytes: file.bytes });
    expect(file.bytes).not.toBe(upload.size);
  });

  it('G1-7d take corrections back across savings, and are compared with the text in force', async () => {
    const changed = anActAsPdf({ second: 'Kranzmuster sind verboten.' });
    const { id } = await uploadPdf(client, changed, { document: 'kranzg', versionDate: '2026-01-01' });
    await work();
    const { structure, upload } = await client.pdfUploadStructure({ id });
    const article = structure.elements.find(({ kind, number }) => kind === 'article' && number === '3');
    const correct = (version: number, keep: number, number?: string) =>
      client.correctPdf({
        id,
        body: {
          version,
          keep,
          corrections: number === undefined ? [] : [{ do: 'setNumber', element: article?.id ?? '', number }],
        },
      });
    await correct(upload.version, 0, '8');
    await correct(upload.version + 1, 1, '9');
    const numberNow = async () =>
      (await client.pdfUploadStructure({ id })).structure.elements.find((one) => one.id === article?.id)
        ?.number;
    expect(await numberNow()).toBe('9');
    await correct(upload.version + 2, 1);
    expect(await numberNow()).toBe('8');
    await correct(upload.version + 3, 0);
    expect(await client.pdfUploadStructure({ id })).toMatchObject({ structure, corrections: [] });
    const preview = await client.previewPdf({ id });
    expect(preview).toMatchObject({
      before: { regTextId: 'kranzg', versionDate: '2025-01-01' },
      replaces: false,
      comparison: { unrelated: false, rest: 0 },
    });
    const words = preview.comparison?.rows.flatMap(({ differences }) =>
      differences.map(({ before, after }) => `${before} > ${after}`),
    );
    expect(words).toEqual(expect.arrayContaining(['frei > ', ' > verboten']));
    // Where comparing it takes too long, it is published by who says that it is not compared.
    let jobs = 0;
    const ending = new AbortController();
    const { previewPdf } = pdfPreviewHandlers(
      { ...data(), fileSpace: 1024 ** 3 },
      {
        deadline: (seconds) => {
          jobs += 1;
          return jobs === 2 ? AbortSignal.abort() : realDeadline(seconds);
        },
        signal: ending.signal,
      },
    );
    const look = () =>
      previewPdf({ caller: aMainCaller, params: { id }, query: {}, body: undefined } as never);
    const seen = await look();
    expect(seen).toMatchObject({
      before: { regTextId: 'kranzg' },
      uncompared: true,
      counts: { articles: 3 },
    });
    expect(seen).not.toHaveProperty('comparison');
    const { version } = seen;
    expect(await failure(client.publishPdf({ id, body: { version } }))).toBe('409 NOT_COMPARED');
    expect(await uploadOf(id)).toMatchObject({ state: 'recognised' });
    const publishing = await client.publishPdf({ id, body: { version, uncompared: true } });
    expect(publishing.state).toBe('publishing');
    await work();
    expect(await uploadOf(id)).toMatchObject({ state: 'published', published: { regTextId: 'kranzg' } });
    // Once it could be compared, that is asked no more.
    expect(await look()).toMatchObject({ uncompared: false });
    expect((await client.publishPdf({ id, body: { version } })).state).toBe('publishing');
    await work();
    ending.abort();
    await client.deletePdf({ id });
  });

  it('G1-7e replace a text from elsewhere only where that is said', async () => {
    const at = { document: 'musterg', versionDate: '2020-01-01' };
    const { id } = await uploadPdf(client, anActAsPdf(), at);
    await work();
    const { upload } = await client.pdfUploadStructure({ id });
    expect(upload.category).toBe('base');
    expect(await client.previewPdf({ id })).toMatchObject({ replaces: true });
    await client.publishPdf({ id, body: { version: upload.version } });
    await work();
    const refused = await uploadOf(id);
    expect(refused).toMatchObject({ state: 'recognised', problem: 'TEXT_EXISTS' });
    await client.publishPdf({ id, body: { version: refused?.version ?? 0, replaces: true } });
    await work();
    const replaced = await uploadOf(id);
    expect(replaced).toMatchObject({ state: 'published', published: { regTextId: 'musterg' } });
    expect(replaced).not.toHaveProperty('problem');
    const described = { version: 99, title: 'x', language: 'DE', versionDate: '2020-01-01' } as const;
    expect(
      await failure(client.describePdf({ id, body: { ...described, category: 'other', naming: 'act' } })),
    ).toBe('409 VERSION_CONFLICT');
  });

  it('G1-10d that were corrected after publication are compared with what is public, with the warnings of now', async () => {
    const [upload] = (await client.pdfUploads({})).filter(
      ({ published }) => published?.regTextId === 'kranzg',
    );
    const { id = '', version = 0 } = upload ?? {};
    const { structure, corrections: known } = await client.pdfUploadStructure({ id });
    const third = structure.elements.find(({ kind, number }) => kind === 'article' && number === '3');
    const line = structure.elements.find(({ spans: [span] }) => span?.page === 2 && span.line === 1);
    const corrections = [
      { do: 'setNumber' as const, element: third?.id ?? '', number: '1' },
      // "Die Zobelkrone entscheidet."
      {
        do: 'setWords' as const,
        element: line?.id ?? '',
        page: 2,
        line: 1,
        from: 4,
        to: 14,
        words: 'Zobelkette',
      },
    ];
    const saved = await client.correctPdf({ id, body: { version, keep: known.length, corrections } });
    const preview = await client.previewPdf({ id });
    expect(preview).toMatchObject({
      before: { regTextId: 'kranzg', versionDate: '2025-01-01' },
      replaces: false,
      warnings: [{ code: 'PLACE_TWICE', path: '1', times: 2 }],
      moreWarnings: 0,
    });
    const words = preview.comparison?.rows.flatMap(({ differences }) =>
      differences.map(({ before, after }) => `${before} > ${after}`),
    );
    expect(JSON.stringify(words)).toContain('Zobelkette');
    // Until it is published again, readers have what they had.
    const read = async () =>
      JSON.stringify((await client.regText({ regTextId: 'kranzg', language: 'DE' })).units);
    expect(await read()).toContain('Zobelkrone');
    await client.correctPdf({
      id,
      body: { version: saved.version, keep: known.length, corrections: corrections.slice(1) },
    });
    expect(await client.previewPdf({ id })).toMatchObject({ warnings: [] });
    await client.publishPdf({ id, body: { version: saved.version + 1 } });
    await work();
    expect(await read()).toContain('Die Zobelkette entscheidet.');
    expect(await read()).not.toContain('Zobelkrone');
    const coordinates = await client.coordinatesOfRegArt({ complete: 'kranzg~3', language: 'DE' });
    expect(coordinates.boxes).toMatchObject([{ page: 2, left: 50 }]);
    expect((await client.previewPdf({ id })).comparison?.rows).toEqual([]);
  });

  it('G1-10e whose description is corrected after publication stand in their new place alone, once they are published again', async () => {
    const [upload] = (await client.pdfUploads({})).filter(
      ({ published }) => published?.regTextId === 'kranzg',
    );
    const { id = '', version = 0 } = upload ?? {};
    const described = {
      title: 'Kranzgesetz',
      shortTitle: 'KranzG',
      number: '999.8',
      language: 'DE' as const,
      versionDate: '2025-03-01',
      category: 'base' as const,
      naming: 'act' as const,
    };
    const internal = { version, ...described, category: 'internal' as const };
    expect(await failure(client.describePdf({ id, body: internal }))).toBe('409 PUBLISHED');
    const changed = await client.describePdf({ id, body: { version, ...described } });
    expect(changed).toMatchObject({
      state: 'published',
      versionDate: '2025-03-01',
      published: { regTextId: 'kranzg', language: 'DE', versionDate: '2025-01-01', version },
    });
    const versions = async () =>
      (await client.allVersions({ regTextId: 'kranzg', language: 'DE' })).map(
        ({ versionDate }) => versionDate,
      );
    expect(await versions()).toEqual(['2025-01-01']);
    expect(await client.previewPdf({ id })).toMatchObject({
      before: { regTextId: 'kranzg', versionDate: '2025-01-01' },
      comparison: { rows: [] },
    });
    const { items: before } = await client.feed({ since: 0 });
    await client.publishPdf({ id, body: { version: changed.version } });
    expect(await failure(client.describePdf({ id, body: { version: changed.version, ...described } }))).toBe(
      '409 PDF_BUSY',
    );
    await work();
    expect(await uploadOf(id)).toMatchObject({
      state: 'published',
      published: { regTextId: 'kranzg', versionDate: '2025-03-01', version: changed.version },
    });
    expect(await versions()).toEqual(['2025-03-01']);
    expect(await client.regulation({ regTextId: 'kranzg', language: 'DE' })).toMatchObject({
      category: 'base',
      sourceNumber: '999.8',
    });
    const { items } = await client.feed({ since: Math.max(...before.map(({ sequence }) => sequence)) });
    expect(items.map(({ kind, versionDate }) => [kind, versionDate])).toEqual([
      ['version', '2025-03-01'],
      ['withdrawn', '2025-01-01'],
    ]);
    // Its source alone: the same words, filed elsewhere.
    const elsewhere = { version: changed.version, ...described, category: 'other' as const };
    const filed = await client.describePdf({ id, body: elsewhere });
    await client.publishPdf({ id, body: { version: filed.version } });
    await work();
    expect(await client.regulation({ regTextId: 'kranzg', language: 'DE' })).toMatchObject({
      category: 'other',
    });
    // Where something else stands, it is replaced by who says so only, and until then nothing has moved.
    const to = { version: filed.version, ...described, document: 'musterg', versionDate: '2020-01-01' };
    const moved = await client.describePdf({ id, body: to });
    await client.publishPdf({ id, body: { version: moved.version } });
    await work();
    expect(await uploadOf(id)).toMatchObject({ problem: 'TEXT_EXISTS', published: { regTextId: 'kranzg' } });
    expect(await versions()).toEqual(['2025-03-01']);
    const back = { version: moved.version, ...described, category: 'other' as const };
    const again = await client.describePdf({ id, body: back });
    await client.publishPdf({ id, body: { version: again.version } });
    await work();
    expect(await versions()).toEqual(['2025-03-01']);
  });

  it('G1-7f delete with themselves the text that they became, and no other', async () => {
    const [upload] = (await client.pdfUploads({})).filter(
      ({ published }) => published?.regTextId === 'kranzg',
    );
    await client.deletePdf({ id: upload?.id ?? '' });
    expect(await failure(client.regulation({ regTextId: 'kranzg', language: 'DE' }))).toBe(
      '404 REGULATION_NOT_FOUND',
    );
    const { items } = await client.feed({ since: 0 });
    expect(items.some((item) => item.kind === 'withdrawn' && item.regTextId === 'kranzg')).toBe(true);
    expect((await client.regulation({ regTextId: 'musterg', language: 'FR' })).regTextId).toBe('musterg');
    // The same file once more is the original of the same text, which stays until the last of them goes.
    const again = await uploadPdf(client, anActAsPdf(), { document: 'musterg', versionDate: '2020-01-01' });
    await work();
    const { upload: second } = await client.pdfUploadStructure({ id: again.id });
    await client.publishPdf({ id: again.id, body: { version: second.version, replaces: true } });
    await work();
    const inGerman = () => failure(client.tableOfContent({ regTextId: 'musterg', language: 'DE' }));
    const ofMuster = (await client.pdfUploads({})).filter((one) => one.published?.regTextId === 'musterg');
    expect(ofMuster.length).toBe(2);
    for (const [at, { id }] of ofMuster.entries()) {
      expect(await inGerman(), String(at)).toBe('done');
      await client.deletePdf({ id });
    }
    expect(await inGerman()).toBe('404 LANGUAGE_NOT_AVAILABLE');
  });

  it('G1-7g of internal documents are seen by the organisation that they belong to', async () => {
    const { id } = await uploadPdf(client, anActAsPdf(), { category: 'internal', title: 'Weisung' });
    await work();
    expect((await other.pdfUploads({})).map((one) => one.id)).not.toContain(id);
    expect(await failure(other.pdfUploadStructure({ id }))).toBe('404 UPLOAD_NOT_FOUND');
    expect(await failure(other.pdfOriginal({ id }))).toBe('404 UPLOAD_NOT_FOUND');
    const { upload } = await client.pdfUploadStructure({ id });
    await client.publishPdf({ id, body: { version: upload.version } });
    await work();
    const published = await uploadOf(id);
    const regTextId = published?.published?.regTextId ?? '';
    expect(regTextId).toBe('kranzg_musterbank');
    expect(await failure(other.regulation({ regTextId, language: 'DE' }))).toBe('404 REGULATION_NOT_FOUND');
    await client.deletePdf({ id });
  });

  it('G1-7h ask for a password, keep it until they are read and show pages that are set', async () => {
    const bytes = anActAsPdf();
    const { id } = await uploadPdf(client, bytes);
    const encrypted: UploadTools['pdf'] = {
      ...pdf,
      recognise: async (given, options) => {
        if (options?.password === 'geheim') return pdf.recognise(given);
        const reason = options?.password === undefined ? 'encrypted' : 'wrongPassword';
        return { outcome: 'refused', reason, message: 'the file is encrypted' };
      },
    };
    const workLocked = () => workOffUploads({ ...tools(), pdf: encrypted });
    const state = () => uploadOf(id);
    await workLocked();
    expect(await state()).toMatchObject({ state: 'refused', refusal: 'encrypted' });
    await client.unlockPdf({ id, body: { password: 'falsch' } });
    await workLocked();
    expect(await state()).toMatchObject({ state: 'refused', refusal: 'wrongPassword' });
    await client.unlockPdf({ id, body: { password: 'geheim' } });
    await workLocked();
    expect(await state()).toMatchObject({ state: 'recognised' });
    expect(await state()).not.toHaveProperty('refusal');
    const stored = servers.main.db.selectFrom('pdf_upload').select('password').where('id', '=', id);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ password: null });
    expect(await failure(client.unlockPdf({ id, body: { password: 'x' } }))).toBe('409 NOT_LOCKED');
    await client.publishPdf({ id, body: { version: (await state())?.version ?? 0 } });
    await workLocked();
    const { pdf: pages } = await client.regulationInfo({ regTextId: 'kranzg', language: 'DE' });
    expect(pages?.bytes).not.toBe(bytes.length);
    await client.deletePdf({ id });
  });

  it('G1-7i are read once, though several servers look, and again after one has ended in between', async () => {
    const uploads = await Promise.all(
      ['A', 'B', 'C'].map((title) => uploadPdf(client, anActAsPdf({ second: title }), { title })),
    );
    const seen: number[] = [];
    const counted: UploadTools['pdf'] = {
      ...pdf,
      recognise: async (bytes, options) => {
        seen.push(bytes.length);
        return pdf.recognise(bytes, options);
      },
    };
    await Promise.all([1, 2, 3].map(() => workOffUploads({ ...tools(), pdf: counted })));
    expect(seen.length).toBe(3);
    for (const { id } of uploads) await client.deletePdf({ id });
    const { id } = await uploadPdf(client, anActAsPdf());
    // A process that is killed leaves its lease behind: as here, where the work never ends.
    const endless = Promise.withResolvers<never>();
    void workOffUploads({ ...tools(), pdf: { ...pdf, recognise: () => endless.promise } });
    const state = async () => (await uploadOf(id))?.state;
    await expect.poll(state).toBe('reading');
    await work();
    expect(await state()).toBe('reading');
    clock = new Date(clock.getTime() + 11 * 60_000);
    await work();
    expect(await state()).toBe('recognised');
    await client.deletePdf({ id });
  });

  it('G1-7j wait for the next start where the server ends, and are refused where reading ends it three times', async () => {
    const { id } = await uploadPdf(client, anActAsPdf());
    const ending = new AbortController();
    const stopped: UploadTools = {
      ...tools(),
      signal: ending.signal,
      pdf: {
        ...pdf,
        recognise: async () => {
          ending.abort();
          throw new Error('ended');
        },
      },
    };
    await workOffUploads(stopped);
    const row = () =>
      servers.main.db.selectFrom('pdf_upload').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ work: 'read', attempts: 0, holder: null });
    await servers.main.db.updateTable('pdf_upload').set({ attempts: 3 }).where('id', '=', id).execute();
    await work();
    expect(await row()).toMatchObject({ work: null, state: 'refused', refusal: 'interrupted' });
    await client.deletePdf({ id });
    expect(logged).toEqual([]);
  });

  it('G1-7t that break the connection to the database are read when they do so twice, and refused after the third time', async () => {
    let { id } = await uploadPdf(client, anActAsPdf());
    const { db } = servers.main;
    let statements = 0;
    let isAway = false;
    // Every statement fails while it is away; what holds the upload is given back once it is there again.
    const leaving = new Proxy(db, {
      get: (target, key) => {
        if (isAway) {
          statements += 1;
          if (statements % 4 === 0) isAway = false;
          throw new DatabaseAway('gone');
        }
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const lost: UploadTools = {
      ...tools(),
      db: leaving,
      pause: 1,
      pdf: {
        ...pdf,
        recognise: (bytes, options) => {
          isAway = true;
          return pdf.recognise(bytes, options);
        },
      },
    };
    const row = () => db.selectFrom('pdf_upload').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const breakOnce = async (attempts: number) => {
      await expect(workOffUploads(lost)).rejects.toThrow(DatabaseAway);
      expect(await row()).toMatchObject({ work: 'read', attempts, holder: null, lease_until: null });
    };
    for (const attempts of [1, 2]) await breakOnce(attempts);
    await work();
    expect(await row()).toMatchObject({ work: null, state: 'recognised', attempts: 0 });
    await client.deletePdf({ id });
    const { id: breaking } = await uploadPdf(client, anActAsPdf());
    id = breaking;
    for (const attempts of [1, 2, 3]) await breakOnce(attempts);
    expect(statements).toBe(20);
    // Nothing reads it a fourth time.
    await workOffUploads(lost);
    expect(statements).toBe(20);
    expect(await uploadOf(id)).toMatchObject({ state: 'refused', refusal: 'interrupted' });
    await client.deletePdf({ id });
    expect(logged.splice(0)).toHaveLength(5);
  });

  it('G1-7x have no more room together than their organisation has, with loaded files, though two come at once', async () => {
    const bytes = anActAsPdf();
    const other = anActAsPdf({ second: 'Anders.' });
    const size = bytes.length;
    const caller = { ...aMainCaller, organisation: 'room' };
    const handlers = { ...data(), fileSpace: 2 * size + 99 };
    const pdfs = pdfUploadHandlers(handlers);
    const files = loadedFileHandlers(handlers, { compare: async () => '' });
    const request = (body: object, of = caller) =>
      ({ caller: of, params: {}, query: {}, body, address: undefined }) as never;
    const begin = async (given: Uint8Array, of = caller) => pdfs.uploadPdf(request(aPdfRecord(given), of));
    const load = async () =>
      files.uploadLoadedFile(request(aLoadedRecord('act.xml', new Uint8Array(size), { category: 'base' })));
    await begin(bytes);
    // Each alone would have room.
    const both = await Promise.all([failure(begin(other)), failure(load())]);
    expect(both.sort()).toEqual(['409 NO_SPACE_LEFT', 'done']);
    // What was begun goes on, and others have room of their own.
    expect(await failure(begin(bytes))).toBe('done');
    expect(await failure(begin(bytes, { ...caller, organisation: 'elsewhere' }))).toBe('done');
    const { db } = servers.main;
    const rows = await db.selectFrom('pdf_upload').select('id').where('organisation', '=', 'room').execute();
    for (const { id } of rows) await db.deleteFrom('pdf_upload').where('id', '=', id).execute();
    expect(await failure(load())).toBe('done');
    await db.deleteFrom('loaded_file').execute();
    await db.deleteFrom('pdf_upload').execute();
  });

  it('G1-7k go after a day where they have stopped arriving', async () => {
    const bytes = anActAsPdf();
    const { id } = await client.uploadPdf({ body: aPdfRecord(bytes) });
    await work();
    expect(await uploadOf(id)).toBeDefined();
    clock = new Date(clock.getTime() + 25 * 60 * 60_000);
    await work();
    expect(await uploadOf(id)).toBeUndefined();
  });
});
