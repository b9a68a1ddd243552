import { expect, test } from 'vitest';
import { matchWords, stretchesOf } from './diff.ts';
import { diffWordsOf } from './diff-words.ts';
import { vocabularyFor } from './vocabulary.ts';

const wordsOf = (text: string) => diffWordsOf({ text }, vocabularyFor('EN'));
const matched = (before: string, after: string) =>
  matchWords(wordsOf(before), wordsOf(after)).map(
    (match) => `${match.before}>${match.after}${match.isNear ? ' near' : ''}`,
  );
const inOrder = (count: number, before = 0, after = 0) =>
  Array.from({ length: count }, (_, index) => `${index + before}>${index + after}`);
const sequence = (from: number, count: number, between = '') =>
  Array.from({ length: count }, (_, index) => `w${from + index}${between}`).join(' ');

test.each([
  ['', '', []],
  ['w1', '', []],
  ['', 'w1', []],
  ['w1 w2', 'w1 w2', ['0>0', '1>1']],
  ['w1 w2', 'w2 w1', ['1>0']],
  ['w0 w1 w2', 'w1 w2 w0', ['1>0', '2>1']],
  ['of w1 x', 'w1 of y', ['1>0']],
  ['W1 x', 'w1 y', ['0>0 near']],
  ['w1 W1 x', 'W1 w1 y', ['0>0 near', '1>1 near']],
  ['w1, x', 'w1. y', ['0>0']],
  ['a1 w1 a2 w1 w2 a3', 'b1 w1 w2 b3', ['3>1', '4>2']],
  ['a1 w1 a2', 'b1 w1 b2', ['1>1']],
  ['w1', 'w1 w1', ['0>0']],
  ['w1 w1', 'w1', ['0>0']],
  ['w2 w1', 'w3 w1', ['1>1']],
  ['May k', 'may not', ['0>0 near']],
])('%j and %j match at %j', (before, after, expected) => {
  expect(matched(before, after)).toEqual(expected);
});

// More than sixty thousand pairs of words: first divided at the words that occur once on each side.
test('long texts match at the words that occur once', () => {
  const long = sequence(0, 260);
  expect(matched(`x0 ${long} x1`, `y0 ${long} y1`)).toEqual(inOrder(260, 1, 1));
  expect(matched(`x0 ${long} x1`, `${long} y1`)).toEqual(inOrder(260, 1, 0));
  expect(matched(`x0 ${long}`, `y0 y1 ${long} y2`)).toEqual(inOrder(260, 1, 2));
});

test('long texts match between those words too', () => {
  const long = sequence(0, 130, ' again');
  expect(matched(`x0 ${long} x1`, `y0 ${long} y1`)).toEqual(inOrder(260, 1, 1));
  const other = sequence(0, 130, ' other');
  expect(matched(`x0 ${long} x1`, `y0 ${other} y1`)).toEqual(
    Array.from({ length: 130 }, (_, index) => `${1 + 2 * index}>${1 + 2 * index}`),
  );
});

test('of long texts that changed places the longer part matches', () => {
  const [one, other] = [sequence(0, 100), sequence(200, 160)];
  expect(matched(`x0 ${one} ${other} x1`, `y0 ${other} ${one} y1`)).toEqual(inOrder(160, 101, 1));
});

test('long texts in which no word occurs once have nothing in common but their ends', () => {
  const twice = (words: string) => `${words} ${words}`;
  const [one, other] = [twice(sequence(0, 130)), twice(sequence(1, 130))];
  expect(matched(`start x0 ${one} x1 end`, `start y0 ${other} y1 end`)).toEqual(['0>0', '263>263']);
});

test('what is only on one side belongs to the stretch that changed', () => {
  const [before, after] = [wordsOf('w1 w2 W3 w4'), wordsOf('w1 w3 w4 w5')];
  const stretches = stretchesOf(before, after, matchWords(before, after));
  const keys = (words: readonly { key: string }[]) => words.map(({ key }) => key).join(' ');
  expect(stretches.map((each) => [each.isSame, keys(each.before), keys(each.after)])).toEqual([
    [true, 'w1', 'w1'],
    [false, 'w2 W3', 'w3'],
    [true, 'w4', 'w4'],
    [false, '', 'w5'],
  ]);
});
