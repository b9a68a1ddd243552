import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { cut } from './cut.ts';

const family = '👩‍👩‍👧‍👦';
const flag = '🇨🇭';
const combined = 'e\u0301\u0323';

describe('cut', () => {
  it.each([
    ['Own funds', 3, 'Own'],
    ['Own', 3, 'Own'],
    ['', 3, ''],
    ['Own', 0, ''],
    ['Own', -1, ''],
    ['ab😀cd', 3, 'ab'],
    ['ab😀cd', 4, 'ab😀'],
    [`a${family}b`, 5, 'a'],
    [`a${family}b`, family.length + 1, `a${family}`],
    [`a${flag}${flag}`, 3, 'a'],
    [`a${flag}${flag}`, 7, `a${flag}`],
    [`a${combined}b`, 2, 'a'],
    [`a${combined}b`, 3, 'a'],
    [`a${combined}b`, 4, `a${combined}`],
    ['a👍🏽b', 4, 'a'],
    ['a\r\nb', 2, 'a'],
    [family, 4, ''],
  ])('%j to %i is %j', (text, length, expected) => {
    expect(cut(text, length)).toBe(expected);
  });

  const graphemes = new Intl.Segmenter();
  it('keeps as many whole graphemes as fit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(family, flag, combined)), {
          maxLength: 12,
        }),
        fc.integer({ min: 0, max: 60 }),
        (parts, length) => {
          const text = parts.join('');
          let expected = '';
          for (const { segment } of graphemes.segment(text)) {
            if (expected.length + segment.length > length) break;
            expected += segment;
          }
          expect(cut(text, length)).toBe(expected);
        },
      ),
    );
  });

  describe('where the platform knows no graphemes', () => {
    const { Segmenter } = Intl;
    afterEach(() => {
      Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
    });
    it.each([
      ['ab😀cd', 3, 'ab'],
      [`a${family}b`, 6, 'a'],
      [`a${combined}b`, 3, 'a'],
      ['a👍🏽b', 3, 'a'],
    ])('%j to %i is %j', (text, length, expected) => {
      Object.defineProperty(Intl, 'Segmenter', { value: undefined, configurable: true, writable: true });
      expect(cut(text, length)).toBe(expected);
    });
  });
});
