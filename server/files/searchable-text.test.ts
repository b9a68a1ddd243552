import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#core/lib/fold.ts';
import { trigramsOf } from '../lib/trigrams.ts';
import { maxRuns, searchableText } from './searchable-text.ts';

describe('the text of a file', () => {
  it('stays whole where it is law, however long', () => {
    const text = 'Die Bank meldet der FINMA innert 24 Stunden. '.repeat(20_000);
    expect(searchableText(text)).toBe(text);
  });

  it('ends where it has more different runs than the index takes', () => {
    // Each sign of the 20,000 is followed by another one each time.
    const signs = Array.from(
      { length: 200_000 },
      (_, n) => 0x4e00 + ((n * (1 + Math.floor(n / 20_000))) % 20_000),
    );
    const text =
      String.fromCharCode(...signs.slice(0, 100_000)) + String.fromCharCode(...signs.slice(100_000));
    const cut = searchableText(text);
    expect(cut.length).toBeLessThan(text.length);
    expect(text.startsWith(cut)).toBe(true);
    expect(trigramsOf(foldText(cut)).length).toBeLessThanOrEqual(maxRuns);
  });

  it('is a whole beginning whatever the signs', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 0, max: 50 }),
        (text, most) => {
          const cut = searchableText(text, most);
          expect(cut.isWellFormed()).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
