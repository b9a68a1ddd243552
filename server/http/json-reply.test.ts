import { gunzipSync, gzip, zstdDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { call, endpoints, forReaders } from '#core/contract/endpoint.ts';
import { createReplyCache } from './reply-cache.ts';
import { serve } from './serve.ts';

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  return { ...zlib, gzip: vi.fn(zlib.gzip) };
});
const packed = vi.mocked(gzip);
beforeEach(() => void packed.mockClear());

const reply = v.object({ text: v.string() });
const contract = endpoints(
  {
    cached: call('GET', '/cached', { access: forReaders, reply }),
    made: call('GET', '/made', { access: forReaders, reply }),
    short: call('GET', '/short', { access: forReaders, reply }),
  },
  { cached: { cachedWith: 'collection' } },
);
const text = 'law '.repeat(1000);

function anApp() {
  const app = serve<typeof contract, object>(
    contract,
    { cached: () => ({ text }), made: () => ({ text }), short: () => ({ text: 'law' }) },
    {
      about: { title: 'Test', version: '1', schemas: {} },
      authenticate: async () => ({}),
      rightsOf: () => ({ roles: ['READER'], plan: async () => 'reading', session: 'portal' }),
      cachedReply: createReplyCache(100_000, async () => 'always'),
      origins: () => [],
      https: true,
      ready: async () => new Response(),
      log: () => {},
    },
  );
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/api/v1/${path}`, {
      headers: { authorization: 'Bearer x', ...headers },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const encoding = response.headers.get('content-encoding');
    const unpacked = { gzip: gunzipSync, zstd: zstdDecompressSync }[encoding ?? ''] ?? Buffer.from;
    const plain = unpacked(bytes);
    const { status } = response;
    return {
      status,
      encoding,
      body: Buffer.from(plain).toString(),
      etag: response.headers.get('etag') ?? '',
    };
  };
}

const packs = { 'accept-encoding': 'gzip, br' };

it.each(['cached', 'made'])('is compressed for nobody who takes it as it is: %s', async (path) => {
  const ask = anApp();
  const plain = { status: 200, encoding: null, body: JSON.stringify({ text }) };
  expect(await ask(path)).toMatchObject(plain);
  expect(await ask(path, { 'accept-encoding': 'br;q=1, gzip;q=0' })).toMatchObject(plain);
  expect(packed).not.toHaveBeenCalled();
});

it('is compressed once for all others, whoever came first, and stays the same', async () => {
  const ask = anApp();
  const first = await ask('cached');
  const body = JSON.stringify({ text });
  for (let time = 0; time < 3; time++)
    expect(await ask('cached', packs)).toEqual({ ...first, encoding: 'gzip', body });
  expect(packed).toHaveBeenCalledOnce();
  expect(await ask('cached')).toEqual({ ...first, body });
});

it('is not compressed for a caller who has it, nor if it is short', async () => {
  const ask = anApp();
  const { etag } = await ask('made');
  expect(await ask('made', { ...packs, 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
  expect(await ask('short', packs)).toMatchObject({ encoding: null, body: '{"text":"law"}' });
  expect(packed).not.toHaveBeenCalled();
});

it('is compressed by zstd for one caller who takes it, and as it is cached for others', async () => {
  const ask = anApp();
  const takes = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  expect(await ask('made', takes)).toMatchObject({ encoding: 'zstd', body: JSON.stringify({ text }) });
  expect(await ask('cached', takes)).toMatchObject({ encoding: 'gzip', body: JSON.stringify({ text }) });
  expect((await ask('made', { 'accept-encoding': 'zstd;q=0, gzip' })).encoding).toBe('gzip');
  expect((await ask('short', takes)).encoding).toBe(null);
});
