import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ImportError } from './import-error.ts';
import type { ImportedText } from './regulation.ts';
import type { Typeset, TypesetInput } from './typeset/typeset.ts';

/** What a worker is asked. */
export type Job =
  | { work: 'typeset'; text: TypesetInput }
  | { work: 'import'; file: string; typeset: boolean; largest: number };
/** A file as a worker read and set it. `read` holds the comparison with the source. */
export type ImportedPages = {
  text: ImportedText;
  pages: Typeset | undefined;
  seconds: { read: number; typeset: number };
};
export type Failure = { message: string; at?: { file: string; line: number; reason: string } };
export type Reply = { done: Typeset | ImportedPages } | { failed: Failure };

/** The worker itself ended: out of memory, out of time, or a fault in native code that it survived. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
}

export type WorkerPool = {
  typeset: (text: TypesetInput) => Promise<Typeset>;
  /** Reads and checks a file of its own accord; sets it as pages where asked. */
  importFile: (file: string, options?: { typeset?: boolean }) => Promise<ImportedPages>;
  /** Ends the workers; what still waits is refused. */
  close: () => Promise<void>;
};

type Task = { job: Job; resolve: (done: Typeset | ImportedPages) => void; reject: (error: Error) => void };
type Seat = { worker: Worker; task: Task | undefined; clock: NodeJS.Timeout | undefined };

export type PoolOptions = {
  size?: number;
  /** Heap of each worker in megabytes. */
  memory?: number;
  /** Longest time for one file, in seconds. */
  patience?: number;
  script?: URL;
  /** Largest file that is read, in megabytes. */
  largest?: number;
};

const asError = ({ message, at }: Failure): Error =>
  at ? new ImportError(at.file, at.line, at.reason) : new Error(message);

/** Workers that read and typeset beside the main thread. One that is lost fails its file and is replaced. */
export const createWorkerPool = (options: PoolOptions = {}): WorkerPool => {
  const size = options.size ?? Math.min(2, availableParallelism());
  const script = options.script ?? new URL('./worker.ts', import.meta.url);
  const seats = new Set<Seat>();
  const waiting: Task[] = [];
  let closed = false;

  const settle = (seat: Seat, reply: Reply): void => {
    clearTimeout(seat.clock);
    const { task } = seat;
    seat.task = undefined;
    if (task && 'done' in reply) task.resolve(reply.done);
    else if (task && 'failed' in reply) task.reject(asError(reply.failed));
  };
  const lose = (seat: Seat, reason: string): void => {
    seats.delete(seat);
    clearTimeout(seat.clock);
    seat.task?.reject(new WorkerLost(reason));
    seat.task = undefined;
    if (!closed) next();
  };
  const open = (): Seat => {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: options.memory ?? 1024 } });
    const seat: Seat = { worker, task: undefined, clock: undefined };
    worker.on('message', (reply: Reply) => {
      settle(seat, reply);
      next();
    });
    worker.on('error', (error: Error) => lose(seat, `the worker ended: ${error.message}`));
    worker.on('exit', (code) => lose(seat, `the worker ended with code ${code}`));
    seats.add(seat);
    return seat;
  };
  const give = (seat: Seat, task: Task): void => {
    const patience = options.patience ?? 300;
    seat.task = task;
    seat.clock = setTimeout(() => {
      lose(seat, `no answer within ${patience} seconds`);
      void seat.worker.terminate();
    }, patience * 1000);
    seat.worker.postMessage(task.job);
  };
  const next = (): void => {
    if (waiting.length === 0) return;
    const seat = [...seats].find((it) => it.task === undefined) ?? (seats.size < size ? open() : undefined);
    const task = seat && waiting.shift();
    if (seat && task) give(seat, task);
  };
  const ask = (job: Job): Promise<Typeset | ImportedPages> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new WorkerLost('the workers are closed'));
      waiting.push({ job, resolve, reject });
      next();
    });

  return {
    typeset: async (text) => (await ask({ work: 'typeset', text })) as Typeset,
    importFile: async (file, { typeset = true } = {}) =>
      (await ask({ work: 'import', file, typeset, largest: options.largest ?? 64 })) as ImportedPages,
    close: async () => {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new WorkerLost('the workers are closed'));
      await Promise.all([...seats].map((seat) => seat.worker.terminate()));
    },
  };
};
