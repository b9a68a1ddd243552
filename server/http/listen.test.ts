import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { embeddedDatabase } from '../testing/databases.ts';
import { freePort } from '../testing/postgres.ts';
import { startDomain, startMain } from '../testing/servers.ts';
import { type Listening, listen } from './listen.ts';

describe('a server on a port', () => {
  let port: number;
  const closers: (() => Promise<void>)[] = [];
  let send: (path: string) => Promise<Response>;
  let token: string;
  let logged: string[];
  const received: string[] = [];
  const statuses: number[] = [];
  beforeAll(async () => {
    port = await freePort();
    const domain = await startDomain(embeddedDatabase);
    closers.unshift(domain.stop);
    const main = await startMain(embeddedDatabase, domain);
    closers.unshift(main.stop);
    logged = main.logged;
    const answer = async (...request: Parameters<typeof main.app.fetch>) => {
      received.push(request[0].url);
      const reply = await main.app.fetch(...request);
      statuses.push(reply.status);
      return reply;
    };
    const listening: Listening = await listen(answer, {
      host: '127.0.0.1',
      port,
      variable: 'PORT',
    });
    closers.unshift(listening.close);
    token = await domain.signIn('musterbank');
    send = (path) =>
      fetch(`http://127.0.0.1:${port}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });

  const searchFor = (query: string) =>
    send(`/MainSearch?${new URLSearchParams({ query, searchLanguage: 'DE', displayLanguage: 'DE' })}`);

  it.each([
    ['Einlagen über ', 714, 200],
    ['ü ', 5000, 200],
    ['法', 10_000, 200],
    ['法', 10_001, 400],
    ['😀', 5000, 400],
    ['a%', 5000, 200],
  ])('answers a query of %j %i times with %i', async (piece, times, status) => {
    const reply = await searchFor(piece.repeat(times));
    expect([reply.status, await reply.json()]).toMatchObject([
      status,
      status === 200 ? { status: expect.any(Number) } : { code: expect.any(String) },
    ]);
  });

  const post = (headers: string[], body: string) => {
    const socket = connect(port, '127.0.0.1');
    const head = ['POST /api/v1/domain/mail/question HTTP/1.1', 'Host: x', `Authorization: Bearer ${token}`];
    socket.write([...head, 'Content-Type: application/json', ...headers, '', body].join('\r\n'));
    return socket;
  };

  it('ends a connection whose body it does not read', async () => {
    const reply = await text(post(['Content-Length: 2000000'], 'x'.repeat(1000)));
    expect(reply).toMatch(/^HTTP\/1\.1 413 .*connection: close\r\n.*BODY_TOO_LARGE/is);
  });

  it.each([
    ['of a given length', 'Content-Length: 2000', '{"a":'],
    ['in pieces', 'Transfer-Encoding: chunked', '5\r\n{"a":\r\n'],
  ])('logs nothing of a body %s that breaks off', async (_how, header, body) => {
    const before = statuses.length;
    const socket = post([header], `${body}`);
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(before));
    socket.destroy();
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(before));
    expect([statuses.at(-1), logged]).toEqual([400, []]);
  });

  it('says that an address is too long, and serves on', async () => {
    const reply = await searchFor('a'.repeat(170_000));
    expect([reply.status, await reply.json()]).toMatchObject([431, { code: 'REQUEST_TOO_LONG' }]);
    expect((await searchFor('Bank')).status).toBe(200);
  });

  it('does not send back what it was sent by TRACE', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end('TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: 4711\r\nConnection: close\r\n\r\n');
    const reply = await text(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(reply).not.toContain('4711');
  });

  it('refuses what is no request', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end('what?\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*nosniff.*\{"code":"INVALID_REQUEST"/s);
  });
});

it('a failure that nobody has an answer for is 500, and is logged', async () => {
  const port = await freePort();
  const log = vi.fn();
  const fails = () => Promise.reject(new TypeError('a fault of the program'));
  const listening = await listen(fails, { host: '127.0.0.1', port, variable: 'PORT', log });
  const reply = await fetch(`http://127.0.0.1:${port}/`);
  expect([reply.status, await reply.json()]).toEqual([
    500,
    expect.objectContaining({ code: 'INTERNAL_ERROR' }),
  ]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('a fault of the program')]]);
  await listening.close();
});
