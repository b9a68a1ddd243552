import { describe, expect, it } from 'vitest';
import type { ComparisonRow } from '../contract/main/comparison.ts';
import { nameOfRow, rowNamed } from './rows.ts';

const side = (path: string) => ({ path, unit: path.split('^')[0] ?? path });
const row = (before: string | undefined, after: string | undefined): ComparisonRow => ({
  change: 'changed',
  kind: 'paragraph',
  level: 0,
  ...(before === undefined ? {} : { before: side(before) }),
  ...(after === undefined ? {} : { after: side(after) }),
  runs: [],
  differences: [],
});
const rows = [row('5', '5'), row('5^1', undefined), row(undefined, '5^1'), row('5^2', '5^3'), row('6', '6')];

describe('the name of a row in an address', () => {
  it('leads back to the row, also where both texts have the same path for two paragraphs', () => {
    expect(rows.map(nameOfRow)).toEqual(['5', 'A~5^1', '5^1', '5^3', '6']);
    expect(rows.map((each) => rowNamed(rows, nameOfRow(each) ?? ''))).toEqual([0, 1, 2, 3, 4]);
  });

  it('is found by its former path, else by its article', () => {
    expect(rowNamed(rows, '5^2')).toBe(3);
    expect(rowNamed(rows, 'A~6')).toBe(4);
    expect(rowNamed(rows, '6^9')).toBe(4);
    expect(rowNamed(rows, '7')).toBeUndefined();
  });
});
