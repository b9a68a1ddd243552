import { expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

it.each([
  ['same', 'same', [{ text: 'same' }]],
  ['', 'new', [{ text: 'new', op: 'inserted' }]],
  [
    'within ten days',
    'within five days',
    [
      { text: 'within ' },
      { text: 'ten', op: 'deleted' },
      { text: 'five', op: 'inserted' },
      { text: ' days' },
    ],
  ],
  ['a\nb', 'a\n\nb', [{ text: 'a\n' }, { text: '\n', op: 'inserted' }, { text: 'b' }]],
])('between %j and %j', (before, after, runs) => {
  expect(wordChanges(before, after)).toEqual(runs);
});

it('gives up on the longest texts that have nothing in common, and loses no word', () => {
  const text = (letter: string) =>
    Array.from({ length: 5000 }, (_, index) => `${letter}${index % 97}`).join(' ');
  const [before, after] = [text('a').slice(0, 10_000), text('b').slice(0, 10_000)];
  const runs = wordChanges(before, after);
  const side = (left: string) =>
    runs
      .filter(({ op }) => op !== left)
      .map((run) => run.text)
      .join('');
  expect([side('inserted'), side('deleted')]).toEqual([before, after]);
});
