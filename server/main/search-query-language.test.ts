import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';

const lamps = {
  sourceKey: 'eli/cc/2001/1',
  sourceNumber: '999.1',
  versionDate: '2020-01-01',
  names: {
    DE: { long: 'Lampengesetz', short: 'LampG' },
    FR: { long: 'Loi sur les lampes', short: 'LLamp' },
    IT: { long: 'Legge sulle lampade', short: 'LLam' },
    EN: { long: 'Lamp Act', short: 'LampA' },
  },
};
const paragraphs: Partial<Record<LanguageCode, string[]>> = {
  DE: [
    'Die Bank schützt die Einlagen der Kunden. Die Information ist öffentlich.',
    'Der Bundesrat bewilligt die Delegation.',
    'Ein Vertrag über Leuchten wird schriftlich geschlossen.',
  ],
  FR: [
    'La banque protège les dépôts des clients. L’information est publique.',
    'Le Conseil fédéral autorise la délégation.',
    'Un contrat de luminaires est conclu par écrit.',
  ],
  IT: [
    'La banca protegge i depositi dei clienti. L’informazione è pubblica.',
    'Il Consiglio federale autorizza la delega.',
    'Un contratto di luminari è concluso per scritto.',
  ],
  EN: [
    'The bank protects the deposits of the customers. The information is public.',
    'The Federal Council authorises the delegation.',
    'A contract on lights is concluded in writing.',
  ],
};
const secret = 'Les chandelles vertes sont interdites.';

describe.each(testDatabases())('a query in another language than the requested one, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    for (const [language, texts] of Object.entries(paragraphs)) {
      const units = texts.map((text, at) => anArticle(String(at + 1), text));
      const act = aText({ ...lamps, language: language as LanguageCode, units });
      await storeText(main.db, act, aPrint(), undefined);
    }
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const ask = (query: string, requested: LanguageCode = 'DE', recogniseLanguage?: 'true') => ({
    query,
    searchLanguage: requested,
    displayLanguage: requested,
    ...(recogniseLanguage ? { recogniseLanguage } : {}),
  });
  const recognised = (query: string, requested: LanguageCode = 'DE') =>
    main.client().mainSearch(ask(query, requested, 'true'));

  it.each<[string, LanguageCode, LanguageCode, string]>([
    ['dépôts des clients', 'DE', 'FR', '1'],
    ['luminaires', 'DE', 'FR', '3'],
    ['Leuchten', 'FR', 'DE', '3'],
    ['protegge i depositi', 'DE', 'IT', '1'],
    ['the bank protects', 'IT', 'EN', '1'],
    ['autorise la délégation', 'DE', 'FR', '2'],
    ['Art. 1 dépôts des clients', 'DE', 'FR', '1'],
  ])('%s, for %s, is answered in %s', async (query, requested, language, article) => {
    const reply = await recognised(query, requested);
    expect(reply.queryLanguage).toMatchObject({ language, searched: true });
    const [hit] = reply.hits;
    expect([hit?.language, hit?.foundIn, hit?.completeParagraphID.split(/[~^]/)[1]]).toEqual([
      language,
      undefined,
      article,
    ]);
    const counts = new Map(reply.queryLanguage?.counted.map(({ value, count }) => [value, count]));
    expect([...counts.keys()]).toEqual([language, requested]);
    expect(counts.get(language)).toBe(reply.total);
    const chosen = await main.client().mainSearch(ask(query, requested));
    const inRequested = chosen.ladder.some(({ used }) => used) ? 0 : chosen.total;
    expect(counts.get(requested)).toBe(inRequested);
  });

  it.each([
    ['a word of several languages', 'Information'],
    ['a word of several languages that are spelt alike but for accents', 'délégation'],
    ['words of the requested language', 'Einlagen der Kunden'],
    ['an abbreviation of another language', 'LLamp'],
    ['a citation in another language', 'art. 1 LLamp'],
    ['the name of an act in another language', 'Loi sur les lampes'],
    ['a word that no text has', 'Zirkonium'],
    ['a word that no text has, two letters away from one of another language', 'autorixxa'],
    ['a word of another language that is excluded', 'Bank -dépôts'],
    ['numbers', '2020'],
  ])('%s changes nothing: %s', async (_, query) => {
    const reply = await recognised(query);
    expect(reply.queryLanguage).toBeUndefined();
    const { ladder, ...rest } = await main.client().mainSearch(ask(query));
    expect(reply).toEqual({ ...rest, ladder });
  });

  it('is searched as requested where the language was chosen, with the other one on offer', async () => {
    const reply = await main.client().mainSearch(ask('autorise la délégation'));
    expect(reply.queryLanguage).toEqual({
      language: 'FR',
      searched: false,
      counted: [
        { value: 'FR', count: 1 },
        { value: 'DE', count: 1 },
      ],
    });
    expect(reply.hits.map(({ language }) => language)).toEqual(['DE']);
  });

  it('has no word corrected that is right in its language, nor is it said that no text has it', async () => {
    const typo = await main.client().mainSearch(ask('depositz', 'EN'));
    expect(typo).toMatchObject({ didYouMean: { query: 'deposits' }, respelt: { unknown: true } });
    const right = await main.client().mainSearch(ask('depositi', 'EN'));
    expect(right).not.toHaveProperty('didYouMean');
    expect(right).toMatchObject({ respelt: { asked: ['depositi'], found: ['deposits'], unknown: false } });
  });

  it('stays in a display language that is none of the search', async () => {
    const query = { ...ask('dépôts des clients', 'DE', 'true'), displayLanguage: 'EN' as const };
    const { hits } = await main.client().mainSearch(query);
    expect(hits[0]).toMatchObject({ language: 'EN', foundIn: 'FR' });
  });

  it('has its suggestions, with both counts', async () => {
    const typed = await main.client().suggest(ask('dépôts des cli', 'DE', 'true'));
    expect(typed.completions.map(({ query }) => query)).toEqual(['dépôts des clients']);
    const whole = await main.client().suggest(ask('dépôts des clients', 'DE', 'true'));
    expect(whole.total).toBe(1);
    expect(whole.queryLanguage).toEqual({
      language: 'FR',
      searched: true,
      counted: [
        { value: 'FR', count: 1 },
        { value: 'DE', count: 0 },
      ],
    });
  });

  it('is told of a misspelt word too, unless it is still being typed', async () => {
    const query = 'luminiares';
    expect((await recognised(query)).queryLanguage).toMatchObject({ language: 'FR', searched: true });
    expect((await main.client().suggest(ask(query, 'DE', 'true'))).queryLanguage).toBeUndefined();
  });

  it('is completed in the language that has such words', async () => {
    const typed = await main.client().suggest(ask('lumin', 'DE', 'true'));
    expect(typed.completions.map(({ query }) => query)).toEqual(['luminaires']);
    expect((await main.client().suggest(ask('Leuch', 'DE', 'true'))).completions).toMatchObject([
      { query: 'Leuchten' },
    ]);
    expect((await main.client().suggest(ask('lumin'))).completions).toEqual([]);
  });

  it('names the words that were ignored as they were typed', async () => {
    const { ignored } = await recognised('Über DIE Einlagen für den Kunden');
    expect(ignored).toEqual(['Über', 'DIE', 'für', 'den']);
  });

  it('is not told by words that only others may see', async () => {
    const paper = aText({
      ...lamps,
      sourceKey: 'internal/1',
      names: { FR: { long: 'Directive', short: 'Dir' } },
      language: 'FR',
      units: [anArticle('1', secret)],
    });
    await storeText(main.db, paper, aPrint(), { internalTo: 'alpina' });
    expect((await recognised('chandelles vertes')).queryLanguage).toBeUndefined();
  });
});
