import { expect, it } from 'vitest';
import { findWords } from './word-highlights.ts';

it.each([
  ['Der Docht dochtet.', ['docht'], ['Docht']],
  ['Öllampen, Öllampe', ['öllampe'], ['Öllampe']],
  ['auf dem Docht', ['docht', 'auf dem docht'], ['auf dem Docht']],
  ['a  b', ['a b'], ['a  b']],
  ['1.5 (x)', ['1.5', '(x)'], ['1.5', '(x)']],
  ['nichts', [], []],
])('in %j, %j are %j', (text, words, expected) => {
  expect(findWords(text, words).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
