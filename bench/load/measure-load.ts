import { fork } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createSigningKey, signToken } from '#server/auth/tokens.ts';
import { temporaryFolder } from '#server/testing/databases.ts';
import { freePort, postgresBinaries, startPostgres } from '#server/testing/postgres.ts';
import { confine, memoryOf, processorSeconds, startScript } from './processes.ts';
import { readingPaths } from './reading-paths.ts';
import { type Outcome, oneCore, report, twoCores } from './report.ts';
import type { UsersResult, UsersTask } from './users.ts';

/*
 * `npm run proof -- load [--users 200] [--seconds 10] [--rounds 3]`: users in a closed loop against real server
 * processes on PostgreSQL, with and without time to think, beside a bare handler that sends the same bytes; and
 * what two cores serve more than one. All systems take turns in each round, so that a busy machine disturbs all
 * alike. Database, server and users are confined to the same cores: what they need of them is part of the figure.
 */

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const [users, seconds, rounds] = [values.users, values.seconds, values.rounds].map(Number) as [
  number,
  number,
  number,
];
const warmUp = 3;
/** Seconds in which the caches are filled, before the rounds. */
const filling = 60;
const root = resolve(import.meta.dirname, '../..');
const acts = [
  'fedlex-akn/SR-642.11_DBG_20260101_de.xml',
  'fedlex-akn/SR-101_BV_20240303_de.xml',
  'fedlex-akn/SR-235.1_DSG_20250707_de.xml',
]
  .map((file) => resolve(root, '../shared/data', file))
  .filter(existsSync);

type System = { name: string; origin: string; pid: number };
type Task = Omit<UsersTask, 'origin' | 'warmUp' | 'seconds'>;

/** A server of regulations alone, whose users' organisation signs its tokens here. */
async function prepare(databaseUrl: string, folder: string) {
  const key = await createSigningKey();
  const issuer = 'http://organisation.test/load';
  const { kty, crv, x, kid } = key.publicKey;
  const entry = {
    slug: 'load',
    emailDomain: 'load.test',
    baseUrl: issuer,
    publicKey: { kty, crv, x, kid },
    plan: 'complete',
  };
  writeFileSync(join(folder, 'register.json'), JSON.stringify([entry]));
  const tokens = await Promise.all(
    Array.from({ length: users }, (_, number) =>
      signToken(
        key,
        {
          userId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
          email: `reader${number}@load.test`,
          organisation: 'load',
          issuer,
          epoch: 0,
          rolesEpoch: 0,
          roles: ['READER'],
        },
        () => new Date(),
      ),
    ),
  );
  const env = {
    DATABASE_URL: databaseUrl,
    REGESTA_SERVERS: 'main',
    REGESTA_SAMPLE: 'on',
    REGESTA_DATA: join(folder, 'data'),
    REGESTA_REGISTER: join(folder, 'register.json'),
  };
  const start = async (name: string, processes: number): Promise<System & { stop: () => Promise<void> }> => {
    const port = await freePort();
    const { child, stop } = await startScript(
      ['server/process/start.ts'],
      { ...env, REGESTA_MAIN_PORT: String(port), REGESTA_PROCESSES: String(processes) },
      'Regesta is ready',
    );
    return { name, origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
  };
  return { tokens, env, start };
}

function ask(origin: string, token = '') {
  return async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` };
    const reply = await fetch(`${origin}${path}`, { ...init, headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
}

/** Stores the replies of ours for the bare handler. */
async function storeReplies(
  databaseUrl: string,
  origin: string,
  tokens: readonly string[],
  paths: readonly string[],
) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create schema bare');
  await client.query('create table bare.reply (path text primary key, body text not null)');
  try {
    // Users take turns, since the calls of each are limited.
    for (const [number, path] of [...new Set(paths)].entries()) {
      const body = JSON.stringify(await ask(origin, tokens[number % tokens.length])(path));
      await client.query('insert into bare.reply values ($1, $2)', [path, body]);
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** The handler to compare with, on the same database. */
async function startBare(databaseUrl: string, processes: number) {
  const port = await freePort();
  const args = ['bench/load/bare-server.ts', String(port), String(processes)];
  const { child, stop } = await startScript(args, { DATABASE_URL: databaseUrl }, 'ready');
  const name = `bare Hono and pg, ${processes} process${processes === 1 ? '' : 'es'}`;
  return { name, origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

/** Lets the users work with one system on some cores, and measures what everybody needs for it. */
async function measure(
  { system, database, cores, seconds }: { system: System; database: number; cores: string; seconds: number },
  task: Task,
): Promise<Outcome> {
  const child = fork(join(import.meta.dirname, 'users.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const pids = [system.pid, database, child.pid ?? 0];
  confine(pids, cores);
  child.send({ ...task, origin: system.origin, warmUp, seconds } satisfies UsersTask);
  await new Promise((done) => setTimeout(done, warmUp * 1000));
  // Connections that were opened since are of the same cores, as what opened them is.
  const before = pids.map(processorSeconds);
  const answered = new Promise<UsersResult>((resolve, reject) => {
    child.once('message', (result) => resolve(result as UsersResult));
    child.once('exit', (code) => reject(new Error(`the users ended with ${code}`)));
  });
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const after = pids.map(processorSeconds);
  const { times, errors } = await answered;
  const each = (index: number) => (1000 * ((after[index] ?? 0) - (before[index] ?? 0))) / times.length;
  return {
    system: system.name,
    cores,
    think: task.think,
    times,
    errors,
    perSecond: times.length / seconds,
    server: each(0),
    database: each(1),
    ofUsers: each(2),
  };
}

/** Each process has a cache of its own. Those of all are filled before anything counts, and what that serves is said. */
async function fillCaches(systems: readonly System[], database: number, task: Task): Promise<void> {
  for (const system of systems) {
    const { perSecond } = await measure({ system, database, cores: twoCores, seconds: filling }, task);
    console.error(`${system.name}, while caches fill: ${perSecond.toFixed(0)} a second`);
  }
}

async function main(): Promise<void> {
  const binaries = postgresBinaries();
  if (binaries === undefined) {
    console.log('load: skipped, PostgreSQL is not installed');
    return;
  }
  const { url, pid: database, stop: stopDatabase } = await startPostgres(binaries);
  const { folder, remove } = temporaryFolder();
  const stops: (() => Promise<void>)[] = [];
  try {
    const { tokens, env, start } = await prepare(url, folder);
    const one = await start('Regesta, 1 process', 1);
    stops.push(one.stop);
    if (acts.length > 0)
      await startScript(['server/import/command.ts', ...acts], env, `${acts.length} `).then(({ child }) => {
        if (child.exitCode === null) return new Promise((done) => child.once('exit', done));
      });
    const two = await start('Regesta, 2 processes', 2);
    stops.push(two.stop);
    const paths = await readingPaths(ask(one.origin, tokens[0]));
    await storeReplies(url, one.origin, tokens, paths);
    const bareOne = await startBare(url, 1);
    stops.push(bareOne.stop);
    const bareTwo = await startBare(url, 2);
    stops.push(bareTwo.stop);
    const runs = [
      { system: one, cores: oneCore, think: 0 },
      { system: one, cores: twoCores, think: 0 },
      { system: two, cores: twoCores, think: 0 },
      { system: bareOne, cores: oneCore, think: 0 },
      { system: bareTwo, cores: twoCores, think: 0 },
      { system: two, cores: twoCores, think: 1000 },
      { system: bareTwo, cores: twoCores, think: 1000 },
    ];
    const outcomes: Outcome[] = [];
    await fillCaches([one, two], database, { tokens, paths, think: 0 });
    // The first round warms up what is compiled when it is needed.
    for (let round = 0; round <= rounds; round++)
      for (const { system, cores, think } of runs) {
        if (round === 0 && think > 0) continue;
        const outcome = await measure({ system, database, cores, seconds }, { tokens, paths, think });
        console.error(
          `${round} ${system.name}, cores ${cores}: ${outcome.perSecond.toFixed(0)} a second ${JSON.stringify(outcome.errors)}`,
        );
        if (round > 0) outcomes.push(outcome);
      }
    const memory = [one, two].map((each) => `${each.name} ${memoryOf(each.pid).toFixed(0)} MB`);
    const setting = `${users} users, ${rounds} rounds of ${seconds} s, ${acts.length} real acts beside the sample`;
    const lines = report(outcomes, { setting, memory: memory.join('; ') });
    mkdirSync(join(root, 'dist/bench'), { recursive: true });
    writeFileSync(join(root, 'dist/bench/load.md'), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
  } finally {
    for (const stop of stops.reverse()) await stop();
    await stopDatabase();
    remove();
  }
}

await main();
process.exit(0);
