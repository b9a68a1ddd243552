import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { GuardData } from './process-guard.ts';

/*
 * A process of a pool (process-pool.ts): it imports the module of the pool, receives one job at a time and replies
 * with what its function `run` returns.
 */

export type ProcessConfig = {
  script: string;
  watched: GuardData;
  /** Megabytes. */
  maxResult: number;
  nice: number;
};
/** `resident`: the memory of the process after the job, in bytes. */
export type PoolReply = { resident: number } & (
  | { result: Uint8Array }
  | { tooLarge: number }
  | { failed: string }
);

const megabyte = 1024 * 1024;
const { script, watched, maxResult, nice } = JSON.parse(process.argv[2] ?? '') as ProcessConfig;

// The server decides when its processes end; a terminal and a supervisor signal to all of them at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
try {
  // Where the machine itself runs out of memory, Linux ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '500');
} catch {
  // Another system, or a container that does not allow it.
}
const guard = new Worker(new URL('./process-guard.ts', import.meta.url), { workerData: watched });
guard.unref();
// The guard keeps the usual priority, as it must have its turn while all cores are busy.
const isGuarded = once(guard, 'message').then(() =>
  setPriority(Math.min(nice, constants.priority.PRIORITY_LOW)),
);
const loaded = import(script) as Promise<{ run: (job: unknown) => unknown }>;
// A module that cannot be loaded fails the job, not the process.
loaded.catch(() => undefined);

process.on('message', (job) => {
  void answer(job).then((reply) => process.send?.({ ...reply, resident: process.memoryUsage.rss() }));
});

async function answer(job: unknown) {
  try {
    await isGuarded;
    const { run } = await loaded;
    const result = v8.serialize(await run(job));
    if (result.length > maxResult * megabyte) return { tooLarge: Math.ceil(result.length / megabyte) };
    return { result };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
