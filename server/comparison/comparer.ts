import type { LanguageCode } from '#core/contract/languages.ts';
import { HttpProblem } from '../http/problem.ts';
import { createProcessPool } from '../lib/process-pool.ts';
import { createWorkerPool, type Deadline, realDeadline, WorkerLost } from '../lib/worker-pool.ts';

/** The units of a text as JSON; texts with the same key are the same. */
export type SerialisedText = { key: string; bodies: readonly string[] };
/** Two texts; a root is the path of the one provision that is compared. */
export type ComparisonJob = {
  before: SerialisedText;
  after: SerialisedText;
  language: LanguageCode;
  beforeRoot: string | undefined;
  afterRoot: string | undefined;
};

export type Comparer<Job = ComparisonJob, Reply = string> = {
  /** `read` is called when the job may begin, so that waiting jobs hold no texts in memory. */
  compare: (caller: string, read: () => Promise<Job>) => Promise<Reply>;
  /** Resolves when the permanent worker has finished its first job. */
  ready: Promise<unknown>;
  /** Number of running workers. */
  size: () => number;
  close: () => Promise<void>;
};

type Task<Job, Reply> = {
  read: () => Promise<Job>;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
};

export type ComparerOptions = {
  /** Maximum time for one comparison, including reading its texts. */
  maxSeconds?: number;
  deadline?: Deadline;
  /** Seconds after which a worker without jobs ends. */
  idle?: number;
  /** Maximum number of workers. */
  size?: number;
  script?: URL;
  /** Whether one worker starts before the first call, warms up and stays. */
  keepWarm?: boolean;
  /** Megabytes of the processes that work in place of threads, for work in native code. */
  processMemory?: number;
};

const memory = 768;
/** Maximum number of waiting jobs of one caller, and of all callers together. */
const maxOwnWaiting = 4;
const maxWaiting = 32;

/** Compares in workers, so that a long comparison delays no other call. Callers are served in turn. */
export function createComparer<Job = ComparisonJob, Reply = string>({
  maxSeconds = 20,
  deadline = realDeadline,
  size = 2,
  idle = 60,
  script = new URL('./compare-worker.ts', import.meta.url),
  keepWarm = false,
  processMemory,
}: ComparerOptions = {}): Comparer<Job, Reply> {
  const warm = keepWarm ? 1 : 0;
  const pool =
    processMemory === undefined
      ? createWorkerPool<Job | 'warm up', Reply>({ script, size, memory, idle, warm })
      : createProcessPool<Job | 'warm up', Reply>({ script, size, memory: processMemory, idle });
  // A failed warm-up costs the first comparison some time only: it starts a worker itself and reports its error.
  const ready = keepWarm ? pool.run('warm up').catch(() => undefined) : Promise.resolve();
  /**
   * Waiting jobs by caller. The first caller is next and then moves to the end. The pool alone would run jobs
   * in the order of arrival, so that many jobs of one caller would delay all others.
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

/** Rejects when the time is over. The limit covers reading the texts too. */
function rejectedAt(time: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  time.addEventListener('abort', () => reject(time.reason), { once: true });
  return promise;
}

const tooMuch = () => new HttpProblem(503, 'COMPARISON_TOO_LONG', 'the comparison takes too long');
