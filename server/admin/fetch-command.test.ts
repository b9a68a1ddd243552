import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { openMain } from '../data/open-main.ts';
import { openMainServer } from '../process/start-main.ts';
import { createDatabases, temporaryFolder } from '../testing/databases.ts';
import { aFedlexFile, type OfficialSources, startOfficialSources } from '../testing/official-sources.ts';
import { runScript } from '../testing/processes.ts';
import { readFetchCommand } from './fetch-arguments.ts';

const timeoutMilliseconds = 120_000;

describe('the command that fetches', () => {
  let sources: OfficialSources;
  let environment: Record<string, string>;
  let data: ReturnType<typeof temporaryFolder>;
  beforeEach(async () => {
    sources = await startOfficialSources();
    data = temporaryFolder();
    createDatabases(data.folder, 'main');
    environment = {
      ...sources.environment,
      REGESTA_DATA: data.folder,
      REGESTA_SAMPLE: 'off',
      SMTP_URL: 'smtp://127.0.0.1:9',
      REGESTA_MAIL_FROM: 'regesta@provider.test',
      REGESTA_SUPPORT: 'support@provider.test',
    };
    for (const date of ['2020-01-01', '2025-01-01'])
      sources.fedlex.push({ date, files: { de: aFedlexFile(date) } });
  });
  afterEach(async () => {
    await sources?.stop();
    data?.remove();
  });

  const start = (args: string[], env = environment) => runScript('server/admin/fetch-command.ts', args, env);
  const stored = async () => {
    const { db, close } = await openMain(databaseLocation(readSettings(environment), 'main'));
    const texts = await db.selectFrom('text').select('version_date').orderBy('version_date').execute();
    const leases = await db.selectFrom('source_lease').selectAll().execute();
    await close();
    return { texts: texts.map(({ version_date: date }) => date), leases };
  };
  const all = ['fedlex', '990.1', '--languages', 'de', '--versions', 'all'];

  it(
    'ends by Ctrl+C between two files, leaves nothing half imported, and goes on from there',
    async () => {
      sources.instead.set('/files/eli/cc/31/117/20250101/de/xml-7.xml', [() => running.child.kill('SIGINT')]);
      const { REGESTA_DATA: folder, ...rest } = environment;
      const running = start([...all, '--data', folder ?? ''], rest);
      const { code, out, err } = await running.ended;
      expect(out).toBe(
        'new       cc/31/117/20200101, from 2020-01-01, DE\n1 new, 0 unchanged, 0 refused, 0 absent\n',
      );
      expect(err).toContain('Stopped. What is stored stays');
      expect(code).toBe(130);
      expect(await stored()).toEqual({ texts: ['2020-01-01'], leases: [] });
      const again = await start([...all, '--json']).ended;
      expect(again.code).toBe(0);
      const reports = again.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object);
      expect(reports).toMatchObject([
        { version: 'cc/31/117/20200101', language: 'DE', outcome: 'unchanged' },
        { version: 'cc/31/117/20250101', date: '2025-01-01', outcome: 'new', warnings: [] },
      ]);
    },
    timeoutMilliseconds,
  );

  it(
    'has the server of the folder do the work, which ends it with the command, and watches through it',
    async () => {
      const main = await openMainServer(readSettings(environment), {
        registerReady: Promise.resolve(),
        signal: new AbortController().signal,
        log: () => undefined,
      });
      try {
        sources.instead.set('/files/eli/cc/31/117/20250101/de/xml-7.xml', [
          () => running.child.kill('SIGINT'),
        ]);
        const running = start(all);
        expect((await running.ended).code).toBe(130);
        // The server has noticed: the source is free for the next one, who gets the rest.
        const again = await start(all).ended;
        expect(again.out).toContain('1 new, 1 unchanged, 0 refused, 0 absent');
        const added = await start(['watch', 'add', 'eurlex', '32014r0596', '--languages', 'de,en']).ended;
        expect(added).toMatchObject({
          code: 0,
          out:
            'eurlex 32014R0596 (DE, EN): not looked at yet\n' +
            'The schedule is off: set REGESTA_WATCH_HOURS for the server.\n',
        });
        expect((await start(['watch', 'remove', 'eurlex', '32014R0596']).ended).out).toContain(
          'Nothing is watched.',
        );
      } finally {
        await main.close();
      }
      expect(await stored()).toEqual({ texts: ['2020-01-01', '2025-01-01'], leases: [] });
    },
    timeoutMilliseconds,
  );

  it('calls nobody without a contact', async () => {
    const { REGESTA_FETCH_CONTACT: _, ...anonymous } = environment;
    const { code, err } = await start(all, anonymous).ended;
    expect(err).toContain('REGESTA_FETCH_CONTACT: sources are told who asks');
    expect(code).toBe(2);
    expect(sources.paths()).toEqual([]);
  });
});

it('reads its arguments', () => {
  expect(readFetchCommand(['fedlex', '952.0', '--languages', 'de,fr,it,en'])).toEqual({
    name: 'fetch',
    json: false,
    data: undefined,
    work: {
      work: 'fetch',
      source: 'fedlex',
      number: '952.0',
      languages: ['DE', 'FR', 'IT', 'EN'],
      versions: 'newest',
      dryRun: false,
    },
  });
  expect(
    readFetchCommand([
      'eurlex',
      '32014R0596',
      '--languages',
      'pl',
      '--from',
      '2016-01-01',
      '--dry-run',
      '--category',
      'eu',
    ]),
  ).toMatchObject({
    work: { languages: ['PL'], versions: 'all', from: '2016-01-01', dryRun: true, category: 'eu' },
  });
  expect(readFetchCommand(['watch', 'add', 'fedlex', '952.0', '--without-import'])).toMatchObject({
    work: { work: 'watch', order: { name: 'add', source: 'fedlex', number: '952.0', imports: false } },
  });
  expect(readFetchCommand(['watch', 'list', '--data', 'x'])).toMatchObject({
    data: 'x',
    work: { order: { name: 'list' } },
  });
  expect(readFetchCommand(['-h'])).toMatchObject({ name: 'help' });
});

it.each([
  [[], 'name a source'],
  [['bger', '1'], 'there is no source "bger": fedlex or eurlex'],
  [['fedlex'], 'name an act of fedlex'],
  [['fedlex', '952.0', '101'], 'one act at a time'],
  [['fedlex', '952.0" }'], 'is no number of the classified compilation'],
  [['eurlex', '596/2014'], 'is no CELEX number'],
  [['fedlex', '952.0', '--languages', 'pl'], '--languages: Fedlex has no texts in "pl"'],
  [['fedlex', '952.0', '--versions', 'some'], '--versions: "some"'],
  [['fedlex', '952.0', '--from', '1.1.2020'], '--from: "1.1.2020" is not a day'],
  [['fedlex', '952.0', '--category', 'internal'], '--category: "internal"'],
  [['fedlex', '952.0', '--without-import'], '--without-import says nothing here'],
  [['fedlex', '952.0', '--fast'], '--fast'],
  [['watch'], 'watch add, remove or list'],
  [['watch', 'stop'], 'there is no watch stop'],
  [['watch', 'list', 'fedlex'], 'watch list has no argument "fedlex"'],
  [['watch', 'add', 'fedlex', '952.0', '--dry-run'], '--dry-run says nothing here'],
])('refuses %o', (args, message) => {
  expect(() => readFetchCommand(args)).toThrow(message);
});
