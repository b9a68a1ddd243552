import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSourceNumbers } from './source-order.ts';

it('is that of a systematic collection', () => {
  const numbers = [
    '101',
    '235.1',
    '952.0',
    '952.022.2',
    '952.03',
    '952.031.11',
    '952.1',
    '955.01',
    '955.021',
  ];
  expect(numbers.toReversed().sort(compareSourceNumbers)).toEqual(numbers);
});

it('counts numbers that are no classes', () => {
  const numbers = ['2023/2', '2023/10', 'Rundschreiben 2', 'Rundschreiben 10', 'SR 950.0M', 'SR 950.022M'];
  expect(numbers.toReversed().sort(compareSourceNumbers)).toEqual(numbers);
});

it('is the same from both sides', () => {
  const number = fc.stringMatching(/^[0-9M./ ]{0,8}$/);
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(Math.sign(compareSourceNumbers(a, b)) + Math.sign(compareSourceNumbers(b, a))).toBe(0);
    }),
  );
});
