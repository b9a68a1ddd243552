import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeText } from '#server/import/store.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';

describe('two documents of one short name', () => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const acts = [
    { sourceKey: 'eli/test/bund', sourceNumber: '952.0', long: 'Bankengesetz des Bundes' },
    { sourceKey: 'eli/test/kanton', sourceNumber: '41.5', long: 'Gesetz über die Kantonalbank' },
  ];
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(embeddedDatabase, domain);
    for (const { long, ...act } of acts) {
      const names = { DE: { long, short: 'BankG' } };
      const units = [anArticle('1', `Zweck: ${long}.`), anArticle('2', 'Die Aufsicht.')];
      await storeText(main.db, aText({ ...act, names, units }), aPrint(), undefined);
    }
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const request = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;
  const search = (query: string) => main.client().mainSearch({ query, ...request });
  const suggest = (query: string) => main.client().suggest({ query, ...request });
  const numbersOf = (hits: readonly { sourceNumber: string }[]) =>
    [...new Set(hits.map(({ sourceNumber }) => sourceNumber))].sort();

  it.each(['Art. 2 BankG', '2 BankG', 'BankG Art. 2', 'art. 2 bankg'])(
    'are both cited by %s, and it leads to neither',
    async (query) => {
      const reply = await search(query);
      expect(reply).not.toHaveProperty('target');
      expect(reply).toMatchObject({ status: 2, total: 2 });
      expect(numbersOf(reply.hits)).toEqual(['41.5', '952.0']);
      expect(reply.hits.every(({ reasons }) => reasons[0]?.kind === 'citation')).toBe(true);
    },
  );

  it('are both found by their name, and by what they say under it', async () => {
    for (const query of ['BankG', 'BankG Aufsicht', 'reg:BankG Aufsicht']) {
      const reply = await search(query);
      expect(reply).not.toHaveProperty('target');
      expect([query, numbersOf(reply.hits)]).toEqual([query, ['41.5', '952.0']]);
    }
  });

  it('are each led to by what only one has', async () => {
    expect(await search('Bankengesetz des Bundes')).toMatchObject({
      status: 0,
      target: { regTextId: expect.any(String) },
    });
    expect(await search('Art. 2 SR 41.5')).toMatchObject({ status: 1, hits: [{ sourceNumber: '41.5' }] });
  });

  it.each(['BankG', 'Bank', 'bankg'])('are both suggested by %s', async (query) => {
    const { direct } = await suggest(query);
    expect(numbersOf(direct.filter(({ kind }) => kind === 'document'))).toEqual(['41.5', '952.0']);
  });

  it('are both suggested by a citation', async () => {
    const { direct } = await suggest('Art. 2 BankG');
    expect(numbersOf(direct.filter(({ kind }) => kind === 'provision'))).toEqual(['41.5', '952.0']);
  });
});
