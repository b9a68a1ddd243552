import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registered } from '#server/auth/register.ts';
import type { DatabasePlace } from '#server/data/database.ts';
import { openMain } from '#server/data/open-main.ts';
import { listen } from '#server/http/listen.ts';
import { createGathering } from '#server/main/gathering.ts';
import { createMainApp } from '#server/main/main-server.ts';
import { createRegisterStore } from '#server/main/register-store.ts';
import { createDictionaries } from '#server/search/expansion/dictionaries.ts';
import { createReadings } from '#server/search/expansion/readings.ts';
import { createHoldings } from '#server/search/index/holdings.ts';
import { freePort } from '#server/testing/postgres.ts';

/*
 * The main server as a process of its own, put together as `server/process/start-main.ts` does, that also tells what
 * it holds and answers without a port. Started by `server-process.ts`.
 */

export type Command =
  | { work: 'open'; place: DatabasePlace; registered: Registered[]; port: number; learn: boolean }
  | { work: 'ask'; urls: string[]; token: string }
  | { work: 'settle' }
  | { work: 'measure' }
  | { work: 'close' };

/** Until the whole index is in memory; until dictionaries and what texts say of each other are learnt. */
export type Opened = { port: number; loadSeconds: number; learnSeconds: number; emptyRss: number };
/** Milliseconds by the clock and of this process's main thread. */
export type Asked = { wall: number; busy: number };
export type Measured = {
  rss: number;
  heap: number;
  arrayBuffers: number;
  indexBytes: number;
  words: number;
  docs: number;
  /** Of all threads since the start, in milliseconds. */
  processor: number;
};

type Server = { fetch: (request: Request) => Response | Promise<Response>; measure: () => Measured };
let server: Server | undefined;
let close = async () => {};

function memory() {
  globalThis.gc?.();
  return process.memoryUsage();
}

async function open({
  place,
  registered,
  port: asked,
  learn,
}: Extract<Command, { work: 'open' }>): Promise<Opened> {
  const { close: closeMain, ...stores } = await openMain(place);
  const now = () => new Date();
  const log = (message: string) => console.error(message);
  const register = await createRegisterStore(stores.db, { now, sample: true });
  await register.replace(registered);
  const emptyRss = memory().rss;
  const start = performance.now();
  const holdings = createHoldings(stores.read, log);
  await holdings.loadAll();
  await holdings.settled();
  const loaded = performance.now();
  const ending = new AbortController();
  const learning = { now, signal: ending.signal, log };
  const dictionaries = createDictionaries(stores.read, learning);
  const readings = createReadings(stores.read, learning);
  if (learn) {
    await dictionaries.learn();
    await readings.learn();
  }
  const learnt = performance.now();
  const app = createMainApp({
    ...stores,
    now,
    register,
    ...createGathering(stores, learning).gathered,
    holdings,
    dictionaries,
    readings,
    mailer: { send: async () => 'refused' },
    support: undefined,
    origins: () => [],
    https: false,
    log,
  });
  // Chosen at the last moment: another process may take a free one meanwhile.
  const port = asked === 0 ? await freePort() : asked;
  const listening = await listen((request) => app.fetch(request), {
    host: '127.0.0.1',
    port,
    variable: 'port',
  });
  const measure = (): Measured => {
    const { rss, heapUsed, arrayBuffers } = memory();
    const sizes = holdings.measure();
    const sum = (of: 'bytes' | 'words' | 'docs') => sizes.reduce((all, size) => all + size[of], 0);
    const { user, system } = process.cpuUsage();
    return {
      rss,
      heap: heapUsed,
      arrayBuffers,
      indexBytes: sum('bytes'),
      words: sum('words'),
      docs: sum('docs'),
      processor: (user + system) / 1000,
    };
  };
  server = { fetch: (request) => app.fetch(request), measure };
  close = async () => {
    ending.abort();
    await listening.close();
    await closeMain();
  };
  return { port, loadSeconds: (loaded - start) / 1000, learnSeconds: (learnt - loaded) / 1000, emptyRss };
}

function busyTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Each after the other, as a call of this process: without the network, with all else. */
async function ask({ urls, token }: Extract<Command, { work: 'ask' }>): Promise<Asked[]> {
  const times: Asked[] = [];
  for (const url of urls) {
    const request = new Request(url, { headers: { authorization: `Bearer ${token}` } });
    const [start, idle] = [performance.now(), busyTime()];
    const response = await server?.fetch(request);
    await response?.text();
    times.push({ wall: performance.now() - start, busy: busyTime() - idle });
    // Told that it took too long: its time counts.
    if (response?.ok !== true && response?.status !== 503) throw new Error(`${url}: ${response?.status}`);
  }
  return times;
}

/** Until nothing is done between searches any more: compounds are split there. */
async function settle(): Promise<void> {
  for (let idle = 0, from = performance.eventLoopUtilization(); idle < 2; ) {
    await wait(250);
    const to = performance.eventLoopUtilization();
    idle = performance.eventLoopUtilization(to, from).utilization < 0.1 ? idle + 1 : 0;
    from = to;
  }
}

async function work(command: Command): Promise<unknown> {
  if (command.work === 'open') return open(command);
  if (command.work === 'ask') return ask(command);
  if (command.work === 'measure') return server?.measure();
  if (command.work === 'settle') return settle();
  await close();
  process.disconnect();
  return undefined;
}

// Whoever started it is gone.
process.on('disconnect', () => process.exit());

process.on('message', (command: Command) => {
  work(command).then(
    (result) => process.connected && process.send?.({ result }),
    (error: unknown) =>
      process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
