import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, portalOrigin, startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';

const [embedded] = testDatabases();

describe.each(testDatabases())('main server on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const at = { regTextId: 'musterg', language: 'DE' } as const;

  beforeAll(async () => {
    if (embedded === undefined) throw new Error('no database');
    domain = await startDomain(embedded);
    main = await startMain(database, domain);
    const second = [
      anArticle('1', 'Dieses Gesetz gilt für alle Muster.'),
      anArticle('2', 'Muster sind frei.', 'Sie gelten.'),
    ];
    await storeText(main.db, aText(), aPrint(), undefined);
    await storeText(main.db, aText({ versionDate: '2024-01-01', units: second }), aPrint(), undefined);
    await storeText(main.db, aText({ versionDate: '2030-01-01', units: second }), aPrint(), undefined);
    await storeText(main.db, aText({ language: 'FR' }), aPrint(), undefined);
    const coming = {
      sourceKey: 'eli/test/kommend',
      names: { DE: { long: 'Kommendes Gesetz', short: 'KomG' } },
    };
    await storeText(main.db, aText({ ...coming, versionDate: '2029-01-01' }), aPrint(), 'supervision');
  }, 60_000);
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const rejected = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      (error: { status: number; code: string; message: string }) => `${error.status} ${error.code}`,
    );

  it('lists the languages without sign-in', async () => {
    expect(await main.client('').listOfLanguages({})).toEqual([
      { code: 'DE', locale: 'de-CH' },
      { code: 'FR', locale: 'fr-CH' },
      { code: 'IT', locale: 'it-CH' },
      { code: 'EN', locale: 'en-GB' },
    ]);
  });

  it('lists documents in force and to come, by category and by date', async () => {
    const keys = async (body: object) =>
      (await main.client().listOfRegulation({ body: { language: 'DE', ...body } })).map(
        ({ regTextId }) => regTextId,
      );
    expect(await keys({})).toEqual(['komg', 'musterg']);
    expect(await keys({ category: 'supervision' })).toEqual(['komg']);
    expect(await keys({ versionDate: '2025-01-01' })).toEqual(['musterg']);
    expect(await keys({ versionDate: '1999-01-01' })).toEqual([]);
  });

  it('accepts a trailing slash, as the specification spells the list', async () => {
    const body = JSON.stringify({ language: 'DE' });
    const reply = await main.send('/api/v1/ListOfRegulation/', { method: 'POST', body });
    expect(reply.status).toBe(200);
  });

  it('names a document with its versions, in the asked or the nearest language', async () => {
    expect(await main.client().regulation({ regTextId: 'musterg', language: 'FR' })).toMatchObject({
      displayName: 'LMod',
      longName: 'Loi modèle',
      shortNames: { DE: 'MusterG', FR: 'LMod' },
      category: 'base',
      versionDate: '2024-01-01',
      validUntil: '2029-12-31',
      status: 'inForce',
      currentVersion: '2024-01-01',
      languages: ['DE'],
      languageVersions: { DE: '2030-01-01', FR: '2020-01-01' },
      archived: false,
    });
    expect(await main.client().regulation({ regTextId: 'komg', language: 'EN' })).toMatchObject({
      displayName: 'KomG',
      versionDate: '2029-01-01',
      status: 'future',
    });
  });

  it.each([
    [undefined, '2024-01-01'],
    ['2020-01-01', '2020-01-01'],
    ['2023-12-31', '2020-01-01'],
    ['2024-01-01', '2024-01-01'],
    ['2031-05-05', '2030-01-01'],
  ])('takes versionDate %s as the version in force then: %s', async (versionDate, expected) => {
    const info = await main.client().regulationInfo(versionDate === undefined ? at : { ...at, versionDate });
    expect(info).toMatchObject({ versionDate: expected, pdf: { pages: 2 }, sourceKey: 'eli/test/musterg' });
  });

  it('tells versions from first to last', async () => {
    expect(
      (await main.client().allVersions(at)).map((one) => [one.versionDate, one.status, one.languages]),
    ).toEqual([
      ['2020-01-01', 'past', ['DE', 'FR']],
      ['2024-01-01', 'inForce', ['DE']],
      ['2030-01-01', 'future', ['DE']],
    ]);
  });

  it('gives the contents without notes, and windows of the text', async () => {
    const { entries } = await main.client().tableOfContent({ ...at, versionDate: '2020-01-01' });
    expect(entries.map((entry) => entry.completeParagraphID)).toEqual([
      'musterg~1',
      'musterg~2',
      'musterg~135-149',
    ]);
    expect(entries[0]).toMatchObject({ index: 0, num: ['Art. 1'], heading: ['Gegenstand 1'] });
    expect(entries[0]?.size).toBeGreaterThan(20);
    const window = await main.client().regText({ ...at, versionDate: '2020-01-01', from: 1, count: 1 });
    expect(window).toMatchObject({ total: 3, from: 1 });
    expect(window.units.map(({ id }) => id)).toEqual(['2']);
    const around = await main.client().regText({ ...at, versionDate: '2020-01-01', around: '2^2', count: 4 });
    expect(around.from).toBe(0);
  });

  it('gives the article that holds a paragraph, a range for each article in it', async () => {
    const article = (complete: string) =>
      main.client().regArtText({ complete, language: 'DE', versionDate: '2020-01-01' });
    expect(await article('musterg~2^2')).toMatchObject({ index: 1, unit: { id: '2' } });
    expect(await article('musterg~140')).toMatchObject({ index: 2, unit: { id: '135-149' } });
    expect(await rejected(article('musterg~150'))).toBe('404 PARAGRAPH_NOT_FOUND');
    expect(await rejected(article('musterg~^^'))).toBe('400 INVALID_REQUEST');
  });

  it('tells where paragraphs stand', async () => {
    const asked = { ...at, versionDate: '2020-01-01' };
    const ids = (found: { completeParagraphID: string }[]) =>
      found.map((one) => one.completeParagraphID.slice(8));
    expect(ids(await main.client().coordinatesOfArticles(asked))).toEqual(['1', '2', '135-149']);
    expect(ids(await main.client().coordinatesOfSubParagraphs(asked))).toEqual([
      '1^1',
      '2^1',
      '2^2',
      '135-149^1',
    ]);
    expect(ids(await main.client().coordinatesOfPages({ ...asked, range: '2-3' }))).toEqual([
      '135-149',
      '135-149^1',
    ]);
    const one = await main
      .client()
      .coordinatesOfRegArt({ complete: 'musterg~2^1', language: 'DE', versionDate: '2020-01-01' });
    expect(one.boxes).toEqual([{ page: 1, top: 220, bottom: 250, left: 50, right: 370 }]);
  });

  it.each([
    [1, 130, '1^1'],
    [1, 110, '1'],
    [1, 252, '2'],
    [1, 500, '2^2'],
    [2, 20, '2^2'],
    [2, 100, '135-149^1'],
  ])('identifies the paragraph on page %i at %i as %s', async (pageNumber, paragraphY, path) => {
    const found = await main
      .client()
      .identifyParagraph({ ...at, versionDate: '2020-01-01', pageNumber, paragraphY });
    expect(found.completeParagraphID).toBe(`musterg~${path}`);
  });

  it('finds no paragraph above the first', async () => {
    expect(await rejected(main.client().identifyParagraph({ ...at, pageNumber: 1, paragraphY: 5 }))).toBe(
      '404 PARAGRAPH_NOT_FOUND',
    );
  });

  it('gives an article as a search document', async () => {
    expect(await main.client().searchRegArt({ inFocus: 'musterg~2^1', language: 'DE' })).toMatchObject({
      completeParagraphID: 'musterg~2^1',
      displayName: 'Art. 2 Abs. 1',
      sourceNumber: '999.1',
      text: '1 Muster sind frei.',
      repealed: false,
    });
  });

  it('follows an article through the versions', async () => {
    const through = async (complete: string) =>
      (await main.client().previousRegArtVersions({ complete, language: 'DE' })).map(
        ({ present, changed }) => [present, changed],
      );
    expect(await through('musterg~1')).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
    expect(await through('musterg~2')).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
    expect(await through('musterg~140')).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(await rejected(through('musterg~9'))).toBe('404 PARAGRAPH_NOT_FOUND');
  });

  it('has no provider comments until some are there', async () => {
    expect(await main.client().regArtComments({ complete: 'musterg~1' })).toEqual([]);
    const { id } = await main.db
      .selectFrom('regulation')
      .select('id')
      .where('reg_text_id', '=', 'musterg')
      .executeTakeFirstOrThrow();
    const comment = { regulation_id: id, path: '1', text: 'Siehe Art. 2.', date: '2025-03-04' };
    await main.db.insertInto('provider_comment').values(comment).execute();
    expect(await main.client().regArtComments({ complete: 'musterg~1' })).toMatchObject([
      { completeParagraphID: 'musterg~1', text: 'Siehe Art. 2.', date: '2025-03-04' },
    ]);
  });

  it('feeds versions with the hash of every paragraph, page by page', async () => {
    const first = await main.client().feed({ since: 0, limit: 2 });
    expect(first.items.map(({ regTextId, versionDate }) => `${regTextId} ${versionDate}`)).toEqual([
      'musterg 2020-01-01',
      'musterg 2024-01-01',
    ]);
    expect(Object.keys(first.items[0]?.hashes ?? {}).sort()).toEqual([
      '1',
      '135-149',
      '135-149^1',
      '1^1',
      '2',
      '2^1',
      '2^2',
    ]);
    expect(first.more).toBe(true);
    const rest = await main.client().feed({ since: first.next });
    expect(rest.items).toHaveLength(3);
    expect(await main.client().feed({ since: rest.next })).toEqual({
      items: [],
      next: rest.next,
      more: false,
    });
  });

  it('serves the PDF whole and in ranges, for ever', async () => {
    const { pdf } = await main.client().regulationInfo(at);
    const path = `/api/v1/RegPdf/${pdf?.hash}`;
    const whole = await main.send(path);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(bytes).toEqual(aPrint().pdf);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-length': String(bytes.length),
      'content-type': 'application/pdf',
      etag: `"${pdf?.hash}"`,
    });
    const part = await main.send(path, { headers: { range: 'bytes=5-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(5, 10));
    const beyond = await main.send(path, { headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    const other = await main.send(path, { headers: { range: 'bytes=0-1', 'if-range': '"else"' } });
    expect(other.status).toBe(200);
    const known = await main.send(path, { headers: { 'if-none-match': `"${pdf?.hash}"` } });
    expect(known.status).toBe(304);
    const head = await main.send(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
    expect(await (await main.client().regPdf({ hash: pdf?.hash ?? '' })).arrayBuffer()).toHaveProperty(
      'byteLength',
      bytes.length,
    );
    expect(await rejected(main.client().regPdf({ hash: '0'.repeat(64) }))).toBe('404 FILE_NOT_FOUND');
  });

  it.each([
    [
      'regulation unknown',
      'ListOfRegulation/RegTextID/nothing?language=DE',
      404,
      'REGULATION_NOT_FOUND',
      /nothing/,
    ],
    [
      'before the first version',
      'TableOfContent/V2/RegTextID/musterg?language=DE&versionDate=2019-12-31',
      404,
      'VERSION_NOT_FOUND',
      /2019/,
    ],
    [
      'language not there',
      'TableOfContent/V2/RegTextID/musterg?language=IT',
      404,
      'LANGUAGE_NOT_AVAILABLE',
      /DE/,
    ],
    ['language missing', 'TableOfContent/V2/RegTextID/musterg', 400, 'INVALID_REQUEST', /^language: /],
    [
      'a day that is none',
      'RegText/musterg?language=DE&versionDate=2025-02-30',
      400,
      'INVALID_REQUEST',
      /^versionDate: /,
    ],
    [
      'pages backwards',
      'RegArtCoordinates/RegTextID/musterg/7-3?language=DE',
      400,
      'INVALID_REQUEST',
      /^range: /,
    ],
    [
      'no height',
      'RegArtCoordinates/IdentifyParagraphFromCoord/musterg/1?language=DE',
      400,
      'INVALID_REQUEST',
      /^paragraphY: /,
    ],
    ['no paragraph identifier', 'RegArtComments/musterg', 400, 'INVALID_REQUEST', /^complete: /],
    ['no hash', 'RegPdf/abc', 400, 'INVALID_REQUEST', /^hash: /],
    ['unknown call', 'Nothing', 404, 'NOT_FOUND', /./],
  ])('refuses: %s', async (_, path, status, code, message) => {
    const reply = await main.send(`/api/v1/${path}`);
    const told = (await reply.json()) as { code: string; message: string };
    expect([reply.status, told.code]).toEqual([status, code]);
    expect(told.message).toMatch(message);
  });

  it('names the field of a bad body, and refuses one that is no JSON or too large', async () => {
    const post = async (body: string) => {
      const reply = await main.send('/api/v1/ListOfRegulation', { method: 'POST', body });
      return [reply.status, await reply.json()];
    };
    expect(await post('{"language":"XX"}')).toMatchObject([
      400,
      { message: expect.stringMatching(/^language: /) },
    ]);
    expect(await post('{')).toEqual([400, { code: 'INVALID_REQUEST', message: 'body: must be JSON' }]);
    expect(await post(`"${'x'.repeat(1_100_000)}"`)).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
  });

  it('asks for a token of a registered organisation', async () => {
    expect((await main.app.request('/api/v1/ListOfRegulation/AllVersions/musterg?language=DE')).status).toBe(
      401,
    );
    expect(await rejected(main.client('no.token.here').allVersions(at))).toBe('401 UNAUTHORISED');
    const alpina = await domain.signIn('alpina');
    expect(await main.client(alpina).allVersions(at)).toHaveLength(3);
    const all = domain.server.registrations();
    await main.register.replace(all.filter(({ slug }) => slug !== 'alpina'));
    expect(await rejected(main.client(alpina).allVersions(at))).toBe('401 UNAUTHORISED');
    await main.register.replace(all);
  });

  it('finds the organisation by the part after the @ alone', async () => {
    const baseUrl = (email: string) => main.client('').baseUrl({ email });
    const expected = { baseUrl: `${domainUrl}/musterbank` };
    expect(await baseUrl('reader@musterbank.example')).toEqual(expected);
    expect(await baseUrl('nobody.at.all@MUSTERBANK.example')).toEqual(expected);
    expect(await rejected(baseUrl('reader@elsewhere.example'))).toBe('404 DOMAIN_NOT_FOUND');
  });

  it('opens itself to configured origins only, without credentials', async () => {
    const from = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      };
      return (await main.app.request('/api/v1/ListOfLanguages', { method: 'OPTIONS', headers })).headers;
    };
    const known = await from(portalOrigin);
    expect(known.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(known.get('access-control-allow-headers')).toMatch(/Authorization/);
    expect(known.get('access-control-allow-credentials')).toBeNull();
    expect((await from('null')).get('access-control-allow-origin')).toBe('null');
    expect((await from('http://evil.test')).get('access-control-allow-origin')).toBeNull();
    const reply = await main.send('/api/v1/ListOfLanguages', { headers: { origin: portalOrigin } });
    for (const name of ['Accept-Ranges', 'Content-Range', 'Content-Length'])
      expect(reply.headers.get('access-control-expose-headers')).toContain(name);
  });

  it('protects every reply and compresses large ones', async () => {
    const reply = await main.send('/api/v1/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const missing = await main.send('/api/v1/Nothing');
    expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('describes itself as OpenAPI, from the same schemas', async () => {
    const document = (await (await main.send('/api/v1/openapi.json')).json()) as {
      paths: Record<string, Record<string, { parameters: { name: string; required: boolean }[] }>>;
      components: { schemas: Record<string, unknown> };
    };
    const toc = document.paths['/api/v1/TableOfContent/V2/RegTextID/{regTextId}']?.get;
    expect(toc?.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['regTextId', true],
      ['language', true],
      ['versionDate', false],
    ]);
    const references = JSON.stringify(document).match(/#\/[^"]+/g) ?? [];
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1));
    }
  });

  it('is healthy, and logs nothing in all of this', async () => {
    expect(await (await main.app.request('/health')).json()).toEqual({ status: 'ok' });
    expect(main.logged).toEqual([]);
  });
});
