import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl, portalOrigin, startMainWithActs } from '#server/testing/servers.ts';
import { aPrint } from '#server/testing/texts.ts';

describe.each(testDatabases())('main server on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  const at = { regTextId: 'musterg', language: 'DE' } as const;
  beforeAll(async () => {
    main = await startMainWithActs(database);
  });
  afterAll(() => main?.stop());

  const rejected = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );

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
      'content-disposition': `inline; filename="${pdf?.hash}.pdf"`,
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
    ['bad grammar', 'SolrDataSearch/RegArt/musterg~%5E%5E?language=DE', 400, 'INVALID_REQUEST', /^inFocus: /],
    ['bad place', 'RegText/musterg?language=DE&around=%5E', 400, 'INVALID_REQUEST', /^around: /],
    ['no hash', 'RegPdf/abc', 400, 'INVALID_REQUEST', /^hash: /],
    ['unknown call', 'Nothing', 404, 'NOT_FOUND', /./],
  ])('refuses: %s', async (_, path, status, code, message) => {
    const reply = await main.send(`/api/v1/${path}`);
    const problem = (await reply.json()) as { code: string; message: string };
    expect([reply.status, problem.code]).toEqual([status, code]);
    expect(problem.message).toMatch(message);
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
    const alpina = await main.domain.signIn('alpina');
    expect(await main.client(alpina).allVersions(at)).toHaveLength(3);
    const all = main.domain.server.registrations();
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

  it('tells the addresses of organisations from others', async () => {
    const known = async (baseUrl: string) => (await main.client('').knowsBaseUrl({ baseUrl })).known;
    expect(await known(`${domainUrl}/musterbank`)).toBe(true);
    for (const foreign of ['', domainUrl, `${domainUrl}/musterbank/`, 'https://evil.example/musterbank'])
      expect(await known(foreign)).toBe(false);
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
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const missing = await main.send('/api/v1/Nothing');
    expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('describes itself as OpenAPI, from the same schemas', async () => {
    type Operation = { parameters: { name: string; required: boolean }[]; responses: object };
    const document = (await (await main.send('/api/v1/openapi.json')).json()) as {
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, unknown> };
    };
    const toc = document.paths['/api/v1/TableOfContent/V2/RegTextID/{regTextId}']?.get;
    expect(toc?.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['regTextId', true],
      ['language', true],
      ['versionDate', false],
    ]);
    const question = document.paths['/api/v1/domain/mail/question']?.post;
    expect(Object.keys(question?.responses ?? {})).toEqual([
      '200',
      '202',
      '401',
      '429',
      '502',
      '503',
      'default',
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
