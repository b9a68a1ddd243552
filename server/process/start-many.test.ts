import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSigningKey, type SigningKey, signToken } from '../auth/tokens.ts';
import { writeSample } from '../sample/write-sample.ts';
import { temporaryFolder } from '../testing/databases.ts';
import {
  childrenOf,
  type FragilePostgres,
  freePort,
  postgresBinaries,
  startFragilePostgres,
} from '../testing/postgres.ts';
import { type Running, runScript } from '../testing/processes.ts';

const binaries = postgresBinaries();
const skipped = binaries === undefined ? ', skipped: its binaries are not in /usr/lib/postgresql' : '';
const timeoutMilliseconds = 240_000;
const issuer = 'http://127.0.0.1:9/alpha';

type Reply = { status: number; policy: string; body: string };

function get(url: string, { agent, token }: { agent?: Agent; token?: string } = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    // Without an agent each request has a connection of its own, which the system gives to one of the processes.
    request(url, { agent: agent ?? false, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          policy: String(response.headers['content-security-policy']),
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** As many connections that all processes have some: that one of two has none of them happens once in a million. */
const times = 20;
const inTurn = async <T>(work: () => Promise<T>, number = times): Promise<T[]> => {
  const all: T[] = [];
  for (let time = 0; time < number; time++) all.push(await work());
  return all;
};

/** How many sockets listen at a port: each process has one of its own. */
const listenersAt = (port: number): number =>
  readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, address, , state]) => state === '0A' && Number.parseInt(address?.split(':')[1] ?? '', 16) === port,
    ).length;

/** The processes that a process has started and that serve. */
function servingProcesses(parent: number | undefined): number[] {
  return childrenOf(parent ?? 0).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('process/worker.ts'),
  );
}

describe.skipIf(binaries === undefined)(`several processes on PostgreSQL${skipped}`, () => {
  let folder: string;
  let env: Record<string, string>;
  let port: number;
  let base: string;
  let remove: () => Promise<void>;
  let running: Running[];
  let postgres: FragilePostgres;
  let key: SigningKey;
  beforeEach(async () => {
    postgres = await startFragilePostgres(binaries ?? '');
    const { url, stop } = postgres;
    const temporary = temporaryFolder();
    ({ folder } = temporary);
    remove = async () => {
      await stop();
      temporary.remove();
    };
    port = await freePort();
    base = `http://127.0.0.1:${port}`;
    running = [];
    env = {
      DATABASE_URL: url,
      REGESTA_PROCESSES: '2',
      REGESTA_DATA: join(folder, 'data'),
      REGESTA_SERVERS: 'main',
      REGESTA_SAMPLE: 'off',
      REGESTA_MAIN_PORT: String(port),
      REGESTA_REGISTER: join(folder, 'register.json'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      REGESTA_MAIL_FROM: 'regesta@provider.test',
      REGESTA_SUPPORT: 'support@provider.test',
    };
    key = await createSigningKey();
    register(organisation('alpha', issuer));
  });
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    await remove();
  });

  const organisation = (slug: string, baseUrl: string) => {
    const { kty, crv, x, kid } = key.publicKey;
    return { slug, emailDomain: `${slug}.test`, baseUrl, publicKey: { kty, crv, x, kid }, plan: 'reading' };
  };
  const register = (...entries: object[]) =>
    writeFileSync(env.REGESTA_REGISTER ?? '', JSON.stringify(entries));
  const start = async (more: Record<string, string> = {}) => {
    const server = runScript('server/process/start.ts', [], { ...env, ...more });
    running.push(server);
    await server.printed('Regesta is ready');
    return server;
  };
  const reader = () =>
    signToken(
      key,
      {
        userId: '00000000-0000-4000-8000-000000000001',
        email: 'reader@alpha.test',
        organisation: 'alpha',
        issuer,
        epoch: 0,
        rolesEpoch: 0,
        roles: ['READER'],
      },
      () => new Date(),
    );

  it(
    'each answer, one that is killed is replaced while the others go on, and none outlives the server',
    async () => {
      const server = await start();
      const statuses = async () => (await inTurn(() => get(`${base}/health`))).map(({ status }) => status);
      const first = servingProcesses(server.child.pid);
      expect(first).toHaveLength(2);
      // Whoever is killed, the other one has answered all: so each of them answers.
      for (const pid of first) {
        process.kill(pid, 'SIGKILL');
        await server.printedError(`process ${pid} ended with SIGKILL; another one starts in 0.5 s`);
        expect(await statuses()).toEqual(Array.from({ length: times }, () => 200));
        await expect.poll(() => listenersAt(port), { timeout: timeoutMilliseconds }).toBe(2);
      }
      const last = servingProcesses(server.child.pid);
      server.child.kill('SIGTERM');
      const { code } = await server.ended;
      expect(code).toBe(0);
      for (const pid of last) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
      await expect(get(`${base}/health`)).rejects.toThrow('ECONNREFUSED');
    },
    timeoutMilliseconds,
  );

  it(
    'end with the process that started them, however that ends',
    async () => {
      const server = await start();
      const serving = servingProcesses(server.child.pid);
      server.child.kill('SIGKILL');
      await server.ended;
      const isAlive = (pid: number) => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      };
      await expect.poll(() => serving.filter(isAlive), { timeout: timeoutMilliseconds }).toEqual([]);
    },
    timeoutMilliseconds,
  );

  it(
    'know a new organisation as soon as the register has it',
    async () => {
      const server = await start();
      const policies = async () =>
        (await inTurn(() => get(`${base}/`))).map(({ policy }) => policy.includes('https://neu.test/neu'));
      expect(await policies()).not.toContain(true);
      register(organisation('alpha', issuer), organisation('neu', 'https://neu.test/neu'));
      server.child.kill('SIGHUP');
      await expect.poll(policies, { timeout: 60_000 }).not.toContain(false);
    },
    timeoutMilliseconds,
  );

  it(
    'count the calls of somebody together',
    async () => {
      await start({ REGESTA_LIMIT_REQUESTS: '60' });
      const call = (agent?: Agent) =>
        get(`${base}/api/v1/domain/base-url?email=a@alpha.test`, agent === undefined ? {} : { agent });
      // One connection, so one process: half of a minute's calls, and what the time brings.
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const here = await inTurn(() => call(agent), 60);
      agent.destroy();
      expect(here.some(({ status }) => status === 429)).toBe(true);
      // Alone, the other process would admit thirty more; so it needs to hear of them.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const everywhere = await inTurn(() => call(), 60);
      expect(everywhere.filter(({ status }) => status === 200).length).toBeLessThan(20);
    },
    timeoutMilliseconds,
  );

  it(
    'are alive and not ready while the database says nothing, and ready when it is back',
    async () => {
      const server = await start();
      const token = await reader();
      const bodies = async (path: string, of: (reply: Reply) => unknown) => [
        ...new Set((await inTurn(() => get(`${base}${path}`, { token }))).map(of)),
      ];
      const statuses = (path: string) => bodies(path, ({ status }) => status);
      const read = '/api/v1/ListOfRegulation/AllVersions/nothing?language=DE';
      // The organisation of the register is nowhere.
      expect(await statuses('/ready')).toEqual([503]);
      expect(await statuses('/ready?exclude=peer')).toEqual([200]);
      expect(await statuses(read)).toEqual([404]);
      postgres.pause();
      expect(await bodies(read, ({ status, body }) => `${status} ${JSON.parse(body).code}`)).toEqual([
        '503 DATABASE_AWAY',
      ]);
      expect(await bodies('/ready', ({ body }) => JSON.parse(body).parts.database)).toEqual(['away']);
      expect(await statuses('/health')).toEqual([200]);
      postgres.resume();
      await expect.poll(() => statuses('/ready?exclude=peer'), { timeout: 60_000 }).toEqual([200]);
      expect(await statuses(read)).toEqual([404]);
      server.child.kill('SIGTERM');
      const { code, err } = await server.ended;
      expect(code).toBe(0);
      expect(err).toContain('database: it does not answer');
      expect(err).toContain('database: it is back');
    },
    timeoutMilliseconds,
  );

  it(
    'find and cite what was imported while they run',
    async () => {
      await start({ REGESTA_LIMIT_REQUESTS: 'off', REGESTA_LIMIT_SEARCHES: 'off' });
      const token = await reader();
      const ask = async (path: string) => {
        const replies = await inTurn(() => get(`${base}/api/v1/${path}`, { token }));
        expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: times }, () => 200));
        return new Set(replies.map(({ body }) => body));
      };
      const search = () => ask('MainSearch?query=Bank&searchLanguage=DE&displayLanguage=DE');
      const totals = async () => [
        ...new Set([...(await search())].map((body) => JSON.parse(body).total as number)),
      ];
      expect(await totals()).toEqual([0]);
      const written = await writeSample(join(folder, 'acts'));
      // The second cites the first.
      const names = ['banking-act_20240101_de', 'capital-ordinance_20250101_de'];
      const files = written
        .map(({ file }) => file)
        .filter((file) => names.some((name) => file.includes(name)));
      const command = runScript('server/import/command.ts', files, env);
      expect((await command.ended).code).toBe(0);
      await expect
        .poll(async () => (await totals()).every((total) => total > 0), { timeout: 60_000 })
        .toBe(true);
      expect(await totals()).toHaveLength(1);
      const incoming = async () =>
        [...(await ask('References/Incoming/bankg-m?language=DE'))].map(
          (body) => JSON.parse(body) as { complete: boolean; total: number },
        );
      await expect
        .poll(async () => (await incoming()).every(({ complete }) => complete), { timeout: 60_000 })
        .toBe(true);
      const [{ total = 0 } = {}, ...others] = await incoming();
      expect(others).toEqual([]);
      expect(total).toBeGreaterThan(0);
    },
    timeoutMilliseconds,
  );
});
