import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { alignmentOf, mergeUnitOrder } from '#core/law/parallel/alignment.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startMainWithActs } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { storeText } from '../import/store.ts';

const act = (language: LanguageCode, versionDate: string, units: Unit[]) =>
  aText({
    sourceKey: 'eli/test/docht',
    names: { DE: { long: 'Dochtgesetz', short: 'DochtG' } },
    language,
    versionDate,
    units,
  });

describe.each(testDatabases())('languages side by side on $name', (database) => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  beforeAll(async () => {
    main = await startMainWithActs(database);
    const store = async (...text: Parameters<typeof act>) => {
      await storeText(main.db, act(...text), aPrint(), undefined);
    };
    const french = anArticle('1', 'La mèche mesure trois lignes.', 'Elle brûle.');
    await store('DE', '2020-01-01', [anArticle('1', 'Der Docht misst zwei Linien.', 'Er brennt.')]);
    await store('FR', '2020-01-01', [french]);
    await store('EN', '2022-01-01', [anArticle('1', 'The wick measures three lines.')]);
    await store('DE', '2022-01-01', [
      anArticle('1', 'Der Docht misst drei Linien.', 'Er brennt.'),
      anArticle('3', 'Alles nach Artikel 1 gilt.'),
    ]);
    await store('FR', '2022-01-01', [
      french,
      anArticle('2', 'Seulement en français.'),
      anArticle('3', 'Tout vaut.'),
    ]);
    await store('IT', '2024-01-01', [anArticle('1', 'Il lucignolo misura tre linee.')]);
  });
  afterAll(() => main?.stop());

  const parallel = (languages: string, query: object = {}) =>
    main.client().parallelText({ regTextId: 'dochtg', languages, versionDate: '2022-01-01', ...query });
  const rejected = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      (error: { status: number; code: string; message: string }) =>
        `${error.status} ${error.code}: ${error.message}`,
    );

  it('answer the units of all of them in one order, with those that one lacks', async () => {
    const texts = await parallel('DE,FR');
    expect(texts).toMatchObject({
      versionDate: '2022-01-01',
      languages: ['DE', 'FR'],
      missing: [],
      total: 3,
    });
    expect(texts.units.map(({ id, columns }) => [id, columns.map((unit) => unit?.id)])).toEqual([
      ['1', ['1', '1']],
      ['2', [undefined, '2']],
      ['3', ['3', '3']],
    ]);
    expect(texts.outline?.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'article 1',
      'article 2',
      'article 3',
    ]);
    expect(JSON.stringify(texts.units[2]?.columns[0])).toContain('"target":"dochtg~1"');
  });

  it('say of each language what it is worth before the law, once', async () => {
    const { legalStatuses } = await parallel('DE,EN,FR');
    expect(legalStatuses).toHaveLength(3);
    expect((await parallel('DE,FR', { from: 0, count: 1 })).legalStatuses).toBeUndefined();
    const own = await Promise.all(
      (['DE', 'EN', 'FR'] as const).map((language) =>
        main.client().regulation({ regTextId: 'dochtg', language, versionDate: '2022-01-01' }),
      ),
    );
    expect(legalStatuses).toEqual(own.map(({ legalStatus }) => legalStatus));
  });

  it('say how far they agree', async () => {
    const alignedOf = async (languages: string) =>
      (await parallel(languages)).units.map(({ aligned }) => aligned);
    expect(await alignedOf('de,fr')).toEqual(['paragraphs', 'paragraphs', 'paragraphs']);
    expect(await alignedOf('FR,EN,DE')).toEqual(['article', 'paragraphs', 'paragraphs']);
  });

  it('tell what one of them changed since the version before and another did not', async () => {
    const texts = await parallel('FR,DE');
    expect(texts.since).toBe('2020-01-01');
    expect(texts.units.map(({ uneven }) => uneven)).toEqual([[{ path: '1^1', changed: ['DE'] }], [], []]);
    // The earlier version has no English text, so the changes of that language are unknown.
    const english = await parallel('EN,DE');
    expect(english.since).toBeUndefined();
    expect(english.units.flatMap(({ uneven }) => uneven)).toEqual([]);
    expect((await parallel('DE,FR', { since: '2019-01-01' })).since).toBeUndefined();
    expect((await parallel('DE,FR', { since: '2021-06-30' })).since).toBe('2020-01-01');
  });

  it('come a window at a time, around a place too, whichever of them has it', async () => {
    const window = await parallel('DE,FR', { from: 1, count: 1 });
    expect(window).toMatchObject({ from: 1, total: 3 });
    expect(window.units.map(({ id }) => id)).toEqual(['2']);
    expect(window.outline).toBeUndefined();
    expect(await parallel('DE,FR', { around: '2^1', count: 2 })).toMatchObject({ from: 1 });
    expect((await parallel('DE,FR', { from: 9 })).units).toEqual([]);
    expect(await rejected(parallel('DE,FR', { around: '77' }))).toBe(
      '404 PARAGRAPH_NOT_FOUND: there is no paragraph dochtg~77 in this version',
    );
  });

  it('leave out and name what has no text yet, and refuse where fewer than two are left', async () => {
    expect(await parallel('DE,IT,FR')).toMatchObject({ languages: ['DE', 'FR'], missing: ['IT'] });
    expect(await rejected(parallel('DE,IT'))).toBe(
      '404 LANGUAGE_NOT_AVAILABLE: dochtg of 2022-01-01 is there in DE, FR, EN only',
    );
  });

  it('are of their newest version where the version of the day lacks them', async () => {
    const older = { versionDate: '2024-01-01', languages: ['IT'], textDate: '2022-01-01' };
    const texts = await parallel('DE,IT,FR', { versionDate: '2024-01-01' });
    expect(texts).toMatchObject({ versionDate: '2024-01-01', behind: [older, null, older], missing: [] });
    // No language has both versions, so what has changed is not known.
    expect(texts.units.flatMap(({ outdated = [] }) => outdated)).toEqual([]);
  });

  it.each([
    [{ languages: 'DE' }, /^400 INVALID_REQUEST: .*two to four languages/],
    [{ languages: 'DE,DE' }, /^400 INVALID_REQUEST: .*two to four languages/],
    [{ languages: 'DE,RM' }, /^400 INVALID_REQUEST: .*languages/],
    [{ versionDate: '2022-02-30' }, /^400 INVALID_REQUEST: .*versionDate/],
    [{ versionDate: '1848-09-12' }, /^404 VERSION_NOT_FOUND/],
    [{ regTextId: 'nothing' }, /^404 REGULATION_NOT_FOUND/],
    [{ around: '1^^', versionDate: '2022-01-01' }, /^400 INVALID_REQUEST: around/],
  ])('refuse %o', async (query, refusal) => {
    const request = { regTextId: 'dochtg', languages: 'DE,FR', ...query };
    expect(await rejected(main.client().parallelText(request))).toMatch(refusal);
  });
});

const data = path.resolve(import.meta.dirname, '../../../shared/data/fedlex-akn');
const present = existsSync(data);
const where = present ? '' : ' (skipped: ../shared/data is not there)';

describe.skipIf(!present)(`real texts in several languages${where}`, () => {
  const textOf = (file: string) =>
    new Map(
      readAkn(readFileSync(path.join(data, file), 'utf8'), file).units.map(
        (unit) => [unit.id, unit] as const,
      ),
    );
  const alignedIn = (...files: string[]) => {
    const texts = files.map(textOf);
    const all = mergeUnitOrder(texts.map((units) => [...units.keys()])).map((id) => {
      const columns = texts.map((units) => units.get(id) ?? null);
      return { id, aligned: alignmentOf(columns), isWhole: columns.every((unit) => unit !== null) };
    });
    const apart = all.filter(({ aligned, isWhole }) => aligned === 'article' || !isWhole);
    console.log(
      `${files.join(', ')}: ${all.length} units, not aligned: ${apart.map(({ id }) => id).join(' ')}`,
    );
    return { all, apart };
  };

  it('the Data Protection Act agrees in four languages, paragraph by paragraph', () => {
    const files = ['de', 'fr', 'it', 'en'].map((language) => `SR-235.1_DSG_20250707_${language}.xml`);
    expect(alignedIn(...files).apart).toEqual([]);
  });

  it('the Constitution in German and English agrees for the most part, and by article where it does not', () => {
    const { all, apart } = alignedIn('SR-101_BV_20240303_de.xml', 'SR-101_BV_20240303_en.xml');
    expect(apart.length).toBeGreaterThan(0);
    expect(apart.length / all.length).toBeLessThan(0.2);
  });
});
