import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { publicViewer } from '../../data/visible-texts.ts';
import { storeText } from '../../import/store.ts';
import { embeddedDatabase } from '../../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../../testing/texts.ts';
import { createSearchEngine, type SearchEngine } from '../answer/engine.ts';
import { mainSearch } from '../answer/main-search.ts';
import { createIndexCache } from '../index/index-cache.ts';
import { foldWord } from '../words/fold.ts';
import { sampleLines } from '../words/sample-corpus.ts';
import { stem } from '../words/stems.ts';
import { createDictionaries } from './dictionaries.ts';
import { learnDictionary } from './dictionary.ts';

const lines = await sampleLines();
const learnt = (a: InterfaceLanguage, b: InterfaceLanguage) =>
  learnDictionary({ a, b, pairs: lines.map((line) => [line[a], line[b]]) });

describe('a dictionary of the sample content', () => {
  it.each<[InterfaceLanguage, InterfaceLanguage, string, string]>([
    ['DE', 'FR', 'Bank', 'banque'],
    ['DE', 'FR', 'Bewilligung', 'autorisation'],
    ['DE', 'IT', 'Kunden', 'clienti'],
    ['DE', 'EN', 'Risiko', 'risk'],
    ['FR', 'EN', 'autorité', 'authority'],
  ])('%s–%s: %s is %s, and back', (a, b, word, meant) => {
    const { forward, backward } = learnt(a, b);
    const stemOf = (text: string, language: InterfaceLanguage) => stem(foldWord(text), language);
    expect(stemOf(forward.get(stemOf(word, a)) ?? '', b)).toBe(stemOf(meant, b));
    expect(stemOf(backward.get(stemOf(meant, b)) ?? '', a)).toBe(stemOf(word, a));
  });

  it('writes words as the texts do, with their accents', () => {
    const { forward } = learnt('DE', 'FR');
    expect([...forward.values()].some((word) => /[éèàê]/.test(word))).toBe(true);
  });
});

describe('dictionaries of what is loaded', () => {
  let main: MainDatabase;
  const stopping = new AbortController();
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const now = () => new Date('2026-05-01T10:00:00Z');
  const search = (engine: SearchEngine, query: Parameters<typeof mainSearch>[1]['query']) =>
    mainSearch(engine, { query, viewer: publicViewer, today: '2026-05-01' });
  beforeAll(async () => {
    main = await startMainDatabase(embeddedDatabase);
    const units = (language: 'DE' | 'FR') =>
      Array.from({ length: 120 }, (_, at) => {
        const own = lines.slice(at * 3, at * 3 + 3).map((line) => line[language]);
        return anArticle(String(at + 1), ...own);
      });
    for (const language of ['DE', 'FR'] as const)
      await storeText(main.db, aText({ language, units: units(language) }), aPrint(), undefined);
  });
  afterAll(async () => {
    stopping.abort();
    await main?.stop();
  });

  it('are learnt beside the server, and put a query into the other language', async () => {
    const dictionaries = createDictionaries(main.db, { now, signal: stopping.signal, log });
    const engine = createSearchEngine(main.db, createIndexCache(main.db), { dictionaries });
    expect(dictionaries.between('DE', 'FR')).toBeUndefined();
    await dictionaries.learn();
    expect(dictionaries.between('DE', 'FR')?.get('bank')).toMatch(/^banques?$/);
    expect(dictionaries.between('DE', 'IT')).toBeUndefined();
    const request = {
      searchLanguage: 'DE',
      displayLanguage: 'DE',
      start: 0,
      rows: 5,
      order: 'relevance',
    } as const;
    const { ladder } = await search(engine, { ...request, query: 'die Bank' });
    const [step] = ladder;
    expect(step).toMatchObject({ kind: 'otherLanguage', searchLanguage: 'FR', used: false });
    expect(step?.query).toMatch(/^banques?$/);
    const there = await search(engine, { ...request, query: step?.query ?? '', searchLanguage: 'FR' });
    expect(there.total).toBe(step?.total);
    expect(logged).toEqual([]);
  });

  it.each([
    ['Bank -Bewilligung', /^banques? -autorisations?$/],
    ['Bank -(Bewilligung OR Kunde)', /^banques? -\(autorisations? OR clients?\)$/],
    ['Bank -Unbekanntes', /^banques? -Unbekanntes$/],
    ['Bank -die', /^banques? -die$/],
    ['Bank -"die Bewilligung"', /^banques? -"die Bewilligung"$/],
  ])(
    'translate what a query excludes too: %s',
    async (query, translated) => {
      const dictionaries = createDictionaries(main.db, { now, signal: stopping.signal, log });
      await dictionaries.learn();
      const engine = createSearchEngine(main.db, createIndexCache(main.db), { dictionaries });
      const paging = { start: 0, rows: 5, order: 'relevance' } as const;
      const request = { ...paging, searchLanguage: 'DE', displayLanguage: 'DE' } as const;
      const { ladder } = await search(engine, { ...request, query });
      const step = ladder.find(({ kind }) => kind === 'otherLanguage');
      expect(step?.query).toMatch(translated);
      const there = await search(engine, { ...request, query: step?.query ?? '', searchLanguage: 'FR' });
      expect(there.total).toBe(step?.total);
      // The same paragraphs stand in both languages, so an exclusion leaves fewer articles, not the same.
      const all = await search(engine, { ...request, query: 'banque', searchLanguage: 'FR' });
      if (/autoris/.test(step?.query ?? '')) expect(there.total).toBeLessThan(all.total);
    },
    60_000,
  );

  it('put a query into a language whose texts quote its words', async () => {
    const dictionaries = createDictionaries(main.db, { now, signal: stopping.signal, log });
    await dictionaries.learn();
    const request = {
      searchLanguage: 'FR',
      displayLanguage: 'FR',
      start: 0,
      rows: 20,
      order: 'relevance',
      query: 'autorisation banque',
    } as const;
    const inGerman = async () => {
      const engine = createSearchEngine(main.db, createIndexCache(main.db), { dictionaries });
      const [{ ladder }, { hits }] = [
        await search(engine, request),
        await search(engine, { ...request, searchLanguage: 'DE' }),
      ];
      const reasons = hits.flatMap((hit) => hit.reasons.map(({ found }) => foldWord(found)));
      const total = hits.filter(({ missing }) => missing.length === 0).length;
      return { step: ladder.find(({ kind }) => kind === 'otherLanguage')?.query, total, reasons };
    };
    const before = await inGerman();
    expect(before.step).toMatch(/Bewilligung.* Bank/);
    expect(before.reasons).toContain('bewilligung');
    const quoting = anArticle('1', 'Der Begriff «autorisation de la banque» stammt aus dem Französischen.');
    const text = aText({ sourceKey: 'eli/test/zitierend', language: 'DE', units: [quoting] });
    await storeText(main.db, text, aPrint(), undefined);
    const after = await inGerman();
    expect(after.step).toBe(before.step);
    expect(after.total).toBe(before.total + 1);
    expect(after.reasons).toEqual(expect.arrayContaining(['autorisation', 'bewilligung']));
  });
});

describe('dictionaries of translations that are behind', () => {
  type Text = { language: 'DE' | 'FR'; versionDate: string; lines: typeof lines };
  const learntFrom = async (texts: readonly Text[]) => {
    const main = await startMainDatabase(embeddedDatabase);
    const ending = new AbortController();
    try {
      for (const { language, versionDate, lines: own } of texts) {
        const units = own.map((line, at) => anArticle(String(at + 1), line[language]));
        await storeText(main.db, aText({ language, versionDate, units }), aPrint(), undefined);
      }
      const dictionaries = createDictionaries(main.db, {
        now: () => new Date('2026-05-01T10:00:00Z'),
        signal: ending.signal,
        log: (message) => expect.fail(message),
      });
      await dictionaries.learn();
      return dictionaries.between('DE', 'FR')?.get('bank');
    } finally {
      ending.abort();
      await main.stop();
    }
  };
  const some = lines.slice(0, 360);
  const others = some.toReversed();

  it('are learnt from the version that has both languages, not from a newer one of one of them', async () => {
    const word = await learntFrom([
      { language: 'DE', versionDate: '2020-01-01', lines: some },
      { language: 'FR', versionDate: '2020-01-01', lines: some },
      { language: 'DE', versionDate: '2024-01-01', lines: others },
    ]);
    expect(word).toMatch(/^banques?$/);
  }, 60_000);

  it('are learnt from the closest versions where none has both', async () => {
    const word = await learntFrom([
      { language: 'DE', versionDate: '2018-01-01', lines: others },
      { language: 'FR', versionDate: '2021-08-01', lines: some },
      { language: 'DE', versionDate: '2022-01-01', lines: some },
      { language: 'DE', versionDate: '2026-01-01', lines: others },
    ]);
    expect(word).toMatch(/^banques?$/);
  }, 60_000);
});
