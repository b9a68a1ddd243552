import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../../data/open-main.ts';
import { storeText } from '../../import/store.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startMainDatabase } from '../../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../../testing/texts.ts';
import { createContainerTitles } from './container-titles.ts';

const container = (id: string, num: string, heading: string, parent?: string): Unit => ({
  id,
  kind: 'chapter',
  depth: parent === undefined ? 0 : 1,
  ...(parent === undefined ? {} : { parent }),
  num: num === '' ? [] : [num],
  heading: heading === '' ? [] : [heading],
  notes: [],
  parts: [],
});
const units: Unit[] = [
  container('{tit_1}', '1. Titel:', 'Banken'),
  container('{tit_1}/{chap_1}', '1. Kapitel:', 'Eigenmittel', '{tit_1}'),
  { ...anArticle('1', 'Eins.'), parent: '{tit_1}/{chap_1}' },
  container('{tit_1}/{chap_2}', '', '', '{tit_1}'),
  { ...anArticle('2', 'Zwei.'), parent: '{tit_1}/{chap_2}' },
  anArticle('3', 'Drei.'),
];
const inFirstChapter = ['1. Titel: Banken', '1. Kapitel: Eigenmittel'];

describe.each(testDatabases())('titles of the containers around units on $name', (database) => {
  let db: MainDb;
  let textIds: number[];
  let stop: () => Promise<void>;
  const { plugin, kinds: statements } = countStatements();

  beforeAll(async () => {
    const main = await startMainDatabase(database);
    stop = main.stop;
    const other = [
      container('{tit_1}', 'Teil 1', 'Börsen'),
      { ...anArticle('1', 'Eins.'), parent: '{tit_1}' },
    ];
    await storeText(main.db, aText({ units }), aPrint(), undefined);
    await storeText(main.db, aText({ units: other, versionDate: '2031-01-01' }), aPrint(), undefined);
    const texts = await main.db.selectFrom('text').select('id').orderBy('version_date').execute();
    textIds = texts.map(({ id }) => id);
    db = main.db.withPlugin(plugin);
  });
  afterAll(() => stop?.());
  beforeEach(() => {
    statements.length = 0;
  });

  const [own, later] = [0, 1];
  const unit = (text: number, path: string | undefined) => ({ textId: textIds[text] ?? 0, path });

  it('come the outermost first, without those of containers that have none', async () => {
    const titles = createContainerTitles();
    const units = [unit(own, '{tit_1}/{chap_1}'), unit(own, '{tit_1}/{chap_2}'), unit(own, undefined)];
    expect(await titles.around(db, units)).toEqual([inFirstChapter, ['1. Titel: Banken'], []]);
  });

  it('are those of their own text', async () => {
    const titles = createContainerTitles();
    expect(await titles.around(db, [unit(later, '{tit_1}'), unit(own, '{tit_1}')])).toEqual([
      ['Teil 1 Börsen'],
      ['1. Titel: Banken'],
    ]);
  });

  it('are read once, and only what is missing', async () => {
    const titles = createContainerTitles();
    await titles.around(db, [unit(own, '{tit_1}/{chap_1}')]);
    expect(statements).toHaveLength(1);
    expect(await titles.around(db, [unit(own, '{tit_1}/{chap_1}'), unit(own, '{tit_1}')])).toEqual([
      inFirstChapter,
      ['1. Titel: Banken'],
    ]);
    expect(statements).toHaveLength(1);
    expect(await titles.around(db, [unit(own, '{tit_1}/{chap_2}'), unit(own, '{tit_1}/{chap_1}')])).toEqual([
      ['1. Titel: Banken'],
      inFirstChapter,
    ]);
    expect(statements).toHaveLength(2);
  });

  it('are left out where a container is missing, which is looked for again', async () => {
    const titles = createContainerTitles();
    expect(await titles.around(db, [unit(own, '{tit_2}')])).toEqual([[]]);
    expect(await titles.around(db, [unit(own, '{tit_2}')])).toEqual([[]]);
    expect(statements).toHaveLength(2);
  });

  it('end where containers are around each other', async () => {
    const circle = [container('{tit_1}', '1. Titel:', 'Kreis')];
    await storeText(db, aText({ units: circle, versionDate: '2032-01-01' }), aPrint(), undefined);
    const { id: textId } = await db
      .selectFrom('text')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await sql`update main.unit set head = head || '{"parent": "{tit_1}"}' where text_id = ${textId}`.execute(
      db,
    );
    const [around] = await createContainerTitles().around(db, [{ textId, path: '{tit_1}' }]);
    expect(around).toEqual(Array.from({ length: 20 }, () => '1. Titel: Kreis'));
  });
});
