import { fork } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createSigningKey, signToken } from '#server/auth/tokens.ts';
import { temporaryFolder } from '#server/testing/databases.ts';
import { freePort, postgresBinaries, startPostgres } from '#server/testing/postgres.ts';
import { timesOf } from '../search/timings.ts';
import { confine, memoryOf, processorSeconds, startScript } from './processes.ts';
import { readingPaths } from './reading-paths.ts';
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
const root = resolve(import.meta.dirname, '../..');
const acts = [
  'fedlex-akn/SR-642.11_DBG_20260101_de.xml',
  'fedlex-akn/SR-101_BV_20240303_de.xml',
  'fedlex-akn/SR-235.1_DSG_20250707_de.xml',
]
  .map((file) => resolve(root, '../shared/data', file))
  .filter(existsSync);

type System = { name: string; origin: string; pid: number };
type Run = { system: string; cores: string; think: number };
type Outcome = Run & {
  times: number[];
  errors: Record<string, number>;
  perSecond: number;
  /** Milliseconds of processor time for each request: of the server, of the database, of the users. */
  server: number;
  database: number;
  ofUsers: number;
};

const aims = [
  { think: 1000, most: 300 },
  { think: 0, most: 1500 },
];
const leastFactor = 1.7;
const oneCore = '0';
const twoCores = '0,1';

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
async function storeReplies(databaseUrl: string, origin: string, token: string, paths: readonly string[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create schema bare');
  await client.query('create table bare.reply (path text primary key, body text not null)');
  for (const path of new Set(paths)) {
    const body = JSON.stringify(await ask(origin, token)(path));
    await client.query('insert into bare.reply values ($1, $2)', [path, body]);
  }
  await client.query('analyze');
  await client.end();
}

/** Lets the users work with one system on some cores, and measures what everybody needs for it. */
async function measure(
  { system, database, cores }: { system: System; database: number; cores: string },
  task: Omit<UsersTask, 'origin' | 'warmUp' | 'seconds'>,
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

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** All rounds of one run as a line of the table. */
function summary(outcomes: readonly Outcome[]) {
  const [first] = outcomes;
  const times = outcomes.map((one) => timesOf(one.times));
  const errors = outcomes.flatMap((one) => Object.values(one.errors)).reduce((sum, one) => sum + one, 0);
  return {
    ...(first ?? { system: '', cores: '', think: 0 }),
    perSecond: median(outcomes.map(({ perSecond }) => perSecond)),
    p50: median(times.map(({ p50 }) => p50)),
    p95: median(times.map(({ p95 }) => p95)),
    server: median(outcomes.map(({ server }) => server)),
    database: median(outcomes.map(({ database }) => database)),
    ofUsers: median(outcomes.map(({ ofUsers }) => ofUsers)),
    errors,
  };
}
type Summary = ReturnType<typeof summary>;

const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');

function table(all: readonly Summary[]): string[] {
  const rows = all.map(
    (one) =>
      `| ${one.system} | ${one.cores === oneCore ? 1 : 2} | ${one.think === 0 ? 'none' : `${one.think / 1000} s`} | ${one.perSecond.toFixed(0)} | ${one.p50.toFixed(0)} | ${one.p95.toFixed(0)} | ${one.errors} | ${one.server.toFixed(2)} | ${one.database.toFixed(2)} | ${one.ofUsers.toFixed(2)} |`,
  );
  return [
    '| system | cores | thinks | requests a second | p50 ms | p95 ms | errors | processor ms a request: server | database | users |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ];
}

/** Pairs of one round are compared with each other, so that a busier round counts for both. */
function factorOf(outcomes: readonly Outcome[], [more, less]: readonly [Partial<Run>, Partial<Run>]): number {
  const of = (run: Partial<Run>) =>
    outcomes.filter((one) => Object.entries(run).every(([name, value]) => one[name as keyof Run] === value));
  const [most, least] = [of(more), of(less)];
  return median(most.map(({ perSecond }, round) => perSecond / (least[round]?.perSecond ?? Number.NaN)));
}

function report(outcomes: readonly Outcome[], memory: readonly string[]): string[] {
  const all = [...Map.groupBy(outcomes, ({ system, cores, think }) => `${system} ${cores} ${think}`).values()];
  const summaries = all.map(summary);
  const ours = (think: number) =>
    summaries.find((one) => one.system === 'Regesta, 2 processes' && one.cores === twoCores && one.think === think);
  const factor = factorOf(outcomes, [
    { system: 'Regesta, 2 processes', cores: twoCores, think: 0 },
    { system: 'Regesta, 1 process', cores: oneCore, think: 0 },
  ]);
  const ofOne = factorOf(outcomes, [
    { system: 'Regesta, 1 process', cores: twoCores, think: 0 },
    { system: 'Regesta, 1 process', cores: oneCore, think: 0 },
  ]);
  const bare = (think: number) =>
    factorOf(outcomes, [
      { system: 'Regesta, 2 processes', cores: twoCores, think },
      { system: 'bare Hono and pg, 2 processes', cores: twoCores, think },
    ]);
  return [
    `${users} users, ${rounds} rounds of ${seconds} s, ${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)}; ${acts.length} real acts beside the sample`,
    '',
    ...table(summaries),
    '',
    `two cores serve ${factor.toFixed(2)} × the requests of one (aim ${leastFactor}: ${verdict(factor >= leastFactor)}); one process alone ${ofOne.toFixed(2)} ×`,
    ...aims.map(({ think, most }) => {
      const one = ours(think);
      const isMet = one !== undefined && one.p95 <= most && one.errors === 0;
      return `thinking ${think / 1000} s: p95 ${one?.p95.toFixed(0)} ms, ${one?.errors} errors (aim ${most} ms and none: ${verdict(isMet)}); ${bare(think).toFixed(2)} × the requests of the bare handler`;
    }),
    `memory: ${memory.join('; ')}`,
  ];
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
    await storeReplies(url, one.origin, tokens[0] ?? '', paths);
    const bare: System[] = [];
    for (const processes of [1, 2]) {
      const port = await freePort();
      const { child, stop } = await startScript(
        ['bench/load/bare-server.ts', String(port), String(processes)],
        { DATABASE_URL: url },
        'ready',
      );
      stops.push(stop);
      const name = `bare Hono and pg, ${processes} process${processes === 1 ? '' : 'es'}`;
      bare.push({ name, origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 });
    }
    const [bareOne, bareTwo] = bare;
    if (bareOne === undefined || bareTwo === undefined) throw new Error('no bare handler');
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
    // The first round warms up what is compiled when it is needed.
    for (let round = 0; round <= rounds; round++)
      for (const { system, cores, think } of runs) {
        if (round === 0 && think > 0) continue;
        const outcome = await measure({ system, database, cores }, { tokens, paths, think });
        console.error(`${round} ${system.name}, cores ${cores}: ${outcome.perSecond.toFixed(0)} a second ${JSON.stringify(outcome.errors)}`);
        if (round > 0) outcomes.push(outcome);
      }
    const memory = [one, two].map((each) => `${each.name} ${memoryOf(each.pid).toFixed(0)} MB`);
    const lines = report(outcomes, memory);
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
