import { expect, test } from 'vitest';
import type { Comparison, ComparisonRow } from '../../../contract/main/comparison.ts';
import { rowCounts } from './changed-rows.ts';
import { comparisonPaper } from './paper.ts';

const side = (versionDate: string): Comparison['before'] => ({
  regTextId: 'lampeg',
  displayName: 'LampeG',
  title: 'Lampengesetz',
  sourceNumber: '999.1',
  language: 'DE',
  versionDate,
  status: 'inForce',
  source: 'classified',
  legalStatus: 'consolidated',
});
const row = (
  kind: ComparisonRow['kind'],
  change: ComparisonRow['change'],
  differences: ComparisonRow['differences'] = [],
): ComparisonRow => {
  const side = { path: '1', unit: '1' };
  return { kind, change, level: 0, before: side, after: side, runs: [], differences };
};
const rows = [
  row('chapter', 'new'),
  row('article', 'changed'),
  row('article', 'same'),
  row('paragraph', 'changed'),
  row('paragraph', 'same', [{ class: 'wording', before: 'alt', after: 'neu' }]),
  row('letter', 'new'),
  row('paragraph', 'same'),
];
const comparison = (more: Partial<Comparison> = {}): Comparison => ({
  before: side('2020-01-01'),
  after: side('2024-01-01'),
  apart: false,
  rows,
  units: [],
  summary: {} as Comparison['summary'],
  unrelated: false,
  ...more,
});
const counted = (more?: Partial<Comparison>) =>
  rowCounts(comparison(more)).map(({ what, count }) => `${count} ${what}`);
const onPaper = (more?: Partial<Comparison>) =>
  comparisonPaper(comparison(more), { language: 'DE', only: false, madeOn: '2026-05-01' }).paragraphs.map(
    ({ label, count }) => `${count} ${label}`,
  );
const swapped = { before: side('2024-01-01'), after: side('2020-01-01') };

test('headings are told apart from paragraphs, and come last', () => {
  expect(counted()).toEqual(['2 changed', '1 new', '1 same', '2 headings']);
});

test('an introduction whose list changed is not counted as unchanged', () => {
  const letter = (change: ComparisonRow['change']) => ({ ...row('letter', change), level: 1 });
  const list = [
    row('paragraph', 'same'),
    letter('same'),
    letter('new'),
    row('paragraph', 'same'),
    letter('same'),
  ];
  expect(counted({ rows: list })).toEqual(['1 new', '3 same']);
});

test('two texts of one day are an earlier and a later one', () => {
  expect(counted({ after: side('2020-01-01') })).toEqual(counted());
});

test('paper counts what the screen counts', () => {
  expect(onPaper()).toEqual(['2 geändert', '1 neu', '1 unverändert', '2 Überschriften geändert']);
});

test.each([
  ['of two texts', { apart: true }],
  ['of the later version before the earlier', swapped],
])('%s nothing became anything, and headings do not count', (_, more) => {
  expect(counted(more)).toEqual(['1 same', '2 changed', '1 new']);
  expect(onPaper(more)).toEqual(['1 gleich', '2 abweichend', '1 nur in B']);
});

test('the later version before the earlier has no note of what was where', () => {
  const moved = { ...row('paragraph', 'moved'), before: { path: '2', unit: '2' } };
  const notes = (more: Partial<Comparison>) =>
    comparisonPaper(comparison({ rows: [moved], ...more }), {
      language: 'DE',
      only: false,
      madeOn: '2026-05-01',
    }).rows[0]?.note;
  expect(notes({})).toContain('bisher Art.');
  expect(notes(swapped)).toBeUndefined();
});
