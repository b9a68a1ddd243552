import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { DatabaseLocation } from '../data/database.ts';
import { connectMain, mainOverChannel, type ReplicaChoice } from '../data/open-main.ts';
import { HttpProblem } from '../http/problem.ts';
import { createSearchBackend, type DatedSearchQuery, type SearchBackend } from './search-backend.ts';

/*
 * The search thread, started by `search-thread.ts`. It owns the index, so that loading, learning and long
 * queries do not delay the thread that answers readers.
 */

/** Either a database to connect to, or a channel to the thread that owns the embedded one. */
export type SearchWorkerData = { learns: boolean } & (
  | (Pick<DatabaseLocation, 'connections' | 'limits'> & {
      url: string;
      replica: Omit<ReplicaChoice, 'log'> | undefined;
    })
  | { port: MessagePort }
);

/** The methods that are called by message, each with one argument at most. */
export type SearchMethod = Exclude<keyof SearchBackend, 'edition'>;
export type ToWorker = { id: number; method: SearchMethod; argument?: unknown } | { abort: number };
export type Failed = {
  message: string;
  /** The name of the error, by which a query that was aborted is told from one that failed. */
  name?: string;
  problem?: Pick<HttpProblem, 'code' | 'link' | 'regTextId'> & {
    status: Exclude<HttpProblem['status'], 429>;
  };
};
export type FromWorker =
  | { id: number; reply: unknown }
  | { id: number; failed: Failed }
  | { log: string }
  | { edition: number };

const port = parentPort;
if (!port) throw new Error('search-worker.ts runs in a worker thread only');
const post = (message: FromWorker) => port.postMessage(message);
const log = (message: string) => post({ log: message });
const silent = () => undefined;

const data = workerData as SearchWorkerData;
const stores =
  'port' in data
    ? mainOverChannel(data.port)
    : // The main thread watches the same databases and logs what happens to them.
      await connectMain({ ...data, log: silent }, data.replica && { ...data.replica, log: silent });
const backend = createSearchBackend(stores, {
  learns: data.learns,
  log,
  onEdition: () => post({ edition: backend.edition() }),
});
const aborts = new Map<number, AbortController>();

async function run(id: number, method: SearchMethod, argument: unknown): Promise<unknown> {
  const own = new AbortController();
  aborts.set(id, own);
  try {
    const call = backend[method] as (argument: unknown) => Promise<unknown>;
    const isQuery = method === 'search' || method === 'suggest' || method === 'passages';
    const reply = await call(isQuery ? { ...(argument as DatedSearchQuery), signal: own.signal } : argument);
    if (method === 'close') await stores.close();
    return reply;
  } finally {
    aborts.delete(id);
  }
}

function failureOf(error: unknown): Failed {
  // How many searches there may be is no matter of this thread.
  if (error instanceof HttpProblem && error.status !== 429) {
    const { message, code, link, regTextId } = error;
    return { message, problem: { status: error.status, code, link, regTextId } };
  }
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.stack ?? error.message, name: error.name };
}

port.on('message', (message: ToWorker) => {
  if ('abort' in message) {
    aborts.get(message.abort)?.abort();
    return;
  }
  const { id, method, argument } = message;
  run(id, method, argument)
    .then(
      (reply) => post({ id, reply }),
      (error: unknown) => post({ id, failed: failureOf(error) }),
    )
    .finally(() => {
      if (method === 'close') port.close();
    });
});
