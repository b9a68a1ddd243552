import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startFollowing } from '../testing/law-servers.ts';
import { createLawLink } from './law-link.ts';

type Servers = Awaited<ReturnType<typeof startFollowing>>;
const key = { regTextId: 'musterg', language: 'DE', versionDate: '2020-01-01' } as const;

describe.each(testDatabases())('what is asked of the main server about the law on $name', (database) => {
  let servers: Servers;
  beforeAll(async () => {
    servers = await startFollowing(database);
  });
  afterAll(() => servers?.stop());

  const linkTo = (fetch: (url: string, init: RequestInit) => Promise<Response>) => {
    const logged: string[] = [];
    const log = (message: string) => void logged.push(message);
    const link = createLawLink({ mainUrl: 'https://main.example', now: () => new Date(), fetch, log });
    const text = (signal?: AbortSignal) => link.text(servers.organisation(), key, signal);
    return { text, link, logged };
  };
  const path = '/ListOfRegulation/Feed/musterg?language=DE&versionDate=2020-01-01';
  const line = (reason: string) => `law of musterbank: the main server does not answer ${path}: ${reason}`;

  it.each([
    [503, {}, undefined, 'status 503'],
    [429, {}, 'refused', 'status 429'],
    [500, {}, 'unreadable', 'status 500'],
    [403, {}, 'unreadable', 'status 403'],
    [200, { units: 7 }, 'unreadable', 'its reply is not of this call'],
  ])('is logged once where it answers a text with %s', async (status, body, result, reason) => {
    const { text, logged } = linkTo(async () => Response.json(body, { status }));
    expect([await text(), await text()]).toEqual([result, result]);
    expect(logged).toEqual([line(reason)]);
  });

  it('is known of one organisation alone where its text is late, or it can sign nothing', async () => {
    const requested: string[] = [];
    const { text, link, logged } = linkTo(async (url) => {
      requested.push(url);
      throw new DOMException('it took too long', 'TimeoutError');
    });
    expect(await text()).toBe('late');
    expect(await link.feed(servers.organisation(), 0)).toBeUndefined();
    const unable = { ...servers.organisation(), key: undefined as never };
    expect(await link.text(unable, key)).toBe('refused');
    expect(requested).toHaveLength(2);
    expect(logged[0]).toBe(line('it took too long'));
    expect(logged).toHaveLength(3);
  });

  it('is logged where nobody answers, and again after there was an answer', async () => {
    let isThere = false;
    const { text, logged } = linkTo(async () => {
      if (isThere) return Response.json({}, { status: 404 });
      throw new TypeError('fetch failed');
    });
    expect(await text()).toBeUndefined();
    isThere = true;
    expect(await text()).toBe('missing');
    isThere = false;
    await text();
    expect(logged).toEqual([line('fetch failed'), line('fetch failed')]);
  });

  it('is not logged of the words of a paragraph, which tell what somebody reads', async () => {
    const { link, logged } = linkTo(async () => {
      throw new TypeError('fetch failed');
    });
    const of = { regArt: 'musterg~1', language: 'DE', versionDate: undefined } as const;
    expect(await link.words(servers.organisation(), of)).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('ends when the process ends, and is nothing to log', async () => {
    const ending = new AbortController();
    // As a request does, it holds its signal, which would be collected otherwise and hear nothing.
    const held: unknown[] = [];
    const { text, logged } = linkTo(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          held.push(signal);
          // On a slow machine the process has ended before.
          if (signal?.aborted) reject(signal.reason);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const waiting = text(ending.signal);
    setTimeout(() => ending.abort(), 10);
    expect(await waiting).toBeUndefined();
    expect(held).toHaveLength(1);
    expect(logged).toEqual([]);
  });
});
