import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainContract } from '#core/contract/main/main.ts';
import { samplesHeader } from '#core/contract/samples-header.ts';
import { createClient } from '#core/http/client.ts';
import { removeSample } from '../import/remove-sample.ts';
import { storeText } from '../import/store.ts';
import { embeddedDatabase, testDatabases } from '../testing/databases.ts';
import { mainUrl, startDomain, startMain } from '../testing/servers.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';

const defining = (term: string) => ({
  ...anArticle('3', `Als ${term} gilt jede Vorlage, die nicht widerrufen ist.`),
});
const invented = {
  sourceKey: 'eli/sample/erfunden',
  sourceNumber: '990.1',
  sample: true,
  names: { DE: { long: 'Erfundenes Gesetz über Traumbanken', short: 'TraumG' } },
  units: [
    anArticle('1', 'Traumbanken melden die Einlagen nach Artikel 2 Mustergesetz und nach Artikel 2 NebelV.'),
    anArticle('2', 'Einlagen sind gesichert.'),
    defining('Traumbank'),
  ],
};
const neighbour = {
  sourceKey: 'eli/sample/nebel',
  sourceNumber: '990.2',
  sample: true,
  names: { DE: { long: 'Erfundene Nebelverordnung', short: 'NebelV' } },
  units: [
    anArticle('1', 'Diese Verordnung vollzieht Artikel 2 TraumG.'),
    anArticle('2', 'Nebel ist zu melden.'),
  ],
};
const real = {
  units: [
    anArticle('1', 'Einlagen nach Artikel 2 TraumG gibt es nicht.'),
    anArticle('2', 'Einlagen sind frei.'),
    defining('Einlage'),
  ],
};
const german = { searchLanguage: 'DE', displayLanguage: 'DE' } as const;

describe.each(testDatabases())('invented law on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let asking: ReturnType<typeof main.client>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    const token = await domain.signIn('musterbank');
    asking = createClient(mainContract, {
      server: 'main',
      baseUrl: () => mainUrl,
      fetch: async (request) => main.app.fetch(request),
      token: async () => token,
      headers: () => ({ [samplesHeader]: 'shown' }),
    });
    await storeText(main.db, aText(invented), aPrint(), undefined);
    await storeText(main.db, aText(neighbour), aPrint(), undefined);
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  /** The reply once all texts are read, which the first call may begin. */
  const whole = async <Reply extends { complete: boolean }>(call: () => Promise<Reply>): Promise<Reply> => {
    await call();
    await main.references.settled();
    await main.glossary.settled();
    const reply = await call();
    expect(reply.complete).toBe(true);
    return reply;
  };
  const traces = async (client: typeof asking) => {
    const list = await client.listOfRegulation({ body: { language: 'DE' } });
    const search = await client.mainSearch({ query: 'Einlagen', ...german });
    const typed = await client.suggest({ query: 'Traum', ...german });
    const { terms } = await whole(() => client.glossary({ language: 'DE' }));
    return {
      listed: list.map(({ regTextId, sample }) => [regTextId, sample]),
      hits: search.hits
        .map(({ completeParagraphID, sample }) => [completeParagraphID, sample ?? false])
        .sort(),
      facets: search.narrow.documents.map(({ value, sample }) => [value, sample ?? false]).sort(),
      suggested: typed.direct.map(({ label, sample }) => [label, sample ?? false]),
      terms: terms.map(({ term, sample }) => [term, sample ?? false]),
    };
  };
  const both = {
    listed: [
      ['traumg', true],
      ['nebelv', true],
    ],
    suggested: [['TraumG', true]],
    terms: [['Traumbank', true]],
  };

  it('is listed and marked while there is no other', async () => {
    expect(await main.client().sampleLaw({})).toEqual({ documents: 2, leftOut: false });
    expect(await traces(main.client())).toMatchObject({
      ...both,
      hits: [
        ['traumg~1^1', true],
        ['traumg~2^1', true],
      ],
      facets: [['traumg', true]],
    });
  });

  it('is left out of lists, search, terms and counts once there is real law', async () => {
    await storeText(main.db, aText({ ...real, sourceKey: 'eli/test/musterg' }), aPrint(), undefined);
    expect(await main.client().sampleLaw({})).toEqual({ documents: 2, leftOut: true });
    expect(await traces(main.client())).toEqual({
      listed: [['musterg', false]],
      hits: [
        ['musterg~1^1', false],
        ['musterg~2^1', false],
        ['musterg~3^1', false],
      ],
      facets: [['musterg', false]],
      suggested: [],
      terms: [['Einlage', false]],
    });
  });

  it('is not cited by real law, and does not count among what cites it', async () => {
    const { units } = await main
      .client()
      .regText({ regTextId: 'musterg', language: 'DE', from: 0, count: 9 });
    expect(JSON.stringify(units)).not.toContain('traumg');
    const cited = await main.client().incomingReferences({ target: 'musterg~2', language: 'DE' });
    expect(cited).toMatchObject({ total: 0, items: [] });
    expect(await main.client().referencePreview({ target: 'musterg~2', language: 'DE' })).toMatchObject({
      citedBy: 0,
    });
  });

  it('is opened by its address, marked, with its own links, terms and citations', async () => {
    const client = main.client();
    expect(await client.regulation({ regTextId: 'traumg', language: 'DE' })).toMatchObject({
      sample: true,
      legalStatus: 'sample',
    });
    const { units } = await client.regText({ regTextId: 'traumg', language: 'DE', from: 0, count: 9 });
    expect(JSON.stringify(units)).toContain('nebelv~2');
    const cited = await whole(() => client.incomingReferences({ target: 'traumg~2', language: 'DE' }));
    expect(cited.items.map(({ completeParagraphID, sample }) => [completeParagraphID, sample])).toEqual([
      ['nebelv~1^1', true],
    ]);
    const { terms } = await whole(() => client.glossary({ language: 'DE', regTextId: 'traumg' }));
    expect(terms.map(({ term, sample }) => [term, sample])).toEqual([['Traumbank', true]]);
  });

  it('is there again, marked, for who asks for it', async () => {
    const seen = await traces(asking);
    expect(seen).toMatchObject({ suggested: both.suggested });
    expect(seen.listed).toEqual(expect.arrayContaining([...both.listed, ['musterg', false]]));
    expect(seen.terms).toEqual(expect.arrayContaining([...both.terms, ['Einlage', false]]));
    expect(seen.facets).toEqual([
      ['musterg', false],
      ['traumg', true],
    ]);
  });

  it('is removed as a whole, and a second time there is nothing to remove', async () => {
    const named = { documents: [{ regTextId: 'nebelv' }, { regTextId: 'traumg', texts: 1 }] };
    expect(await removeSample(main.db, { confirmed: false })).toMatchObject({ ...named, removed: false });
    expect((await traces(asking)).listed).toHaveLength(3);
    expect(await removeSample(main.db, { confirmed: true })).toMatchObject({ ...named, removed: true });
    expect(await traces(asking)).toMatchObject({
      listed: [['musterg', false]],
      facets: [['musterg', false]],
      terms: [['Einlage', false]],
    });
    await expect(main.client().regulation({ regTextId: 'traumg', language: 'DE' })).rejects.toMatchObject({
      status: 404,
    });
    expect(await removeSample(main.db, { confirmed: true })).toEqual({
      documents: [],
      changes: 0,
      news: 0,
      removed: true,
    });
  });
});
