import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { plainText } from '#core/law/inline-text.ts';
import { embeddedDatabase, temporaryFolder, testDatabases } from '#server/testing/databases.ts';
import { writeEuRegulation } from '#server/testing/eu-regulation.ts';
import { startDomain, startMain } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { type FileReport, runImport } from '../import/command-run.ts';
import { createImportWorkers } from '../import/import-workers.ts';
import { storeText } from '../import/store.ts';
import { foldWord } from '../search/words/fold.ts';
import { inflections } from '../search/words/inflections-fixture.ts';

describe.each(testDatabases())('a regulation of the EU in Spanish and German, on $name', (database) => {
  const { folder, remove } = temporaryFolder();
  const workers = createImportWorkers({ size: 1 });
  const reports: FileReport[] = [];
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    writeEuRegulation(folder);
    await runImport({ paths: [folder] }, { workers, db: main.db }, (report) => reports.push(report));
  });
  afterAll(async () => {
    await workers.close();
    await main?.stop();
    await domain?.stop();
    remove();
  });

  const key = 'skv';
  const search = (query: string, more: object = {}) =>
    main.client().mainSearch({ query: `#eu ${query}`, searchLanguage: 'ES', displayLanguage: 'ES', ...more });
  const hits = async (query: string, more: object = {}) =>
    (await search(query, more)).hits.map(
      ({ completeParagraphID, language }) => `${completeParagraphID} ${language}`,
    );

  it('is imported without a warning, with pages', async () => {
    expect(reports).toHaveLength(4);
    for (const report of reports) expect(report).toMatchObject({ ok: true, warnings: [] });
    expect(reports.map((report) => report.ok && report.language)).toEqual(['DE', 'ES', 'DE', 'ES']);
    const regulation = await main.client().regulation({ regTextId: key, language: 'ES' });
    expect(regulation).toMatchObject({
      languages: ['DE', 'ES'],
      displayName: 'RGEC',
      versionDate: '2025-01-01',
    });
  });

  it('makes Spanish a language that readers are offered, behind those of the interface', async () => {
    expect(await main.client('').listOfLanguages({})).toEqual([
      { code: 'DE', locale: 'de-CH' },
      { code: 'FR', locale: 'fr-CH' },
      { code: 'IT', locale: 'it-CH' },
      { code: 'EN', locale: 'en-GB' },
      { code: 'ES', locale: 'es' },
    ]);
  });

  it('is read in Spanish, with its names, contents and pages', async () => {
    const { units } = await main.client().regText({ regTextId: key, language: 'ES', from: 0, count: 10 });
    const articles = units.filter(({ kind }) => kind === 'article');
    expect(articles.map(({ heading = [] }) => plainText(heading))).toEqual([
      'Objeto',
      'Garantías',
      'Exenciones',
    ]);
    const contents = await main.client().tableOfContent({ regTextId: key, language: 'ES' });
    expect(contents.entries.map(({ id }) => id)).toEqual(expect.arrayContaining(['1', '2', '3']));
    const places = await main.client().coordinatesOfArticles({ regTextId: key, language: 'ES' });
    expect(places.find(({ completeParagraphID: id }) => id === 'skv~2')?.boxes).toHaveLength(1);
    const listed = await main.client().listOfRegulation({ body: { language: 'ES' } });
    expect(listed.find(({ regTextId }) => regTextId === key)).toMatchObject({
      longName: 'Reglamento sobre las garantías de las entidades de crédito (RGEC)',
    });
  });

  it.each([
    ['autorizaciones', ['skv~1^1 ES', 'skv~2^2 ES']],
    ['garantia suficiente', ['skv~2^1 ES']],
    ['plazos', ['skv~2^2 ES']],
    ['cooperativa pequeña exenta', ['skv~3^1 ES']],
    ['"retirar la autorización"', ['skv~2^2 ES']],
  ])('is searched by its words in any inflection, with or without accents: %s', async (query, expected) => {
    expect((await hits(query)).sort()).toEqual(expected);
  });

  it('leaves out what joins and asks in a Spanish question', async () => {
    const reply = await search('¿Qué garantías deben depositar las entidades de crédito?');
    expect(reply.ignored.map(foldWord)).toEqual(['que', 'deben', 'las', 'de']);
    expect(reply.hits[0]?.completeParagraphID).toBe('skv~2^1');
  });

  it('corrects words as Spanish spells them, and completes what is typed', async () => {
    const reply = await search('garamtías suficientes');
    expect(reply.hits.map(({ completeParagraphID }) => completeParagraphID)).toEqual(['skv~2^1']);
    expect(reply.respelt).toMatchObject({ asked: ['garamtías'], found: ['garantías'] });
    const typed = { searchLanguage: 'ES', displayLanguage: 'ES' } as const;
    const { completions } = await main.client().suggest({ query: '#eu coopera', ...typed });
    expect(completions.map(({ word }) => word)).toEqual(['cooperativas']);
    expect((await main.client().suggest({ query: '#eu exenciones', ...typed })).total).toBe(1);
    const { direct } = await main.client().suggest({ query: 'rgec', ...typed });
    expect(direct[0]).toMatchObject({ kind: 'document', regTextId: key });
  });

  it.each([
    ['artículo 2, apartado 1, RGEC', 'skv', '2', '2^1'],
    ['artículo 3 del RGEC', 'skv', '3', '3'],
    ['art. 2 RGEC', 'skv', '2', '2'],
  ])('is led to by a Spanish citation: %s', async (query, regTextId, article, path) => {
    expect((await search(query)).target).toMatchObject({ regTextId, article, path });
  });

  it('counts its hits in Spanish beside those of the searched language', async () => {
    const { narrow } = await search('RGEC', { searchLanguage: 'DE', displayLanguage: 'DE' });
    expect(narrow.languages.map(({ value }) => value)).toContain('ES');
    expect(narrow.languages.map(({ value }) => value)).not.toContain('NL');
  });

  it('is searched in Spanish where Spanish is typed into the German interface', async () => {
    const german = { searchLanguage: 'DE', displayLanguage: 'DE', recogniseLanguage: 'true' } as const;
    const reply = await search('garantías suficientes del supervisor', german);
    expect(reply.queryLanguage).toMatchObject({ language: 'ES', searched: true });
    expect(reply.hits[0]).toMatchObject({ completeParagraphID: 'skv~2^1', language: 'ES' });
  });

  it('is compared in Spanish: what changed is the word that changed', async () => {
    const compared = { beforeDate: '2024-01-01', afterDate: '2025-01-01', language: 'ES' } as const;
    const { rows, after } = await main.client().compare({ before: key, after: key, ...compared });
    expect(after).toMatchObject({ language: 'ES', title: expect.stringContaining('RGEC') });
    const changed = rows.filter(({ change }) => change !== 'same');
    expect(changed).toHaveLength(1);
    expect(JSON.stringify(changed)).toMatch(/treinta.*sesenta/);
    const pdf = await main.send(
      `/api/v1/Comparison/Pdf/${key}/${key}?language=ES&beforeDate=2024-01-01&afterDate=2025-01-01&displayLanguage=DE`,
    );
    expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('stands in Spanish beside German, paragraph by paragraph', async () => {
    const texts = await main.client().parallelText({ regTextId: key, languages: 'DE,ES' });
    expect(texts).toMatchObject({ languages: ['DE', 'ES'], missing: [] });
    expect(texts.units.map(({ id, aligned }) => `${id} ${aligned}`)).toEqual([
      '{preface_1} paragraphs',
      '1 paragraphs',
      '2 paragraphs',
      '3 paragraphs',
    ]);
    expect(texts.units[2]?.uneven).toEqual([]);
  });

  it('has no links or terms that the grammar of another language would read into it', async () => {
    const { units } = await main.client().regText({ regTextId: key, language: 'ES', from: 0, count: 10 });
    expect(JSON.stringify(units)).not.toMatch(/"link":/);
  });
});

describe.each(testDatabases())('texts in every official language of the EU, on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  /** The first inflections of the words of a language, as they stand in its text; the last ones are typed. */
  const wordsOf = (language: LanguageCode, at: 0 | -1) =>
    inflections[language].split(', ').map((group) => group.split(' ').at(at) ?? '');
  const units = (language: LanguageCode, more: string[]) => [
    anArticle('1', ...wordsOf(language, 0).slice(0, 1)),
    anArticle('2', ...wordsOf(language, 0).slice(1), ...more),
  ];
  const names = Object.fromEntries(
    languageCodes.map((code) => [code, { long: `Lex ${wordsOf(code, 0)[0]}`, short: 'Lex' }]),
  );
  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    for (const versionDate of ['2020-01-01', '2024-01-01'])
      for (const language of languageCodes) {
        const more = versionDate === '2024-01-01' ? [wordsOf(language, -1)[0] ?? ''] : [];
        const text = aText({
          sourceKey: 'eli/test/lex',
          names,
          language,
          versionDate,
          units: units(language, more),
        });
        await storeText(main.db, text, aPrint(), undefined);
      }
  });
  afterAll(async () => {
    await main?.stop();
    await domain?.stop();
  });

  it('are all offered', async () => {
    const offered = (await main.client('').listOfLanguages({})).map(({ code }) => code);
    expect(offered).toEqual([...languageCodes]);
  });

  describe.each(languageCodes)('in %s', (language) => {
    it('are found by another inflection of their words, and by their names', async () => {
      const of = { searchLanguage: language, displayLanguage: language, documents: 'lex' };
      for (const word of wordsOf(language, -1).slice(1)) {
        const { hits } = await main.client().mainSearch({ query: word, ...of });
        expect(
          hits.map((hit) => `${hit.regTextId} ${hit.number.at(-1)} ${hit.language}`),
          word,
        ).toEqual([`lex 2 ${language}`]);
      }
      const { direct } = await main.client().suggest({ query: `Lex ${wordsOf(language, 0)[0]}`, ...of });
      expect(direct[0]).toMatchObject({ kind: 'document', regTextId: 'lex' });
    });

    it('are read, compared and set beside German', async () => {
      const { units: read } = await main.client().regText({ regTextId: 'lex', language, from: 0, count: 9 });
      expect(JSON.stringify(read)).toContain(wordsOf(language, 0)[0]);
      const { rows } = await main.client().compare({
        before: 'lex',
        after: 'lex',
        language,
        beforeDate: '2020-01-01',
        afterDate: '2024-01-01',
      });
      expect(rows.filter(({ change }) => change !== 'same').map(({ change }) => change)).toEqual(['new']);
      const other = language === 'DE' ? 'FR' : 'DE';
      const beside = await main
        .client()
        .parallelText({ regTextId: 'lex', languages: `${other},${language}` });
      expect(beside).toMatchObject({ languages: [other, language], missing: [] });
    });
  });
});
