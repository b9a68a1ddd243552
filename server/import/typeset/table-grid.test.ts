import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableCell } from '#core/contract/main/regulation-text.ts';
import { tableGrid } from './table-grid.ts';

const cell = (text: string, more: Partial<TableCell> = {}): TableCell => ({
  parts: [{ part: 'text', content: [text] }],
  ...more,
});
const places = (rows: TableCell[][]) =>
  tableGrid({ part: 'table', rows }).cells.map(({ x, y, cols, rows: down, cell: it }) => {
    const [part] = it?.parts ?? [];
    return `${part?.part === 'text' ? part.content.join('') : '_'}@${x},${y}:${cols}x${down}`;
  });

describe('the grid of a table', () => {
  it('steps around cells that span down from above, and fills gaps', () => {
    const rows = [[cell('a', { rows: 2 }), cell('b', { cols: 2 })], [cell('c')], [cell('d')]];
    expect(places(rows)).toEqual([
      'a@0,0:1x2',
      'b@1,0:2x1',
      'c@1,1:1x1',
      '_@2,1:1x1',
      'd@0,2:1x1',
      '_@1,2:1x1',
      '_@2,2:1x1',
    ]);
  });

  it('takes for head what are head cells alone, less what hangs into the body', () => {
    const head = { head: true };
    const count = (rows: TableCell[][]) => tableGrid({ part: 'table', rows }).headRows;
    expect(count([[cell('a', head)], [cell('b')]])).toBe(1);
    expect(count([[cell('a', head), cell('b')], [cell('c')]])).toBe(0);
    expect(count([[cell('a', head)], [cell('b', { head: true, rows: 2 })], [cell('c')]])).toBe(1);
    expect(count([[cell('a', head)]])).toBe(0);
  });

  it('covers every place once, whatever the spans', () => {
    const span = fc.integer({ min: -1, max: 5 });
    const rows = fc.array(fc.array(fc.record({ cols: span, rows: span }), { maxLength: 5 }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(rows, (spans) => {
        const grid = tableGrid({ part: 'table', rows: spans.map((row) => row.map((it) => cell('x', it))) });
        const seen = grid.cells.flatMap((it) =>
          Array.from(
            { length: it.rows * it.cols },
            (_, i) => `${it.x + (i % it.cols)},${it.y + Math.floor(i / it.cols)}`,
          ),
        );
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.length).toBe(grid.columns * grid.rows);
        expect(grid.cells.filter((it) => it.cell)).toHaveLength(spans.flat().length);
      }),
    );
  });
});
