import { Worker } from 'node:worker_threads';
import type { LanguageCode } from '#core/contract/languages.ts';
import { HttpProblem } from '../http/problem.ts';

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

/** `read` is asked for the job when its turn has come: who waits holds no texts. */
export type Comparer<Job = ComparisonJob, Answer = string> = (
  asker: string,
  read: () => Promise<Job>,
) => Promise<Answer>;

type Task<Job, Answer> = {
  read: () => Promise<Job>;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};
type Seat<Job, Answer> = {
  worker: Worker;
  stays: boolean;
  task: Task<Job, Answer> | undefined;
  clock: NodeJS.Timeout | undefined;
};

export type ComparerOptions = {
  /** Longest time for one comparison, in seconds. */
  patience?: number;
  /** A worker that nobody needs goes away after so many seconds. */
  idle?: number;
  /** Workers at once. */
  size?: number;
  script?: URL;
  /** Whether one worker stays, and is there and has practised before somebody asks. */
  isReady?: boolean;
};

const megabytes = 768;
/** What one asker may have waiting, and all of them together. */
const ownWaiting = 4;
const allWaiting = 32;

/** Compares in workers, so that a long comparison keeps nobody waiting for another call; askers take turns. */
export function createComparer<Job = ComparisonJob, Answer = string>({
  patience = 20,
  size = 2,
  idle = 60,
  script,
  isReady = false,
}: ComparerOptions = {}): Comparer<Job, Answer> {
  const file = script ?? new URL('./compare-worker.ts', import.meta.url);
  const seats = new Set<Seat<Job, Answer>>();
  /** By asker, who is next first. */
  const waiting = new Map<string, Task<Job, Answer>[]>();

  const leave = (seat: Seat<Job, Answer>, error: Error): void => {
    clearTimeout(seat.clock);
    seats.delete(seat);
    seat.task?.reject(error);
    seat.task = undefined;
    void seat.worker.terminate();
    next();
  };
  const after = (seat: Seat<Job, Answer>, seconds: number, error: () => Error): void => {
    clearTimeout(seat.clock);
    seat.clock = setTimeout(() => leave(seat, error()), seconds * 1000).unref();
  };
  const rest = (seat: Seat<Job, Answer>): void => {
    clearTimeout(seat.clock);
    if (!seat.stays) after(seat, idle, () => new Error('nobody needed it'));
  };
  const open = (isAhead = false): Seat<Job, Answer> => {
    const stays = isReady && ![...seats].some((each) => each.stays);
    const worker = startWorker(file, isAhead);
    const seat: Seat<Job, Answer> = { worker, stays, task: undefined, clock: undefined };
    worker.on('message', (answer: Answer) => {
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
  const begin = async (seat: Seat<Job, Answer>, task: Task<Job, Answer>): Promise<void> => {
    seat.task = task;
    after(seat, patience, tooMuch);
    try {
      const job = await task.read();
      // What took too long to read is nobody's task any more.
      if (seat.task === task) seat.worker.postMessage(job);
    } catch (error) {
      task.reject(error);
      if (seat.task !== task) return;
      seat.task = undefined;
      rest(seat);
      next();
    }
  };
  const next = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    const seat = [...seats].find((it) => it.task === undefined) ?? (seats.size < size && open());
    if (!seat) return;
    const [asker, [task, ...others]] = first;
    waiting.delete(asker);
    if (others.length > 0) waiting.set(asker, others);
    if (task) void begin(seat, task);
  };

  if (isReady) open(true);
  return (asker, read) =>
    new Promise((resolve, reject) => {
      const own = waiting.get(asker) ?? [];
      const all = [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0);
      if (own.length >= ownWaiting || all >= allWaiting)
        return reject(new HttpProblem(503, 'COMPARISONS_BUSY', 'too many comparisons are waiting'));
      waiting.set(asker, [...own, { read, resolve, reject }]);
      next();
    });
}

function startWorker(file: URL, isAhead: boolean): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const worker = new Worker(file, { resourceLimits, workerData: { isAhead } });
  // The server may end while one waits for work.
  worker.unref();
  return worker;
}

const tooMuch = () => new HttpProblem(503, 'COMPARISON_TOO_LONG', 'the comparison takes too long');
