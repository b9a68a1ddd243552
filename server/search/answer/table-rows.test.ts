import { describe, expect, it } from 'vitest';
import type { TableCell, TablePart, Unit } from '#core/contract/main/regulation-text.ts';
import { type Marker, snippetOf } from './snippet.ts';
import { rowsOfTable } from './table-rows.ts';
import { piecesOfUnit } from './unit-pieces.ts';

const cell = (text: string, more: Partial<TableCell> = {}): TableCell => ({
  parts: [{ part: 'text', content: [text] }],
  ...more,
});
const head = (text: string, more: Partial<TableCell> = {}) => cell(text, { head: true, ...more });
const tariff: TablePart = {
  part: 'table',
  rows: [
    [head('Einkommen', { cols: 2 }), head('Steuer', { rows: 2 })],
    [head('von'), head('bis')],
    [cell('18 300'), cell('32 800'), cell('0.77 Prozent', { rows: 2 })],
    [cell('32 800'), cell('42 900')],
  ],
};
const article: Pick<Unit, 'id' | 'parts'> = {
  id: '36',
  parts: [{ part: 'text', content: ['Die Steuer beträgt:'] }, tariff],
};
const marking =
  (...words: string[]): Marker =>
  (text) =>
    words.flatMap((word, queryWord) => {
      const from = text.indexOf(word);
      return from < 0 ? [] : [{ from, to: from + word.length, queryWord }];
    });

describe('the rows of a table', () => {
  it('have the heads of their columns, and cells over several rows in each of them', () => {
    const columns = ['Einkommen von', 'bis', 'Steuer'];
    expect(rowsOfTable(tariff)).toEqual([
      { columns, cells: ['18 300', '32 800', '0.77 Prozent'] },
      { columns, cells: ['32 800', '42 900', '0.77 Prozent'] },
    ]);
    expect(rowsOfTable({ part: 'table', rows: [[cell('a'), cell('b')]] })).toEqual([
      { columns: [], cells: ['a', 'b'] },
    ]);
  });

  it('that match are told as a table, not as running text', () => {
    const passages = snippetOf('dbg', piecesOfUnit(article), marking('42 900', 'Prozent'));
    expect(passages).toEqual([
      {
        completeParagraphID: 'dbg~36',
        label: '',
        text: [
          { text: '32 800 ' },
          { text: '42 900', marked: true },
          { text: ' 0.77 ' },
          { text: 'Prozent', marked: true },
        ],
        table: {
          columns: ['Einkommen von', 'bis', 'Steuer'],
          rows: [
            [
              [{ text: '32 800' }],
              [{ text: '42 900', marked: true }],
              [{ text: '0.77 ' }, { text: 'Prozent', marked: true }],
            ],
          ],
        },
      },
    ]);
  });

  it('of one table are one table, and running text stays text', () => {
    const [text, table, ...more] = snippetOf('dbg', piecesOfUnit(article), marking('32 800', 'Steuer'));
    expect(text).toMatchObject({
      text: [{ text: 'Die ' }, { text: 'Steuer', marked: true }, { text: ' beträgt:' }],
    });
    expect(text).not.toHaveProperty('table');
    expect(table?.table?.rows).toHaveLength(2);
    expect(more).toEqual([]);
  });

  it('of many columns give the first and those that match', () => {
    const wide: TablePart = {
      part: 'table',
      rows: [Array.from({ length: 9 }, (_, at) => cell(`Zelle ${at}`))],
    };
    const [passage] = snippetOf('a', piecesOfUnit({ id: '1', parts: [wide] }), marking('Zelle 7'));
    expect(passage?.table?.rows[0]?.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
      'Zelle 0',
      'Zelle 1',
      'Zelle 2',
      'Zelle 7',
    ]);
  });

  it('of a table that only arranges text are text', () => {
    const layout: TablePart = { ...tariff, layout: true };
    const passages = snippetOf('a', piecesOfUnit({ id: '1', parts: [layout] }), marking('42 900'));
    expect(passages[0]).not.toHaveProperty('table');
  });
});
