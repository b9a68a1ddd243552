import { describe, expect, it } from 'vitest';
import type { TableCell } from '#core/contract/main/regulation-text.ts';
import { columnOf, figureColumns, tailOf } from './figure-columns.ts';

const cell = (words: string, more: Partial<TableCell> = {}): TableCell => ({
  parts: [{ part: 'text', content: [words] }],
  ...more,
});
const table = (...figures: string[]) => [
  [cell('Art', { head: true }), cell('Betrag', { head: true })],
  ...figures.map((words) => [cell('Zeile'), cell(words)]),
];

describe('a column of figures', () => {
  it.each([
    [['100', '5']],
    [['1 000', '12 000']],
    [["1'000.50", '–']],
    [['12,5 %', '8 Prozent']],
    [['Fr. 500.–', '−3']],
    [['', '20\u00a0000']],
  ])('is %j', (figures) => {
    expect([...figureColumns(table(...figures))]).toEqual([1]);
  });

  it.each([[['100', 'frei']], [['Art. 5', '6']], [['1.2.3', '1.2.4']], [['1. Januar 2024']], [['–', '']]])(
    'is not %j',
    (figures) => {
      expect([...figureColumns(table(...figures))]).toEqual([]);
    },
  );

  it('is never the first one, and is counted past wide cells', () => {
    expect([
      ...figureColumns([
        [cell('1'), cell('2')],
        [cell('3'), cell('4')],
      ]),
    ]).toEqual([1]);
    const row = [cell('a', { cols: 2 }), cell('100')];
    expect(columnOf(row, 1)).toBe(2);
    expect([...figureColumns([row])]).toEqual([2]);
  });
});

it.each<[string, Partial<TableCell>, ReturnType<typeof tailOf>]>([
  [';', {}, 'sign'],
  ['mehr;', {}, 'words'],
  ['', {}, 'words'],
  ['für Ehepaare', {}, undefined],
  ['5', {}, undefined],
  ['Wo', { head: true }, undefined],
])('%j behind figures, %j, goes on with them: %s', (words, more, expected) => {
  expect(tailOf(cell(words, more))).toBe(expected);
});
