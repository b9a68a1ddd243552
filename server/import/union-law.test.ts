import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDatabase, temporaryFolder, testDatabases } from '../testing/databases.ts';
import { startDomain, startMain } from '../testing/servers.ts';
import { zipOf } from '../testing/zip-files.ts';
import { actXml } from './akn/act-fixture.ts';
import { type FileReport, runImport } from './command-run.ts';
import { consolidatedPage, type FixtureAct, formexFiles, journalPage, lanterns } from './eu/act-fixture.ts';
import { createImportWorkers, type ImportWorkers } from './import-workers.ts';

/** An invented act under the number of one that lawyers know by its abbreviation. */
const abuse: FixtureAct = {
  title: ['REGULATION (EU) No 596/2014 OF THE COUNCIL', 'of 16 April 2014', 'on lamps and their abuse'],
  recitals: ['Lamps are abused.'],
  articles: [
    {
      num: 'Article 16',
      heading: 'Prevention',
      paragraphs: [['1.', 'Keepers of lamps shall prevent their abuse.']],
    },
    {
      num: 'Article 17',
      heading: 'Disclosure',
      paragraphs: [
        [
          '1.',
          'Keepers shall disclose each lamp within ten days.',
          ['(a)', 'in writing;'],
          ['(b)', 'in public.'],
        ],
        ['2.', 'Others shall not.'],
      ],
    },
  ],
};
const [sixteen, seventeen] = abuse.articles as [
  FixtureAct['articles'][number],
  FixtureAct['articles'][number],
];
const amended: FixtureAct = {
  ...abuse,
  articles: [
    sixteen,
    {
      ...seventeen,
      paragraphs: [
        [
          '1.',
          'Keepers shall disclose each lamp within two days.',
          ['(a)', 'in writing;'],
          ['(b)', 'in public.'],
        ],
        ['2.', 'Others shall not.'],
      ],
    },
  ],
};
const consolidation = consolidatedPage(amended, '04.12.2024').replace('02031R0077', '02014R0596');

describe.each(testDatabases())('law of the Union on $name', (database) => {
  let domain: Awaited<ReturnType<typeof startDomain>>;
  let main: Awaited<ReturnType<typeof startMain>>;
  let workers: ImportWorkers;
  const { folder, remove } = temporaryFolder();
  const importing = async (...paths: string[]) => {
    const reports: FileReport[] = [];
    await runImport({ paths }, { workers, db: main.db }, (report) => reports.push(report));
    return reports.map(({ file, ...report }) => ({ ...report, file: file.slice(folder.length + 1) }));
  };

  beforeAll(async () => {
    domain = await startDomain(embeddedDatabase);
    main = await startMain(database, domain);
    workers = createImportWorkers({ size: 1 });
    writeFileSync(
      join(folder, 'mar.zip'),
      zipOf({
        'oj.xhtml': journalPage(abuse).replace('12.3.2031', '12.6.2014'),
        'cons.bin': consolidation,
        'note.txt': 'Dear all',
      }),
    );
    mkdirSync(join(folder, 'formex'));
    for (const [name, text] of Object.entries(formexFiles(lanterns)))
      writeFileSync(join(folder, 'formex', name), text);
  });
  afterAll(async () => {
    await workers?.close();
    await main?.stop();
    await domain?.stop();
    remove();
  });

  it('is imported from a ZIP file, with a report for each file in it', async () => {
    expect(await importing(join(folder, 'mar.zip'))).toMatchObject([
      {
        file: 'mar.zip/oj.xhtml',
        ok: true,
        key: 'celex/32014R0596',
        versionDate: '2014-07-02',
        source: 'eurlex-xhtml',
      },
      { file: 'mar.zip/cons.bin', ok: true, key: 'celex/32014R0596', versionDate: '2024-12-04' },
      { file: 'mar.zip/note.txt', ok: false, reason: expect.stringContaining('in no format that is read') },
    ]);
  });

  it('is imported from the folder of an act in Formex, as one text', async () => {
    expect(await importing(join(folder, 'formex'))).toMatchObject([
      { file: 'formex/L.doc.xml', ok: true, key: 'celex/32031R0077', counts: { annexes: 1 } },
    ]);
    expect(await importing(join(folder, 'formex', 'L.annex.xml'))).toMatchObject([
      { ok: false, reason: 'a part of the act of "L.doc.xml": import that file' },
    ]);
  });

  it('leaves nothing of a ZIP file that is refused', async () => {
    writeFileSync(join(folder, 'bad.zip'), zipOf({ 'a.xml': actXml(), '../b.xml': actXml() }));
    const before = await main.db.selectFrom('text').select('content_hash').execute();
    expect(await importing(join(folder, 'bad.zip'))).toEqual([
      {
        file: 'bad.zip',
        ok: false,
        line: 0,
        seconds: 0,
        isOfFile: false,
        reason: expect.stringContaining('leads out of the archive'),
        code: 'ZIP_NAME_OUTSIDE',
        values: { name: '../b.xml' },
      },
    ]);
    expect(await main.db.selectFrom('text').select('content_hash').execute()).toEqual(before);
  });

  it('is found by its abbreviation, read, and compared without what consolidations leave out', async () => {
    const client = main.client();
    const { hits } = await client.mainSearch({
      query: 'Art. 17 MAR',
      searchLanguage: 'EN',
      displayLanguage: 'EN',
    });
    expect(hits[0]).toMatchObject({
      completeParagraphID: 'mar~17',
      versionDate: '2024-12-04',
      validity: 'current',
    });
    const read = await client.regText({ regTextId: 'mar', language: 'EN', versionDate: '2014-07-02' });
    expect(read.units.map(({ id }) => id)).toEqual(expect.arrayContaining(['{rct_1}', '16', '17']));
    const comparison = await client.compare({
      before: 'mar',
      after: 'mar',
      beforeDate: '2014-07-02',
      afterDate: '2024-12-04',
      language: 'EN',
    });
    expect(comparison.rows.filter(({ change }) => change !== 'same')).toMatchObject([
      { change: 'changed', before: { path: '17^1' }, after: { path: '17^1' } },
    ]);
  });
});
