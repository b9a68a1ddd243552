import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { openMain } from '../data/open-main.ts';
import type { StoreChangesOptions } from '../import/provider-changes/store-changes.ts';
import { openMainServer } from '../process/start-main.ts';
import { temporaryFolder, testDatabases } from '../testing/databases.ts';
import { runScript } from '../testing/processes.ts';
import { readCommand } from './arguments.ts';
import { describeLoad, loadChangesIn } from './load-changes-in.ts';

const timeoutMilliseconds = 120_000;
const entry = (slug: string, more: object = {}) => ({
  slug,
  source: 'finma',
  type: 'circular',
  language: 'DE',
  words: { DE: { topic: 'Cyberrisiken', summary: 'Meldung innert 24 Stunden.' } },
  ...more,
});

describe.each(testDatabases())('changes that an operator loads on $name', (database) => {
  let environment: Record<string, string>;
  let folder: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const data = temporaryFolder();
    const lists = temporaryFolder();
    const { place, remove: removeDatabase } = await database.start();
    folder = lists.folder;
    environment = {
      REGESTA_DATA: data.folder,
      REGESTA_SAMPLE: 'off',
      ...(place.url ? { DATABASE_URL: place.url } : {}),
    };
    remove = async () => {
      await removeDatabase();
      data.remove();
      lists.remove();
    };
  });
  afterEach(() => remove());

  const settings = () => readSettings(environment);
  const place = () => databaseLocation(settings(), 'main');
  const write = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    return join(folder, name);
  };
  const load = (options: Partial<StoreChangesOptions> = {}, paths = [folder]) =>
    loadChangesIn(place(), { paths, withdrawOthers: false, dryRun: false, ...options });
  const slugs = async () => {
    const { db, close } = await openMain(place());
    const rows = await db
      .selectFrom('provider_change')
      .select('slug')
      .where('withdrawn_at', 'is', null)
      .orderBy('slug')
      .execute();
    await close();
    return rows.map(({ slug }) => slug);
  };

  it(
    'come from all lists of a folder with their files, through a running server too, and a second time change nothing',
    async () => {
      mkdirSync(join(folder, 'files'));
      write('files/botschaft.pdf', '%PDF-1.7 Botschaft');
      write('a.json', [entry('eins', { files: [{ path: 'files/botschaft.pdf', label: 'Botschaft' }] })]);
      write('b.json', `\uFEFF${JSON.stringify([entry('zwei', { deadline: '2026-12-31' })])}`);
      expect(describeLoad(await load({ dryRun: true }), { dryRun: true })).toBe(
        '2 changes with 1 files: 2 new, 0 changed, 0 as they were.\n0 others would be withdrawn.\nNothing was stored (dry run).',
      );
      expect(await slugs()).toEqual([]);
      expect(await load()).toMatchObject({ added: 2, files: 1 });
      environment.SMTP_URL = 'smtp://127.0.0.1:9';
      environment.REGESTA_MAIL_FROM = 'regesta@provider.test';
      environment.REGESTA_SUPPORT = 'support@provider.test';
      const running = await openMainServer(settings(), {
        registerReady: Promise.resolve(),
        signal: new AbortController().signal,
        log: console.error,
      });
      expect(await load()).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
      write('b.json', [entry('drei')]);
      expect(await load()).toMatchObject({ added: 1, unchanged: 1, withdrawn: 0 });
      expect(await load({ withdrawOthers: true })).toMatchObject({ unchanged: 2, withdrawn: 1 });
      write('b.json', [entry('Vier')]);
      await expect(load()).rejects.toThrow('b.json entry 1 (Vier), slug: must consist of small letters');
      await running.close();
      expect(await slugs()).toEqual(['drei', 'eins']);
    },
    timeoutMilliseconds,
  );

  it('are refused as a whole, with every entry and field that is wrong', async () => {
    mkdirSync(join(folder, 'in'));
    symlinkSync('/etc/hostname', join(folder, 'in', 'host.txt'));
    write('in/page.html', '<p>');
    write('in/empty.txt', '');
    write('in/wrong.pdf', '<script>');
    write('in/good.txt', 'Text');
    const list = write('in/list.json', [
      entry('gut'),
      entry('gut'),
      entry('felder', { source: 'bank', deadline: '2026-02-30', status: 'R', link: 'javascript:x' }),
      entry('sprache', { language: 'FR', provisions: [] }),
      entry('worte', { words: { DE: { topic: ' ', summary: 'x' } } }),
      { slug: 'leer' },
      entry('dateien', {
        files: [
          '../secret.txt',
          'host.txt',
          'page.html',
          'empty.txt',
          'wrong.pdf',
          'good.txt',
          'GOOD.txt',
        ].map((path) => ({ path: path === 'GOOD.txt' ? 'good.txt' : path })),
      }),
    ]);
    const refusal = await load({}, [list]).catch((error: Error) => error.message.split('\n'));
    expect(refusal).toEqual([
      'list.json entry 2 (gut), slug: is that of list.json entry 1 too',
      expect.stringMatching(
        /^list\.json entry 3 \(felder\), source: must be one of confederation, .*not "bank"$/,
      ),
      'list.json entry 3 (felder), deadline: must be a date that exists',
      'list.json entry 3 (felder), link: must be an address that begins with https:// or http://',
      'list.json entry 3 (felder), status: is not a field that is known',
      'list.json entry 4 (sprache), words.FR: is missing: the change is written in this language',
      'list.json entry 5 (worte), words.DE.topic: must not be empty',
      'list.json entry 6 (leer), source: is missing',
      'list.json entry 6 (leer), type: is missing',
      'list.json entry 6 (leer), language: is missing',
      'list.json entry 6 (leer), words: is missing',
      'list.json entry 7 (dateien), files.0.path: there is no file "../secret.txt" in the folder of the list',
      'list.json entry 7 (dateien), files.1.path: there is no file "host.txt" in the folder of the list',
      'list.json entry 7 (dateien), files.2.name: files like "page.html" are not allowed; the manual names the types',
      'list.json entry 7 (dateien), files.3.path: the file is empty',
      'list.json entry 7 (dateien), files.4.path: the file is not what ".pdf" says',
      'list.json entry 7 (dateien), files.6.name: another file of the change is called "good.txt"',
    ]);
    expect(await slugs()).toEqual([]);
  });

  it.each([
    ['{', /list\.json: is no JSON: /],
    ['{}', /list\.json: must be a list of changes$/],
    ['[]', /list\.json: names no change$/],
  ])('are refused where the list is %j', async (content, message) => {
    await expect(load({}, [write('list.json', content)])).rejects.toThrow(message);
  });

  it(
    'are loaded by the command, which ends with what is wrong',
    async () => {
      const run = (...args: string[]) =>
        runScript('server/admin/command.ts', ['load-changes', ...args], environment).ended;
      const list = write(
        'list.json',
        Array.from({ length: 201 }, (_, n) => entry(`nummer-${n}`)),
      );
      expect(await run(list)).toEqual({
        code: 0,
        out: [
          'Read 200 of 201 changes',
          'Stored 200 of 201 changes',
          '201 changes with 0 files: 201 new, 0 changed, 0 as they were.',
          '0 others were withdrawn.',
          'Organisations hear of it within a minute.\n',
        ].join('\n'),
        err: '',
      });
      expect(await run(join(folder, 'nothing'))).toMatchObject({
        code: 1,
        err: `${join(folder, 'nothing')}: there is no such file or folder\n`,
      });
    },
    timeoutMilliseconds,
  );
});

describe('the arguments of load-changes', () => {
  it('are read', () => {
    expect(readCommand(['load-changes', 'a', 'b.json', '--withdraw-others', '--dry-run'])).toEqual({
      name: 'load-changes',
      load: { paths: ['a', 'b.json'], withdrawOthers: true, dryRun: true },
    });
  });
  it('are refused where they say nothing or something else', () => {
    expect(() => readCommand(['load-changes'])).toThrow('name at least one file or folder');
    expect(() => readCommand(['load-changes', 'a', '--all'])).toThrow("Unknown option '--all'");
  });
});
