import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trigramsOf } from './trigrams.ts';

it.each<[string, string[]]>([
  ['bank', ['ban', 'ank']],
  ['aaaa', ['aaa']],
  ['eu', []],
  ['ab😀cde', ['cde']],
])('the runs of "%s" are %j', (text, runs) => {
  expect(trigramsOf(text)).toEqual(runs);
});

it('what contains a word has all of its runs', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      (before, word, after) => {
        const runs = new Set(trigramsOf(`${before}${word}${after}`));
        expect(trigramsOf(word).every((run) => runs.has(run))).toBe(true);
      },
    ),
  );
});
