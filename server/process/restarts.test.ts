import { expect, it } from 'vitest';
import { createRestarts } from './restarts.ts';

it('a process that ends early again and again is started ever later, up to half a minute', () => {
  let clock = 0;
  const { started, pause } = createRestarts(() => clock);
  const endsAfter = (milliseconds: number) => {
    started();
    clock += milliseconds;
    return pause();
  };
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(() => endsAfter(100))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(endsAfter(60_000)).toBe(500);
});
