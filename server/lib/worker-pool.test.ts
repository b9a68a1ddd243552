import { expect, it, vi } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

type Job = { before: { bodies: string[] } };
const job = (text: string): Job => ({ before: { bodies: [text] } });
const open = () =>
  createWorkerPool<Job, string>({
    script: new URL('../testing/stalling-worker.ts', import.meta.url),
    size: 1,
    memory: 64,
  });

it('an abort ends a job that runs and one that waits, and the pool goes on', async () => {
  const pool = open();
  const aborting = new AbortController();
  const running = pool.run(job('stall'), aborting.signal);
  const waiting = pool.run(job('stall'), aborting.signal);
  await vi.waitFor(() => expect(pool.size()).toBe(1), { timeout: 60_000 });
  // Both are awaited from now on: a rejection that nobody awaits yet would end the run.
  const refused = Promise.all([
    expect(running).rejects.toThrow('nobody waits'),
    expect(waiting).rejects.toThrow('nobody waits'),
  ]);
  aborting.abort(new Error('nobody waits'));
  await refused;
  expect(await pool.run(job('hello'))).toBe('answer to hello');
  await pool.close();
});
