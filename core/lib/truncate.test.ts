import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultLength, truncate } from './truncate.ts';

describe('truncate', () => {
  test.each([
    ['x'.repeat(35), undefined, 'x'.repeat(35)],
    ['x'.repeat(36), undefined, `${'x'.repeat(34)}…`],
    ['Own funds and liquidity', 10, 'Own funds…'],
    ['ab😀cd', 4, 'ab…'],
    ['ab😀cd', 5, 'ab😀…'],
    ['abc', 1, '…'],
    ['abc', 0, ''],
    ['', 5, ''],
  ])('%o to %o is %o', (text, length, cut) => {
    expect(truncate(text, length)).toBe(cut);
  });

  test('keeps 35 characters by default', () => {
    expect(defaultLength).toBe(35);
  });

  test('never is longer than asked, never breaks a pair, always starts as the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (text, length) => {
          const cut = truncate(text, length);
          expect(cut.length).toBeLessThanOrEqual(length);
          expect(cut.isWellFormed()).toBe(true);
          expect(text.startsWith(cut === text ? cut : cut.slice(0, -1))).toBe(true);
        },
      ),
    );
  });
});
