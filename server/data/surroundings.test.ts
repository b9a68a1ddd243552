import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { ImportedText } from '../import/regulation.ts';
import { readSource } from '../import/source/read-source.ts';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';
import { changedPlaces } from './changed-since.ts';
import { changedPlacesOf, changedUnitsOf, changedUnitsOfUnstored } from './changed-units.ts';

const data = path.resolve(import.meta.dirname, '../../../shared/data/eu/xhtml/mar_versions');
const present = existsSync(data);
const where = present ? '' : ' (skipped: ../shared/data is not there)';

const unit = (id: string, kind: Unit['kind'], words: string, parent?: string): Unit => ({
  id,
  kind,
  depth: parent === undefined ? 0 : 1,
  ...(parent === undefined ? {} : { parent }),
  notes: [],
  parts: [{ part: 'text', content: [words] }],
});
const duty = (words: string) => [anArticle('1', `Report ${words}.`), anArticle('2', 'Keep the reports.')];
/** As the Official Journal prints an act. */
const journal = (words: string, ...recitals: string[]): Unit[] => [
  unit('{preamble_1}', 'preamble', 'Having regard to the Treaty,'),
  ...recitals.map((recital, at) => unit(`{rct_${at + 1}}`, 'recital', recital, '{preamble_1}')),
  unit('{section_1}', 'subdivision', 'HAVE ADOPTED THIS REGULATION:', '{preamble_1}'),
  ...duty(words),
  unit('{conclusions_1}', 'conclusions', 'Done at Brussels.'),
];

describe.each(testDatabases())('what has changed by stored hashes, on $name', (database) => {
  let main: MainDatabase;
  beforeAll(async () => {
    main = await startMainDatabase(database);
  });
  afterAll(() => main?.stop());

  let act = 0;
  /** The numbers of versions of an act of their own. */
  async function store(...texts: readonly Partial<ImportedText>[]): Promise<number[]> {
    act += 1;
    const key = { sourceKey: `eli/test/union-${act}`, sourceNumber: `2031/${act}` };
    const ids: number[] = [];
    for (const [at, fields] of texts.entries()) {
      const versionDate = `203${at}-01-01`;
      await storeText(main.db, aText({ versionDate, ...fields, ...key }), aPrint(), 'eu');
      const { id } = await main.db
        .selectFrom('text')
        .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
        .select('text.id')
        .where('regulation.source_key', '=', key.sourceKey)
        .orderBy('text.version_date', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    return ids;
  }
  const unitsBetween = async (before: number, after: number) =>
    (await changedUnitsOf(main.read, [{ before, after }])).get(after);
  const placesBetween = async (before: number, after: number) =>
    (await changedPlacesOf(main.read, { before, after })).map(({ path, became }) => `${became} ${path}`);

  it('leaves out recitals and their likes where a consolidation has none, in both directions', async () => {
    const [printed = 0, consolidated = 0] = await store(
      { units: journal('monthly', 'Reports matter.', 'So does time.') },
      { units: duty('weekly') },
    );
    const units = { changed: ['1'], added: [], repealed: [] };
    expect(await unitsBetween(printed, consolidated)).toEqual(units);
    expect(await unitsBetween(consolidated, printed)).toEqual(units);
    expect(await placesBetween(printed, consolidated)).toEqual(['changed 1', 'changed 1^1']);
    expect(await placesBetween(consolidated, printed)).toEqual(['changed 1', 'changed 1^1']);
    const since = { changed: ['1^1'], added: 0 };
    expect(await changedPlaces(main.read, { before: printed, after: consolidated })).toEqual(since);
    expect(await changedPlaces(main.read, { before: consolidated, after: printed })).toEqual(since);
  });

  it('leaves the same out where one text is stored or none is', async () => {
    const printed = aText({ units: journal('monthly', 'Reports matter.', 'So does time.') });
    const consolidated = aText({ units: duty('weekly') });
    const unstored = ({ provisions }: ImportedText) =>
      provisions.map(({ ordinal: ord, ...provision }) => ({ ...provision, ord }));
    const [stored = 0] = await store(printed);
    const changed = [{ path: '1', became: 'changed' }];
    expect(await changedUnitsOfUnstored(main.read, stored, unstored(consolidated))).toEqual(changed);
    expect(await changedUnitsOfUnstored(main.read, unstored(consolidated), unstored(printed))).toEqual(
      changed,
    );
    const reworded = aText({ units: journal('monthly', 'Reports matter much.', 'So does time.') });
    expect(await changedUnitsOfUnstored(main.read, stored, unstored(reworded))).toEqual([
      { path: '{rct_1}', became: 'changed' },
    ]);
  });

  it('counts them where both texts print them, in one statement with other pairs', async () => {
    const [first = 0, second = 0, third = 0] = await store(
      { units: journal('monthly', 'Reports matter.') },
      { units: journal('monthly', 'Reports matter much.', 'So does time.') },
      { units: duty('monthly') },
    );
    const pairs = [
      { before: first, after: second },
      { before: second, after: third },
    ];
    const units = await changedUnitsOf(main.read, pairs);
    expect(units.get(second)).toEqual({ changed: ['{rct_1}'], added: ['{rct_2}'], repealed: [] });
    expect(units.get(third)).toEqual({ changed: [], added: [], repealed: [] });
    expect(await placesBetween(first, second)).toEqual(['changed {rct_1}', 'added {rct_2}']);
    expect(await changedPlaces(main.read, { before: first, after: second })).toEqual({
      changed: ['{rct_1}'],
      added: 1,
    });
  });

  it.skipIf(!present)(
    `is what a comparison finds between MAR of the Official Journal and its first consolidation${where}`,
    async () => {
      const texts = [1, 2].map((version) => {
        const file = `32014R0596_v${version}.xhtml`;
        const [first] = readSource(readFileSync(path.join(data, file)), file).texts;
        if (first === undefined) throw new Error(`${file} was refused`);
        return first.text;
      });
      const [printed = 0, consolidated = 0] = await store(...texts);
      const compared = compareTexts(texts[0]?.units ?? [], texts[1]?.units ?? [], { language: 'EN' });
      const articles = compared.units
        .map(({ path: one }) => articlePath(one))
        .filter((one) => /^\d/.test(one));
      const units = await unitsBetween(printed, consolidated);
      expect([units?.added, units?.repealed]).toEqual([[], []]);
      expect(units?.changed).toEqual([...new Set(articles)]);
      expect(units?.changed.length).toBeGreaterThan(3);
      const places = await placesBetween(printed, consolidated);
      expect(places.filter((place) => /rct|preamble|conclusions/.test(place))).toEqual([]);
    },
  );
});
