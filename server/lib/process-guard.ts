import { parentPort, workerData } from 'node:worker_threads';

/*
 * A thread within a process of a pool that ends the process where it takes more memory than it may, or where its
 * parent is gone. It has turns while native code runs in the main thread. A limit of the operating system would
 * not do: V8 reserves more addresses than any useful limit, and only Linux can limit private memory.
 */

export type GuardData = {
  /** Id of the process that started this one. */
  parent: number;
  /** Largest memory. */
  bytes: number;
  /** The signal by which the process ends itself for its memory. */
  memoryExceeded: NodeJS.Signals;
};

/** Milliseconds between two looks; native code takes some ten megabytes meanwhile. */
const pause = 25;

const { parent, bytes, memoryExceeded } = workerData as GuardData;
setInterval(() => {
  if (process.memoryUsage.rss() > bytes) process.kill(process.pid, memoryExceeded);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, pause);
parentPort?.postMessage('watching');
