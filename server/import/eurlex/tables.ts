import { type Element, isElement } from '../akn/tree.ts';
import type { Block, Cell } from '../eu/blocks.ts';
import { classesOf } from './classes.ts';
import { cellsOf, rowsOf } from './lists.ts';

const ofHead = /^(?:hd-.*|title-fam-.*|title-member-.*|toc-\d|arrow|title-doc-oj-reference)$/;

/** Whether a table arranges the head of a page or the family of a consolidation: words about the text, not of it. */
export function isHeadTable(table: Element): boolean {
  return rowsOf(table)
    .slice(0, 3)
    .some((row) =>
      cellsOf(row).some((cell) =>
        cell.children.some((child) => isElement(child) && classesOf(child).some((name) => ofHead.test(name))),
      ),
    );
}

function isHeadCell(cell: Element): boolean {
  if (cell.name === 'th' || /font-weight:\s*bold/.test(cell.attributes.style ?? '')) return true;
  return cell.children.some((child) => isElement(child) && classesOf(child).includes('tbl-hdr'));
}

/** The rows of a table that holds data. */
export function rowsOfTable(table: Element, blocksOf: (cell: Element) => Block[]): Cell[][] {
  return rowsOf(table).map((row) =>
    cellsOf(row).map((cell) => ({
      line: cell.line,
      head: isHeadCell(cell),
      cols: cell.attributes.colspan,
      rows: cell.attributes.rowspan,
      blocks: blocksOf(cell),
    })),
  );
}
