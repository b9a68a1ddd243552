import { expect, it } from 'vitest';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { storeSearchTexts } from '#server/testing/search-texts.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { createDictionaries } from '../search/expansion/dictionaries.ts';
import { createReadings } from '../search/expansion/readings.ts';

it('a search tells that the server is learning, until it has learnt once', async () => {
  const domain = await startDomain(embeddedDatabase);
  const stopping = new AbortController();
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const options = { now: () => new Date('2026-05-01T10:00:00Z'), signal: stopping.signal, log };
  const learnt: (() => Promise<void>)[] = [];
  const main = await startMain(embeddedDatabase, domain, ({ read }) => {
    const dictionaries = createDictionaries(read, options);
    const readings = createReadings(read, options);
    learnt.push(dictionaries.learn, readings.learn);
    return { dictionaries, readings };
  });
  const learning = async () => {
    const reply = await main
      .client()
      .mainSearch({ query: 'Frist', searchLanguage: 'DE', displayLanguage: 'DE' });
    expect(reply.total).toBe(1);
    return reply.learning;
  };
  try {
    await storeSearchTexts(main.db);
    expect(await learning()).toBe(true);
    const [dictionaries, readings] = learnt;
    await dictionaries?.();
    await readings?.();
    expect(await learning()).toBeUndefined();
    expect(logged).toEqual([]);
  } finally {
    stopping.abort();
    await main.stop();
    await domain.stop();
  }
}, 60_000);
