import { describe, expect, it } from 'vitest';
import type { ComparisonRow } from '../contract/main/comparison.ts';
import { changedEntries, onlyChanged } from './contents.ts';

const head = (path: string, num: string, given: Partial<ComparisonRow> = {}): ComparisonRow => ({
  change: 'same',
  kind: 'article',
  level: 0,
  depth: 1,
  before: { path, unit: path, num },
  after: { path, unit: path, num },
  runs: [{ text: `Titel ${num}` }],
  differences: [],
  ...given,
});
const rows = [
  head('{chap_1}', '1. Kapitel', { kind: 'chapter', depth: 0 }),
  head('1', 'Art. 1'),
  head('{chap_2}', '2. Kapitel', { kind: 'chapter', depth: 0 }),
  head('2', 'Art. 2'),
  head('3', 'Art. 3', { change: 'repealed', after: undefined }),
  head('4', 'Art. 4', {
    change: 'changed',
    runs: [{ text: 'Neuer ', op: 'inserted' }, { text: 'Alter ', op: 'deleted' }, { text: 'Titel' }],
  }),
];
const units = [
  { path: '2', side: 'after', change: 'changed' },
  { path: '3', side: 'before', change: 'repealed' },
] as const;

describe('the contents of a comparison', () => {
  it('tell of each heading what became of it', () => {
    expect(
      changedEntries({ rows, units: [...units] }).map(({ num, heading, change }) => [num, heading, change]),
    ).toEqual([
      ['1. Kapitel', 'Titel 1. Kapitel', undefined],
      ['Art. 1', 'Titel Art. 1', undefined],
      ['2. Kapitel', 'Titel 2. Kapitel', undefined],
      ['Art. 2', 'Titel Art. 2', 'changed'],
      ['Art. 3', 'Titel Art. 3', 'repealed'],
      ['Art. 4', 'Neuer Titel', undefined],
    ]);
  });

  it('can be narrowed to what changed, with the headings around it', () => {
    const entries = onlyChanged(changedEntries({ rows, units: [...units] }));
    expect(entries.map(({ num }) => num)).toEqual(['2. Kapitel', 'Art. 2', 'Art. 3']);
  });
});
