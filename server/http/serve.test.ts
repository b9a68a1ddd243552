import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bytes, call, endpoints } from '#core/contract/endpoint.ts';
import { HttpProblem } from './problem.ts';
import { serve } from './serve.ts';

const calls = {
  add: call('POST', '/add/:a', { access: 'public', reply: v.object({ sum: v.number() }) }),
  where: call('GET', '/where', {
    access: 'public',
    reply: v.object({ address: v.optional(v.string()) }),
  }),
  either: call('POST', '/either', {
    access: 'optional',
    reply: v.object({ mail: v.string(), name: v.string(), origin: v.optional(v.string()) }),
  }),
  own: call('GET', '/own', { reply: v.object({ name: v.string() }) }),
  owned: call('GET', '/owned', { reply: v.object({}) }),
  administered: call('POST', '/administered', {
    access: { roles: ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'] },
    reply: v.object({ name: v.string() }),
  }),
  planned: call('GET', '/planned', { access: { plans: ['changes', 'complete'] }, reply: v.object({}) }),
  capable: call('GET', '/capable', { access: { capability: 'CAN_SEE_CHANGE' }, reply: v.object({}) }),
  bytes: call('GET', '/bytes', { access: 'public', reply: bytes('text/plain') }),
  private: call('GET', '/private', { access: 'public', reply: v.object({}) }),
  fails: call('GET', '/fails/:how', { access: 'public', reply: v.object({ fine: v.boolean() }) }),
};
const contract = endpoints(calls, {
  add: {
    params: v.object({ a: v.pipe(v.string(), v.transform(Number), v.integer()) }),
    query: v.object({ times: v.optional(v.pipe(v.string(), v.transform(Number)), '1') }),
    body: v.object({ b: v.object({ c: v.number() }) }),
  },
  either: {
    body: v.object({ mail: v.picklist(['sent', 'queued']) }),
    statuses: { 202: { description: 'It is sent later', when: { mail: 'queued' } } },
  },
  administered: { body: v.object({ name: v.string() }) },
  private: { cache: 'no-store' },
  fails: { params: v.object({ how: v.string() }) },
});
type Caller = { name: string; roles: readonly string[]; plan: string };
const callers: Readonly<Record<string, Caller>> = {
  good: { name: 'Anna', roles: ['READER'], plan: 'reading' },
  owner: { name: 'Otto', roles: ['FULL_DOMAIN_ADMIN'], plan: 'reading' },
  changes: { name: 'Carla', roles: ['READER', 'CHANGE_READER'], plan: 'changes' },
  changesWithoutRole: { name: 'Chloe', roles: ['READER'], plan: 'complete' },
};

function anApp(options: object = {}) {
  const logged: string[] = [];
  const signals: AbortSignal[] = [];
  const app = serve<typeof contract, Caller>(
    contract,
    {
      add: ({ params, query, body }) => ({ sum: (params.a + body.b.c) * query.times, secret: 'dropped' }),
      private: () => ({}),
      administered: ({ body, caller }) => ({ name: `${body.name} by ${caller.name}` }),
      planned: () => ({}),
      capable: () => ({}),
      owned: () => {
        throw new HttpProblem(403, 'FORBIDDEN', 'only for ADMINISTRATOR');
      },
      where: ({ address, signal }) => {
        if (signal) signals.push(signal());
        return { address };
      },
      bytes: () => ({
        hash: 'abc',
        size: 4,
        read: async (offset, length) => new TextEncoder().encode('abcd'.slice(offset, offset + length)),
      }),
      either: ({ body, caller, origin }) => ({ ...body, name: caller?.name ?? 'nobody', origin }),
      own: ({ caller }) => ({ name: caller.name }),
      fails: ({ params }) => {
        if (params.how === 'known') throw new HttpProblem(403, 'NOT_YOURS', 'this is not yours');
        if (params.how === 'often') {
          const now = new Date('2026-05-01T10:00:00.000Z');
          const until = new Date('2026-05-01T10:01:30.001Z');
          throw new HttpProblem(429, 'TOO_MANY', 'too many', { until, now });
        }
        if (params.how === 'nothing') return undefined as unknown as { fine: boolean };
        if (params.how === 'reply') return {} as { fine: boolean };
        throw new Error('password=secret in /etc/file');
      },
    },
    {
      about: { title: 'Test', version: '1', schemas: {} },
      authenticate: async (token) => callers[token],
      rightsOf: ({ roles, plan }) => ({ roles, plan: async () => plan, session: 'portal' }),
      idOf: ({ name }) => `id of ${name}`,
      origins: () => [],
      https: true,
      ready: async () => new Response(),
      log: (message) => logged.push(message),
      ...options,
    },
  );
  const send = async (path: string, init: RequestInit = {}) => {
    const reply = await app.request(`/api/v1${path}`, init);
    return [reply.status, await reply.json()];
  };
  return { app, send, logged, signals };
}

describe('serve', () => {
  it('knows who is signed in where nobody needs to be, and refuses a token that is none', async () => {
    const { send } = anApp();
    const post = (headers: Record<string, string>, mail = 'sent') =>
      send('/either', { method: 'POST', headers, body: JSON.stringify({ mail }) });
    expect(await post({ origin: 'https://page.example' })).toEqual([
      200,
      { mail: 'sent', name: 'nobody', origin: 'https://page.example' },
    ]);
    expect(await post({ authorization: 'Bearer good' })).toEqual([200, { mail: 'sent', name: 'Anna' }]);
    expect(await post({ authorization: 'Bearer bad' })).toMatchObject([401, { code: 'UNAUTHORISED' }]);
    expect(await post({ authorization: 'Basic good' })).toMatchObject([401, {}]);
  });

  it('answers with the status that the contract names for such a reply', async () => {
    const { send } = anApp();
    const body = JSON.stringify({ mail: 'queued' });
    expect(await send('/either', { method: 'POST', body })).toEqual([
      202,
      { mail: 'queued', name: 'nobody' },
    ]);
  });

  it('hands over checked values and drops what the contract does not name', async () => {
    const { send } = anApp();
    const body = JSON.stringify({ b: { c: 2 }, more: 1 });
    expect(await send('/add/1?times=3&unknown=x', { method: 'POST', body })).toEqual([200, { sum: 9 }]);
    // Of a repeated one the first counts; path, query and body are apart.
    expect(await send('/add/1?times=3&times=5&a=7', { method: 'POST', body })).toEqual([200, { sum: 9 }]);
  });

  it('tells a handler where a request comes from, as far as that is known', async () => {
    const { app, send } = anApp();
    expect(await send('/where')).toEqual([200, {}]);
    const reply = await app.request('/api/v1/where', {}, { address: '203.0.113.9' });
    expect(await reply.json()).toEqual({ address: '203.0.113.9' });
  });

  it.each([
    ['/add/x', '{"b":{"c":2}}', /^a: /],
    ['/add/1', '{"b":{"c":"two"}}', /^b\.c: /],
    ['/add/1', '{}', /^b: /],
    ['/add/1', '', /^body: must be JSON/],
  ])('names the field that is wrong: %s %s', async (path, body, message) => {
    const { send } = anApp();
    expect(await send(path, { method: 'POST', body })).toEqual([
      400,
      { code: 'INVALID_REQUEST', message: expect.stringMatching(message) },
    ]);
  });

  it.each(['/add/%', '/add/%ff', '/add/1?times=%C3%28', '/add/1?times=1&x=%ED%A0%BD'])(
    'refuses an address that is no UTF-8: %s',
    async (path) => {
      const { send } = anApp();
      expect(await send(path, { method: 'POST', body: '{"b":{"c":2}}' })).toEqual([
        400,
        { code: 'INVALID_REQUEST', message: 'address: must be UTF-8, percent-encoded' },
      ]);
    },
  );

  it('refuses a body that is no UTF-8, and takes one with a mark of byte order', async () => {
    const { send } = anApp();
    const inBytes = (body: string) => ({ method: 'POST', body: Buffer.from(body, 'latin1') });
    const [status, reply] = await send('/administered', {
      ...inBytes('{"name":"Z\xfcrich"}'),
      headers: { authorization: 'Bearer owner' },
    });
    expect([status, reply]).toEqual([400, { code: 'INVALID_REQUEST', message: 'body: must be JSON' }]);
    expect(await send('/add/1', inBytes('\xef\xbb\xbf{"b":{"c":2}}'))).toEqual([200, { sum: 3 }]);
  });

  it('lets in who is identified', async () => {
    const { send } = anApp();
    expect(await send('/own', { headers: { authorization: 'Bearer good' } })).toEqual([
      200,
      { name: 'Anna' },
    ]);
    expect(await send('/own', { headers: { authorization: 'Bearer bad' } })).toMatchObject([
      401,
      { code: 'UNAUTHORISED' },
    ]);
    expect(await send('/own')).toMatchObject([401, {}]);
  });

  it('says after how many seconds the next one is admitted where it was too many, and nowhere else', async () => {
    const { app } = anApp();
    const often = await app.request('/api/v1/fails/often');
    expect([often.status, often.headers.get('retry-after')]).toEqual([429, '91']);
    expect((await app.request('/api/v1/fails/known')).headers.get('retry-after')).toBeNull();
  });

  it('tells known problems and hides its own failures, which it logs', async () => {
    const { send, logged } = anApp();
    expect(await send('/fails/known')).toEqual([403, { code: 'NOT_YOURS', message: 'this is not yours' }]);
    // Refusals of callers who are not signed in are not logged, since they could fill the log.
    expect(logged).toEqual([]);
    const hidden = [500, { code: 'INTERNAL_ERROR', message: 'the server failed; it has been logged' }];
    expect(await send('/fails/unknown')).toEqual(hidden);
    expect(await send('/fails/reply')).toEqual(hidden);
    expect(await send('/fails/nothing')).toEqual(hidden);
    expect(logged[0]).toMatch(
      /^GET \/api\/v1\/fails\/:how: request [0-9a-f]{12} of \/api\/v1\/fails\/unknown: Error: password=secret/,
    );
    expect(logged[1]).toContain('fails: reply breaks the contract at fine');
    expect(logged[2]).toContain('fails: reply breaks the contract at its root');
  });

  it('logs who asks for what is not theirs, by their id', async () => {
    const { app, logged } = anApp();
    const headers = { authorization: 'Bearer good' };
    expect((await app.request('/api/v1/owned', { headers }, { address: '203.0.113.9' })).status).toBe(403);
    expect(logged).toEqual(['refused: owned, FORBIDDEN, to id of Anna from 203.0.113.9']);
    expect((await app.request('/api/v1/owned')).status).toBe(401);
    expect(logged).toHaveLength(1);
  });

  it('checks the rights that the contract names after the request, and before its handler', async () => {
    const { send } = anApp();
    const post = (token: string, body: object) =>
      send('/administered', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    expect(await post('bad', {})).toMatchObject([401, { code: 'UNAUTHORISED' }]);
    expect(await post('good', {})).toMatchObject([400, { code: 'INVALID_REQUEST' }]);
    expect(await post('good', { name: 'made' })).toEqual([
      403,
      { code: 'FORBIDDEN', message: 'only for ADMINISTRATOR' },
    ]);
    expect(await post('owner', { name: 'made' })).toEqual([200, { name: 'made by Otto' }]);
  });

  it.each([
    ['/planned', 'good', 'only for the plan changes'],
    ['/planned', 'changesWithoutRole', undefined],
    ['/capable', 'changesWithoutRole', undefined],
    ['/capable', 'good', 'only for CAN_SEE_CHANGE'],
    ['/capable', 'changes', undefined],
  ])('%s is for plan and capability: %s', async (path, token, message) => {
    const { send } = anApp();
    expect(await send(path, { headers: { authorization: `Bearer ${token}` } })).toEqual(
      message === undefined ? [200, {}] : [403, { code: 'FORBIDDEN', message }],
    );
  });

  it('describes who may call, in OpenAPI', async () => {
    const { app } = anApp();
    const document = await (await app.request('/api/v1/openapi.json')).json();
    const { paths } = document as { paths: Record<string, Record<string, Record<string, object>>> };
    const described = (path: string) =>
      Object.values(paths[`/api/v1${path}`] ?? {}).map(({ security, responses, 'x-rights': rights }) => ({
        security,
        rights,
        statuses: Object.keys(responses ?? {}),
      }))[0];
    expect(described('/where')).toEqual({ security: [], statuses: ['200', '429', '503', 'default'] });
    expect(described('/either')).toEqual({
      security: [{}, { token: [] }],
      statuses: ['200', '202', '401', '429', '503', 'default'],
    });
    expect(described('/own')).toEqual({
      security: [{ token: [] }],
      statuses: ['200', '401', '429', '503', 'default'],
    });
    expect(described('/administered')).toEqual({
      security: [{ token: ['ADMINISTRATOR'] }, { token: ['FULL_DOMAIN_ADMIN'] }],
      rights: { roles: ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'] },
      statuses: ['200', '401', '403', '429', '503', 'default'],
    });
    expect(described('/planned')).toMatchObject({
      security: [{ token: [] }],
      rights: { plans: ['changes', 'complete'] },
    });
  });

  it.each([
    ['/own', 'private, no-cache'],
    ['/private', 'no-store'],
    ['/fails/known', 'no-store'],
  ])('%s is kept in caches: %s', async (path, expected) => {
    const { app } = anApp();
    const reply = await app.request(`/api/v1${path}`, { headers: { authorization: 'Bearer good' } });
    expect(reply.headers.get('cache-control')).toBe(expected);
  });

  it.each(['GET /api/v1/none', 'POST /api/v1/own', 'GET /'])('has no call %s', async (call) => {
    const { app } = anApp();
    const [method = '', path = ''] = call.split(' ');
    const reply = await app.request(path, { method });
    expect([reply.status, await reply.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'there is no such call' },
    ]);
  });

  it('takes 1 MB and no more', async () => {
    const { send } = anApp();
    const post = (length: number) => send('/either', { method: 'POST', body: ' '.repeat(length) });
    expect(await post(1024 * 1024)).toMatchObject([400, { message: 'body: must be JSON' }]);
    expect(await post(1024 * 1024 + 1)).toEqual([413, { code: 'BODY_TOO_LARGE', message: 'at most 1 MB' }]);
  });

  it('is healthy, and says so to whoever asks now', async () => {
    const { app } = anApp();
    const reply = await app.request('/health');
    expect([reply.status, await reply.json(), reply.headers.get('cache-control')]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ]);
  });

  it.each(['Bearer  good', 'Bearer good more', 'xBearer good', 'Bearer', ''])(
    'takes %j for nobody who is signed in',
    async (authorization) => {
      const { send } = anApp();
      expect(await send('/own', { headers: { authorization } })).toEqual([
        401,
        { code: 'UNAUTHORISED', message: 'sign in first' },
      ]);
    },
  );

  it('reads the word before a token in any letters', async () => {
    const { send } = anApp();
    expect((await send('/own', { headers: { authorization: 'bearer good' } }))[0]).toBe(200);
  });

  it('aborts the work of a handler when the caller hangs up', async () => {
    const { app, signals } = anApp();
    const controller = new AbortController();
    await app.request('/api/v1/where', { signal: controller.signal });
    expect(signals[0]?.aborted).toBe(false);
    controller.abort();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('answers bytes in parts', async () => {
    const { app } = anApp();
    const reply = await app.request('/api/v1/bytes', { headers: { range: 'bytes=1-2' } });
    expect([reply.status, await reply.text(), reply.headers.get('content-type')]).toEqual([
      206,
      'bc',
      'text/plain',
    ]);
  });

  it('keeps nothing in caches where every reply is about people', async () => {
    const { app } = anApp({ cache: 'no-store' });
    const reply = await app.request('/api/v1/own', { headers: { authorization: 'Bearer good' } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('answers what was written as JSON, and it stays in no cache', async () => {
    const { app } = anApp();
    const body = JSON.stringify({ b: { c: 2 } });
    const reply = await app.request('/api/v1/add/1', { method: 'POST', body });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-type')).toBe('application/json');
  });

  it('packs what is JSON and long', async () => {
    const { app } = anApp();
    const reply = await app.request('/api/v1/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  });

  const long = 'x'.repeat(2000);
  const where = (headers: Record<string, string>) =>
    anApp().app.request('/api/v1/where', { headers }, { address: long });

  it('packs long replies for those who can read them so', async () => {
    const packed = await where({ 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(200);
    expect(JSON.parse(gunzipSync(await packed.arrayBuffer()).toString())).toEqual({ address: long });
    const plain = await where({ 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers.get('content-encoding')).toBe(null);
    expect(plain.headers.get('vary')).toContain('Accept-Encoding');
    expect(await plain.json()).toEqual({ address: long });
  });

  it('tells a caller who has the reply already that it is the same, and nobody of a private one', async () => {
    const etag = (await where({})).headers.get('etag') ?? '';
    const again = await where({ 'if-none-match': `"other", ${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await where({ 'if-none-match': '"other"' })).status).toBe(200);
    const { app } = anApp();
    const secret = await app.request('/api/v1/private', { headers: { 'if-none-match': '*' } });
    expect([secret.status, secret.headers.get('etag')]).toEqual([200, null]);
  });

  it('lets pages call that are allowed besides', async () => {
    const { app } = anApp({ allowsOrigin: async (origin: string) => origin === 'https://asked.test' });
    const headers = { origin: 'https://asked.test' };
    const reply = await app.request('/health', { headers });
    expect(reply.headers.get('access-control-allow-origin')).toBe('https://asked.test');
  });

  it('names nobody in the log where callers have no id', async () => {
    const { app, logged } = anApp({ idOf: undefined });
    await app.request('/api/v1/owned', { headers: { authorization: 'Bearer good' } });
    expect(logged).toEqual(['refused: owned, FORBIDDEN, to somebody from somewhere']);
  });

  it('asks browsers to stay with https where it is served by https', async () => {
    const { app } = anApp();
    expect((await app.request('/health')).headers.get('strict-transport-security')).toContain('max-age');
  });
});
