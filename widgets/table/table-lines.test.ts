import { expect, it } from 'vitest';
import { linesOf } from './table-lines.ts';

const rows = ['a1', 'a2', 'b1'].map((id) => ({ id, row: id }));
const groupOf = (row: string) => ({ id: row[0] ?? '', head: `Group ${row[0]}` });
const drawn = (lines: ReturnType<typeof linesOf<string>>) =>
  lines.map(({ key, head, detail, index }) => `${index} ${key}: ${head ?? detail ?? 'row'}`);

it('has a row, and below it its detail if it is open', () => {
  const detail = (row: string) => (row === 'a2' ? 'opened' : undefined);
  expect(drawn(linesOf({ rows, detail }))).toEqual([
    '0 a1: row',
    '1 a2: row',
    '1 a2 detail: opened',
    '2 b1: row',
  ]);
});

it('names a group above its first row, once', () => {
  expect(drawn(linesOf({ rows, groupOf }))).toEqual([
    '0 a1 head: Group a',
    '0 a1: row',
    '1 a2: row',
    '2 b1 head: Group b',
    '2 b1: row',
  ]);
});
