import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder, testDatabases } from '../testing/databases.ts';
import { accentsAct, itemsAct, tableAct } from '../testing/heavy-acts.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { actXml, article } from './akn/act-fixture.ts';
import { type FileReport, runImport } from './command-run.ts';
import { createImportWorkers, type ImportWorkersOptions } from './import-workers.ts';

const workUri = 'https://fedlex.data.admin.ch/eli/cc/32/1/20310301';
const files = {
  'a-table.xml': tableAct(),
  'b-accents.xml': accentsAct(),
  'c-items.xml': itemsAct(100_000),
  'd-usual.xml': actXml({ workUri, body: article('1', 'Die Bank meldet.') }),
};
const advice = 'nothing of it was stored. Divide the file, or raise';
const tooMuch = (work: string) =>
  `${work}: it needed more than 256 MB of memory; ${advice} REGESTA_IMPORT_MEMORY_MB (256 now)`;

describe.each(testDatabases())('files that take too much, on $name', (database) => {
  let main: MainDatabase;
  const { folder, remove } = temporaryFolder();
  const law = join(folder, 'law');
  beforeAll(async () => {
    main = await startMainDatabase(database);
    mkdirSync(law);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(law, name), content);
  });
  afterAll(async () => {
    await main.stop();
    remove();
  });

  const importing = async (paths: string[], limits: ImportWorkersOptions, isDry = false) => {
    const workers = createImportWorkers(limits);
    const reports: FileReport[] = [];
    await runImport({ paths }, isDry ? { workers } : { workers, db: main.db }, (report) =>
      reports.push(report),
    );
    await workers.close();
    return reports;
  };
  const stored = async () => {
    const texts = await main.db.selectFrom('text').select('content_hash').execute();
    const pages = await main.db.selectFrom('file').select('hash').execute();
    const provisions = await main.db.selectFrom('provision').select('path').execute();
    return [texts.length, pages.length, provisions.length];
  };

  it('are refused by name, with the limit and what to do, and the others are imported', async () => {
    const reports = await importing([law], { memory: 256, timeoutSeconds: 30 });
    expect(reports.map(({ file }) => file)).toEqual(Object.keys(files).map((name) => join(law, name)));
    const [table, accents, items, usual] = reports;
    expect(table).toMatchObject({ ok: false, reason: tooMuch('typesetting') });
    // It takes time before it takes memory, on a slow machine at least.
    expect(accents).toMatchObject({ ok: false, reason: expect.stringMatching(/REGESTA_IMPORT_/) });
    expect(items).toMatchObject({ ok: false, reason: tooMuch('reading') });
    expect(usual).toMatchObject({ ok: true, key: 'eli/cc/32/1' });
    expect(await stored()).toEqual([1, 1, 3]);
  });

  it('are refused for their time, which reading and typesetting share', async () => {
    const accents = join(law, 'b-accents.xml');
    const before = await stored();
    const [report] = await importing([accents], { timeoutSeconds: 6 });
    expect(report).toMatchObject({
      file: accents,
      ok: false,
      reason: `typesetting: the file takes longer than 6 seconds; ${advice} REGESTA_IMPORT_SECONDS`,
    });
    expect(await stored()).toEqual(before);
  });

  it('are refused by reading alone where reading takes too much', async () => {
    const [report] = await importing([join(law, 'c-items.xml')], { memory: 256 }, true);
    expect(report).toMatchObject({ ok: false, reason: tooMuch('reading') });
  });
});
