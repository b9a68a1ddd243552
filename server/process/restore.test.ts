import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { domainContract } from '#core/contract/domain/domain.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { createClient } from '#core/http/client.ts';
import { type DatabaseLocation, openDatabase } from '../data/database.ts';
import { writeSample } from '../sample/write-sample.ts';
import { createDatabases, temporaryFolder, testDatabases } from '../testing/databases.ts';
import { freePort, postgresBinaries } from '../testing/postgres.ts';
import { type Running, runScript } from '../testing/processes.ts';
import { sessionOf } from '../testing/servers.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';

const paper = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
/** Five servers start one after the other, and commands between them. */
const timeoutMilliseconds = 300_000;
const administrator = 'chefin@neu.example';
const password = 'Vier-Lampen-im-Keller-4';
const laterPassword = 'Fünf-Lampen-im-Keller-5';

/** The commands of docs/operations.md under this first line. */
function commandsOf(title: string): string {
  const [, after] = paper.split(`\`\`\`sh\n# ${title}\n`);
  const [commands] = after?.split('```') ?? [];
  if (commands === undefined) throw new Error(`docs/operations.md has no commands "${title}"`);
  return commands;
}

/** The files and folders below that others than their owner may open. */
function rightsIn(folder: string, ...names: string[]): string[] {
  return names
    .flatMap((name) => [
      name,
      ...readdirSync(join(folder, name), { recursive: true }).map((one) => join(name, String(one))),
    ])
    .filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0);
}

/** A digest of the rows of each table; what a database knows. */
async function contentOf(places: readonly DatabaseLocation[]): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const place of places) {
    const { db, close } = await openDatabase<Record<string, never>>(place);
    const tables = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
      db,
    );
    for (const { name } of tables.rows) {
      const rows = await sql<{
        row: string;
      }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(db);
      const lines = rows.rows.map(({ row }) => row).toSorted();
      content[name] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
    }
    await close();
  }
  return content;
}

describe.each(testDatabases())('a backup by the commands of the papers on $name', (database) => {
  let folder: string;
  let env: Record<string, string>;
  let smtp: TestSmtp;
  let remove: () => Promise<void>;
  const running: Running[] = [];
  beforeEach(async () => {
    const temporary = temporaryFolder();
    ({ folder } = temporary);
    const { place, remove: removeDatabase } = await database.start();
    if (place.url === undefined) createDatabases(join(folder, 'data'), 'main', 'domain');
    smtp = await startSmtp();
    remove = async () => {
      await smtp.stop();
      await removeDatabase();
      temporary.remove();
    };
    env = {
      REGESTA_DATA: join(folder, 'data'),
      REGESTA_SAMPLE: 'off',
      REGESTA_PROCESSES: '1',
      REGESTA_MAIN_PORT: String(await freePort()),
      REGESTA_DOMAIN_PORT: String(await freePort()),
      SMTP_URL: smtp.url,
      REGESTA_MAIL_FROM: 'regesta@provider.test',
      REGESTA_SUPPORT: 'support@provider.test',
      ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
    };
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.splice(0).map(({ ended }) => ended));
    await remove();
  });

  const begin = (script: string, ...args: string[]) => {
    const process = runScript(script, args, env);
    running.push(process);
    return process;
  };
  const start = async () => {
    const server = begin('server/process/start.ts');
    await server.printed('Regesta is ready');
    return async () => {
      server.child.kill('SIGTERM');
      expect((await server.ended).code).toBe(0);
    };
  };
  const command = async (script: string, ...args: string[]) => {
    const { code, out, err } = await begin(script, ...args).ended;
    expect({ code, err }).toMatchObject({ code: 0 });
    return out;
  };
  const run = (title: string, more: Record<string, string> = {}) =>
    execFileSync('sh', ['-c', commandsOf(title)], {
      cwd: folder,
      env: { PATH: `${postgresBinaries() ?? ''}:${process.env.PATH}`, ...env, ...more },
      stdio: 'pipe',
      encoding: 'utf8',
    });
  /** Runs commands twice, as somebody does who is not sure; their names tell the seconds. */
  const runTwice = async (title: string, more: Record<string, string> = {}) => {
    const first = run(title, more);
    await setTimeout(1100);
    return [first, run(title, more)] as const;
  };
  const places = (): DatabaseLocation[] =>
    env.DATABASE_URL === undefined
      ? ['main', 'domain'].map((name) => ({ folder: join(folder, 'data', name) }))
      : [{ url: env.DATABASE_URL, folder: '' }];
  const isEmbedded = () => env.DATABASE_URL === undefined;
  const domain = (token?: string) =>
    createClient(domainContract, {
      server: 'domain',
      baseUrl: () => `http://127.0.0.1:${env.REGESTA_DOMAIN_PORT}/neu-ag`,
      fetch,
      token: async () => token,
    });
  const main = (token: string) =>
    createClient(mainContract, {
      server: 'main',
      baseUrl: () => `http://127.0.0.1:${env.REGESTA_MAIN_PORT}`,
      fetch,
      token: async () => token,
    });
  const signIn = async (secret: string) =>
    sessionOf(await domain().authenticate({ body: { email: administrator, password: secret } })).token;

  /** The code of the link in the newest mail; its lines are folded at an equals sign. */
  async function mailedCode(): Promise<string> {
    const codeIn = () =>
      /code=([\w-]{20,})/.exec(
        smtp.received
          .at(-1)
          ?.raw.replace(/=\r?\n/g, '')
          .replaceAll('=3D', '=') ?? '',
      )?.[1];
    await expect.poll(codeIn, { timeout: 30_000 }).toBeDefined();
    return codeIn() ?? '';
  }

  /** An organisation with an administrator, a law, and a link that sets a password. */
  async function fill() {
    const made = await command(
      'server/admin/command.ts',
      ...['create-domain', '--slug', 'neu-ag', '--name', 'Neu AG', '--email-domain', 'neu.example'],
      ...['--plan', 'complete', '--administrator', administrator],
    );
    const inviteCode = new URL(/^http\S+code=\S+$/m.exec(made)?.[0] ?? '').searchParams.get('code') ?? '';
    const stop = await start();
    const [act] = await writeSample(join(folder, 'acts'));
    await command('server/import/command.ts', act?.file ?? '');
    const body = { email: administrator, name: 'Claudia Chefin', preferredLanguage: 'DE' as const };
    const consents = { privacyAccepted: true, termsAccepted: true };
    const reply = await domain().consumeInvite({ body: { ...body, ...consents, inviteCode, password } });
    const { token } = sessionOf(reply);
    await domain().requestPasswordReset({ username: administrator });
    return { stop, token, code: await mailedCode() };
  }

  it(
    'is restored whole, and ends what was true at its moment only',
    async () => {
      const { stop, token, code } = await fill();
      const documents = await main(token).listOfRegulation({ body: { language: 'EN' } });
      expect(documents).toHaveLength(1);
      if (isEmbedded()) await stop();
      const backups = (await runTwice(`Backup, ${isEmbedded() ? 'embedded' : 'PostgreSQL'}`)).map(
        (said) => /BACKUP=(\S+) is whole/.exec(said)?.[1] ?? '',
      );
      expect(readdirSync(join(folder, 'backup')).toSorted()).toEqual(backups);
      expect(rightsIn(folder, 'backup', 'key')).toEqual([]);
      if (!isEmbedded()) await stop();
      const content = await contentOf(places());
      expect(Object.keys(content).length).toBeGreaterThan(20);

      const stopLater = await start();
      await domain().resetPassword({ body: { code, newPassword: laterPassword } });
      const later = await signIn(laterPassword);
      await stopLater();
      expect(await contentOf(places())).not.toEqual(content);

      const [BACKUP = ''] = backups;
      for (const said of await runTwice(`Restore, ${isEmbedded() ? 'embedded' : 'PostgreSQL'}`, { BACKUP })) {
        if (isEmbedded()) continue;
        const restored = new URL(env.DATABASE_URL ?? '');
        restored.pathname = /The database (\w+) is/.exec(said)?.[1] ?? '';
        expect(await contentOf([{ url: restored.href, folder: '' }])).toEqual(content);
        env.DATABASE_URL = restored.href;
      }
      const before = readdirSync(folder).filter((name) => name.startsWith('data.'));
      expect(before.map((name) => existsSync(join(folder, name, 'main')))).toEqual(
        isEmbedded() ? [true, true] : [],
      );
      expect(() => run(`Restore, ${isEmbedded() ? 'embedded' : 'PostgreSQL'}`, { BACKUP: 'none' })).toThrow();
      expect(await contentOf(places())).toEqual(content);

      await start();
      expect(commandsOf('After a restore').trim()).toBe('npm run admin -- end-sessions');
      await command('server/admin/command.ts', 'end-sessions');
      for (const session of [token, later]) {
        await expect(domain(session).invites({})).rejects.toMatchObject({ status: 401 });
        const listed = () => main(session).listOfRegulation({ body: { language: 'EN' } });
        await expect.poll(() => listed().catch(({ status }) => status)).toBe(401);
      }
      const again = domain().resetPassword({ body: { code, newPassword: laterPassword } });
      await expect(again).rejects.toMatchObject({ code: 'INVALID_CODE' });
      await expect(signIn(laterPassword)).rejects.toMatchObject({ status: 400 });
      const renewed = await signIn(password);
      expect(await main(renewed).listOfRegulation({ body: { language: 'EN' } })).toEqual(documents);
    },
    timeoutMilliseconds,
  );
});
