import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../../data/open-main.ts';
import { storeText } from '../../import/store.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startMainDatabase } from '../../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../../testing/texts.ts';
import { findCited } from './find-provision.ts';
import { readOnly } from './read-only.ts';

const unnumbered: Unit = {
  ...anArticle('3'),
  parts: [
    {
      part: 'division',
      kind: 'paragraph',
      id: '3^_',
      parts: [
        { part: 'text', content: ['Es gilt:'] },
        {
          part: 'division',
          kind: 'letter',
          id: '3^_^a',
          num: ['a.'],
          parts: [{ part: 'text', content: ['dies.'] }],
        },
      ],
    },
  ],
};
const annex = (id: string): Unit => ({
  id,
  kind: 'annex',
  depth: 0,
  num: ['Anhang'],
  notes: [],
  parts: [{ part: 'text', content: ['Tarif.'] }],
});
const units: Unit[] = [
  anArticle('1', 'Eins.'),
  anArticle('2', 'Eins.', 'Zwei.', 'Drei.'),
  unnumbered,
  { ...anArticle('5a', 'Eins.') },
  { ...anArticle('135-149', 'Aufsicht.'), range: { first: '135', last: '149' } },
  annex('{A1}'),
  annex('{A2}'),
];

describe.each(testDatabases())('a cited place on $name', (database) => {
  let db: MainDb;
  let textId: number;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
    await storeText(db, aText({ units }), aPrint(), undefined);
    textId = (await db.selectFrom('text').select('id').executeTakeFirstOrThrow()).id;
  });
  afterAll(() => stop?.());

  const lookUp = async (path: string) => {
    const place = await readOnly(db, 1000, (trx) => findCited(trx, textId, path));
    return place && (place.is === 'present' ? place.provision.path : `${place.step} ${place.nearest.path}`);
  };

  it.each([
    ['2', '2'],
    ['2^3', '2^3'],
    ['140^2', '135-149'],
    ['3^1', '3^_'],
    ['3^a', '3^_^a'],
    ['3^1^a', '3^_^a'],
    ['{A1}', '{A1}'],
  ])('%s is there as %s', async (path, expected) => {
    expect(await lookUp(path)).toBe(expected);
  });

  it.each([
    ['2^4', 'paragraphBefore 2^3'],
    ['2^2bis', 'paragraphBefore 2^2'],
    ['2^3^a', 'paragraphBefore 2^3'],
    ['2^9^a', 'paragraphBefore 2^3'],
    ['3^b', 'paragraphBefore 3'],
    ['4', 'paragraphBefore 3'],
    ['5b', 'paragraphBefore 5a'],
    ['900', 'paragraphBefore 135-149'],
    ['900^2^a', 'paragraphBefore 135-149'],
    ['{A3}', 'previousAppendix {A2}'],
    ['{A3}4^1', 'previousAppendix {A2}'],
    ['{A2}4', 'paragraphBefore {A2}'],
  ])('%s is not there: %s', async (path, expected) => {
    expect(await lookUp(path)).toBe(expected);
  });

  it.each(['0', '{A0}', '{disp_u1}1'])('nothing stands before %s', async (path) => {
    expect(await lookUp(path)).toBeUndefined();
  });
});
