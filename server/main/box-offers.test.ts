import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';

describe.each(testDatabases())('what the search box offers on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const offers = (language: 'DE' | 'FR' = 'DE') => main.client().boxOffers({ language });
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  it('is nothing while there is no document', async () => {
    expect(await offers()).toEqual({ examples: [], categories: [] });
  });

  it('are queries with hits, in a language in which there is a text, and the sources', async () => {
    const units = [
      { ...anArticle('1', 'Dieses Gesetz gilt für Lampen.'), heading: ['Zweck'] },
      { ...anArticle('2', 'Dochte sind frei.'), heading: ['Schutz der Dochte'] },
    ];
    await storeText(main.db, aText({ units }), aPrint(), undefined);
    const circular = { sourceKey: 'eli/test/guide', sourceNumber: '999.2', category: 'explanatory' as const };
    await storeText(main.db, aText(circular), aPrint(), undefined);
    const { examples, categories } = await offers();
    expect(examples).toEqual([
      { term: '"Schutz der Dochte" MusterG', feature: 'phrase' },
      { term: 'Art. 2 MusterG', feature: 'article' },
      { term: 'reg:MusterG Schutz', feature: 'field' },
      { term: 'reg:MusterG Zweck -Schutz', feature: 'optOut' },
    ]);
    expect(categories).toEqual(['base', 'explanatory']);
    for (const { term } of examples) {
      const reply = await main
        .client()
        .mainSearch({ query: term, searchLanguage: 'DE', displayLanguage: 'DE' });
      expect([term, reply.total > 0]).toEqual([term, true]);
    }
    expect(await offers('FR')).toEqual({ examples: [], categories });
  });
});
