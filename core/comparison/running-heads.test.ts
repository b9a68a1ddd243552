import { expect, test } from 'vitest';
import type { ComparisonRow } from '../contract/main/comparison.ts';
import { headWords, headWordsIn, runningHeads } from './running-heads.ts';

const row = (kind: ComparisonRow['kind'], more: Partial<ComparisonRow> = {}): ComparisonRow => ({
  change: 'same',
  kind,
  level: 0,
  runs: [],
  differences: [],
  ...more,
});

test('a row runs below its innermost container and its article', () => {
  const rows = [
    row('preamble'),
    row('title', { depth: 0 }),
    row('chapter', { depth: 1 }),
    row('article', { depth: 2 }),
    row('paragraph'),
    row('article', { depth: 2, change: 'moved', to: '9' }),
    row('chapter', { depth: 1 }),
    row('article', { depth: 2 }),
    row('title', { depth: 0 }),
    row('article', { depth: 1 }),
  ];
  expect(runningHeads(rows).map(({ container, article }) => [container, article])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, undefined],
    [2, 3],
    [2, 3],
    [2, 3],
    [6, undefined],
    [6, 7],
    [8, undefined],
    [8, 9],
  ]);
});

test('a heading has the words of the later text, where there is one', () => {
  const runs = [
    { text: 'Licht ' },
    { text: 'alt', op: 'deleted' as const },
    { text: 'neu', op: 'inserted' as const },
  ];
  const [before, after] = [
    { path: '1', unit: '1', num: 'Art. 1' },
    { path: '2', unit: '2', num: 'Art. 2' },
  ];
  expect(headWords(row('article', { before, after, runs }))).toEqual({ num: 'Art. 2', heading: 'Licht neu' });
  expect(headWords(row('article', { before, runs }))).toEqual({ num: 'Art. 1', heading: 'Licht alt' });
  expect(headWords(row('article', { runs }))).toEqual({ num: '', heading: 'Licht alt' });
});

test('each text has its own words of a heading, and none of one that it lacks', () => {
  const runs = [
    { text: 'Licht' },
    { text: ' alt', op: 'deleted' as const },
    { text: ' neu', op: 'inserted' as const },
  ];
  const [before, after] = [
    { path: '1', unit: '1', num: 'Art. 1' },
    { path: '2', unit: '2', num: 'Art. 2' },
  ];
  const both = row('article', { before, after, runs });
  expect(headWordsIn(both, 'before')).toEqual({ num: 'Art. 1', heading: 'Licht alt' });
  expect(headWordsIn(both, 'after')).toEqual({ num: 'Art. 2', heading: 'Licht neu' });
  expect(headWordsIn(row('article', { after, runs: [{ text: 'Licht' }] }), 'before')).toEqual({
    num: '',
    heading: '',
  });
});
