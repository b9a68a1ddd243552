import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTime } from './situation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the time of a reply is over after a while, and whether somebody asked then is known', () => {
  const time = startTime();
  expect([time.isOverTime(), time.wasOverTime()]).toEqual([false, false]);
  vi.advanceTimersByTime(10_000);
  // Nothing was left out as long as nobody asked.
  expect(time.wasOverTime()).toBe(false);
  expect([time.isOverTime(), time.wasOverTime()]).toEqual([true, true]);
});
