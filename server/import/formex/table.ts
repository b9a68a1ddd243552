import { type Element, isElement } from '../akn/tree.ts';
import type { Block, Cell, Child } from '../eu/blocks.ts';

type ReadBlocks = (children: readonly Child[], line: number) => Block[];

function cellOf(cell: Element, isHead: boolean, read: ReadBlocks): Cell {
  return {
    line: cell.line,
    head: isHead || cell.attributes.TYPE === 'HEADER',
    cols: cell.attributes.COLSPAN,
    rows: cell.attributes.ROWSPAN,
    blocks: read(cell.children, cell.line),
  };
}

/** The rows of a table; the title of a block of rows is a row of its own. */
export function cellsOfTable(table: Element, read: ReadBlocks): Cell[][] {
  const rows: Cell[][] = [];
  const add = (element: Element): void => {
    for (const child of element.children) {
      if (!isElement(child)) continue;
      if (child.name === 'ROW')
        rows.push(
          child.children
            .filter(isElement)
            .filter(({ name }) => name === 'CELL')
            .map((cell) => cellOf(cell, child.attributes.TYPE === 'HEADER', read)),
        );
      else if (child.name === 'CORPUS' || child.name === 'BLK') add(child);
      else if (child.name === 'TI.BLK' || child.name === 'STI.BLK')
        rows.push([{ ...cellOf(child, true, read), cols: table.attributes.COLS }]);
    }
  };
  add(table);
  return rows;
}
