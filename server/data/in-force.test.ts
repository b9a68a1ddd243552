import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { versionInLanguage, versionOfDay } from '#core/law/text-in-force.ts';
import { dateBases } from '#core/law/version-status.ts';
import { addDays } from '#core/lib/dates.ts';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { startMainDatabase } from '../testing/main-database.ts';
import { aPrint, aText } from '../testing/texts.ts';
import { isInForce } from './in-force.ts';
import type { MainDb } from './open-main.ts';
import { type TextKey, versionsOf } from './versions.ts';

const acts: Record<string, readonly Parameters<typeof aText>[0][]> = {
  followed: [{ versionDate: '2020-01-01' }, { versionDate: '2024-01-01' }, { versionDate: '2030-01-01' }],
  published: [{ versionDate: '2024-01-01', dateBasis: 'publication' }],
  undated: [{ versionDate: '2024-01-01', dateBasis: 'unknown' }],
  besides: [{ versionDate: '2020-01-01' }, { versionDate: '2025-01-01', dateBasis: 'publication' }],
  repealed: [{ versionDate: '2020-01-01' }, { versionDate: '2022-01-01', repealedOn: '2025-01-01' }],
  ended: [{ versionDate: '2020-01-01', applicableUntil: '2024-12-31' }],
  hollow: [
    { versionDate: '2020-01-01' },
    { versionDate: '2024-01-01', counts: { ...aText().counts, articles: 3, repealed: 3 } },
  ],
  translated: [
    { versionDate: '2020-01-01', repealedOn: '2025-01-01' },
    { versionDate: '2020-01-01', language: 'FR' },
  ],
  behind: [
    { versionDate: '2019-01-01', language: 'EN' },
    { versionDate: '2020-01-01' },
    { versionDate: '2020-01-01', language: 'EN' },
    { versionDate: '2024-01-01' },
  ],
  gone: [
    { versionDate: '2020-01-01', language: 'EN' },
    { versionDate: '2024-01-01', repealedOn: '2025-01-01' },
  ],
};

/** The texts in force of one document, as versions in memory have them. */
function inMemory(own: readonly TextKey[], day: string): string[] {
  const versions = versionsOf(own, day);
  const current = versionOfDay(versions, day);
  if (current?.status !== 'inForce') return [];
  return languageCodes.flatMap((language) => {
    const version = versionInLanguage(versions, current, language);
    return version === undefined ? [] : `${version.versionDate} ${language}`;
  });
}

describe.each(testDatabases())('what is in force on $name', (database) => {
  let db: MainDb;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
    for (const [key, versions] of Object.entries(acts))
      for (const version of versions)
        await storeText(db, aText({ sourceKey: `eli/test/${key}`, ...version }), aPrint(), undefined);
    await storeHistories(db, fc.sample(history, 120));
  });
  afterAll(() => stop?.());

  const inDatabase = async (day: string) => {
    const { rows } = await sql<{ key: string; versionDate: string; language: LanguageCode }>`
      select source_key as key, version_date as "versionDate", language
      from main.text join main.regulation on regulation.id = regulation_id
      where ${isInForce(day)}`.execute(db);
    return rows.map(({ key, versionDate, language }) => `${key} ${versionDate} ${language}`).sort();
  };

  it.each([...days(), '2024-12-31', '2025-01-01', '2030-01-01'])(
    'the database and versions in memory say the same of acts and of generated histories on %s',
    async (day) => {
      const stored = await db
        .selectFrom('text')
        .innerJoin('regulation', 'regulation.id', 'regulation_id')
        .select(['source_key', 'version_date', 'language', 'date_basis', 'applicable_until', 'repealed_on'])
        .execute();
      const expected = [...Map.groupBy(stored, ({ source_key }) => source_key)].flatMap(([key, own]) =>
        inMemory(own, day).map((text) => `${key} ${text}`),
      );
      expect(await inDatabase(day)).toEqual(expected.sort());
    },
  );

  it('a text that is only published never is', async () => {
    const inForce = (await inDatabase('2026-01-01')).filter((text) => text.startsWith('eli/test/'));
    const keys = inForce.map((text) => text.split(' ')[0]);
    expect([...new Set(keys)]).toEqual(['eli/test/behind', 'eli/test/besides', 'eli/test/followed']);
  });

  it('of a language the newest text is, while its document is in force', async () => {
    const textsOf = async (key: string, day: string) =>
      (await inDatabase(day))
        .filter((text) => text.startsWith(`eli/test/${key} `))
        .map((text) => text.slice(-13));
    expect(await textsOf('behind', '2019-06-01')).toEqual(['2019-01-01 EN']);
    expect(await textsOf('behind', '2023-12-31')).toEqual(['2020-01-01 DE', '2020-01-01 EN']);
    expect(await textsOf('behind', '2026-01-01')).toEqual(['2020-01-01 EN', '2024-01-01 DE']);
    expect(await textsOf('gone', '2024-06-01')).toEqual(['2020-01-01 EN', '2024-01-01 DE']);
    expect(await textsOf('gone', '2026-01-01')).toEqual([]);
  });

  it('is one text of each document and language at most', async () => {
    for (const day of days()) {
      const withoutDates = (await inDatabase(day)).map((text) => text.replace(/ \d{4}-\d{2}-\d{2} /, ' '));
      expect(new Set(withoutDates).size).toBe(withoutDates.length);
    }
  });
});

/** Days within which generated histories happen: short, so that days coincide. */
function days(): string[] {
  return Array.from({ length: 9 }, (_, at) => addDays('2020-01-01', at));
}

const aDay = fc.constantFrom(...days());
type GeneratedText = Omit<TextKey, 'language'> & { language: LanguageCode };
const history: fc.Arbitrary<GeneratedText[]> = fc.uniqueArray(
  fc.record({
    version_date: aDay,
    language: fc.constantFrom(...languageCodes),
    date_basis: fc.oneof({ weight: 5, arbitrary: fc.constant(dateBases[0]) }, fc.constantFrom(...dateBases)),
    applicable_until: fc.option(aDay, { freq: 5 }),
    repealed_on: fc.option(aDay, { freq: 5 }),
  }),
  { minLength: 1, maxLength: 9, selector: ({ version_date, language }) => `${version_date} ${language}` },
);

/** Stores texts without content, each history as a document. */
async function storeHistories(db: MainDb, histories: readonly GeneratedText[][]): Promise<void> {
  const documents = await db
    .insertInto('regulation')
    .values(
      histories.map((_, at) => ({
        reg_text_id: `generated-${at}`,
        source_key: `generated/${at}`,
        source_number: '',
        category: 'base' as const,
        sample: false,
      })),
    )
    .returning(['id', 'source_key'])
    .execute();
  const ids = new Map(documents.map(({ id, source_key }) => [source_key, id]));
  const bare = { content_hash: '', names: '{}', naming: 'act' as const, counts: '{}', units: 0 };
  await db
    .insertInto('text')
    .values(
      histories.flatMap((texts, at) =>
        texts.map((text) => ({ ...bare, ...text, regulation_id: ids.get(`generated/${at}`) ?? 0 })),
      ),
    )
    .execute();
}
