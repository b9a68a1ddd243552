import { afterEach, expect, it, vi } from 'vitest';
import { networkReason } from './network-reason.ts';

afterEach(() => vi.unstubAllGlobals());

const main = 'https://law.example/main';
const intranet = 'https://intranet.example';

it.each<[string, RequestMode[], string]>([
  ['is away', [], 'ERR_NETWORK'],
  ['answers everybody but this page', ['no-cors'], 'ORIGIN_NOT_ALLOWED'],
  ['answers again', ['no-cors', 'cors'], 'ERR_NETWORK'],
])('a server that did not answer %s', async (_, answered, expected) => {
  const fetch = vi.fn(async (_address: string, { mode }: RequestInit) => {
    if (mode && answered.includes(mode)) return new Response();
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetch);
  expect(await networkReason(main, intranet)).toBe(expected);
  for (const [address, { credentials }] of fetch.mock.calls)
    expect([address, credentials]).toEqual([`${main}/health`, 'omit']);
});

it.each([
  ['of the page’s own origin', 'https://intranet.example/regesta'],
  ['without an address', undefined],
])('a server %s is away, without a request', async (_, base) => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await networkReason(base, intranet)).toBe('ERR_NETWORK');
  expect(fetch).not.toHaveBeenCalled();
});
