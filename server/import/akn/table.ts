import type { Part, TableCell, TablePart } from '#core/contract/main/regulation-text.ts';
import { inlineOf, isEmpty } from './inline.ts';
import type { AknReading } from './reading.ts';
import { type Element, isElement } from './tree.ts';

function span(value: string | undefined): number {
  const count = Number(value ?? '1');
  return Number.isInteger(count) && count > 1 && count <= 1000 ? count : 1;
}

/** Reads the content of a cell. */
type ReadCell = (cell: Element) => Part[];

function cellOf(element: Element, readCell: ReadCell): TableCell {
  const cell: TableCell = { parts: readCell(element) };
  if (element.name === 'th') cell.head = true;
  const cols = span(element.attributes.colspan);
  const rows = span(element.attributes.rowspan);
  if (cols > 1) cell.cols = cols;
  if (rows > 1) cell.rows = rows;
  return cell;
}

function rowOf(row: Element, readCell: ReadCell): TableCell[] {
  return row.children.filter((cell) => isElement(cell)).map((cell) => cellOf(cell, readCell));
}

/** Adds the rows at any depth, since `thead` and `tbody` only group them. */
function addRows(
  element: Element,
  table: TablePart,
  before: Part[],
  reading: AknReading,
  readCell: ReadCell,
): void {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    if (child.name === 'tr') table.rows.push(rowOf(child, readCell));
    else if (child.name === 'caption') {
      const content = inlineOf(child, reading);
      if (!isEmpty(content)) before.push({ part: 'text', role: 'heading', content });
    } else addRows(child, table, before, reading, readCell);
  }
}

/** Reads a table, preceded by its caption; empty cells stay in their place. */
export function readTable(element: Element, reading: AknReading, readCell: ReadCell): Part[] {
  const table: TablePart = { part: 'table', rows: [] };
  if (element.attributes['fedlex:function'] === 'layout') table.layout = true;
  const before: Part[] = [];
  addRows(element, table, before, reading, readCell);
  return [...before, table];
}
