import { describe, expect, test } from 'vitest';
import type { MarkedStretch } from './plain-text.ts';
import { compareWords, oneSidedWords, wholeRuns } from './runs.ts';
import { vocabularyFor } from './vocabulary.ts';

const mark = (start: number, end: number, mark: MarkedStretch['mark'] = 'i') => ({ start, end, mark });

describe('the runs of a text', () => {
  test.each<[name: string, marks: MarkedStretch[], runs: ReturnType<typeof wholeRuns>]>([
    ['without marks', [], [{ text: 'k1 k2 k3' }]],
    ['marked at its start', [mark(0, 2)], [{ text: 'k1', mark: 'i' }, { text: ' k2 k3' }]],
    ['marked inside', [mark(3, 5)], [{ text: 'k1 ' }, { text: 'k2', mark: 'i' }, { text: ' k3' }]],
    ['marked at its end', [mark(6, 8)], [{ text: 'k1 k2 ' }, { text: 'k3', mark: 'i' }]],
    ['marked as a whole', [mark(0, 8)], [{ text: 'k1 k2 k3', mark: 'i' }]],
    [
      'with one mark behind another',
      [mark(0, 3), mark(3, 5, 'b')],
      [{ text: 'k1 ', mark: 'i' }, { text: 'k2', mark: 'b' }, { text: ' k3' }],
    ],
    [
      'marked before its start and behind its end',
      [mark(-4, 0), mark(-2, 2), mark(6, 20), mark(20, 30)],
      [{ text: 'k1', mark: 'i' }, { text: ' k2 ' }, { text: 'k3', mark: 'i' }],
    ],
  ])('%s', (_, marks, runs) => {
    expect(wholeRuns({ text: 'k1 k2 k3', marks })).toEqual(runs);
    expect(wholeRuns({ text: 'k1 k2 k3', marks }, 'deleted')).toEqual(
      runs.map((run) => ({ ...run, op: 'deleted' })),
    );
  });

  test('that is empty are none', () => {
    expect(wholeRuns({ text: '', marks: [] })).toEqual([]);
  });
});

test('marks are cut where a change begins and ends', () => {
  const before = { text: 'k1 k2 k3 k4', marks: [mark(0, 4), mark(9, 11, 'b')] };
  const after = { text: 'k1 k5 k3 k4', marks: [mark(4, 8, 'u'), mark(8, 11, 'b')] };
  const difference = { difference: 0 };
  expect(compareWords(before, after, vocabularyFor('EN')).runs).toEqual([
    { text: 'k1' },
    { text: ' k', op: 'deleted', mark: 'i', ...difference },
    { text: '2', op: 'deleted', ...difference },
    { text: ' k', op: 'inserted', ...difference },
    { text: '5', op: 'inserted', mark: 'u', ...difference },
    { text: ' k3', mark: 'u' },
    { text: ' k4', mark: 'b' },
  ]);
});

test('what is new has its marks, and its numbers as differences', () => {
  const text = { text: 'k1 5 francs k2', marks: [mark(0, 6)] };
  expect(oneSidedWords(text, 'inserted', vocabularyFor('EN')).runs).toEqual([
    { text: 'k1', op: 'inserted', mark: 'i' },
    { text: ' 5 f', op: 'inserted', mark: 'i', difference: 0 },
    { text: 'rancs', op: 'inserted', difference: 0 },
    { text: ' k2', op: 'inserted' },
  ]);
});
