import { setImmediate as macrotask } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBackgroundWorker } from './background-worker.ts';
import { WorkerLost } from './worker-pool.ts';

const script = new URL('../testing/stalling-worker.ts', import.meta.url);
const job = (text: string) => ({ before: { key: text, bodies: [text] } });

test('a job without an end fails when its time is over, and the next one gets another worker', async () => {
  const ending = new AbortController();
  const time = new AbortController();
  const limits: number[] = [];
  const run = createBackgroundWorker<object, string>(script, {
    signal: ending.signal,
    deadline: (seconds) => {
      limits.push(seconds);
      return limits.length === 1 ? time.signal : new AbortController().signal;
    },
  });
  const endless = run(job('stall')).catch((error: unknown) => error);
  // Calls are answered meanwhile, since the job has a thread of its own.
  for (let round = 0; round < 100; round += 1) await macrotask();
  time.abort();
  expect(await endless).toBeInstanceOf(WorkerLost);
  expect(await endless).toMatchObject({ reason: 'time' });
  expect(await run(job('next'))).toBe('answer to next');
  expect(limits).toEqual([60, 60]);
  ending.abort();
  await expect(run(job('late'))).rejects.toMatchObject({ reason: 'closed' });
});
