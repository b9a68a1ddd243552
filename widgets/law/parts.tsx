import { createElement, type ReactNode } from 'react';
import type { Division, Part, TableCell, TablePart } from '#core/contract/main/regulation-text.ts';
import { plainText } from '#core/law/inline-text.ts';
import { classes } from '../ui/classes.ts';
import { type Drawing, inOrder } from './drawing.ts';
import { columnOf, figureColumns, tailOf } from './figure-columns.ts';
import { drawInlines, drawNumber } from './inlines.tsx';
import * as styles from './law.css.ts';
import * as tables from './table.css.ts';

/** Draws the parts of a unit; `level` is the number of enclosing items. */
export function drawParts(parts: readonly Part[], drawing: Drawing, level = 0): ReactNode {
  return inOrder(parts.map((part) => drawPart(part, drawing, level)));
}

function drawPart(part: Part, drawing: Drawing, level: number): ReactNode {
  switch (part.part) {
    case 'text':
      return (
        <p className={styles.textRole[part.role ?? 'plain']} data-role={part.role}>
          {drawInlines(part.content, drawing)}
        </p>
      );
    case 'table':
      return drawTable(part, drawing);
    case 'quote':
      return <blockquote className={styles.quote}>{drawParts(part.parts, drawing, level)}</blockquote>;
    case 'division':
      return drawDivision(part, drawing, level);
  }
}

type Level = keyof typeof styles.level;
const deepest = 5;

function drawDivision(division: Division, drawing: Drawing, level: number): ReactNode {
  const { id, kind, num, heading } = division;
  const isItem = kind === 'letter' || kind === 'number' || kind === 'dash';
  const isNoted = isItem && (num ?? []).some((inline) => typeof inline === 'object' && 'note' in inline);
  const hangs = id === undefined ? styles.quotedNumber : styles.paragraphNumber;
  return (
    <div
      className={classes(
        styles.kind[kind],
        styles.level[Math.min(level, deepest) as Level],
        isNoted && styles.notedItem,
      )}
      {...(id === undefined
        ? {}
        : { 'data-path': id, tabIndex: -1, role: 'group', 'aria-label': drawing.nameOf(id) })}
    >
      {drawPageMark(id, drawing)}
      {num || isItem ? (
        <span className={classes(isItem ? styles.itemNumber : hangs, isNoted && styles.notedNumber)}>
          {num ? drawNumber(num, drawing) : null}
        </span>
      ) : null}
      <div className={styles.body}>
        {heading ? <p className={styles.textRole.heading}>{drawInlines(heading, drawing)}</p> : null}
        {drawParts(division.parts, drawing, isItem ? level + 1 : level)}
      </div>
    </div>
  );
}

/** Marks where a page of the PDF begins. */
export function drawPageMark(path: string | undefined, drawing: Drawing): ReactNode {
  const page = path === undefined ? undefined : drawing.marks?.get(path);
  if (page === undefined) return null;
  return (
    <span className={styles.pageMark} data-page-mark title={drawing.labels.page(page)}>
      {drawing.labels.pageShort(page)}
    </span>
  );
}

function drawTable(table: TablePart, drawing: Drawing): ReactNode {
  const kind = table.layout ? 'layout' : 'data';
  const figures = table.layout ? new Set<number>() : figureColumns(table.rows);
  const last = Math.max(...figures);
  const lookOf = (cell: TableCell, column: number) => {
    const tail = column > last && figures.size > 0 ? tailOf(cell) : undefined;
    return figures.has(column) ? tables.figure : tail && tables.tail[tail];
  };
  const rows = table.rows.map((row) => {
    const isHead = !table.layout && row.some(isHeadCell) && row.every((cell) => cell.head);
    return createElement(
      'tr',
      null,
      ...row.map((cell, at) =>
        drawCell(
          cell,
          table.layout ? 'layout' : isHead ? 'head' : 'data',
          drawing,
          lookOf(cell, columnOf(row, at)),
        ),
      ),
    );
  });
  const body = (
    <table className={tables.kind[kind]} role={table.layout ? 'presentation' : undefined}>
      {createElement('tbody', null, ...rows)}
    </table>
  );
  if (table.layout) return <div className={tables.frame}>{body}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named frame that scrolls, not a group of fields
    <div className={tables.frame} role="group" aria-label={drawing.labels.table} data-stop tabIndex={-1}>
      {body}
    </div>
  );
}

function drawCell(
  cell: TableCell,
  kind: keyof typeof tables.cells,
  drawing: Drawing,
  look: string | undefined,
): ReactNode {
  const isHead = kind !== 'layout' && isHeadCell(cell);
  return createElement(
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
