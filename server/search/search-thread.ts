import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { databaseAwayCode } from '#core/contract/database-away.ts';
import type { DatabaseLocation } from '../data/database.ts';
import { DatabaseAway } from '../data/database-away.ts';
import { openDatabaseChannel } from '../data/database-channel.ts';
import type { MainDb, ReplicaChoice } from '../data/open-main.ts';
import { HttpProblem } from '../http/problem.ts';
import type {
  DatedPassageQuery,
  DatedSearchQuery,
  DatedSuggestQuery,
  SearchBackend,
  SearchBackendOptions,
} from './search-backend.ts';
import type { Failed, FromWorker, SearchMethod, SearchWorkerData, ToWorker } from './search-worker.ts';

/** Number of queries that the worker has at once; others wait here, where aborting them costs nothing. */
const maxConcurrentQueries = 8;
/** Milliseconds after which a worker that does not close is terminated. */
const maxClosingTime = 5000;

type Pending = { resolve: (reply: unknown) => void; reject: (error: Error) => void };
type RunningWorker = {
  call: (method: SearchMethod, argument: unknown, signal: AbortSignal | undefined) => Promise<unknown>;
  close: () => Promise<void>;
};

export type SearchThreadOptions = SearchBackendOptions & {
  location: DatabaseLocation;
  replica?: ReplicaChoice | undefined;
  /** Gives the worker access to an embedded database, which this thread owns. */
  db: MainDb;
  script?: URL;
};

/**
 * The search in a worker thread of its own, which starts with the first call. If the worker is lost, its pending
 * calls fail, and the next call starts another worker.
 */
export function createSearchThread(options: SearchThreadOptions): SearchBackend {
  const limit = pLimit(maxConcurrentQueries);
  let running: RunningWorker | undefined;
  let isClosed = false;
  let edition = 0;
  const changed = () => {
    edition += 1;
  };
  const call = async (method: SearchMethod, argument?: unknown, signal?: AbortSignal): Promise<unknown> => {
    if (isClosed) throw new Error('the search is closed');
    running ??= startWorker(options, changed, () => {
      running = undefined;
      // The next one has learnt nothing yet.
      changed();
    });
    return running.call(method, argument, signal);
  };
  const query = (
    method: SearchMethod,
    { signal, ...argument }: DatedSearchQuery | DatedSuggestQuery | DatedPassageQuery,
  ) =>
    limit(async () => {
      // The reason of a signal may be any text; an aborted query is told by its name.
      if (signal?.aborted) throw new DOMException('aborted before its turn', 'AbortError');
      return call(method, argument, signal);
    });
  return {
    search: (request) => query('search', request) as ReturnType<SearchBackend['search']>,
    suggest: (request) => query('suggest', request) as ReturnType<SearchBackend['suggest']>,
    passages: (request) => query('passages', request) as ReturnType<SearchBackend['passages']>,
    rebuild: (language) => call('rebuild', language) as ReturnType<SearchBackend['rebuild']>,
    reload: (language) => call('reload', language) as Promise<void>,
    complete: () => call('complete') as Promise<void>,
    load: () => call('load') as Promise<void>,
    learn: () => call('learn') as Promise<void>,
    edition: () => edition,
    settled: () => call('settled') as Promise<void>,
    measure: () => call('measure') as ReturnType<SearchBackend['measure']>,
    close: async () => {
      isClosed = true;
      await running?.close();
    },
  };
}

function startWorker(options: SearchThreadOptions, onEdition: () => void, onEnd: () => void): RunningWorker {
  const data = workerDataOf(options);
  const worker = new Worker(options.script ?? new URL('./search-worker.ts', import.meta.url), {
    workerData: data,
    transferList: 'port' in data ? [data.port] : [],
  });
  const pending = new Map<number, Pending>();
  const ended = Promise.withResolvers<void>();
  let last = 0;
  const lose = (reason: string): void => {
    onEnd();
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
    ended.resolve();
  };
  worker.on('message', (message: FromWorker) => {
    if ('log' in message) {
      options.log(message.log);
      return;
    }
    if ('edition' in message) {
      onEdition();
      return;
    }
    const own = pending.get(message.id);
    pending.delete(message.id);
    if (pending.size === 0) worker.unref();
    if ('reply' in message) own?.resolve(message.reply);
    else own?.reject(errorOf(message.failed));
  });
  worker.on('error', (error) => {
    options.log(`search: ${error.message}`);
    lose(`the search thread ended: ${error.message}`);
  });
  worker.on('exit', (code) => lose(`the search thread ended with code ${code}`));
  const post = (message: ToWorker) => worker.postMessage(message);
  const call: RunningWorker['call'] = (method, argument, signal) => {
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    pending.set(id, { resolve, reject });
    // An idle worker does not keep the process running, but a pending call does.
    worker.ref();
    post({ id, method, argument });
    const abort = () => post({ abort: id });
    signal?.addEventListener('abort', abort, { once: true });
    return promise.finally(() => signal?.removeEventListener('abort', abort));
  };
  const close = async (): Promise<void> => {
    const timer = setTimeout(() => void worker.terminate(), maxClosingTime);
    // The end of the thread is what counts; the call fails if the thread ends before it replies.
    call('close', undefined, undefined).catch(() => undefined);
    worker.ref();
    await ended.promise;
    clearTimeout(timer);
  };
  return { call, close };
}

function workerDataOf({ learns, location, replica, db }: SearchThreadOptions): SearchWorkerData {
  if (location.url === undefined) return { learns, port: openDatabaseChannel(db) };
  const { url, connections, limits } = location;
  if (replica === undefined) return { learns, url, connections, limits, replica: undefined };
  const { log: _, ...choice } = replica;
  return { learns, url, connections, limits, replica: choice };
}

function errorOf({ message, name = 'Error', problem }: Failed): Error {
  if (problem?.code === databaseAwayCode) return new DatabaseAway(message);
  if (problem) return new HttpProblem(problem.status, problem.code, message, problem);
  return Object.assign(new Error(message), { name });
}
