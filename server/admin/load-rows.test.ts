import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { openMain } from '../data/open-main.ts';
import { openMainServer } from '../process/start-main.ts';
import { temporaryFolder, testDatabases } from '../testing/databases.ts';
import { runScript } from '../testing/processes.ts';
import { readCommand } from './arguments.ts';
import { describeProblems, describeRows, loadRowsIn, writeTemplate } from './load-rows-in.ts';

const timeoutMilliseconds = 120_000;

describe.each(testDatabases())('rows that an operator loads on $name', (database) => {
  let environment: Record<string, string>;
  let folder: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const data = temporaryFolder();
    const files = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    folder = files.folder;
    environment = {
      REGESTA_DATA: data.folder,
      REGESTA_SAMPLE: 'off',
      ...(place.url ? { DATABASE_URL: place.url } : {}),
    };
    remove = async () => {
      await removeDatabase();
      data.remove();
      files.remove();
    };
  });
  afterEach(() => remove());

  const settings = () => readSettings(environment);
  const place = () => databaseLocation(settings(), 'main');
  const titles = async () => {
    const { db, close } = await openMain(place());
    const rows = await db.selectFrom('topic_page').select('title').execute();
    await close();
    return rows.map(({ title }) => title);
  };

  it(
    'come from the template, through a running server too',
    async () => {
      const file = join(folder, 'topics.xlsx');
      await writeTemplate({ kind: 'topics', file });
      await expect(writeTemplate({ kind: 'topics', file })).rejects.toThrow('EEXIST');
      expect(await loadRowsIn(place(), { file, isDry: true })).toMatchObject({ kind: 'topics', added: 1 });
      expect(await titles()).toEqual([]);
      const main = await openMainServer(settings(), {
        registerReady: Promise.resolve(),
        signal: new AbortController().signal,
        log: console.error,
      });
      expect(await loadRowsIn(place(), { file, isDry: false })).toMatchObject({ kind: 'topics', added: 1 });
      await main.close();
      expect(await titles()).toEqual(['Liquidität']);
    },
    timeoutMilliseconds,
  );

  it(
    'are loaded by the command, which ends with what is wrong',
    async () => {
      const run = (...args: string[]) => runScript('server/admin/command.ts', args, environment).ended;
      const file = join(folder, 'topics.csv');
      expect(await run('row-template', 'topics', file)).toMatchObject({
        code: 0,
        out: `${file} is an example of topics, to be filled in.\n`,
      });
      expect(existsSync(file)).toBe(true);
      expect(await run('load-rows', file)).toMatchObject({
        code: 0,
        out: 'row 2: liquidity DE is new\n1 topics: 1 new, 0 changed, 0 as they were.\n',
      });
      writeFileSync(file, 'name;language;title;text\nliquidity;XX;a;b\n');
      expect(await run('load-rows', file)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^.*topics\.csv, row 2, language: must be .*\nNothing was stored\.\n$/),
      });
      expect(await titles()).toEqual(['Liquidität']);
    },
    timeoutMilliseconds,
  );
});

describe('the commands of rows', () => {
  it('are read', () => {
    expect(readCommand(['load-rows', 'a.csv', '--dry-run'])).toEqual({
      name: 'load-rows',
      file: 'a.csv',
      isDry: true,
    });
    expect(readCommand(['row-template', 'news', 'a.json'])).toEqual({
      name: 'row-template',
      kind: 'news',
      file: 'a.json',
    });
  });
  it.each([
    [['load-rows'], 'name one file with rows'],
    [['load-rows', 'a.csv', 'b.csv'], 'name one file with rows'],
    [['load-rows', 'a.xml'], 'a.xml must end in .csv, .xlsx or .json'],
    [['row-template', 'laws', 'a.csv'], 'the first argument must be one of changes, comments, news, topics'],
    [['row-template', 'news'], 'name the file that is to be written'],
  ])('are refused as %j', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });
  it('say what became of many rows in few lines', () => {
    const differences = Array.from({ length: 60 }, (_, row) => ({
      row,
      name: `n${row}`,
      how: 'changed' as const,
      cells: [{ column: 'title DE', before: 'a', after: 'b' }],
    }));
    const report = { kind: 'news' as const, added: 0, changed: 60, unchanged: 1, samples: 0, differences };
    const lines = describeRows(report, { isDry: true }).split('\n');
    expect(lines[0]).toBe('row 0: n0 is changed (title DE)');
    expect(lines.slice(50)).toEqual([
      '… and 10 more',
      '61 news: 0 new, 60 changed, 1 as they were.',
      'Nothing was stored (dry run).',
    ]);
    expect(describeProblems('a.csv', [{ row: 0, column: '', reason: 'is empty' }])).toBe(
      'a.csv: is empty\nNothing was stored.',
    );
  });
});
