import { createServer, request as requestPlainly, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPoliteClient, secondsOf } from './polite-client.ts';
import { createRequestOnce, type RequestOnceOptions } from './request-once.ts';

const source = { url: 'https://source.example/files', isOwn: false };

describe('requests to public interfaces', () => {
  let server: Server;
  let port: number;
  const seen: string[] = [];
  beforeAll(async () => {
    server = createServer((request, reply) => {
      seen.push(`${request.headers.host}${request.url}`);
      if (request.url === '/files/moved')
        reply.writeHead(303, { location: 'http://source.example/files/here' }).end();
      else reply.end('law');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server?.close());

  const options = (more: Partial<RequestOnceOptions> = {}): RequestOnceOptions => ({
    timeoutMilliseconds: 5000,
    lookUp: async () => [{ address: '127.0.0.1', family: 4 }],
    isPublic: () => true,
    // Without TLS, at a port of this machine.
    overTls: ((given: object, done: never) => requestPlainly({ ...given, port }, done)) as never,
    ...more,
  });
  const ask = (url: string, more: Partial<RequestOnceOptions> = {}) =>
    createRequestOnce(options(more))({
      url: new URL(url),
      source,
      headers: {},
      maxBytes: 100,
      signal: new AbortController().signal,
    });

  it('go to the address that was checked, by the name of the host', async () => {
    const lookUp = vi.fn(options().lookUp ?? (async () => []));
    expect((await ask('https://source.example/files/x', { lookUp })).bytes.toString()).toBe('law');
    expect(seen.splice(0)).toEqual(['source.example/files/x']);
    // No second answer of a name server leads elsewhere.
    expect(lookUp).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['http://source.example/x', 'no address of the public internet with TLS'],
    ['https://source.example:8443/x', 'no address of the public internet with TLS'],
    ['https://localhost/x', 'no address of the public internet with TLS'],
    ['https://intranet/x', 'no address of the public internet with TLS'],
  ])('never go to %s', async (url, message) => {
    await expect(ask(url)).rejects.toThrow(message);
    expect(seen).toEqual([]);
  });

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '192.168.0.1'])(
    'never go to a name that leads to %s, beside a public address either',
    async (address) => {
      const lookUp = async () => [
        { address: '203.0.114.1', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ];
      const { isPublic: _, ...checked } = options({ lookUp });
      const request = createRequestOnce(checked);
      const signal = new AbortController().signal;
      const url = new URL('https://source.example/x');
      await expect(request({ url, source, headers: {}, maxBytes: 9, signal })).rejects.toThrow(
        'leads to an address that is not of the public internet',
      );
      expect(seen).toEqual([]);
    },
  );

  it('stay with TLS where the source redirects to itself without', async () => {
    const client = createPoliteClient({
      ...options(),
      contact: 'law@bank.example',
      pauseMilliseconds: 0,
      signal: new AbortController().signal,
    });
    const reply = await client.get({
      url: 'https://source.example/files/moved',
      source,
      accept: '*/*',
      maxBytes: 9,
    });
    expect(reply.bytes.toString()).toBe('law');
    expect(seen.splice(0)).toEqual(['source.example/files/moved', 'source.example/files/here']);
  });
});

it.each([
  ['90', 90],
  ['Fri, 01 May 2026 10:01:30 GMT', 90],
  ['Fri, 01 May 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('the header Retry-After says %s', (text, seconds) => {
  expect(secondsOf(text, Date.parse('2026-05-01T10:00:00Z'))).toBe(seconds);
});
