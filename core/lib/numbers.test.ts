import { expect, test } from 'vitest';
import { formatNumber } from './numbers.ts';

test.each([
  ['en-GB', '1,234,567.5'],
  ['de-CH', '1’234’567.5'],
  ['it-CH', '1’234’567.5'],
])('a number in %s', (locale, text) => {
  expect(formatNumber(1_234_567.5, locale).replaceAll("'", '’')).toBe(text);
});

test('French has a decimal comma', () => {
  expect(formatNumber(0.5, 'fr-CH')).toBe('0,5');
});

test('decimals are kept where they are asked for', () => {
  expect(formatNumber(2, 'en-GB', 2)).toBe('2.00');
  expect(formatNumber(2.345, 'en-GB', 1)).toBe('2.3');
});
