import type { Division, Part, TableCell, TablePart } from '#core/contract/main/regulation-text.ts';
import { plainText } from '#core/law/inline-text.ts';
import { classes } from '../ui/classes.ts';
import { type Drawing, penInOrder } from './drawing.ts';
import { columnOf, figureColumns, tailOf } from './figure-columns.ts';
import { drawInlines, drawNumber } from './inlines.ts';
import * as styles from './law.css.ts';
import * as tables from './table.css.ts';

/** Draws the parts of a unit; `level` is the number of enclosing items. */
export function drawParts<N>(parts: readonly Part[], drawing: Drawing<N>, level = 0): N {
  return penInOrder(
    parts.map((part) => drawPart(part, drawing, level)),
    drawing.pen,
  );
}

function drawPart<N>(part: Part, drawing: Drawing<N>, level: number): N {
  const { pen } = drawing;
  switch (part.part) {
    case 'text':
      return pen(
        'p',
        { className: styles.textRole[part.role ?? 'plain'], 'data-role': part.role },
        drawInlines(part.content, drawing),
      );
    case 'table':
      return drawTable(part, drawing);
    case 'quote':
      return pen('blockquote', { className: styles.quote }, drawParts(part.parts, drawing, level));
    case 'division':
      return drawDivision(part, drawing, level);
  }
}

type Level = keyof typeof styles.level;
const deepest = 5;

function drawDivision<N>(division: Division, drawing: Drawing<N>, level: number): N {
  const { id, kind, num, heading } = division;
  const { pen } = drawing;
  const isItem = kind === 'letter' || kind === 'number' || kind === 'dash';
  const isNoted = isItem && (num ?? []).some((inline) => typeof inline === 'object' && 'note' in inline);
  const hangs = id === undefined ? styles.quotedNumber : styles.paragraphNumber;
  const className = classes(
    styles.kind[kind],
    styles.level[Math.min(level, deepest) as Level],
    isNoted && styles.notedItem,
  );
  const numberClass = classes(isItem ? styles.itemNumber : hangs, isNoted && styles.notedNumber);
  return pen(
    'div',
    { className, ...(id === undefined ? {} : placeOf(id, drawing)) },
    drawPageMark(id, drawing),
    num || isItem ? pen('span', { className: numberClass }, num ? drawNumber(num, drawing) : null) : null,
    pen(
      'div',
      { className: styles.body },
      heading ? pen('p', { className: styles.textRole.heading }, drawInlines(heading, drawing)) : null,
      drawParts(division.parts, drawing, isItem ? level + 1 : level),
    ),
  );
}

/** What makes an element a place of law that can be linked and focused. */
export const placeOf = <N>(path: string, { nameOf }: Drawing<N>) => ({
  'data-path': path,
  tabIndex: -1,
  role: 'group',
  'aria-label': nameOf(path),
});

/** Marks where a page of the PDF begins. */
export function drawPageMark<N>(path: string | undefined, { pen, marks, labels }: Drawing<N>): N | null {
  const page = path === undefined ? undefined : marks?.get(path);
  if (page === undefined) return null;
  return pen(
    'span',
    { className: styles.pageMark, 'data-page-mark': true, title: labels.page(page) },
    labels.pageShort(page),
  );
}

function drawTable<N>(table: TablePart, drawing: Drawing<N>): N {
  const { pen } = drawing;
  const kind = table.layout ? 'layout' : 'data';
  const figures = table.layout ? new Set<number>() : figureColumns(table.rows);
  const last = Math.max(...figures);
  const lookOf = (cell: TableCell, column: number) => {
    const tail = column > last && figures.size > 0 ? tailOf(cell) : undefined;
    return figures.has(column) ? tables.figure : tail && tables.tail[tail];
  };
  const rows = table.rows.map((row) => {
    const isHead = !table.layout && row.some(isHeadCell) && row.every((cell) => cell.head);
    const cellKind = table.layout ? 'layout' : isHead ? 'head' : 'data';
    const cells = row.map((cell, at) => drawCell(cell, cellKind, drawing, lookOf(cell, columnOf(row, at))));
    return pen('tr', null, ...cells);
  });
  const body = pen(
    'table',
    { className: tables.kind[kind], role: table.layout ? 'presentation' : undefined },
    pen('tbody', null, ...rows),
  );
  if (table.layout) return pen('div', { className: tables.frame }, body);
  const named = { className: tables.frame, role: 'group', 'aria-label': drawing.labels.table };
  return pen('div', { ...named, 'data-stop': true, tabIndex: -1 }, body);
}

function drawCell<N>(
  cell: TableCell,
  kind: keyof typeof tables.cells,
  drawing: Drawing<N>,
  look: string | undefined,
): N {
  const isHead = kind !== 'layout' && isHeadCell(cell);
  return drawing.pen(
    isHead ? 'th' : 'td',
    {
      className: classes(tables.cells[isHead ? 'head' : kind], tables.inCell, look),
      ...(cell.cols && cell.cols > 1 ? { colSpan: cell.cols } : {}),
      ...(cell.rows && cell.rows > 1 ? { rowSpan: cell.rows } : {}),
      ...(isHead ? { scope: 'col' } : {}),
    },
    drawParts(cell.parts, drawing),
  );
}

const isHeadCell = (cell: TableCell): boolean => cell.head === true && cell.parts.some(hasText);

function hasText(part: Part): boolean {
  if (part.part === 'text') return plainText(part.content).trim() !== '';
  if (part.part === 'table') return part.rows.flat().some((cell) => cell.parts.some(hasText));
  return part.parts.some(hasText);
}
