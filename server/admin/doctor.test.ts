import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder, testDatabases } from '#server/testing/databases.ts';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { openDatabase } from '../data/database.ts';
import { watchForProxy } from '../http/undeclared-proxy.ts';
import { openDomain } from '../process/start-domain.ts';
import { readCommand } from './arguments.ts';
import { describeFindings, examine } from './doctor.ts';

let data: string;
let removeFolder: () => void;
beforeEach(() => {
  ({ folder: data, remove: removeFolder } = temporaryFolder());
});
afterEach(() => removeFolder());

/** The lines of one state. */
const linesOf = async (env: Record<string, string | undefined>, state: 'ok' | 'note' | 'mend') =>
  (await examine({ REGESTA_DATA: data, REGESTA_SAMPLE: 'off', ...env }))
    .filter((one) => one.state === state)
    .map(({ line }) => line);

const published = {
  REGESTA_MAIN_URL: 'https://regesta.bank.example',
  REGESTA_DOMAIN_URL: 'https://domain.bank.example',
  SMTP_URL: 'smtp://mail.bank.example',
  REGESTA_MAIL_FROM: 'regesta@bank.example',
};

describe('the doctor', () => {
  it('finds nothing to mend before the first start, and says what that will make', async () => {
    expect(await linesOf({}, 'mend')).toEqual([]);
    expect(await linesOf({}, 'note')).toEqual(
      expect.arrayContaining([
        'database of main: is not there yet; the first start makes it',
        'database of domain: is not there yet; the first start makes it',
      ]),
    );
    expect(await linesOf(published, 'mend')).toEqual([]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a setting that is none', { REGESTA_PROXIES: 'two' }, /^settings: REGESTA_PROXIES: "two"/],
    [
      'the sample in public',
      { ...published, REGESTA_SAMPLE: 'on' },
      /^sample: REGESTA_MAIN_URL.*REGESTA_SAMPLE=off/,
    ],
    [
      'an address without https',
      { ...published, REGESTA_MAIN_URL: 'http://regesta.bank.example' },
      /^REGESTA_MAIN_URL: .* is not https/,
    ],
    [
      'a public main server whose organisations are at localhost',
      { ...published, REGESTA_DOMAIN_URL: '' },
      /^REGESTA_DOMAIN_URL: http:\/\/localhost:4001 is an address of this machine alone/,
    ],
    [
      'public organisations whose main server is at localhost',
      { ...published, REGESTA_MAIN_URL: '' },
      /^REGESTA_MAIN_URL: http:\/\/localhost:4000 is an address of this machine alone/,
    ],
    ['no mail server in public', { ...published, SMTP_URL: '' }, /^SMTP_URL: not set; .* reach nobody/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://regesta:secret@127.0.0.1:9/regesta' },
      /^database of main: does not answer: (?!.*secret)/,
    ],
  ])('says what to mend: %s', async (_, env, line) => {
    expect((await linesOf(env, 'mend'))[0]).toMatch(line);
  });

  it('says what to set where a request came through a proxy that nobody declared', async () => {
    expect(await linesOf({}, 'ok')).toContain('REGESTA_PROXIES: 0, and no request came with X-Forwarded-For');
    const logged: string[] = [];
    const log = (message: string) => void logged.push(message);
    watchForProxy(data, { now: () => new Date('2026-05-01T10:00:00Z'), log })({
      'x-forwarded-for': '203.0.113.9',
    });
    expect(await linesOf({}, 'mend')).toEqual([]);
    // The caller may have sent it, so that nothing need be wrong.
    expect(await linesOf({}, 'note')).toContainEqual(
      expect.stringMatching(
        /X-Forwarded-For at 2026-05-01T10:00:00.000Z: .* set REGESTA_PROXIES to their number.* delete .*undeclared-proxy\.json$/,
      ),
    );
    // The log of the server says the same.
    expect(await linesOf({}, 'note')).toEqual(expect.arrayContaining(logged));
    expect(logged).toHaveLength(1);
    expect(await linesOf({ REGESTA_PROXIES: '1' }, 'mend')).toEqual([]);
  });

  it('says how to close what others may open', async () => {
    const mails = join(data, 'mail');
    const key = join(data, 'second-factor.key');
    mkdirSync(mails);
    writeFileSync(key, 'x');
    for (const [path, rights] of [
      [mails, 0o755],
      [key, 0o644],
    ] as const)
      chmodSync(path, rights);
    expect(await linesOf({}, 'mend')).toEqual([
      `${mails}: others may open it; run: chmod 700 ${mails}`,
      `${key}: others may open it; run: chmod 600 ${key}`,
    ]);
    chmodSync(mails, 0o700);
    chmodSync(key, 0o600);
    expect(await linesOf({}, 'mend')).toEqual([]);
  });

  it('names REGESTA_DATA where the folder cannot be used, and does not promise that a start makes it', async () => {
    const file = join(data, 'file');
    writeFileSync(file, 'x');
    for (const path of [file, join(file, 'below'), join(file, 'below', 'more')]) {
      const findings = await examine({ REGESTA_DATA: path, REGESTA_SAMPLE: 'off' });
      expect(findings.filter(({ state }) => state === 'mend')).toEqual([
        { state: 'mend', line: expect.stringMatching(/^REGESTA_DATA: .*file is no folder$/) },
      ]);
      expect(describeFindings(findings)).not.toContain('first start makes it');
    }
  });

  it('names on PostgreSQL the folders that are needed, and what is missing without the others', async () => {
    const file = join(data, 'file');
    writeFileSync(file, 'x');
    // Nothing listens there, which is found too.
    const env = { DATABASE_URL: 'postgres://regesta@127.0.0.1:9/regesta', REGESTA_DATA: join(file, 'below') };
    const folders = async (more: Record<string, string>, state: 'note' | 'mend') =>
      (await linesOf({ ...env, ...more }, state)).filter((line) => line.includes('is no folder'));
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
    expect(await folders({ REGESTA_SERVERS: 'domain' }, 'mend')).toEqual([
      expect.stringMatching(
        /^REGESTA_DATA: .* the key of second factors .* or set REGESTA_SECOND_FACTOR_KEY$/,
      ),
      expect.stringMatching(/^REGESTA_DATA: .* the register there; .* or set REGESTA_REGISTER$/),
    ]);
    const domain = { REGESTA_SERVERS: 'domain', REGESTA_SECOND_FACTOR_KEY: key };
    expect(await folders({ ...domain, REGESTA_REGISTER: join(file, 'register.json') }, 'mend')).toEqual([
      expect.stringMatching(
        /^REGESTA_REGISTER: .*file is no folder, and the domain server writes the register/,
      ),
    ]);
    const elsewhere = { REGESTA_REGISTER: join(data, 'register.json') };
    for (const more of [{ ...domain, ...elsewhere }, { REGESTA_SERVERS: 'main' }]) {
      expect(await folders(more, 'mend')).toEqual([]);
      expect(await folders(more, 'note')).toEqual([
        expect.stringMatching(/^REGESTA_DATA: .* elements of older versions are not kept/),
      ]);
    }
  });

  it('names what an interrupted restore has left, and that the next start would begin anew', async () => {
    const folder = join(data, 'kept');
    const env = { REGESTA_DATA: folder };
    mkdirSync(`${folder}.new-20260501T101500Z`);
    mkdirSync(`${folder}.before-20260501T101500Z`);
    expect(await linesOf(env, 'mend')).toEqual([
      expect.stringMatching(
        /kept\.new-20260501T101500Z: .* interrupted, and .*kept is not there: restore again/,
      ),
    ]);
    mkdirSync(folder);
    expect(await linesOf(env, 'mend')).toEqual([]);
    expect(await linesOf(env, 'note')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/kept\.new-20260501T101500Z: .* interrupted, and nothing uses it/),
        expect.stringMatching(/kept\.before-20260501T101500Z: is what a restore set aside/),
      ]),
    );
  });

  it('examines the register that the main server reads', async () => {
    const register = join(data, 'register.json');
    const env = { REGESTA_REGISTER: register, REGESTA_SERVERS: 'main', REGESTA_ADMIN_ORGANISATIONS: 'house' };
    expect(await linesOf(env, 'mend')).toEqual([expect.stringMatching(/^register: .* is not there/)]);
    expect(await linesOf({ ...env, REGESTA_SERVERS: 'main,domain' }, 'mend')).toEqual([]);
    for (const damaged of ['[', '', '{}', '[{"slug":"house"}]']) {
      writeFileSync(register, damaged);
      expect(await linesOf(env, 'mend')).toEqual([expect.stringMatching(/^register: cannot be used/)]);
    }
    writeFileSync(register, '[]');
    expect(await linesOf(env, 'mend')).toEqual([]);
    expect(await linesOf(env, 'note')).toContain(
      'REGESTA_ADMIN_ORGANISATIONS: the register names no organisation "house"',
    );
  });

  it('leaves an embedded database as it is, and says that the next start examines it', async () => {
    const env = { REGESTA_SERVERS: 'domain' };
    const { close } = await openDatabase(
      databaseLocation(readSettings({ REGESTA_DATA: data, REGESTA_SAMPLE: 'off', ...env }), 'domain'),
    );
    await close();
    const folder = join(data, 'domain');
    rmSync(join(folder, 'lock.held'));
    const state = () =>
      [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))].map(
        (path) => `${path} ${statSync(path).mtimeMs} ${statSync(path).size}`,
      );
    const before = state();
    expect(await linesOf(env, 'ok')).toContain(
      'database of domain: is there, and nobody on this machine has it open; the next start examines its tables',
    );
    expect(state()).toEqual(before);
  }, 60_000);

  it('is a command without arguments, whose lines end with what is to be mended', () => {
    expect(readCommand(['doctor'])).toEqual({ name: 'doctor' });
    expect(() => readCommand(['doctor', '--yes'])).toThrow('doctor has no argument "--yes"');
    const findings = [
      { state: 'mend', line: 'this' },
      { state: 'ok', line: 'that' },
    ] as const;
    expect(describeFindings(findings).split('\n')).toEqual([
      'ok    that',
      'MEND  this',
      '',
      'To be mended: 1.',
    ]);
  });
});

describe.each(testDatabases())('the doctor on $name', (database) => {
  it('knows whether the database answers, and of which version its tables are', async () => {
    const { place, remove } = await database.start();
    const env = { REGESTA_SERVERS: 'domain', DATABASE_URL: place.url, REGESTA_SAMPLE: 'on' };
    const settings = readSettings({ REGESTA_DATA: data, ...env });
    const all = async () => [...(await linesOf(env, 'note')), ...(await linesOf(env, 'mend'))];
    const about = async () => (await all()).filter((line) => line.startsWith('database of'));
    const embedded = place.url === undefined;
    const change = async (statement: string) => {
      const { db, close } = await openDatabase(databaseLocation(settings, 'domain'));
      await sql.raw(statement).execute(db);
      await close();
    };
    try {
      expect(await about()).toEqual([expect.stringMatching(/is not there yet|is empty/)]);
      const running = await openDomain(settings);
      expect(await about()).toEqual([]);
      expect(await linesOf(env, 'ok')).toContainEqual(
        expect.stringMatching(/^database of domain: (answers|process \d+ of the host .* has it open)/),
      );
      await running.close();
      expect(await about()).toEqual([]);
      // An embedded database is not opened to look into it.
      if (embedded) return;
      const unknown = new URL(place.url ?? '');
      unknown.pathname = '/nowhere';
      expect(await linesOf({ ...env, DATABASE_URL: unknown.href }, 'mend')).toContainEqual(
        expect.stringMatching(/^database of domain: refuses: .*nowhere/),
      );
      await change(`delete from org_alpina.migration where name = '0010-devices'`);
      expect(await about()).toEqual([
        expect.stringMatching(/brings its tables up to date \(org_alpina, steps: 1\)/),
      ]);
      await change(`insert into domain.migration (name) values ('9999-later')`);
      expect(await about()).toContainEqual(expect.stringMatching(/a newer version .*domain: 9999-later/));
    } finally {
      await remove();
    }
  }, 120_000);
});
