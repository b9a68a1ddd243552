import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Beating = {
  /** The lock file; the signs of life stand beside it. */
  lock: string;
  /** What names this owner in the lock file. */
  id: string;
  /** Milliseconds between two signs of life. */
  pause: number;
};

/** Gives signs of life in a thread of its own, since queries of the embedded database may hold up the main one. */
export async function startBeating(beating: Beating): Promise<() => Promise<void>> {
  // Options of the main thread may say that its script is no file.
  const options = { workerData: beating, execArgv: [] };
  const worker = new Worker(new URL('./folder-beat-worker.ts', import.meta.url), options);
  await once(worker, 'message');
  worker.unref();
  return async () => {
    await worker.terminate();
  };
}
