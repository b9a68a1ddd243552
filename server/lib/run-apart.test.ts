import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApartRunner } from './run-apart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = (message: string) => {
  throw new Error(message);
};

it('runs work between one and three seconds later, never with the call', () => {
  const done: number[] = [];
  const runner = createApartRunner(quiet);
  for (let one = 0; one < 50; one++) runner.later(async () => void done.push(one));
  vi.advanceTimersByTime(999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(2001);
  expect(done).toHaveLength(50);
  // Of fifty moments of chance not all come in the order of their calls.
  expect(done).not.toEqual(done.toSorted((a, b) => a - b));
});

it('runs what is waiting when it ends, once', async () => {
  const work = vi.fn(async () => undefined);
  const runner = createApartRunner(quiet);
  runner.later(work);
  await runner.finish();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('logs what fails, and goes on', async () => {
  const log = vi.fn();
  const runner = createApartRunner(log, () => 10);
  runner.later(async () => {
    throw new Error('no mail server');
  });
  const next = vi.fn(async () => undefined);
  runner.later(next);
  vi.advanceTimersByTime(10);
  await runner.finish();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no mail server'));
  expect(next).toHaveBeenCalled();
});
