import { type ChildProcess, fork } from 'node:child_process';
import v8 from 'node:v8';
import pLimit from 'p-limit';
import type { PoolReply, ProcessConfig } from './pool-process.ts';
import { realDeadline, WorkerLost, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';

export type ProcessPoolOptions = Pick<WorkerPoolOptions, 'script' | 'size' | 'deadline' | 'nice'> & {
  /** Memory of each process in megabytes, native memory included. */
  memory: number;
  /** Megabytes that a result may take on its way to this process; by default a sixteenth of the memory. */
  maxResult?: number;
  /** Maximum time for one job in seconds; by default unlimited. */
  timeoutSeconds?: number;
  /** Seconds after which a process without jobs ends. */
  idle?: number;
};

export type ProcessPool<Job, Result> = Omit<WorkerPool<Job, Result>, 'run'> & {
  /** Runs a job as soon as a process is free, for `seconds` at most. An abort kills the process of a running job. */
  run: (job: Job, signal?: AbortSignal, seconds?: number) => Promise<Result>;
};

type StartOptions = ProcessPoolOptions & { maxResult: number };

/** How a process ended, with the last words of its standard error. */
type End = { code: number | null; signal: NodeJS.Signals | null; said: string };
/** `onEnd`: what waits for the reply to the job of the process. */
type Member = {
  child: ChildProcess;
  ended: Promise<End>;
  end?: End;
  onEnd?: ((end: End) => void) | undefined;
  retirement?: NodeJS.Timeout;
};

/** The signal by which a process ends itself for its memory, so that the reason can be told. */
const memoryExceeded: NodeJS.Signals = 'SIGUSR2';
/** Above this share of its memory a process ends after its job, since native memory is seldom given back. */
const retiringShare = 0.5;
const usualIdle = 30;

/**
 * A pool of processes, for work in native code: its memory cannot be limited in a thread, and a thread within it
 * cannot be ended. Each process watches its own memory (`process-guard.ts`), is killed when the time of its job is
 * over or the pool is closed, and ends with this process. A process that is lost fails its own job only.
 */
export function createProcessPool<Job, Result>(options: ProcessPoolOptions): ProcessPool<Job, Result> {
  const { size, memory, timeoutSeconds, deadline = realDeadline, idle = usualIdle } = options;
  const { maxResult = memory / 16 } = options;
  const limit = pLimit(size);
  const closing = new AbortController();
  const members = createMembers({ ...options, maxResult, idle });
  const begin = async (
    job: Job,
    signal: AbortSignal | undefined,
    seconds = timeoutSeconds,
  ): Promise<Result> => {
    if (closing.signal.aborted) throw closed();
    signal?.throwIfAborted();
    const time = seconds === undefined ? undefined : deadline(seconds);
    const ends = AbortSignal.any([closing.signal, time, signal].filter((end) => end !== undefined));
    const member = members.next();
    const reply = await replyOf(member, job, ends);
    if ('code' in reply) {
      if (closing.signal.aborted) throw closed();
      if (signal?.aborted) throw signal.reason;
      if (time?.aborted) throw new WorkerLost(`no reply within ${seconds} seconds`, 'time');
      throw lost(reply, memory);
    }
    if (reply.resident > memory * 1024 * 1024 * retiringShare || closing.signal.aborted)
      await members.dismiss(member);
    else members.rest(member);
    if ('result' in reply) return v8.deserialize(reply.result) as Result;
    if ('tooLarge' in reply)
      throw new WorkerLost(`its result takes ${reply.tooLarge} MB, more than ${maxResult} MB`, 'memory');
    throw new Error(reply.failed);
  };
  return {
    run: (job, signal, seconds) => limit(begin, job, signal, seconds),
    size: members.size,
    close: async () => {
      closing.abort();
      await members.dismissAll();
    },
  };
}

/** The processes of a pool: those that have a job, and those that rest until they are needed or their time is over. */
function createMembers(options: StartOptions & { idle: number }) {
  const resting: Member[] = [];
  const all = new Set<Member>();
  const hire = (): Member => {
    const member = start(options);
    all.add(member);
    void member.ended.then(() => {
      all.delete(member);
      const at = resting.indexOf(member);
      if (at >= 0) resting.splice(at, 1);
    });
    return member;
  };
  const dismiss = (member: Member): Promise<End> => {
    clearTimeout(member.retirement);
    // Whoever waits for its end must not end before.
    keepRunning(member, true);
    member.child.kill('SIGKILL');
    return member.ended;
  };
  return {
    next: (): Member => {
      let member = resting.pop();
      // One that the system has ended meanwhile is not given a job.
      while (member !== undefined && !member.child.connected) member = resting.pop();
      member ??= hire();
      clearTimeout(member.retirement);
      keepRunning(member, true);
      return member;
    },
    rest: (member: Member): void => {
      keepRunning(member, false);
      resting.push(member);
      member.retirement = setTimeout(() => void dismiss(member), options.idle * 1000).unref();
    },
    dismiss,
    dismissAll: () => Promise.all([...all].map(dismiss)),
    size: () => all.size,
  };
}

/** Starts a process with none of the environment of this one, which holds secrets. */
function start({ script, memory, maxResult, nice = 0 }: StartOptions): Member {
  const watched = { parent: process.pid, bytes: memory * 1024 * 1024, memoryExceeded };
  const config: ProcessConfig = { script: script.href, watched, maxResult, nice };
  const child = fork(new URL('./pool-process.ts', import.meta.url), [JSON.stringify(config)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A single arena of memory: with one for each thread a long act takes half as much again.
    env: { MALLOC_ARENA_MAX: '1', ...(process.env.TZ === undefined ? {} : { TZ: process.env.TZ }) },
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      // The collector must begin to hurry before the memory of the process is used up.
      `--max-old-space-size=${Math.ceil(memory * 0.75)}`,
      // Larger spaces for young objects take memory, and measured no faster (megabytes).
      '--max-semi-space-size=16',
      // As much as a worker thread has (kilobytes); nested lists need it.
      '--stack-size=3900',
    ],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4096);
  });
  const ended = new Promise<End>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, said: String(error) }));
    child.once('close', (code, signal) => resolve({ code, signal, said }));
  });
  const member: Member = { child, ended };
  void ended.then((end) => {
    member.end = end;
    member.onEnd?.(end);
  });
  return member;
}

/** Whether this process goes on running for the sake of another that has work. */
function keepRunning({ child }: Member, isBusy: boolean): void {
  const stderr = child.stderr as { ref?: () => void; unref?: () => void } | null;
  for (const one of [child, child.channel, stderr]) one?.[isBusy ? 'ref' : 'unref']?.();
}

/** Sends a job to a process; the reply, or how the process ended. It is killed when `ends` is aborted. */
async function replyOf(member: Member, job: unknown, ends: AbortSignal): Promise<PoolReply | End> {
  const { child } = member;
  const { promise, resolve } = Promise.withResolvers<PoolReply | End>();
  const kill = () => void child.kill('SIGKILL');
  child.once('message', resolve);
  // Not by a race with the promise of its end, which would hold all replies for as long as the process lives.
  member.onEnd = resolve;
  if (member.end !== undefined) resolve(member.end);
  ends.addEventListener('abort', kill, { once: true });
  if (ends.aborted) kill();
  // What cannot be sent to a process that is ending is told by its end.
  child.send(job as object, () => undefined);
  try {
    return await promise;
  } finally {
    member.onEnd = undefined;
    child.off('message', resolve);
    ends.removeEventListener('abort', kill);
  }
}

const closed = () => new WorkerLost('the workers are closed', 'closed');

/** What is written by V8 and by Rust where they get no more memory. */
const outOfMemory = /heap out of memory|memory allocation of \d+ bytes failed/;

function lost({ code, signal, said }: End, memory: number): WorkerLost {
  if (signal === memoryExceeded || outOfMemory.test(said))
    return new WorkerLost(`it needed more than ${memory} MB of memory`, 'memory');
  // Nobody here did it: the system is short of memory.
  if (signal === 'SIGKILL') return new WorkerLost('the system ended it, for want of memory', 'memory');
  const reason = /^\w*Error: .*$/m.exec(said)?.[0];
  const end = signal === null ? `code ${code}` : signal;
  return new WorkerLost(`the process ended with ${end}${reason === undefined ? '' : `: ${reason}`}`, 'ended');
}
