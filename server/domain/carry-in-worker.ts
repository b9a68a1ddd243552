import { createBackgroundWorker } from '../lib/background-worker.ts';
import type { CarriedPath, CarryJob, RunCarry } from './carry-worker.ts';

/** Decides in one worker thread, at a lower priority than the threads that answer. */
export function createCarryWorker(signal: AbortSignal): RunCarry {
  const run = createBackgroundWorker<CarryJob, CarriedPath[]>(new URL('./carry-worker.ts', import.meta.url), {
    signal,
  });
  return (job) => run(job, signal);
}
