import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../../data/open-main.ts';
import { findPath } from '../../data/provisions.ts';
import { temporaryFolder, testDatabases } from '../../testing/databases.ts';
import { startMainDatabase } from '../../testing/main-database.ts';
import { anArticle, aPrint, aText } from '../../testing/texts.ts';
import { runImport } from '../command-run.ts';
import type { ImportedText } from '../regulation.ts';
import { storeText } from '../store.ts';
import { nameContainers } from './name-containers.ts';

const note = { number: 1, content: ['AS 2005 1051'] };

/** Final provisions with one article, at a position that the source numbers. */
function proviso(position: number, heading: string, words: string): Unit[] {
  const id = `{disp_u${position}}`;
  const inside = { ...anArticle(`${id}3`, words), parent: id, depth: 1 };
  return [{ id, kind: 'proviso', depth: 0, heading: [heading], parts: [], notes: [note] }, inside];
}

const old = (position: number) =>
  proviso(
    position,
    'Schlussbestimmungen zur Änderung vom 8. Oktober 2004',
    'Bussen sind nicht vollstreckbar.',
  );
const inserted = proviso(1, 'Schlussbestimmungen zur Änderung vom 1. März 2001', 'Banken melden sich.');
const before = aText({ versionDate: '2020-01-01', units: [anArticle('1', 'Eins.'), ...old(1)] });
const after = aText({ versionDate: '2024-01-01', units: [anArticle('1', 'Eins.'), ...inserted, ...old(2)] });

describe.each(testDatabases())('names of final provisions on $name', (database) => {
  let db: MainDb;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await startMainDatabase(database));
  });
  afterAll(() => stop?.());

  const store = async (text: ImportedText) => {
    const named = await nameContainers(db, text, undefined);
    await storeText(db, named, aPrint(), undefined);
    return named;
  };
  const textOf = (versionDate: string) =>
    db.selectFrom('text').select('id').where('version_date', '=', versionDate).executeTakeFirstOrThrow();

  it('are the same in a version that is imported later and is older, and when it is imported again', async () => {
    const newest = await store(after);
    expect(newest.units.map(({ id }) => id)).toEqual([
      ...['1', '{disp_20010301}', '{disp_20010301}3', '{disp_20041008}', '{disp_20041008}3'],
    ]);
    const oldest = await store(before);
    expect(oldest.units.map(({ id }) => id)).toEqual(['1', '{disp_20041008}', '{disp_20041008}3']);
    expect(await nameContainers(db, after, undefined)).toEqual(newest);
  });

  it.each([
    ['2020-01-01', '{disp_u1}3^1', '{disp_20041008}3^1'],
    ['2024-01-01', '{disp_u1}3^1', '{disp_20010301}3^1'],
    ['2024-01-01', '{disp_u2}', '{disp_20041008}'],
    ['2024-01-01', '{disp_u3}', undefined],
  ])('in %s, an address of the old form %s leads to %s', async (versionDate, former, path) => {
    const { id } = await textOf(versionDate);
    expect((await findPath(db, id, former))?.path).toBe(path);
  });

  it('do not depend on which file of an import is read first', async () => {
    const undated = (versionDate: string, words: string): ImportedText =>
      aText({
        sourceKey: 'eli/test/reihe',
        units: [{ ...anArticle('{disp_u1}', words), kind: 'proviso' }],
        versionDate,
      });
    const files = new Map([
      ['a.xml', undated('2021-01-01', 'Die Kantone vermessen ihren Boden vollständig.')],
      ['b.xml', undated('2022-01-01', 'Das Güterrecht der Ehegatten bleibt bestehen.')],
    ]);
    const bothRead = Promise.withResolvers<void>();
    const workers = {
      importFile: async (file: string) => {
        const name = file.slice(-5);
        if (name === 'a.xml') await bothRead.promise;
        else bothRead.resolve();
        const text = files.get(name) as ImportedText;
        return { text, pages: undefined, seconds: { read: 0, typeset: 0 } };
      },
      filesIn: async () => [],
      prepare: async () => Promise.reject(new Error('is not typeset here')),
    };
    const { folder, remove } = temporaryFolder();
    for (const name of files.keys()) writeFileSync(join(folder, name), '');
    await runImport({ paths: [folder] }, { db, workers }, () => undefined);
    remove();
    const rows = await db
      .selectFrom('container_sighting')
      .select(['version_date', 'path'])
      .where('source_key', '=', 'eli/test/reihe')
      .orderBy('version_date')
      .execute();
    expect(rows).toEqual([
      { version_date: '2021-01-01', path: '{disp_u1}' },
      { version_date: '2022-01-01', path: '{disp_u2}' },
    ]);
  });
});
