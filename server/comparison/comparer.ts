import type { LanguageCode } from '#core/contract/languages.ts';
import { HttpProblem } from '../http/problem.ts';
import { createWorkerPool, type Deadline, realDeadline, WorkerLost } from '../lib/worker-pool.ts';

/** The units of a text as JSON; texts with the same key are the same. */
export type StoredText = { key: string; bodies: readonly string[] };
/** Two texts; a root is the path of the one provision that is compared. */
export type ComparisonJob = {
  before: StoredText;
  after: StoredText;
  language: LanguageCode;
  beforeRoot: string | undefined;
  afterRoot: string | undefined;
};

export type Comparer<Job = ComparisonJob, Reply = string> = {
  /** `read` is called for the job when it may begin: a waiting job holds no texts. */
  compare: (caller: string, read: () => Promise<Job>) => Promise<Reply>;
  /** When the worker that stays has done its first job. */
  ready: Promise<unknown>;
  /** Workers that are alive. */
  size: () => number;
  close: () => Promise<void>;
};

type Task<Job, Reply> = {
  read: () => Promise<Job>;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
};

export type ComparerOptions = {
  /** Longest time for one comparison, reading its texts included. */
  maxSeconds?: number;
  deadline?: Deadline;
  /** A worker without jobs ends after so many seconds. */
  idle?: number;
  /** Workers at once. */
  size?: number;
  script?: URL;
  /** Whether one worker starts before the first call, warms up and stays. */
  keepWarm?: boolean;
};

const memory = 768;
/** Jobs of one caller that may wait, and those of all callers together. */
const maxOwnWaiting = 4;
const maxWaiting = 32;

/** Compares in workers, so that a long comparison delays no other call; callers take turns. */
export function createComparer<Job = ComparisonJob, Reply = string>({
  maxSeconds = 20,
  deadline = realDeadline,
  size = 2,
  idle = 60,
  script = new URL('./compare-worker.ts', import.meta.url),
  keepWarm = false,
}: ComparerOptions = {}): Comparer<Job, Reply> {
  const warm = keepWarm ? 1 : 0;
  const pool = createWorkerPool<Job | 'warm up', Reply>({ script, size, memory, idle, warm });
  const ready = keepWarm ? pool.run('warm up').catch(() => undefined) : Promise.resolve();
  /**
   * Jobs by caller; the first caller is next and then goes to the end. The pool alone would take jobs in the
   * order of arrival, and many of one caller would hold up all others.
   */
  const waiting = new Map<string, Task<Job, Reply>[]>();
  let running = 0;

  const begin = async ({ read, resolve, reject }: Task<Job, Reply>): Promise<void> => {
    running++;
    const time = deadline(maxSeconds);
    try {
      resolve(await Promise.race([read().then((job) => pool.run(job, time)), rejectedAt(time)]));
    } catch (error) {
      const isTooMuch = time.aborted || (error instanceof WorkerLost && error.reason === 'memory');
      reject(isTooMuch ? tooMuch() : error);
    } finally {
      running--;
      next();
    }
  };
  const next = (): void => {
    const [first] = waiting;
    if (first === undefined || running >= size) return;
    const [caller, [task, ...others]] = first;
    waiting.delete(caller);
    if (others.length > 0) waiting.set(caller, others);
    if (task) void begin(task);
  };
  return {
    compare: (caller, read) =>
      new Promise((resolve, reject) => {
        const own = waiting.get(caller) ?? [];
        const all = [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);
        if (own.length >= maxOwnWaiting || all >= maxWaiting)
          return reject(new HttpProblem(503, 'COMPARISONS_BUSY', 'too many comparisons are waiting'));
        waiting.set(caller, [...own, { read, resolve, reject }]);
        next();
      }),
    ready,
    size: pool.size,
    close: pool.close,
  };
}

/** Reading the texts counts as well: they and the comparison may together take no longer. */
function rejectedAt(time: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  time.addEventListener('abort', () => reject(time.reason), { once: true });
  return promise;
}

const tooMuch = () => new HttpProblem(503, 'COMPARISON_TOO_LONG', 'the comparison takes too long');
