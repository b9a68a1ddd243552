import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { SearchReply } from '#core/contract/main/search.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { storeSearchTexts } from '#server/testing/search-texts.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { storeText } from '../import/store.ts';

const units = [
  anArticle('1', 'Die Lampen brennen.'),
  anArticle('17', 'Nach dem KAG gilt dies für Fonds, nach MiFID für Lampen.'),
  anArticle('18', 'Die FINMA wacht.', 'Die Verordnung (EU) Nr. 575/2013 gilt nicht.'),
  anArticle('19', 'Die FINMA und die ESBK melden es.'),
];

describe('what a query cites and the collection does not have', () => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(embeddedDatabase, domain);
    await storeSearchTexts(main.db);
    const names = { DE: { long: 'Lampengesetz', short: 'LampG' } };
    const act = aText({ sourceKey: 'eli/test/lampen', sourceNumber: '952.8', names, units });
    await storeText(main.db, act, aPrint(), 'base');
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  const search = (query: string, displayLanguage: LanguageCode = 'DE') =>
    main.client().mainSearch({ query, searchLanguage: 'DE', displayLanguage });
  const idsIn = ({ hits }: SearchReply) => hits.map(({ completeParagraphID }) => completeParagraphID);
  const kindsIn = ({ hits }: SearchReply) =>
    new Set(hits.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)));

  it.each([
    ['Art. 17 KAG', { name: 'KAG', sourceNumber: '951.31' }, ['lampg~17^1']],
    ['Art. 17 kag', { name: 'KAG', sourceNumber: '951.31' }, ['lampg~17^1']],
    ['KAG', { name: 'KAG', sourceNumber: '951.31' }, ['lampg~17^1']],
    ['Art. 17 KAG Fonds', { name: 'KAG', sourceNumber: '951.31' }, ['lampg~17^1']],
    ['Art. 17 KAG Einlagen', { name: 'KAG', sourceNumber: '951.31' }, ['lampg~17^1']],
    ['Art. 4 Verordnung (EU) Nr. 575/2013', { name: 'CRR', sourceNumber: '32013R0575' }, ['lampg~18^2']],
    ['SR 955.0, 9', { name: 'GwG', sourceNumber: '955.0' }, []],
    ['SR 999.9 Art. 5', { name: 'SR 999.9' }, []],
  ])('%s: that act is not there, and these mention it', async (query, act, mentioned) => {
    const reply = await search(query);
    expect(reply.absent).toEqual([{ kind: 'act', ...act }]);
    expect(idsIn(reply)).toEqual(mentioned);
    expect(kindsIn(reply)).not.toContain('citation');
    expect(reply).not.toHaveProperty('target');
  });

  it.each([
    ['Art. 17 MiFIR Lampen', { kind: 'act', name: 'MiFIR', sourceNumber: '32014R0600' }],
    ['Lampen Art. 17 MiFIR', { kind: 'act', name: 'MiFIR', sourceNumber: '32014R0600' }],
    ['Art. 17 LampV Lampen', { kind: 'name', name: 'LampV' }],
  ])('%s: nothing mentions it, so the other words are looked for', async (query, absent) => {
    const reply = await search(query);
    expect(reply.absent).toEqual([absent]);
    expect(reply).toMatchObject({ status: 3, ladder: [{ kind: 'otherWords', query: 'Lampen', used: true }] });
    expect(idsIn(reply)).toEqual(['lampg~1^1', 'lampg~17^1']);
    expect(kindsIn(reply)).not.toContain('citation');
  });

  it('nor is it led to other words that no text has', async () => {
    const reply = await search('Art. 17 MiFIR Zwetschgenbaum');
    expect([reply.hits, reply.ladder]).toEqual([[], []]);
  });

  it.each([
    ['Art. 17 MiFIR', 'act'],
    ['MiFIR 17', 'act'],
    ['Art. 17 LampV', 'name'],
    ['17 LampV', 'name'],
  ])('%s is taken for no word that is spelt alike', async (query, kind) => {
    const reply = await search(query);
    expect(reply.absent).toMatchObject([{ kind }]);
    expect([reply.total, reply.hits, reply.didYouMean]).toEqual([0, [], undefined]);
  });

  it.each(['VERORNUNG 17', '17 VERORNUNG', 'VERORNUNG-17 Fonds'])(
    'nor is the abbreviation of %s',
    async (query) => {
      const reply = await search(query);
      expect([...kindsIn(reply)].filter((kind) => kind === 'typo' || kind === 'corrected')).toEqual([]);
      expect([reply.didYouMean, reply.respelt]).toEqual([undefined, undefined]);
      const { direct } = await main.client().suggest({ query, searchLanguage: 'DE', displayLanguage: 'DE' });
      expect(direct).toEqual([]);
    },
  );

  it.each(['Verornung', 'verornung 17', 'Verornung 17'])('%s is a word, and is put right', async (query) => {
    expect([...kindsIn(await search(query))]).toContain('typo');
  });

  it('a word of the texts beside an article is told not to be an act, and looked for in that article', async () => {
    const reply = await search('Art. 18 FINMA');
    expect(reply.absent).toEqual([{ kind: 'name', name: 'FINMA' }]);
    expect(idsIn(reply)).toEqual(['lampg~18^1']);
    expect(kindsIn(reply)).not.toContain('citation');
  });

  it.each([
    ['Art. 99 EinlG', 'DE', { number: 'Art. 99', existing: 'Art. 1–6', shortName: 'EinlG' }],
    ['Art. 99 Abs. 2 EinlG', 'DE', { number: 'Art. 99', existing: 'Art. 1–6', shortName: 'EinlG' }],
    ['Art. 99 EinlG', 'FR', { number: 'art. 99', existing: 'art. 1 à 6', shortName: 'LDép' }],
    ['Art. 0 EinlG', 'DE', { number: 'Art. 0', existing: 'Art. 1–6', shortName: 'EinlG' }],
    ['Art. 5 Abs. 9 EinlG', 'DE', { number: 'Art. 5 Abs. 9', shortName: 'EinlG' }],
    ['Anhang 7 EinlG', 'DE', { number: 'Anhang 7', shortName: 'EinlG' }],
    ['Anhang 7 Ziff. 2 EinlG', 'DE', { number: 'Anhang 7', shortName: 'EinlG' }],
    ['Rz 5 EinlG', 'DE', { number: 'Rz 5', shortName: 'EinlG' }],
  ] as const)('%s in %s: the act has no such provision', async (query, language, expected) => {
    const reply = await search(query, language);
    expect(reply.absent).toEqual([{ kind: 'provision', regTextId: 'einlg', ...expected }]);
    expect(reply.status).toBe(3);
    expect(kindsIn(reply)).not.toContain('citation');
  });

  it('names the margin numbers that a circular has', async () => {
    expect((await search('Rz 99 RS 2023/1')).absent).toMatchObject([{ number: 'Rz 99', existing: 'Rz 23' }]);
  });

  it('opens an act at the day that is searched', async () => {
    const { absent } = await search('at:2021-06-01 Art. 99 EinlG');
    expect(absent).toMatchObject([{ regTextId: 'einlg', versionDate: '2021-06-01' }]);
  });

  it('says nothing of what another version has', async () => {
    const reply = await search('at:2021-06-01 Art. 5a EinlG');
    expect(reply.hits).toMatchObject([{ validity: 'future' }]);
    expect(reply).not.toHaveProperty('absent');
  });

  it('says it of each, beside what is there', async () => {
    const reply = await search('Art. 5 EinlG, Art. 99 EinlG, Art. 5 KAG und Art. 7 LampV');
    expect(reply.hits.filter(({ reasons }) => reasons[0]?.kind === 'citation')).toMatchObject([
      { completeParagraphID: 'einlg~5' },
    ]);
    expect(reply.absent).toMatchObject([
      { kind: 'provision', number: 'Art. 99' },
      { kind: 'act', name: 'KAG' },
      { kind: 'name', name: 'LampV' },
    ]);
  });

  it('is told while it is typed', async () => {
    for (const query of ['Art. 17 KAG', 'Art. 99 EinlG', 'Art. 18 FINMA', 'Art. 17 LampV']) {
      const suggested = await main.client().suggest({ query, searchLanguage: 'DE', displayLanguage: 'DE' });
      expect(suggested.absent).toEqual((await search(query)).absent);
      expect(suggested.direct).toEqual([]);
    }
  });

  it.each(['Art. 5 EinlG', 'Art. 5 Einlagen', 'Einlagen', 'KAG Fonds', 'FINMA', 'EinlG'])(
    'nothing is told of %s',
    async (query) => {
      expect(await search(query)).not.toHaveProperty('absent');
    },
  );

  it('Art. 5f. is the article and the next one, unless there is an Art. 5f', async () => {
    const reply = await search('Art. 5f. EinlG');
    expect(reply.hits.map(({ number, reasons }) => [number, reasons[0]?.range])).toEqual([
      ['Art. 5', 'Art. 5–5a'],
      ['Art. 5a', 'Art. 5–5a'],
    ]);
    expect([reply.status, reply.absent]).toEqual([2, undefined]);
    expect(idsIn(await search('Art. 6f. EinlG'))).toEqual(['einlg~6']);
    const names = { DE: { long: 'Buchstabengesetz', short: 'BuchG' } };
    const act = aText({
      sourceKey: 'eli/test/buchstaben',
      sourceNumber: '952.7',
      names,
      units: ['5', '5f', '6'].map((number) => anArticle(number, 'Es gilt.')),
    });
    await storeText(main.db, act, aPrint(), 'base');
    const own = await search('Art. 5f. BuchG');
    expect([own.status, own.target?.path]).toEqual([1, '5f']);
    expect(idsIn(await search('Art. 5 f. BuchG'))).toEqual(['buchg~5', 'buchg~5f']);
    expect((await search('Art. 99f. BuchG')).absent).toMatchObject([
      { number: 'Art. 99f', existing: 'Art. 5–6' },
    ]);
  });

  it('Art. 5f. of no certain document is article 5 and 6 of each, unless one has an Art. 5f', async () => {
    const numbers = async (query: string) => (await search(query)).hits.map(({ number }) => number);
    expect(await numbers('Art. 17f.')).toEqual(['Art. 17', 'Art. 18']);
    expect(await numbers('Art. 17 f.')).toEqual(['Art. 17', 'Art. 18']);
    expect(await numbers('Art. 18f. melden')).toEqual(['Art. 19']);
  });

  it.each([
    ['Rz 23', ['2023-1~23']],
    ['Art. 23', []],
    ['Rz 17', []],
  ])('%s of no certain document is only what is counted so', async (query, ids) => {
    const reply = await search(query);
    const cited = reply.hits.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'citation'));
    expect(cited.map(({ completeParagraphID }) => completeParagraphID)).toEqual(ids);
  });

  it('a filter takes an act by a name that lawyers use', async () => {
    const names = { DE: { long: 'Bundesgesetz über die Banken', short: 'BankG' } };
    const act = aText({ sourceKey: 'eli/test/banken', sourceNumber: '952.0', names, units });
    await storeText(main.db, act, aPrint(), 'base');
    expect((await search('reg:BkG Lampen')).narrow.documents).toMatchObject([{ value: 'bankg' }]);
    expect(await search('BkG')).toMatchObject({ status: 0, target: { regTextId: 'bankg' } });
  });
});
