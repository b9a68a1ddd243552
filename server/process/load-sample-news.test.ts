import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { newsPerPage } from '#core/contract/main/news.ts';
import { addDays } from '#core/lib/dates.ts';
import { samplePlaces } from '#server/testing/sample-places.ts';
import { removeSample } from '../import/remove-sample.ts';
import { newsRows } from '../import/rows/news-rows.ts';
import { sampleProviderChanges } from '../sample/changes/provider-changes.ts';
import { sampleNews } from '../sample/news/sample-news.ts';
import { testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { loadSampleNews } from './load-sample-news.ts';

const now = new Date('2026-05-04T06:00:00Z');
const today = '2026-05-04';
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe.each(testDatabases())('the news of the sample on $name', (database) => {
  let main: MainDatabase;
  beforeEach(async () => {
    main = await startMainDatabase(database);
    await loadSampleNews(main.db, now);
  });
  afterEach(() => main?.stop());
  const rows = () => main.db.selectFrom('news').selectAll().orderBy('date', 'desc').execute();
  const entries = async () =>
    (await main.db.selectFrom('search_entry').select('name').where('kind', '=', 'news').execute()).length;

  it('fill more than a page, say that they are invented, and are about what the sample has', async () => {
    const news = await rows();
    expect(news.length).toBeGreaterThan(newsPerPage);
    expect(news.every(({ sample, date }) => sample && date < today)).toBe(true);
    const texts = news.flatMap(({ words }) => Object.values(words).map(({ text }) => text));
    expect(texts.filter((text) => !/erfunden|fictive|fittizia|invented/.test(text))).toEqual([]);
    expect(JSON.stringify(news)).not.toContain('ß');
    const places = await samplePlaces();
    const documents = new Set([...places].map((place) => place.split('~')[0]));
    const known = (place: string) => places.has(place) || documents.has(place);
    expect(news.flatMap((one) => one.texts).filter((place) => !known(place))).toEqual([]);
    const changes = new Set(sampleProviderChanges.map(({ slug }) => slug));
    expect(news.flatMap((one) => one.changes).filter((slug) => !changes.has(slug))).toEqual([]);
    expect(await entries()).toBe(texts.length);
  });

  it('are in all languages but for two, so that what is said in the nearest is to be seen', () => {
    const partial = sampleNews.filter(
      ({ words }) => Object.keys(words).length < interfaceLanguageCodes.length,
    );
    expect(partial.map(({ language, words }) => [language, Object.keys(words)])).toEqual([
      ['DE', ['DE']],
      ['EN', ['FR', 'EN']],
    ]);
    for (const { words, language } of sampleNews) {
      expect(words[language]).toBeDefined();
      const titles = Object.values(words).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('keep their days for a month, and then are counted from the day of the start', async () => {
    const first = await rows();
    await loadSampleNews(main.db, inDays(29));
    expect(await rows()).toEqual(first);
    await loadSampleNews(main.db, inDays(30));
    expect((await rows())[0]?.date).toBe(addDays(first[0]?.date ?? '', 30));
  });

  it('are removed with the sample, and are not loaded again', async () => {
    const { length } = await rows();
    expect(await removeSample(main.db, { confirmed: false })).toMatchObject({ news: length });
    expect(await rows()).toHaveLength(length);
    expect(await removeSample(main.db, { confirmed: true })).toMatchObject({ news: length });
    expect([await rows(), await entries()]).toEqual([[], 0]);
    await loadSampleNews(main.db, now);
    expect(await rows()).toEqual([]);
  });

  it('make way for real ones, also of their name, and do not come back beside them', async () => {
    const slug = sampleNews[0]?.slug ?? '';
    const words = { DE: { title: 'Wahr', text: 'Wirklich.' } };
    const real = {
      slug,
      date: today,
      source: 'FINMA',
      changes: [],
      texts: [],
      language: 'DE' as const,
      words,
    };
    expect(await newsRows.stored(main.db, [slug])).toEqual([]);
    const { samples } = await newsRows.store(main.db, [real], now);
    expect(samples).toBe(sampleNews.length);
    await loadSampleNews(main.db, now);
    expect((await rows()).map(({ sample, source }) => [sample, source])).toEqual([[false, 'FINMA']]);
  });
});
