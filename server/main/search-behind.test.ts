import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchReply } from '#core/contract/main/search.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { storeText } from '../import/store.ts';

type Fields = Parameters<typeof aText>[0];
const laundering = {
  sourceKey: 'eli/cc/1998/892',
  sourceNumber: '955.7',
  names: {
    DE: { long: 'Meldegesetz', short: 'MeldG' },
    EN: { long: 'Reporting Act', short: 'RepA' },
  },
};
const acts: Fields[] = [
  {
    ...laundering,
    language: 'DE',
    versionDate: '2019-01-01',
    units: [anArticle('9', 'Die Bank meldet jeden Verdacht.')],
  },
  {
    ...laundering,
    language: 'EN',
    versionDate: '2019-01-01',
    units: [anArticle('9', 'The bank reports suspicion.')],
  },
  {
    ...laundering,
    language: 'DE',
    versionDate: '2020-01-01',
    units: [
      anArticle('9', 'Die Bank meldet einen Verdacht.', 'Sie wartet.'),
      anArticle('10a', 'Die Bank informiert niemanden über die Meldung.', 'Sie schweigt.'),
    ],
  },
  {
    ...laundering,
    language: 'EN',
    versionDate: '2020-01-01',
    units: [
      anArticle('9', 'The bank reports a suspicion.', 'It waits.'),
      anArticle('10a', 'Tipping off is prohibited: the bank tells nobody of the report.', 'It is silent.'),
    ],
  },
  {
    ...laundering,
    language: 'DE',
    versionDate: '2023-01-01',
    units: [
      anArticle('9', 'Die Bank meldet einen Verdacht.', 'Sie wartet.'),
      anArticle('10a', 'Die Bank informiert niemanden über den Verdacht.', 'Sie schweigt.'),
      anArticle('11', 'Die Revisionsstelle prüft die Meldung.'),
    ],
  },
];

describe.each(testDatabases())(
  'searching law of which the text of a language is behind, on $name',
  (database) => {
    let domain: Awaited<ReturnType<typeof startDomain>>;
    let main: Awaited<ReturnType<typeof startMain>>;
    beforeAll(async () => {
      domain = await startDomain(embeddedDatabase);
      main = await startMain(database, domain);
      for (const act of acts) await storeText(main.db, aText(act), aPrint(), undefined);
    });
    afterAll(async () => {
      await main?.stop();
      await domain?.stop();
    });

    type More = Partial<Parameters<ReturnType<typeof main.client>['mainSearch']>[0]>;
    const search = (query: string, more: More = {}) =>
      main.client().mainSearch({ query, searchLanguage: 'EN', displayLanguage: 'EN', ...more });
    const facts = ({ hits }: SearchReply) =>
      hits.map(({ completeParagraphID: id, versionDate, validity, language }) => [
        id,
        versionDate,
        validity,
        language,
      ]);
    const newer = { textDate: '2020-01-01', versionDate: '2023-01-01', languages: ['DE'], translation: true };

    it('the newest text is current, and a hit says that it is behind and whether its paragraph has changed', async () => {
      const changed = await search('tipping off');
      expect(facts(changed)).toEqual([['meldg~10a^1', '2020-01-01', 'current', 'EN']]);
      expect(changed.hits[0]?.behind).toEqual({ ...newer, changed: true });
      const [same] = (await search('silent')).hits;
      expect([same?.completeParagraphID, same?.behind]).toEqual([
        'meldg~10a^2',
        { ...newer, changed: false },
      ]);
      const inGerman = await search('Verdacht', { searchLanguage: 'DE', displayLanguage: 'DE' });
      expect(inGerman.hits.map(({ behind }) => behind)).toEqual(inGerman.hits.map(() => undefined));
    });

    it('counts it as in force, and the text before it as past', async () => {
      const { narrow, total } = await search('suspicion');
      expect([narrow.validities, total]).toEqual([
        expect.arrayContaining([
          { value: 'current', count: 1 },
          { value: 'past', count: 1 },
        ]),
        1,
      ]);
      expect(facts(await search('suspicion', { validities: 'past' }))).toEqual([
        ['meldg~9^1', '2019-01-01', 'past', 'EN'],
      ]);
    });

    it.each([
      ['2019-06-01', '2019-01-01', undefined],
      ['2022-06-01', '2020-01-01', undefined],
      ['2023-01-01', '2020-01-01', '2023-01-01'],
    ])('on %s it is that of %s, behind %s', async (versionDate, expected, behind) => {
      const [hit] = (await search('suspicion', { versionDate })).hits;
      expect([hit?.versionDate, hit?.validity, hit?.behind?.versionDate]).toEqual([
        expected,
        'current',
        behind,
      ]);
    });

    it('is displayed itself, since its version in another language is law of before', async () => {
      const display = await search('tipping off', { displayLanguage: 'DE' });
      expect(facts(display)).toEqual([['meldg~10a^1', '2020-01-01', 'current', 'EN']]);
      // The other way round the text in force is displayed, of which there is none in English.
      const german = await search('Verdacht', { searchLanguage: 'DE', displayLanguage: 'EN' });
      expect(new Set(german.hits.map(({ language, versionDate }) => `${language} ${versionDate}`))).toEqual(
        new Set(['DE 2023-01-01']),
      );
    });

    it('is what a citation leads to in its language, and an article that only the newer text has is a hit', async () => {
      const { status, target } = await search('Art. 10a RepA');
      expect([status, target]).toEqual([1, { regTextId: 'meldg', article: '10a', path: '10a' }]);
      const added = await search('Art. 11 RepA');
      expect(added.status).toBe(2);
      expect(facts(added)).toEqual([['meldg~11', '2023-01-01', 'current', 'DE']]);
      const named = await search('RepA');
      expect([named.status, named.target]).toEqual([0, { regTextId: 'meldg' }]);
      const inGerman = await search('Art. 10a MeldG', { searchLanguage: 'DE', displayLanguage: 'DE' });
      expect([inGerman.status, facts(inGerman)[0]?.[1]]).toEqual([1, '2023-01-01']);
    });

    it('is suggested with what is said of it', async () => {
      const suggest = (query: string) =>
        main.client().suggest({ query, searchLanguage: 'EN', displayLanguage: 'EN' });
      for (const query of ['RepA', 'Art. 10a RepA']) {
        const [first] = (await suggest(query)).direct;
        expect([first?.versionDate, first?.behind, first?.openOn, first?.validity]).toEqual([
          '2020-01-01',
          newer,
          undefined,
          undefined,
        ]);
      }
    });
  },
);

const data = path.resolve(import.meta.dirname, '../../../shared/data/reconstructed-akn');
const present = existsSync(data);
if (!present) console.info('skipped: real texts are not beside the project (../shared/data)');

describe.skipIf(!present)('real acts of which the English text is behind', () => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  const files = [
    ...['de', 'fr', 'en'].map((language) => `SR-957.1_20210201_${language}.xml`),
    ...['de', 'fr'].map((language) => `SR-957.1_20230101_${language}.xml`),
    'SR-952.03_20200101_de.xml',
    'SR-952.03_20210801_en.xml',
    'SR-952.03_20250124_de.xml',
  ];
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(embeddedDatabase, domain);
    for (const file of files) {
      const text = readAkn(readFileSync(path.join(data, file), 'utf8'), file);
      await storeText(main.db, text, aPrint({ positions: [] }), 'base');
    }
  }, 60_000);
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });
  const search = (query: string) =>
    main.client().mainSearch({ query, searchLanguage: 'EN', displayLanguage: 'EN', rows: 50 });

  it('are found in English, each hit with the date of its text and whether its paragraph has changed', async () => {
    const { hits, narrow } = await search('intermediated securities');
    expect(hits.length).toBeGreaterThan(5);
    const own = hits.filter(({ sourceNumber }) => sourceNumber === '957.1');
    expect(
      own.map(({ versionDate, validity, behind }) => [versionDate, validity, behind?.versionDate]),
    ).toEqual(own.map(() => ['2021-02-01', 'current', '2023-01-01']));
    expect(own.every(({ behind }) => typeof behind?.changed === 'boolean')).toBe(true);
    expect(narrow.validities.find(({ value }) => value === 'current')?.count).toBeGreaterThan(5);
  });

  it('tell the changed paragraphs where a language has both versions, and nothing where none has', async () => {
    const list = await main.client().listOfRegulation({ body: { language: 'EN' } });
    const behind = await Promise.all(
      list.map(async ({ regTextId, sourceNumber }) => {
        const document = await main.client().regulation({ regTextId, language: 'EN' });
        return [sourceNumber, document.versionDate, document.behind] as const;
      }),
    );
    const [capital, securities] = behind.sort(([a], [b]) => a.localeCompare(b));
    expect(capital?.slice(0, 2)).toEqual(['952.03', '2021-08-01']);
    expect(capital?.[2]).toEqual({
      textDate: '2021-08-01',
      versionDate: '2025-01-24',
      languages: ['DE'],
      translation: true,
    });
    expect(securities?.slice(0, 2)).toEqual(['957.1', '2021-02-01']);
    expect(securities?.[2]).toMatchObject({ versionDate: '2023-01-01', comparedIn: 'DE' });
    // A paragraph of Art. 2, and articles on what follows a bankruptcy, were new on 1 January 2023.
    expect([securities?.[2]?.changedPaths, securities?.[2]?.added]).toEqual([['2', '12^1^b'], 2]);
  });
});
