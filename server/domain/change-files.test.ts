import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxChangeFileSize, uploadPart } from '#core/contract/change-files.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { aRecord, partFrom, sendRest, upload } from '#server/testing/change-files.ts';
import { aChange } from '#server/testing/changes.ts';
import { type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDocx, anXlsx, aPdf } from '#server/testing/office-files.ts';
import { domainUrl } from '#server/testing/servers.ts';
import { createFileWork, dropAbandoned } from './change-file-upkeep.ts';
import type { Organisation } from './organisation.ts';

const nobody = '00000000-0000-4000-8000-999999999999';
const text = (words: string) => new TextEncoder().encode(words);
const large = aPdf('Lang', 2 * uploadPart + 500);

describe.each(testDatabases())('files of changes on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let organisation: Organisation;
  let ada: Commenter;
  let bea: Commenter;
  let reader: Commenter;
  let readerToken: string;
  beforeAll(async () => {
    servers = await startBoth(database);
    ada = await enterCommenter(servers, ['CHANGE_EDITOR']);
    bea = await enterCommenter(servers, ['CHANGE_EDITOR']);
    const entered = await servers.enter('change-reader', ['CHANGE_READER']);
    readerToken = entered.token;
    reader = { id: entered.id, client: servers.domain.client('musterbank', readerToken) };
    const match = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    if (match === undefined) throw new Error('the sample lacks its organisation');
    organisation = match;
  });
  afterAll(() => servers?.stop());

  const newChange = async () => {
    const { domainId = '' } = await ada.client.createChange({ body: aChange() });
    return domainId;
  };
  const listed = async (change: string) =>
    (await reader.client.changeFiles({ id: change })).map(({ name }) => name);
  const contents = async () => {
    const rows = await organisation.db.selectFrom('change_content').select('hash').execute();
    const parts = await organisation.db.selectFrom('change_content_part').select('number').execute();
    return { contents: rows.length, parts: parts.length };
  };
  const download = (id: string, headers: Record<string, string> = {}) =>
    servers.domain.server.fetch(
      new Request(`${domainUrl}/musterbank/api/v1/ChangeElementFile/${id}`, {
        headers: { authorization: `Bearer ${readerToken}`, ...headers },
      }),
      { address: undefined },
    );

  it('are hidden until the last part has come, and then have every field', async () => {
    const change = await newChange();
    const record = aRecord(change, '../Bericht.PDF', large, { language: 'DE', versionDate: '2026-03-01' });
    let state = await ada.client.uploadChangeFile({ body: record });
    expect(state).toEqual({ id: expect.any(String), offset: 0, size: large.length });
    const offsets: number[] = [];
    while (state.file === undefined) {
      offsets.push(state.offset);
      expect(await listed(change)).toEqual([]);
      expect((await ada.client.change({ id: change })).files).toBe(0);
      expect((await download(state.id)).status).toBe(404);
      expect(await refusal(ada.client.relabelChangeFile({ id: state.id, label: 'x' }))).toBe(
        '404 FILE_NOT_FOUND',
      );
      state = await ada.client.uploadChangeFilePart({
        id: state.id,
        offset: state.offset,
        content: partFrom(large, state.offset),
      });
    }
    expect(offsets).toEqual([0, uploadPart, 2 * uploadPart]);
    const file = {
      id: state.id,
      label: 'Bericht.PDF',
      pathAndFileName: `${change}/Bericht.PDF`,
      name: 'Bericht.PDF',
      extension: 'pdf',
      language: 'DE',
      versionDate: '2026-03-01',
      origin: 'domain',
      contentType: 'application/pdf',
      size: large.length,
      inline: true,
      uploadedAt: expect.any(String),
    };
    expect(await reader.client.changeFiles({ id: change })).toEqual([file]);
    expect((await ada.client.change({ id: change })).files).toBe(1);
    expect(await refusal(reader.client.changeFiles({ id: nobody }))).toBe('404 CHANGE_NOT_FOUND');
  });

  it('go on where they were broken off, whatever was lost on the way', async () => {
    const change = await newChange();
    const record = aRecord(change, 'a.pdf', large);
    const begun = await ada.client.uploadChangeFile({ body: record });
    const first = { id: begun.id, offset: 0, content: partFrom(large, 0) };
    await ada.client.uploadChangeFilePart(first);
    // The reply was lost: the part is not taken twice, and the record says where to go on.
    expect(await refusal(ada.client.uploadChangeFilePart(first))).toBe('409 UPLOAD_OFFSET');
    const again = await ada.client.uploadChangeFile({ body: record });
    expect(again).toEqual({ ...begun, offset: uploadPart });
    // Another page of the same person goes on with it, another person does not.
    const elsewhere = await ada.client.uploadChangeFile({ body: { ...record, upload: nobody } });
    expect(elsewhere).toEqual(again);
    expect(await refusal(bea.client.uploadChangeFilePart({ ...first, offset: uploadPart }))).toBe(
      '404 FILE_NOT_FOUND',
    );
    expect(await refusal(bea.client.deleteChangeFile({ id: begun.id }))).toBe('404 FILE_NOT_FOUND');
    const done = await sendRest(ada.client, again, large);
    expect(await ada.client.uploadChangeFile({ body: record })).toEqual(done);
    expect(await listed(change)).toEqual(['a.pdf']);
  });

  it('are refused by their type, without content, and too large, before a byte is sent', async () => {
    const change = await newChange();
    const begin = (name: string, size: number) =>
      refusal(ada.client.uploadChangeFile({ body: { ...aRecord(change, name, text('x')), size } }));
    expect(await begin('a.exe', 1)).toBe('415 FILE_TYPE');
    expect(await begin('a.pdf.svg', 1)).toBe('415 FILE_TYPE');
    expect(await begin('pdf', 1)).toBe('415 FILE_TYPE');
    expect(await begin('a.pdf', 0)).toBe('422 FILE_EMPTY');
    expect(await begin('a.pdf', maxChangeFileSize + 1)).toBe('413 FILE_TOO_LARGE');
    expect(await begin('a.pdf', maxChangeFileSize)).toBe('accepted');
    expect(await refusal(ada.client.uploadChangeFile({ body: aRecord(nobody, 'a.pdf', text('x')) }))).toBe(
      '404 CHANGE_NOT_FOUND',
    );
    expect(await refusal(reader.client.uploadChangeFile({ body: aRecord(change, 'a.pdf', text('x')) }))).toBe(
      '403 FORBIDDEN',
    );
  });

  it('whose bytes are something else are refused with the first of them, or with the last', async () => {
    const change = await newChange();
    const before = await contents();
    const page = text('<!doctype html><script>alert(1)</script>');
    expect(await refusal(upload(ada.client, change, 'a.pdf', page))).toBe('415 FILE_CONTENT');
    // A package that is another one than its name says; that is told by its end.
    expect(await refusal(upload(ada.client, change, 'a.docx', await anXlsx(['x'])))).toBe('415 FILE_CONTENT');
    const wrong = { ...aRecord(change, 'a.pdf', large), sha256: '0'.repeat(64) };
    const begun = await ada.client.uploadChangeFile({ body: wrong });
    expect(await refusal(sendRest(ada.client, begun, large))).toBe('422 FILE_DAMAGED');
    expect(await refusal(sendRest(ada.client, begun, large))).toBe('404 FILE_NOT_FOUND');
    expect(await listed(change)).toEqual([]);
    expect(await contents()).toEqual(before);
  });

  it('come in parts of one size only', async () => {
    const change = await newChange();
    const { id } = await ada.client.uploadChangeFile({ body: aRecord(change, 'a.pdf', large) });
    const send = (offset: number, bytes: Uint8Array<ArrayBuffer>) =>
      refusal(ada.client.uploadChangeFilePart({ id, offset, content: new Blob([bytes]) }));
    expect(await send(0, large.subarray(0, 10))).toBe('400 INVALID_REQUEST');
    expect(await send(0, large.subarray(0, 0))).toBe('400 INVALID_REQUEST');
    expect(await send(0, large.subarray(0, uploadPart + 1))).toBe('413 BODY_TOO_LARGE');
    expect(await send(uploadPart, large.subarray(0, uploadPart))).toBe('409 UPLOAD_OFFSET');
    expect(await ada.client.deleteChangeFile({ id })).toEqual({ id });
    expect(await send(0, large.subarray(0, uploadPart))).toBe('404 FILE_NOT_FOUND');
  });

  it('with the same bytes are stored once, and the bytes go with the last of them', async () => {
    const [one, other] = [await newChange(), await newChange()];
    const bytes = aPdf('Einmal', uploadPart);
    const before = await contents();
    // At the same time, by two people.
    const [first, second] = await Promise.all([
      upload(ada.client, one, 'a.pdf', bytes),
      upload(bea.client, other, 'b.pdf', bytes),
    ]);
    const third = await upload(bea.client, one, 'A.pdf', bytes);
    expect(await listed(one)).toEqual(['A (2).pdf', 'a.pdf']);
    expect(await contents()).toEqual({ contents: before.contents + 1, parts: before.parts + 2 });
    for (const { id } of [first, third]) await ada.client.deleteChangeFile({ id });
    expect(Buffer.from(await (await download(second.id)).arrayBuffer()).equals(bytes)).toBe(true);
    await ada.client.deleteChangeFile({ id: second.id });
    expect(await contents()).toEqual(before);
    expect((await download(second.id)).status).toBe(404);
  });

  it('of a change that is deleted go with it', async () => {
    const change = await newChange();
    const before = await contents();
    const { id } = await upload(ada.client, change, 'a.pdf', large);
    const begun = await ada.client.uploadChangeFile({ body: aRecord(change, 'b.pdf', aPdf('b')) });
    await ada.client.deleteChange({ id: change });
    expect((await download(id)).status).toBe(404);
    expect(await refusal(sendRest(ada.client, begun, aPdf('b')))).toBe('404 FILE_NOT_FOUND');
    expect(await contents()).toEqual(before);
  });

  it('are answered in ranges, and what could run is saved and not opened', async () => {
    const change = await newChange();
    const pdf = await upload(ada.client, change, 'Über "uns".pdf', large);
    const whole = await download(pdf.id);
    const headers = Object.fromEntries(whole.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(large.length),
      'content-disposition': expect.stringMatching(/^inline; filename="_?ber _uns_\.pdf"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
    expect(Buffer.from(await whole.arrayBuffer()).equals(large)).toBe(true);
    const from = uploadPart - 3;
    const rest = await download(pdf.id, { range: `bytes=${from}-`, 'if-range': headers.etag ?? '' });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${large.length - 1}/${large.length}`,
    ]);
    expect(Buffer.from(await rest.arrayBuffer()).equals(large.subarray(from))).toBe(true);
    const other = await download(pdf.id, { range: `bytes=${from}-`, 'if-range': '"another"' });
    expect([other.status, other.headers.get('content-length')]).toEqual([200, String(large.length)]);
    await other.body?.cancel();
    const page = await upload(ada.client, change, 'a.txt', text('<script>alert(1)</script>'));
    expect(page.inline).toBe(false);
    const saved = await download(page.id);
    expect(saved.headers.get('content-type')).toBe('text/plain');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="a\.txt"/);
  });

  it('have labels that are edited, and a history among that of their change', async () => {
    const change = await newChange();
    const { id } = await upload(ada.client, change, 'a.pdf', aPdf('a'), { label: 'Entwurf' });
    for (const label of ['', ' ', 'x'.repeat(201)])
      expect(await refusal(ada.client.relabelChangeFile({ id, label }))).toBe('400 INVALID_REQUEST');
    expect(await bea.client.relabelChangeFile({ id, label: 'Endfassung' })).toMatchObject({
      label: 'Endfassung',
      name: 'Endfassung.pdf',
    });
    expect(await refusal(reader.client.deleteChangeFile({ id }))).toBe('403 FORBIDDEN');
    await bea.client.deleteChangeFile({ id });
    const history = await reader.client.changeHistory({ id: change });
    expect(history.slice(1).map(({ kind, by, changes }) => [kind, by.id, changes])).toEqual([
      ['fileAdded', ada.id, [{ field: 'fileLabel', of: 'Entwurf', after: 'Entwurf' }]],
      [
        'fileRelabelled',
        bea.id,
        [{ field: 'fileLabel', of: 'Endfassung', before: 'Entwurf', after: 'Endfassung' }],
      ],
      ['fileRemoved', bea.id, [{ field: 'fileLabel', of: 'Endfassung', before: 'Endfassung' }]],
    ]);
    // Files are no field of an edit, so none of them makes it conflict.
    expect((await ada.client.change({ id: change })).version).toBe(1);
  });

  it('are saved under what they are called, whatever that is, and as what they are', async () => {
    const change = await newChange();
    const { id } = await upload(ada.client, change, 'a.pdf', aPdf('a'));
    const nameFor = async (label: string) => {
      const { name } = await ada.client.relabelChangeFile({ id, label });
      const { headers } = await download(id);
      return [name, headers.get('content-disposition')];
    };
    expect(await nameFor('Endfassung')).toEqual([
      'Endfassung.pdf',
      `inline; filename="Endfassung.pdf"; filename*=UTF-8''Endfassung.pdf`,
    ]);
    // A label is no path, and breaks no header.
    expect(await nameFor('../Über "1/2".exe')).toEqual([
      '_Über _1_2_.exe.pdf',
      `inline; filename="__ber _1_2_.exe.pdf"; filename*=UTF-8''_%C3%9Cber%20_1_2_.exe.pdf`,
    ]);
  });

  it('that were given up for a day are gone, but not those that go on', async () => {
    const change = await newChange();
    const before = await contents();
    const { id } = await ada.client.uploadChangeFile({ body: aRecord(change, 'a.pdf', large) });
    await ada.client.uploadChangeFilePart({ id, offset: 0, content: partFrom(large, 0) });
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await dropAbandoned(organisation, inHours(23.9));
    expect((await contents()).contents).toBeGreaterThan(before.contents);
    const file = await upload(ada.client, change, 'b.pdf', aPdf('b'));
    await dropAbandoned(organisation, inHours(24.1));
    expect(await refusal(ada.client.deleteChangeFile({ id }))).toBe('404 FILE_NOT_FOUND');
    expect(await listed(change)).toEqual(['b.pdf']);
    await ada.client.deleteChangeFile({ id: file.id });
    expect((await contents()).parts).toBeLessThanOrEqual(before.parts);
  });

  it('are found by what is in them, by those who see changes', async () => {
    const change = await newChange();
    await upload(ada.client, change, 'frist.docx', await aDocx('Die Kellerassel ist meldepflichtig.'));
    await upload(ada.client, change, 'zahlen.xlsx', await anXlsx(['Kellerassel', 7]));
    await upload(ada.client, change, 'seite.pdf', aPdf('Eine KELLERASSEL auf einer Seite'));
    await upload(ada.client, change, 'kellerassel.txt', text('Nichts.'));
    const search = async (who: Commenter, query: string) => {
      const { hits, facetFields } = await who.client.domainSearch({ query, facet: 'changeFiles' });
      return { found: hits.map(({ title }) => title).toSorted(), count: facetFields.changeFiles, hits };
    };
    const searcher = await enterCommenter(servers, ['READER', 'CHANGE_READER']);
    expect((await search(searcher, 'kellerassel')).found).toEqual(['kellerassel.txt']);
    const ending = new AbortController();
    await createFileWork({ now: () => new Date(), signal: ending.signal, log: () => undefined })([
      organisation,
    ]);
    ending.abort();
    const { found, count, hits } = await search(searcher, 'Kellerassel');
    expect(found).toEqual(['frist.docx', 'kellerassel.txt', 'seite.pdf', 'zahlen.xlsx']);
    expect(count).toBe(4);
    const hit = hits.find(({ title }) => title === 'frist.docx');
    const { slug } = await ada.client.change({ id: change });
    expect(hit?.address).toBe(`/changes/${slug}`);
    expect(hit?.snippet.map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece)).join('')).toBe(
      'Die [Kellerassel] ist meldepflichtig.',
    );
    expect((await search(searcher, '"Kellerassel ist"')).found).toEqual(['frist.docx']);
    expect((await search(searcher, 'Kellerassel -Seite')).found).not.toContain('seite.pdf');
    const stranger = await enterCommenter(servers, ['READER']);
    expect(await search(stranger, 'Kellerassel')).toEqual({ found: [], count: 0, hits: [] });
  });
});
