import pLimit from 'p-limit';
import { Piscina } from 'piscina';

/** The worker itself ended: out of memory, out of time, or by an error that it did not catch. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
  readonly reason: 'memory' | 'time' | 'closed' | 'ended';

  constructor(message: string, reason: WorkerLost['reason']) {
    super(message);
    this.reason = reason;
  }
}

/** A signal that is aborted after this number of seconds. */
export type Deadline = (seconds: number) => AbortSignal;

export const realDeadline: Deadline = (seconds) => AbortSignal.timeout(Math.ceil(seconds * 1000));

export type WorkerPoolOptions = {
  /** Module of the workers: its function `run` does a job. Node runs it as TypeScript. */
  script: URL;
  /** Maximum number of workers. */
  size: number;
  /** Heap of each worker in megabytes. */
  memory: number;
  /** Maximum time for one job in seconds; by default unlimited. */
  timeoutSeconds?: number;
  /** Creates the signal for that time; tests abort it by an event. */
  deadline?: Deadline;
  /** Seconds after which a worker without jobs ends; by default workers end when the pool is closed. */
  idle?: number;
  /** Workers that start with the pool and stay. */
  warm?: number;
  /** How much lower the priority of the workers is than that of the threads that answer. */
  nice?: number;
};

export type WorkerPool<Job, Result> = {
  /** Runs a job as soon as a worker is free. An abort ends the job, and its worker if the job has begun. */
  run: (job: Job, signal?: AbortSignal) => Promise<Result>;
  /** Number of running workers. */
  size: () => number;
  /** Ends the workers; running and waiting jobs are rejected. */
  close: () => Promise<void>;
};

/**
 * A pool of worker threads. A worker that is lost fails its own job only and is replaced. What a job throws
 * reaches the caller as a plain `Error`.
 */
export function createWorkerPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
  const { script, size, memory, timeoutSeconds, deadline = realDeadline, idle, warm = 0, nice = 0 } = options;
  const pool = new Piscina<Job, Result>({
    filename: script.href,
    name: 'run',
    minThreads: warm,
    maxThreads: size,
    idleTimeout: idle === undefined ? Number.POSITIVE_INFINITY : idle * 1000,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    niceIncrement: nice,
  });
  // The error of a worker without a job is ignored: the next job gets another worker.
  pool.on('error', () => undefined);
  // Jobs wait here and not in the pool, so that the time limit of a job starts when the job starts.
  const limit = pLimit(size);
  const closing = new AbortController();
  const begin = async (job: Job, signal: AbortSignal | undefined): Promise<Result> => {
    if (closing.signal.aborted) throw closed();
    signal?.throwIfAborted();
    const time = timeoutSeconds === undefined ? undefined : deadline(timeoutSeconds);
    const ends = [closing.signal, time, signal].filter((end) => end !== undefined);
    try {
      return await pool.run(job, { signal: AbortSignal.any(ends) });
    } catch (error) {
      if (closing.signal.aborted) throw closed();
      if (signal?.aborted) throw signal.reason;
      if (time?.aborted) throw new WorkerLost(`no reply within ${timeoutSeconds} seconds`, 'time');
      throw lostOr(error);
    }
  };
  return {
    run: (job, signal) => limit(begin, job, signal),
    size: () => pool.threads.length,
    close: async () => {
      closing.abort();
      await pool.destroy();
    },
  };
}

const closed = () => new WorkerLost('the workers are closed', 'closed');

function lostOr(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = /^worker exited with code: (\d+)$/.exec(error.message)?.[1];
  if (code !== undefined) return new WorkerLost(`the worker ended with code ${code}`, 'ended');
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? new WorkerLost(`the worker ended: ${error.message}`, 'memory') : error;
}
