import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSigningKey } from '../auth/tokens.ts';
import { openMain } from '../data/open-main.ts';
import { askServer } from '../lib/local-socket.ts';
import { writeSample } from '../sample/write-sample.ts';
import { createDatabases, temporaryFolder } from '../testing/databases.ts';
import { freePort } from '../testing/postgres.ts';
import { type Running, runScript } from '../testing/processes.ts';

const timeoutMilliseconds = 60_000;

describe('processes on one folder', () => {
  let folder: string;
  let remove: () => void;
  let env: Record<string, string>;
  let running: Running[];
  beforeEach(async () => {
    ({ folder, remove } = temporaryFolder());
    running = [];
    env = {
      REGESTA_DATA: join(folder, 'data'),
      REGESTA_SERVERS: 'main',
      REGESTA_SAMPLE: 'off',
      REGESTA_MAIN_PORT: String(await freePort()),
      REGESTA_DOMAIN_PORT: String(await freePort()),
      REGESTA_REGISTER: join(folder, 'register.json'),
    };
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    remove();
  });

  const start = async (more: Record<string, string> = {}) => {
    const server = runScript('server/process/start.ts', [], { ...env, ...more });
    running.push(server);
    return server;
  };
  const data = () => join(folder, 'data');
  const ready = async () => {
    createDatabases(data(), 'main');
    const server = await start();
    await server.printed('Regesta is ready');
    return server;
  };
  const importing = (...args: string[]) => {
    const command = runScript('server/import/command.ts', args, env);
    running.push(command);
    return command.ended;
  };
  const someFiles = async () => {
    const written = await writeSample(join(folder, 'acts'));
    return written.slice(0, 4).map(({ file }) => file);
  };
  const storedTexts = async () => {
    const { db, close } = await openMain({ folder: join(folder, 'data', 'main') });
    const rows = await db.selectFrom('text').select(['language', 'pdf_hash']).execute();
    const feed = await db.selectFrom('feed').select('sequence').execute();
    await close();
    return { texts: rows.length, feed: feed.length };
  };

  it(
    'says in one line that a port is taken, before anything is opened',
    async () => {
      const port = Number(env.REGESTA_MAIN_PORT);
      const other = createServer();
      await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
      const { code, err } = await (await start()).ended;
      other.close();
      expect(code).toBe(1);
      expect(err.trim()).toBe(
        `Port ${port} on 127.0.0.1 is taken. Stop what listens there, or choose another with REGESTA_MAIN_PORT.`,
      );
    },
    timeoutMilliseconds,
  );

  it(
    'waits for a PostgreSQL that is away, then ends with a code of its own',
    async () => {
      const url = `postgres://regesta:secret@127.0.0.1:${await freePort()}/regesta`;
      const { code, err } = await (await start({ DATABASE_URL: url, REGESTA_DATABASE_START_SECONDS: '1' }))
        .ended;
      expect(code).toBe(69);
      expect(err.trim().split('\n')).toEqual([
        expect.stringMatching(
          /^The database does not answer \(.*ECONNREFUSED.*\)\. Waiting 1 seconds for it\.$/,
        ),
        expect.stringMatching(
          /^The database did not answer within 1 seconds \(.*\)\. Start it, or correct DATABASE_URL\.$/,
        ),
      ]);
      expect(err).not.toContain('secret');
    },
    timeoutMilliseconds,
  );

  it(
    'names the folders that it needs on PostgreSQL too, before it waits for that',
    async () => {
      const file = join(folder, 'file');
      writeFileSync(file, 'x');
      const closed = { REGESTA_DATA: join(file, 'below'), REGESTA_REGISTER: join(file, 'register.json') };
      const url = `postgres://regesta@127.0.0.1:${await freePort()}/regesta`;
      const more = { ...closed, DATABASE_URL: url, REGESTA_DATABASE_START_SECONDS: '1' };
      const { code, err } = await (await start({ ...more, REGESTA_SERVERS: 'domain' })).ended;
      expect(code).toBe(1);
      expect(err.trim().split('\n')).toEqual([
        expect.stringMatching(/^REGESTA_DATA: .*file is no folder, and the key of second factors/),
        expect.stringMatching(/^REGESTA_REGISTER: .*file is no folder, and the domain server writes/),
      ]);
      // A main server needs neither to start.
      expect((await (await start({ ...more, REGESTA_SERVERS: 'main' })).ended).code).toBe(69);
    },
    timeoutMilliseconds,
  );

  it(
    'says at the start that an address was forgotten, and goes on',
    async () => {
      createDatabases(data(), 'domain');
      const forgotten = await start({
        REGESTA_SERVERS: 'domain',
        REGESTA_MAIN_URL: 'https://regesta.example',
      });
      await forgotten.printed('Organisations:');
      forgotten.child.kill('SIGTERM');
      const { code, err } = await forgotten.ended;
      expect(code).toBe(0);
      expect(err).toMatch(/^REGESTA_DOMAIN_URL: http:\/\/localhost:\d+ is an address of this machine alone/m);
    },
    timeoutMilliseconds,
  );

  it(
    'refuses the sample behind a public address, and a word that is neither on nor off',
    async () => {
      for (const [more, said] of [
        [{ REGESTA_SAMPLE: 'on', REGESTA_MAIN_URL: 'https://regesta.example' }, 'REGESTA_MAIN_URL: '],
        [{ REGESTA_SAMPLE: '', REGESTA_DOMAIN_URL: 'https://org.example' }, 'REGESTA_DOMAIN_URL: '],
        [{ REGESTA_SAMPLE: 'none' }, 'REGESTA_SAMPLE: "none" is neither on nor off'],
      ] as const) {
        const { code, err } = await (await start(more)).ended;
        expect(code).toBe(1);
        expect(err).toContain(said);
      }
      expect(existsSync(join(folder, 'data'))).toBe(false);
    },
    timeoutMilliseconds,
  );

  it(
    'refuses a second server on the same folder, naming folder and process',
    async () => {
      const first = await ready();
      const second = await start({ REGESTA_MAIN_PORT: String(await freePort()) });
      const { code, err } = await second.ended;
      expect(code).toBe(1);
      expect(err).toContain(join('data', 'main'));
      expect(err).toContain(`in use by process ${first.child.pid}`);
      expect((await fetch(`http://127.0.0.1:${env.REGESTA_MAIN_PORT}/health`)).status).toBe(200);
    },
    timeoutMilliseconds,
  );

  it(
    'imports through the running server, loses nothing that was confirmed when killed, stops cleanly',
    async () => {
      const files = await someFiles();
      const first = await ready();
      const through = await importing('--json', ...files);
      expect(through).toMatchObject({ code: 0, err: '' });
      expect(through.out.trim().split('\n')).toHaveLength(files.length);
      first.child.kill('SIGKILL');
      await first.ended;
      expect(await storedTexts()).toEqual({ texts: files.length, feed: files.length });
      const again = await ready();
      expect((await importing(...files)).code).toBe(0);
      again.child.kill('SIGTERM');
      expect((await again.ended).code).toBe(0);
      expect(await storedTexts()).toEqual({ texts: files.length, feed: files.length });
    },
    timeoutMilliseconds,
  );

  it(
    'imports alone where no server runs, two commands one after the other',
    async () => {
      createDatabases(data(), 'main');
      const [one = '', two = ''] = await someFiles();
      const ends = await Promise.all([importing(one), importing(two)]);
      expect(ends.map(({ code }) => code)).toEqual([0, 0]);
      expect(await storedTexts()).toEqual({ texts: 2, feed: 2 });
    },
    timeoutMilliseconds,
  );

  it(
    'stops cleanly while the sample loads, and goes on with it at the next start',
    async () => {
      const starting = await start({ REGESTA_SAMPLE: 'on', REGESTA_SERVERS: 'main,domain' });
      await starting.printed('Loading the sample content');
      starting.child.kill('SIGINT');
      expect(await starting.ended).toMatchObject({ code: 0, err: '' });
      for (const server of ['main', 'domain'])
        expect(existsSync(join(folder, 'data', server, 'lock'))).toBe(false);
      const { db, close } = await openMain({ folder: join(folder, 'data', 'main') });
      expect(await db.selectFrom('setting').select('value').execute()).toEqual([]);
      await close();
    },
    timeoutMilliseconds,
  );

  it(
    'reads the register again on SIGHUP, when asked or when it was written: the portal may then call the new organisation',
    async () => {
      const server = await ready();
      const policy = async () => {
        const reply = await fetch(`http://127.0.0.1:${env.REGESTA_MAIN_PORT}/`);
        return reply.headers.get('content-security-policy') ?? '';
      };
      expect(await policy()).toContain("connect-src 'self';");
      const { kty, crv, x, kid } = (await createSigningKey()).publicKey;
      const entry = {
        slug: 'neubank',
        emailDomain: 'neubank.example',
        baseUrl: 'https://neubank.example/neubank',
        publicKey: { kty, crv, x, kid },
        plan: 'reading',
      };
      writeFileSync(env.REGESTA_REGISTER ?? '', JSON.stringify([entry]));
      server.child.kill('SIGHUP');
      await expect
        .poll(policy, { timeout: 60_000 })
        .toContain("connect-src 'self' https://neubank.example/neubank/;");
      const response = await fetch(
        `http://127.0.0.1:${env.REGESTA_MAIN_PORT}/api/v1/domain/base-url?email=a@neubank.example`,
      );
      expect(await response.json()).toEqual({ baseUrl: entry.baseUrl });
      const another = {
        ...entry,
        slug: 'spaet',
        emailDomain: 'spaet.example',
        baseUrl: 'https://spaet.example',
      };
      writeFileSync(env.REGESTA_REGISTER ?? '', JSON.stringify([entry, another]));
      await expect.poll(policy, { timeout: 60_000 }).toContain('https://spaet.example/;');
      const last = {
        ...entry,
        slug: 'zuletzt',
        emailDomain: 'zuletzt.example',
        baseUrl: 'https://zuletzt.example',
      };
      writeFileSync(env.REGESTA_REGISTER ?? '', JSON.stringify([entry, another, last]));
      await askServer(join(folder, 'data', 'main'), { work: 'register' }, () => undefined);
      expect(await policy()).toContain('https://zuletzt.example/;');
    },
    timeoutMilliseconds,
  );
});
