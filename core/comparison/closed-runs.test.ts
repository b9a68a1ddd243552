import { expect, test } from 'vitest';
import type { Run } from '../contract/main/comparison.ts';
import { closedRuns } from './closed-runs.ts';

const read = (runs: Run[], language: 'DE' | 'FR' = 'DE') =>
  closedRuns(runs, language)
    .map(({ text }) => text)
    .join('');

test('a sign follows the deleted word before it without a blank', () => {
  expect(read([{ text: 'vorsieht ', op: 'deleted' }, { text: ';' }])).toBe('vorsieht;');
  expect(read([{ text: 'vorsieht', op: 'deleted' }, { text: ' ; oder' }])).toBe('vorsieht; oder');
});

test('blanks between words stay, and those that the text itself has before a sign', () => {
  expect(read([{ text: 'alt ', op: 'deleted' }, { text: 'neu' }])).toBe('alt neu');
  expect(read([{ text: 'eine Liste ' }, { text: '. . .' }])).toBe('eine Liste . . .');
});

test('French keeps its blank before a semicolon', () => {
  expect(read([{ text: 'prévoit ', op: 'deleted' }, { text: ';' }], 'FR')).toBe('prévoit ;');
});
