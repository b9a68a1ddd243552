import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { runScript } from '../testing/processes.ts';
import type { RestlessJob } from '../testing/restless-process.ts';
import { createProcessPool, type ProcessPoolOptions } from './process-pool.ts';

const open = (options: Partial<ProcessPoolOptions> = {}) =>
  createProcessPool<RestlessJob, unknown>({
    script: new URL('../testing/restless-process.ts', import.meta.url),
    size: 1,
    memory: 300,
    ...options,
  });

function isRunning(id: unknown): boolean {
  try {
    return process.kill(Number(id), 0);
  } catch {
    return false;
  }
}

it('does one job after the other in a process of its own', async () => {
  const pool = open();
  const first = await pool.run({ does: 'reply' });
  expect(first).not.toBe(process.pid);
  expect(await pool.run({ does: 'reply' })).toBe(first);
  await pool.close();
  expect(isRunning(first)).toBe(false);
});

it('holds no reply after it was given', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const pool = open({ memory: 600, maxResult: 10 });
  const sizes: number[] = [];
  for (let job = 0; job < 12; job += 1) {
    await pool.run({ does: 'return', megabytes: 8 });
    await setImmediate();
    collect();
    sizes.push(process.memoryUsage().arrayBuffers / 1024 ** 2);
  }
  expect((sizes.at(-1) ?? 0) - (sizes[1] ?? 0)).toBeLessThan(30);
  await pool.close();
});

it('limits memory that is not of the heap, and the next job gets another process', async () => {
  const pool = open();
  await expect(pool.run({ does: 'take', megabytes: 4000 })).rejects.toMatchObject({
    reason: 'memory',
    message: 'it needed more than 300 MB of memory',
  });
  expect(await pool.run({ does: 'reply' })).toBeTypeOf('number');
  await pool.close();
});

it('ends a process that has grown after its job, and one that has nothing to do', async () => {
  const pool = open({ memory: 600, idle: 0.05 });
  const grown = await pool.run({ does: 'take', megabytes: 400 });
  expect(isRunning(grown)).toBe(false);
  const idle = await pool.run({ does: 'reply' });
  await expect.poll(() => pool.size(), { timeout: 60_000 }).toBe(0);
  expect(isRunning(idle)).toBe(false);
  await pool.close();
});

it('kills a process that has no turns when it is aborted, its time is over, or the pool is closed', async () => {
  const time = new AbortController();
  const pool = open({ timeoutSeconds: 7, deadline: () => time.signal });
  const aborting = new AbortController();
  const id = await pool.run({ does: 'reply' });
  const aborted = pool.run({ does: 'block' }, aborting.signal);
  await vi.waitFor(() => expect(pool.size()).toBe(1));
  aborting.abort(new Error('nobody waits'));
  await expect(aborted).rejects.toThrow('nobody waits');
  expect(isRunning(id)).toBe(false);
  const overdue = pool.run({ does: 'block' });
  const waiting = pool.run({ does: 'reply' });
  void waiting.catch(() => undefined);
  time.abort();
  await expect(overdue).rejects.toMatchObject({ reason: 'time', message: 'no reply within 7 seconds' });
  await pool.close();

  const closing = open();
  const last = await closing.run({ does: 'reply' });
  const jobs = [closing.run({ does: 'block' }), closing.run({ does: 'reply' })];
  const ends = Promise.allSettled(jobs);
  await closing.close();
  expect(isRunning(last)).toBe(false);
  expect((await ends).map((end) => end.status === 'rejected' && end.reason.reason)).toEqual([
    'closed',
    'closed',
  ]);
  await expect(closing.run({ does: 'reply' })).rejects.toMatchObject({ reason: 'closed' });
});

it('tells why a job failed or a process ended', async () => {
  const pool = open({ maxResult: 2 });
  await expect(pool.run({ does: 'throw' })).rejects.toThrow('the paper is torn');
  await expect(pool.run({ does: 'exit' })).rejects.toMatchObject({
    reason: 'ended',
    message: 'the process ended with code 3',
  });
  await expect(pool.run({ does: 'crash' })).rejects.toThrow('TypeError: out of paper');
  await expect(pool.run({ does: 'return', megabytes: 3 })).rejects.toMatchObject({
    reason: 'memory',
    message: 'its result takes 4 MB, more than 2 MB',
  });
  await pool.close();
  const missing = open({ script: new URL('../testing/missing.ts', import.meta.url) });
  await expect(missing.run({ does: 'reply' })).rejects.toThrow('missing.ts');
  await missing.close();
});

it('passes on nothing of the environment, which holds secrets', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://user:secret@host/database');
  const pool = open();
  const names = await pool.run({ does: 'list variables' });
  await pool.close();
  vi.unstubAllEnvs();
  expect((names as string[]).filter((name) => !/^(MALLOC_|TZ$|NODE_CHANNEL_|__CF)/.test(name))).toEqual([]);
});

it('leaves no process behind when its own is killed, whatever that does then', async () => {
  const parent = runScript('server/testing/pool-parent.ts', [], {});
  await parent.printed('process ');
  parent.child.kill('SIGKILL');
  const { out } = await parent.ended;
  const id = /process (\d+)/.exec(out)?.[1];
  expect(id).toBeDefined();
  await expect.poll(() => isRunning(id), { timeout: 60_000 }).toBe(false);
});
