import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Names } from '#server/data/tables/text-facts.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { aPrint, aText } from '#server/testing/texts.ts';
import { publicViewer } from '../data/visible-texts.ts';
import { storeText } from '../import/store.ts';
import { nearRegulations } from './near-regulations.ts';

const banks: Names = {
  DE: { long: 'Bundesgesetz über die Banken und Sparkassen (Bankengesetz, BankG)', short: 'BankG' },
  FR: { long: 'Loi fédérale sur les banques et les caisses d’épargne', short: 'LB' },
};
const acts: readonly { sourceNumber: string; names: Names }[] = [
  { sourceNumber: '952.0', names: banks },
  {
    sourceNumber: '952.02',
    names: { DE: { long: 'Verordnung über die Banken (Bankenverordnung, BankV)', short: 'BankV' } },
  },
  {
    sourceNumber: '952.024.2',
    names: {
      DE: {
        long: 'Verordnung der FINMA über die Offenlegungspflichten der Banken und Wertpapierhäuser',
        short: 'OffV-FINMA',
      },
    },
  },
  { sourceNumber: '955.0', names: { DE: { long: 'Geldwäschereigesetz', short: 'GwG' } } },
];

describe.each(testDatabases())('documents offered instead of an unknown one on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const offered = async (name: string) =>
    (await main.client().nearRegulations({ name, language: 'DE' })).map(({ title }) => title);

  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    for (const act of acts)
      await storeText(
        main.db,
        aText({ ...act, sourceKey: `eli/test/${act.sourceNumber}` }),
        aPrint(),
        undefined,
      );
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  it.each([
    ['bankgg', ['Bankengesetz, BankG', 'Bankenverordnung, BankV']],
    ['952.01', ['Bankengesetz, BankG', 'Bankenverordnung, BankV']],
    ['Sparkasse', ['Bankengesetz, BankG']],
    ['banques', ['Bankengesetz, BankG']],
    ['gwgg', ['GwG']],
    ['zzzzzz', []],
  ])('%s: %j', async (name, titles) => {
    expect((await offered(name)).slice(0, Math.max(titles.length, 1))).toEqual(titles);
  });

  it('are not those of which one word begins alike', async () => {
    expect(await offered('bankgg')).not.toContain('OffV-FINMA');
    expect(await offered('wertpapierhaus')).toEqual(['OffV-FINMA']);
  });

  it('are read once for the names of all languages', async () => {
    const tables: string[] = [];
    const read = main.db.withPlugin({
      transformQuery: ({ node }) => {
        tables.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const data = { read, now: () => new Date('2026-05-01T10:00:00Z'), viewer: publicViewer };
    expect(await nearRegulations(data, { name: 'banques', language: 'DE' })).toHaveLength(1);
    expect(new Set(tables).size).toBe(tables.length);
  });

  it('say number and key, so that a link can lead to them', async () => {
    expect((await main.client().nearRegulations({ name: 'bankgg', language: 'FR' }))[0]).toEqual({
      regTextId: 'bankg',
      title: 'LB',
      longName: expect.stringContaining('anques') as string,
      sourceNumber: '952.0',
      sample: false,
    });
  });
});
