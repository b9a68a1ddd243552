import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeText } from '../import/store.ts';
import { testDatabases } from '../testing/databases.ts';
import { startMainDatabase } from '../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../testing/texts.ts';
import type { MainDb } from './open-main.ts';
import { findPath } from './provisions.ts';

describe.each(testDatabases())('places in a text on $name', (database) => {
  let db: MainDb;
  let textId = 0;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
    const range = { ...anArticle('{disp_u1}3-10', 'Aufgehoben.'), range: { first: '3', last: '10' } };
    const units = [anArticle('4', 'Vier.'), anArticle('20', 'Zwanzig.'), range];
    await storeText(db, aText({ units }), aPrint(), undefined);
    ({ id: textId } = await db.selectFrom('text').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => stop?.());

  it.each([
    ['4', '4'],
    ['{disp_u1}5', '{disp_u1}3-10'],
    ['{disp_u1}5^2', '{disp_u1}3-10'],
    ['{disp_u1}11', undefined],
    ['{disp_u1}', undefined],
    ['5', undefined],
  ])('%s stands in %s', async (path, expected) => {
    expect((await findPath(db, textId, path))?.path).toBe(expected);
  });
});
