import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from '#core/contract/endpoint.ts';
import { HttpProblem } from './problem.ts';
import { serve } from './serve.ts';

const contract = {
  add: endpoint('POST', '/add/:a', {
    access: 'public',
    params: v.object({ a: v.pipe(v.string(), v.transform(Number), v.integer()) }),
    query: v.object({ times: v.optional(v.pipe(v.string(), v.transform(Number)), '1') }),
    body: v.object({ b: v.object({ c: v.number() }) }),
    reply: v.object({ sum: v.number() }),
  }),
  where: endpoint('GET', '/where', {
    access: 'public',
    reply: v.object({ address: v.optional(v.string()) }),
  }),
  either: endpoint('POST', '/either', {
    access: 'optional',
    body: v.object({ mail: v.picklist(['sent', 'queued']) }),
    reply: v.object({ mail: v.string(), name: v.string(), origin: v.optional(v.string()) }),
  }),
  own: endpoint('GET', '/own', { reply: v.object({ name: v.string() }) }),
  owned: endpoint('GET', '/owned', { reply: v.object({}) }),
  asked: endpoint('GET', '/asked', { access: 'public', reply: v.object({}), unkept: true }),
  fails: endpoint('GET', '/fails/:how', {
    access: 'public',
    params: v.object({ how: v.string() }),
    reply: v.object({ fine: v.boolean() }),
  }),
};

function anApp() {
  const logged: string[] = [];
  const app = serve<typeof contract, { name: string }>(
    contract,
    {
      add: ({ params, query, body }) => ({ sum: (params.a + body.b.c) * query.times, secret: 'dropped' }),
      asked: () => ({}),
      owned: () => {
        throw new HttpProblem(403, 'FORBIDDEN', 'only for ADMINISTRATOR');
      },
      where: ({ address }) => ({ address }),
      either: ({ body, caller, origin }) => ({ ...body, name: caller?.name ?? 'nobody', origin }),
      own: ({ caller }) => ({ name: caller?.name ?? '' }),
      fails: ({ params }) => {
        if (params.how === 'known') throw new HttpProblem(403, 'NOT_YOURS', 'this is not yours');
        if (params.how === 'reply') return {} as { fine: boolean };
        throw new Error('password=secret in /etc/file');
      },
    },
    {
      about: { title: 'Test', version: '1', schemas: {} },
      identify: async (token) => (token === 'good' ? { name: 'Anna' } : undefined),
      idOf: ({ name }) => `id of ${name}`,
      origins: () => [],
      https: true,
      log: (message) => logged.push(message),
    },
  );
  const send = async (path: string, init: RequestInit = {}) => {
    const reply = await app.request(`/api/v1${path}`, init);
    return [reply.status, await reply.json()];
  };
  return { app, send, logged };
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

  it('answers 202 where a mail is sent later', async () => {
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

  it('tells known problems and hides its own failures, which it logs', async () => {
    const { send, logged } = anApp();
    expect(await send('/fails/known')).toEqual([403, { code: 'NOT_YOURS', message: 'this is not yours' }]);
    // Strangers could fill the log.
    expect(logged).toEqual([]);
    const hidden = [500, { code: 'INTERNAL_ERROR', message: 'the server failed; it has been logged' }];
    expect(await send('/fails/unknown')).toEqual(hidden);
    expect(await send('/fails/reply')).toEqual(hidden);
    expect(logged[0]).toContain('password=secret');
    expect(logged[1]).toContain('fails: reply breaks the contract at fine');
  });

  it('logs who asks for what is not theirs, by their id', async () => {
    const { app, logged } = anApp();
    const headers = { authorization: 'Bearer good' };
    expect((await app.request('/api/v1/owned', { headers }, { address: '203.0.113.9' })).status).toBe(403);
    expect(logged).toEqual(['refused: owned, FORBIDDEN, to id of Anna from 203.0.113.9']);
    expect((await app.request('/api/v1/owned')).status).toBe(401);
    expect(logged).toHaveLength(1);
  });

  it.each([
    ['/own', 'private, no-cache'],
    ['/asked', 'no-store'],
    ['/fails/known', 'no-store'],
  ])('%s is kept in caches: %s', async (path, expected) => {
    const { app } = anApp();
    const reply = await app.request(`/api/v1${path}`, { headers: { authorization: 'Bearer good' } });
    expect(reply.headers.get('cache-control')).toBe(expected);
  });

  it('asks browsers to stay with https where it is served by https', async () => {
    const { app } = anApp();
    expect((await app.request('/health')).headers.get('strict-transport-security')).toContain('max-age');
  });
});
