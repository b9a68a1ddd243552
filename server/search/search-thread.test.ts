import { describe, expect, it, vi } from 'vitest';
import { publicViewer } from '../data/visible-texts.ts';
import { embeddedDatabase } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { storeSearchTexts } from '../testing/search-texts.ts';
import type { DatedSearchQuery } from './search-backend.ts';
import { createSearchThread } from './search-thread.ts';

const request = (query: string, signal?: AbortSignal): DatedSearchQuery => ({
  query: { query, searchLanguage: 'DE', displayLanguage: 'DE', start: 0, rows: 5, order: 'relevance' },
  viewer: publicViewer,
  today: '2026-05-01',
  signal,
});

async function withThread(
  work: (
    thread: ReturnType<typeof createSearchThread>,
    main: MainDatabase,
    logged: string[],
  ) => Promise<void>,
  script?: URL,
): Promise<void> {
  const main = await startMainDatabase(embeddedDatabase);
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const thread = createSearchThread({
    location: main.place,
    db: main.db,
    learns: false,
    log,
    ...(script === undefined ? {} : { script }),
  });
  try {
    await work(thread, main, logged);
  } finally {
    await thread.close();
    await main.stop();
  }
}

const fragile = new URL('../testing/fragile-search-worker.ts', import.meta.url);

describe('the search thread', () => {
  it('says that it knows more words since, or has a rebuilt index', async () => {
    await withThread(async (thread, { db }) => {
      await storeSearchTexts(db);
      const first = thread.edition();
      await thread.search(request('Frist'));
      await thread.settled();
      const afterSpelling = thread.edition();
      expect(afterSpelling).not.toBe(first);
      await thread.rebuild('DE');
      expect(thread.edition()).not.toBe(afterSpelling);
    });
  });

  it('searches an embedded database that it does not own, and ends with its server', async () => {
    await withThread(async (thread, { db }, logged) => {
      await storeSearchTexts(db);
      await thread.load();
      const [one, other] = await Promise.all([
        thread.search(request('Frist')),
        thread.suggest({
          query: { query: 'EinlG', searchLanguage: 'DE', displayLanguage: 'DE' },
          viewer: publicViewer,
          today: '2026-05-01',
        }),
      ]);
      expect([one.total, other.direct.length > 0]).toEqual([1, true]);
      const { languages } = await thread.measure();
      expect(languages[0]?.texts).toBeGreaterThan(0);
      expect(logged).toEqual([]);
      await thread.close();
      await expect(thread.search(request('Frist'))).rejects.toThrow('closed');
    });
  });

  it('refuses what the query does not allow, as in one thread', async () => {
    await withThread(async (thread) => {
      await expect(thread.search(request('reg:'))).rejects.toMatchObject({
        name: 'HttpProblem',
        status: 400,
      });
    });
  });

  it('says of an aborted query that it was aborted, by the name of its error', async () => {
    await withThread(async (thread, { db }) => {
      await storeSearchTexts(db);
      await thread.load();
      const aborting = new AbortController();
      const queries = Array.from({ length: 12 }, () => thread.search(request('Frist', aborting.signal)));
      const outcomes = Promise.allSettled(queries);
      aborting.abort('any text');
      const names = (await outcomes).flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as Error).name] : [],
      );
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names)).toEqual(new Set(['AbortError']));
    });
  });

  it('fails the calls of a thread that is lost, and answers the next', async () => {
    await withThread(async (thread, _, logged) => {
      const lost = [thread.search(request('wait')), thread.search(request('end'))];
      const outcomes = await Promise.allSettled(lost);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(await thread.search(request('hello'))).toBe('answer to hello');
      expect(logged).toEqual(['began wait', 'began hello']);
    }, fragile);
  });

  it('aborts a query, and never sends one that was aborted before its turn', async () => {
    await withThread(async (thread, _, logged) => {
      const aborting = new AbortController();
      const all = Array.from({ length: 8 }, () => thread.search(request('wait', aborting.signal)));
      const behind = thread.search(request('behind', aborting.signal));
      await vi.waitFor(() => expect(logged).toHaveLength(8), { timeout: 30_000 });
      aborting.abort();
      const outcomes = await Promise.allSettled([...all, behind]);
      expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
      expect(await thread.search(request('hello'))).toBe('answer to hello');
      expect(logged).toEqual([...Array.from({ length: 8 }, () => 'began wait'), 'began hello']);
    }, fragile);
  });
});
