import { Worker } from 'node:worker_threads';
import type { LanguageCode } from '#core/contract/languages.ts';
import { HttpProblem } from '../http-problem.ts';

/** Two texts, each unit as JSON; a root is the path of the one provision that is compared. */
export type ComparisonJob = {
  before: readonly string[];
  after: readonly string[];
  language: LanguageCode;
  beforeRoot: string | undefined;
  afterRoot: string | undefined;
};

export type Comparer = (asker: string, job: ComparisonJob) => Promise<string>;

type Task = {
  asker: string;
  job: ComparisonJob;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
};
type Seat = { worker: Worker; task: Task | undefined; clock: NodeJS.Timeout | undefined };

export type ComparerOptions = {
  /** Longest time for one comparison, in seconds. */
  patience?: number;
  script?: URL;
};

const seatsAtMost = 2;
const megabytes = 768;
/** What one asker may have waiting, and all of them together. */
const ownWaiting = 4;
const allWaiting = 32;
/** A worker that nobody needs goes away after so many seconds. */
const idleSeconds = 60;

const busy = (message: string) => new HttpProblem(503, 'COMPARISONS_BUSY', message);

/**
 * Compares in workers, so that a long comparison keeps nobody waiting for another call. Who has one at work
 * waits behind those who have none.
 */
export function createComparer({ patience = 20, script }: ComparerOptions = {}): Comparer {
  const file = script ?? new URL('./compare-worker.ts', import.meta.url);
  const seats = new Set<Seat>();
  const waiting: Task[] = [];

  const leave = (seat: Seat, error: Error): void => {
    clearTimeout(seat.clock);
    seats.delete(seat);
    seat.task?.reject(error);
    seat.task = undefined;
    void seat.worker.terminate();
    next();
  };
  const after = (seat: Seat, seconds: number, error: () => Error): void => {
    clearTimeout(seat.clock);
    seat.clock = setTimeout(() => leave(seat, error()), seconds * 1000).unref();
  };
  const rest = (seat: Seat): void => after(seat, idleSeconds, () => new Error('nobody needed it'));
  const open = (): Seat => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    // The server may end while one waits for work.
    worker.unref();
    const seat: Seat = { worker, task: undefined, clock: undefined };
    worker.on('message', (answer: string) => {
      seat.task?.resolve(answer);
      seat.task = undefined;
      rest(seat);
      next();
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      leave(seat, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
    );
    worker.on('exit', (code) => leave(seat, new Error(`the worker ended with code ${code}`)));
    seats.add(seat);
    return seat;
  };
  const next = (): void => {
    const atWork = new Set([...seats].map(({ task }) => task?.asker));
    const first = waiting.findIndex(({ asker }) => !atWork.has(asker));
    const at = Math.max(first, 0);
    const task = waiting[at];
    if (task === undefined) return;
    const seat = [...seats].find((it) => it.task === undefined) ?? (seats.size < seatsAtMost && open());
    if (!seat) return;
    waiting.splice(at, 1);
    seat.task = task;
    after(seat, patience, tooMuch);
    seat.worker.postMessage(task.job);
  };

  return (asker, job) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= allWaiting) return reject(busy('too many comparisons are waiting'));
      if (waiting.filter((task) => task.asker === asker).length >= ownWaiting)
        return reject(busy('several comparisons of yours are waiting'));
      waiting.push({ asker, job, resolve, reject });
      next();
    });
}

const tooMuch = () => new HttpProblem(503, 'COMPARISON_TOO_LONG', 'the comparison takes too long');
