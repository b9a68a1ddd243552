import { expect, it } from 'vitest';
import { changeBeside } from './use-changes.ts';

const changes = [3, 8, 20];
const beside = (change: number, viewedRow?: number) =>
  ([1, -1] as const).map((by) => changeBeside(changes, { change, viewedRow }, by));

it('of a change is the next and the one before, around the ends', () => {
  expect(beside(8)).toEqual([20, 3]);
  expect(beside(8, 8)).toEqual([20, 3]);
  expect(beside(20, 20)).toEqual([3, 8]);
  expect(beside(3, 3)).toEqual([8, 20]);
});

it('of what did not change leaves none out', () => {
  expect(beside(8, 5)).toEqual([8, 3]);
  expect(beside(3, 1)).toEqual([3, 20]);
  expect(beside(20, 30)).toEqual([3, 20]);
});

it('is none where nothing changed', () => {
  expect(changeBeside([], { change: undefined, viewedRow: 4 }, 1)).toBeUndefined();
});
