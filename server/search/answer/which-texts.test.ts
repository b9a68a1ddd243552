import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MainDb } from '../../data/open-main.ts';
import { publicViewer } from '../../data/visible-texts.ts';
import { storeText } from '../../import/store.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startMainDatabase } from '../../testing/main-database.ts';
import { aPrint, aText } from '../../testing/texts.ts';
import { readOnly } from './read-only.ts';
import { searchableTexts, type TextSelection } from './which-texts.ts';

describe.each(testDatabases())('the texts of a search on $name', (database) => {
  let db: MainDb;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
    for (const versionDate of ['2020-01-01', '2024-01-01', '2030-01-01'])
      await storeText(db, aText({ versionDate }), aPrint(), undefined);
    await storeText(db, aText({ language: 'FR' }), aPrint(), undefined);
    const gone = { sourceKey: 'eli/test/vorbei', names: { DE: { long: 'Vorbeigesetz', short: 'VorbeiG' } } };
    await storeText(db, aText({ ...gone, language: 'EN' }), aPrint(), undefined);
    await storeText(
      db,
      aText({ ...gone, versionDate: '2022-01-01', repealedOn: '2025-01-01' }),
      aPrint(),
      undefined,
    );
    const coming = {
      sourceKey: 'eli/test/kommend',
      names: { DE: { long: 'Kommendes Gesetz', short: 'KomG' } },
    };
    const published = { sourceKey: 'eli/fga/2025/7', names: { IT: { long: 'Progetto', short: 'EntwG' } } };
    const gazette = {
      ...published,
      language: 'IT',
      versionDate: '2025-06-03',
      dateBasis: 'publication',
    } as const;
    await storeText(db, aText(gazette), aPrint(), undefined);
    await storeText(db, aText({ ...coming, versionDate: '2029-01-01' }), aPrint(), 'supervision');
  });
  afterAll(() => stop?.());

  const seen = async (selection: TextSelection) =>
    (await readOnly(db, 1000, (trx) => searchableTexts(trx, publicViewer, selection)))
      .map(
        (text) => `${text.regTextId} ${text.versionDate} ${text.language} ${text.category} ${text.validity}`,
      )
      .sort();
  const today = '2026-05-01';

  it.each([
    ['2019-12-31', ['future', 'future', 'future']],
    ['2020-01-01', ['current', 'future', 'future']],
    ['2026-05-01', ['past', 'current', 'future']],
    ['2031-01-01', ['past', 'past', 'current']],
  ])('on %s are past, current and future by their dates: %o', async (day, validities) => {
    const own = (await seen({ languages: ['DE'], day })).filter((line) => line.startsWith('musterg'));
    expect(own.map((line) => line.split(' ').at(-1))).toEqual(validities);
  });

  it('have category and document, and the newest text of a language is current, though another is newer', async () => {
    expect(await seen({ languages: ['FR'], day: today })).toEqual(['musterg 2020-01-01 FR base current']);
    expect(await seen({ languages: ['DE', 'FR'], day: today })).toContain(
      'komg 2029-01-01 DE supervision future',
    );
  });

  it.each([
    ['2019-12-31', 'future', undefined],
    ['2020-01-01', 'current', undefined],
    ['2024-06-01', 'current', '2022-01-01'],
    ['2025-01-01', 'repealed', '2022-01-01'],
  ])(
    'on %s an English text of an act that was repealed in 2025 is %s, behind %s',
    async (day, ...expected) => {
      const texts = await readOnly(db, 1000, (trx) =>
        searchableTexts(trx, publicViewer, { languages: ['EN'], day }),
      );
      expect(texts.map(({ validity, behind }) => [validity, behind?.mark.versionDate])).toEqual([expected]);
    },
  );

  it('after a day was in force what answers in its language then, though it is of before', async () => {
    const answeringAfter = (day: string) => seen({ languages: ['FR', 'EN'], day: today, after: day });
    expect(await answeringAfter('2024-06-01')).toEqual([
      'musterg 2020-01-01 FR base current',
      'vorbeig 2020-01-01 EN base repealed',
    ]);
    expect(await answeringAfter('2025-06-01')).toEqual(['musterg 2020-01-01 FR base current']);
  });

  it.each([
    ['2020-01-01', undefined, []],
    ['2020-01-02', undefined, ['2020']],
    ['2024-01-01', undefined, ['2020']],
    [undefined, '2023-12-31', ['2024', '2030']],
    [undefined, '2023-12-30', ['2020', '2024', '2030']],
    ['2024-02-01', '2024-01-01', ['2024']],
    [undefined, '2999-01-01', ['2030']],
  ])('before %s and after %s were in force the versions of %o', async (before, after, years) => {
    const own = (await seen({ languages: ['DE'], day: today, before, after })).filter((line) =>
      line.startsWith('musterg'),
    );
    expect(own.map((line) => line.slice(8, 12))).toEqual(years);
  });

  it.each([
    ['2025-05-31', 'published'],
    ['2026-05-01', 'published'],
  ])('on %s that one of the gazette is only published, and was never in force', async (day, validity) => {
    expect(await seen({ languages: ['IT'], day })).toEqual([`entwg 2025-06-03 IT base ${validity}`]);
    expect(await seen({ languages: ['IT'], day, after: '2020-01-01' })).toEqual([]);
  });

  it('are read and nothing is written', async () => {
    const write = readOnly(db, 1000, (trx) => trx.deleteFrom('text').execute());
    await expect(write).rejects.toThrow(/read-only transaction/);
    expect(await seen({ languages: ['DE'], day: today })).toHaveLength(5);
  });

  // Not for the embedded database, which runs in this thread and cannot be interrupted.
  if (database.name === 'PostgreSQL')
    it('are read within a time limit', async () => {
      const slow = readOnly(db, 50, (trx) => sql`select pg_sleep(20)`.execute(trx));
      await expect(slow).rejects.toMatchObject({ status: 503, code: 'SEARCH_TOO_SLOW' });
    });
});
