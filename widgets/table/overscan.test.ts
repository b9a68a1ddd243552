import { expect, it } from 'vitest';
import { maxOverscan, overscanNear } from './overscan.ts';

const range = (startIndex: number) => ({
  startIndex,
  endIndex: startIndex + 20,
  overscan: maxOverscan,
  count: 1000,
});
const numbersOf = (starts: readonly number[]) => {
  const near = overscanNear();
  return starts.map((start) => near(range(start)).length);
};
const seen = 21;

it('draws rows beyond the view for those who scroll on', () => {
  expect(numbersOf([100, 103, 115])).toEqual([seen + 2, seen + 2 * maxOverscan, seen + 2 * maxOverscan]);
});

it('draws few of them where all rows are others', () => {
  expect(numbersOf([100, 103, 500, 900])).toEqual([seen + 2, seen + 2 * maxOverscan, seen + 2, seen + 2]);
});

it('takes a shift by learnt heights for no scrolling, but small steps for some', () => {
  expect(numbersOf([100, 500, 501])).toEqual([seen + 2, seen + 2, seen + 2]);
  expect(numbersOf([100, 101, 102])).toEqual([seen + 2, seen + 2, seen + 2 * maxOverscan]);
});
