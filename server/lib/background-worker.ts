import { createWorkerPool, type Deadline } from './worker-pool.ts';

export type BackgroundWorkOptions = {
  /** Ends the worker. */
  signal: AbortSignal;
  /** Creates the signal for the time limit of a job; tests abort it by an event. */
  deadline?: Deadline;
};

/** For one job, in seconds and megabytes; the longest real text takes less than a second. */
const maxSeconds = 60;
const memory = 512;
/** Seconds without a job after which the worker ends. */
const idle = 10;

/** One worker for work in the background, at a lower priority than the threads that answer. */
export function createBackgroundWorker<Job, Reply>(
  script: URL,
  { signal, deadline }: BackgroundWorkOptions,
): (job: Job, signal?: AbortSignal) => Promise<Reply> {
  const pool = createWorkerPool<Job, Reply>({
    script,
    size: 1,
    memory,
    idle,
    timeoutSeconds: maxSeconds,
    nice: 10,
    ...(deadline === undefined ? {} : { deadline }),
  });
  signal.addEventListener('abort', () => void pool.close(), { once: true });
  return pool.run;
}
