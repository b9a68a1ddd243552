import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { startMainDatabase } from '../testing/main-database.ts';
import { aPrint, aText } from '../testing/texts.ts';
import { isInForce } from './in-force.ts';
import type { MainDb } from './open-main.ts';
import { versionsOf } from './versions.ts';

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
};

describe.each(testDatabases())('what is in force on $name', (database) => {
  let db: MainDb;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
    for (const [key, versions] of Object.entries(acts))
      for (const version of versions)
        await storeText(db, aText({ sourceKey: `eli/test/${key}`, ...version }), aPrint(), undefined);
  });
  afterAll(() => stop?.());

  it.each(['2019-12-31', '2020-01-01', '2024-01-01', '2024-12-31', '2025-01-01', '2030-01-01'])(
    'the database and the status of versions say the same on %s',
    async (day) => {
      const { rows } = await sql<{ key: string; versionDate: string; language: string }>`
        select source_key as key, version_date as "versionDate", language
        from main.text join main.regulation on regulation.id = regulation_id
        where ${isInForce(day)} order by 1, 2, 3`.execute(db);
      const stored = await db
        .selectFrom('text')
        .innerJoin('regulation', 'regulation.id', 'regulation_id')
        .select(['source_key', 'version_date', 'language', 'date_basis', 'applicable_until', 'repealed_on'])
        .execute();
      const expected = [...Map.groupBy(stored, ({ source_key }) => source_key)].flatMap(([key, own]) =>
        versionsOf(own, day)
          .filter(({ status }) => status === 'inForce')
          .flatMap(({ versionDate, languages }) =>
            languages.map((language) => ({ key, versionDate, language })),
          ),
      );
      const written = (each: (typeof rows)[number]) => `${each.key} ${each.versionDate} ${each.language}`;
      expect(rows.map(written)).toEqual(expected.map(written).sort());
    },
  );

  it('a text that is only published never is', async () => {
    const { rows } = await sql<{ key: string }>`
      select distinct source_key as key from main.text join main.regulation on regulation.id = regulation_id
      where ${isInForce('2026-01-01')} order by 1`.execute(db);
    expect(rows.map(({ key }) => key)).toEqual(['eli/test/besides', 'eli/test/followed']);
  });
});
