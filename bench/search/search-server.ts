import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { RegisteredOrganisation } from '#server/auth/register.ts';
import type { DatabaseLocation } from '#server/data/database.ts';
import { openMain } from '#server/data/open-main.ts';
import { listen } from '#server/http/listen.ts';
import { createBackgroundIndexing } from '#server/main/background-indexing.ts';
import { createMainApp } from '#server/main/main-server.ts';
import { createRegisterStore } from '#server/main/register-store.ts';
import { createSearchThread } from '#server/search/search-thread.ts';
import { freePort } from '#server/testing/postgres.ts';

/*
 * A main server in a process of its own, composed like `server/process/start-main.ts`. In addition, it
 * reports its memory and answers requests without a port. Started by `server-process.ts`.
 */

export type Command =
  | {
      work: 'open';
      place: DatabaseLocation;
      registered: RegisteredOrganisation[];
      port: number;
      learn: boolean;
    }
  | { work: 'ask'; urls: string[]; token: string }
  | { work: 'settle' }
  | { work: 'learn' }
  | { work: 'measure' }
  | { work: 'close' };

/** Seconds until the index is in memory, and until the server has learnt from the texts. */
export type Opened = { port: number; loadSeconds: number; learnSeconds: number; emptyRss: number };
/** Milliseconds by the clock, and processor time of the main thread and the search thread. */
export type RequestTimes = { wall: number; busy: number };
export type Measured = {
  rss: number;
  heap: number;
  arrayBuffers: number;
  indexBytes: number;
  words: number;
  docs: number;
  /** Processor time of all threads since the start, in milliseconds. */
  processor: number;
};

type Server = {
  fetch: (request: Request) => Response | Promise<Response>;
  measure: () => Promise<Measured>;
  /** Milliseconds that the search thread was busy. */
  searchTime: () => Promise<number>;
  settled: () => Promise<void>;
  learn: () => Promise<void>;
};
let server: Server | undefined;
let close = async () => {};

function memory() {
  globalThis.gc?.();
  return process.memoryUsage();
}

async function open({
  place,
  registered,
  port: requestedPort,
  learn,
}: Extract<Command, { work: 'open' }>): Promise<Opened> {
  const { close: closeMain, ...stores } = await openMain(place);
  const now = () => new Date();
  const log = (message: string) => console.error(message);
  const register = await createRegisterStore(stores.db, { now, sample: true });
  await register.replace(registered);
  const emptyRss = memory().rss;
  const start = performance.now();
  const search = createSearchThread({ location: place, db: stores.db, learns: true, log });
  await search.load();
  await search.settled();
  const loaded = performance.now();
  const ending = new AbortController();
  const learning = { now, signal: ending.signal, log };
  if (learn) await search.learn();
  const learnt = performance.now();
  const app = createMainApp({
    ...stores,
    now,
    register,
    ...createBackgroundIndexing(stores, learning).indexed,
    search,
    mailer: { send: async () => 'refused' },
    support: undefined,
    fileSpace: 0,
    origins: () => [],
    portalOrigins: [],
    https: false,
    cachesReplies: false,
    log,
  });
  // Chosen just before listening, since another process may take a free port.
  const port = requestedPort === 0 ? await freePort() : requestedPort;
  const listening = await listen((request) => app.fetch(request), {
    host: '127.0.0.1',
    port,
    variable: 'port',
  });
  server = {
    fetch: (request) => app.fetch(request),
    measure: () => measureProcess(search),
    searchTime: async () => (await search.measure()).processor,
    settled: search.settled,
    learn: search.learn,
  };
  close = async () => {
    ending.abort();
    await listening.close();
    await search.close();
    await closeMain();
  };
  return { port, loadSeconds: (loaded - start) / 1000, learnSeconds: (learnt - loaded) / 1000, emptyRss };
}

async function measureProcess(
  search: Pick<ReturnType<typeof createSearchThread>, 'measure'>,
): Promise<Measured> {
  const { rss, heapUsed, arrayBuffers } = memory();
  const { languages, ...thread } = await search.measure();
  const sum = (of: 'bytes' | 'words' | 'docs') => languages.reduce((all, size) => all + size[of], 0);
  const { user, system } = process.cpuUsage();
  return {
    rss,
    heap: heapUsed + thread.heap,
    arrayBuffers: arrayBuffers + thread.arrayBuffers,
    indexBytes: sum('bytes'),
    words: sum('words'),
    docs: sum('docs'),
    processor: (user + system) / 1000,
  };
}

async function busyTime(): Promise<number> {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000 + ((await server?.searchTime()) ?? 0);
}

/** Sends requests one after the other inside this process: everything except the network. */
async function ask({ urls, token }: Extract<Command, { work: 'ask' }>): Promise<RequestTimes[]> {
  const times: RequestTimes[] = [];
  for (const url of urls) {
    const request = new Request(url, { headers: { authorization: `Bearer ${token}` } });
    const idle = await busyTime();
    const start = performance.now();
    const response = await server?.fetch(request);
    await response?.text();
    const wall = performance.now() - start;
    times.push({ wall, busy: (await busyTime()) - idle });
    // 503 means that the search took too long; its time counts.
    if (response?.ok !== true && response?.status !== 503) throw new Error(`${url}: ${response?.status}`);
  }
  return times;
}

/** Waits until the search thread is idle. */
async function settle(): Promise<void> {
  await server?.settled();
  for (let idle = 0, before = await server?.searchTime(); idle < 2; ) {
    await wait(250);
    const now = await server?.searchTime();
    idle = (now ?? 0) - (before ?? 0) < 25 ? idle + 1 : 0;
    before = now;
  }
}

async function work(command: Command): Promise<unknown> {
  if (command.work === 'open') return open(command);
  if (command.work === 'ask') return ask(command);
  if (command.work === 'measure') return server?.measure();
  if (command.work === 'settle') return settle();
  if (command.work === 'learn') return server?.learn();
  await close();
  process.disconnect();
  return undefined;
}

// Ends when the process that started this one has ended.
process.on('disconnect', () => process.exit());

process.on('message', (command: Command) => {
  work(command).then(
    (result) => process.connected && process.send?.({ result }),
    (error: unknown) =>
      process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
