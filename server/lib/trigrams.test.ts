import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexedRuns, runsToFind, trigramsOf } from './trigrams.ts';

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

it('finds words of one or two signs as they are, and does not know what stands between words', () => {
  const has = (text: string) => new Set(indexedRuns(text));
  expect(runsToFind('fx')).toEqual({ runs: ['fx'], isWhole: true });
  expect(runsToFind('§5')).toEqual({ runs: ['§5'], isWhole: true });
  expect(runsToFind('bank')).toEqual({ runs: ['ban', 'ank'], isWhole: false });
  for (const unknown of ['', '/', 'f?', '. ']) expect(runsToFind(unknown), unknown).toBeUndefined();
  expect([...has('handel (fx/otc) nach §5')]).toEqual(expect.arrayContaining(['fx', '§5', 'otc']));
  expect(has('forexfx').has('fx')).toBe(false);
});
