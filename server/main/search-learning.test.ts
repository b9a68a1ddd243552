import { expect, it } from 'vitest';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { storeSearchTexts } from '#server/testing/search-texts.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';

it('a search tells that the server is learning, until it has learnt once', async () => {
  const domain = await startDomain(embeddedDatabase);
  const main = await startMain(embeddedDatabase, domain, true);
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
    await main.search.learn();
    expect(await learning()).toBeUndefined();
    expect(main.logged).toEqual([]);
  } finally {
    await main.stop();
    await domain.stop();
  }
});
