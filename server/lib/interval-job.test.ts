import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIntervalJob } from './interval-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when the test says so. */
function createWork() {
  const ends: (() => void)[] = [];
  return {
    work: vi.fn(() => new Promise<void>((resolve) => ends.push(resolve))),
    end: () => ends.shift()?.(),
  };
}

it('runs after each pause, and not while a run is under way', async () => {
  const { work, end } = createWork();
  const job = createIntervalJob(1000, () => undefined);
  job.start(work);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(3500);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('runs at once where that is asked for, and then after each pause', async () => {
  const { work, end } = createWork();
  const job = createIntervalJob(1000, () => undefined);
  job.start(work, { atOnce: true });
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('logs a failure and tries again', async () => {
  const log = vi.fn();
  const job = createIntervalJob(1000, log);
  job.start(() => Promise.reject(new Error('no room')));
  await vi.advanceTimersByTimeAsync(2000);
  expect(log.mock.calls).toEqual([['no room'], ['no room']]);
});

it('when closed, waits for the run that is under way, and starts none', async () => {
  const { work, end } = createWork();
  const job = createIntervalJob(1000, () => undefined);
  job.start(work);
  await vi.advanceTimersByTimeAsync(1000);
  const closed = vi.fn();
  const closing = job.close().then(closed);
  await vi.advanceTimersByTimeAsync(5000);
  expect(closed).not.toHaveBeenCalled();
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await closing;
  expect(closed).toHaveBeenCalled();
});
