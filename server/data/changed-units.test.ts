import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { ChangedUnits } from '#core/contract/main/versions-by-date.ts';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';
import { changedPlacesOf, changedUnitsOf, changedUnitsOfUnstored } from './changed-units.ts';

type ArticleState = 'absent' | 'in force' | 'in other words' | 'repealed' | 'repealed otherwise';

/** What an article is in the text before and in the later one, and what is said of it. */
const pairs: readonly [before: ArticleState, after: ArticleState, became: keyof ChangedUnits | undefined][] =
  [
    ['absent', 'in force', 'added'],
    ['absent', 'repealed', undefined],
    ['in force', 'absent', 'repealed'],
    ['in force', 'in force', undefined],
    ['in force', 'in other words', 'changed'],
    ['in force', 'repealed', 'repealed'],
    ['repealed', 'absent', undefined],
    ['repealed', 'in force', 'changed'],
    ['repealed', 'repealed', undefined],
    ['repealed', 'repealed otherwise', 'changed'],
  ];

/** An article by its number, as it stands. */
function articleIn(number: number, is: ArticleState): Unit[] {
  if (is === 'absent') return [];
  const words = is.startsWith('repealed') ? '' : `Banks report ${is}.`;
  const article = anArticle(String(number), words);
  if (!is.startsWith('repealed')) return [article];
  const left = is === 'repealed' ? '…' : 'Repealed by law.';
  return [{ ...article, parts: [{ part: 'text', content: [left] }], repealed: true }];
}
const textOf = (side: 0 | 1, versionDate: string) =>
  aText({
    versionDate,
    units: pairs.flatMap((pair, index) => articleIn(index + 1, pair[side])),
    sourceKey: 'eli/test/repeals',
    sourceNumber: '2031/99',
  });
const texts = [textOf(0, '2030-01-01'), textOf(1, '2031-01-01')] as const;
const provisionsOf = ({ provisions }: (typeof texts)[number]) =>
  provisions.map(({ ordinal: ord, ...provision }) => ({ ...provision, ord }));
const expected = pairs.flatMap(([, , became], index) =>
  became === undefined ? [] : [{ path: String(index + 1), became }],
);

describe.each(testDatabases())('what became of articles, on $name', (database) => {
  let main: MainDatabase;
  let stored: { before: number; after: number };
  beforeAll(async () => {
    main = await startMainDatabase(database);
    for (const text of texts) await storeText(main.db, text, aPrint(), 'eu');
    const [before = 0, after = 0] = (
      await main.db.selectFrom('text').select('id').orderBy('version_date', 'desc').limit(2).execute()
    )
      .map(({ id }) => id)
      .toReversed();
    stored = { before, after };
  });
  afterAll(() => main?.stop());

  it('is the same for texts that are stored, for one that is not and for two that are not', async () => {
    const units = (await changedUnitsOf(main.read, [stored])).get(stored.after);
    const pathsOf = (became: keyof ChangedUnits) =>
      expected.filter((one) => one.became === became).map(({ path }) => path);
    expect(units).toEqual({
      changed: pathsOf('changed'),
      added: pathsOf('added'),
      repealed: pathsOf('repealed'),
    });
    const places = await changedPlacesOf(main.read, stored);
    expect(places.filter(({ path }) => !path.includes('^'))).toEqual(expected);
    const [before, after] = texts.map(provisionsOf);
    expect(await changedUnitsOfUnstored(main.read, stored.before, after ?? [])).toEqual(expected);
    expect(await changedUnitsOfUnstored(main.read, before ?? [], after ?? [])).toEqual(expected);
  });
});
