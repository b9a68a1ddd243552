import type { Division, Part, TablePart, TextPart } from '#core/contract/main/regulation-text.ts';
import { addPar, beginPlace, type Draft, endPlace, newDraft, takeStarts } from './draft.ts';
import { drawInline, plain, type UnitNotes } from './draw-inline.ts';
import type { Block, DrawnCell, TableBlock } from './drawn.ts';
import { type PlacedCell, tableGrid } from './table-grid.ts';

/** Points from the number of a paragraph, letter or recital to its text. */
export const paragraphIndent = 20;
const itemIndent = 15;
const quoteIndent = 14;

export type DrawnPartContext = {
  notes: UnitNotes;
  /** Position of paragraph numbers, in points from the left edge. */
  indent: number;
  /** Position of text and letters: in an article to the right of the paragraph numbers, else the same. */
  edge: number;
};
const within = (context: DrawnPartContext, edge: number): DrawnPartContext => ({
  ...context,
  indent: edge,
  edge,
});

/** Draws parts below each other. */
export const drawParts = (draft: Draft, parts: readonly Part[], context: DrawnPartContext): void => {
  for (const part of parts) {
    if (part.part === 'text') drawText(draft, part, context);
    else if (part.part === 'table') drawTable(draft, part, context);
    else if (part.part === 'division') drawDivision(draft, part, context);
    else {
      flushNumbers(draft, context.edge);
      drawParts(draft, part.parts, within(context, context.edge + quoteIndent));
    }
  }
};

/** Puts waiting numbers on a line of their own, before a block that cannot have them on its first line. */
const flushNumbers = (draft: Draft, indent: number): void => {
  if (draft.numbers.length > 0) addPar(draft, [], indent, { sticky: true });
};

const drawText = (draft: Draft, part: TextPart, context: DrawnPartContext): void => {
  const c = drawInline(part.content, context.notes);
  if (c.length === 0) return;
  if (part.role === 'heading') {
    addPar(draft, c, context.edge, { style: 'heading', before: 14, sticky: true, justify: false });
  } else if (part.role === 'formula') {
    addPar(draft, c, context.edge, { style: 'formula', before: 12 });
  } else if (part.role === 'signature') {
    addPar(draft, c, context.edge, { before: 9, justify: false });
  } else addPar(draft, c, context.edge, { before: 7 });
};

/** The positions of the number and the text of a division. */
const edges = (
  division: Division,
  numbered: boolean,
  context: DrawnPartContext,
): { at: number; edge: number } => {
  const { indent, edge } = context;
  if (division.kind === 'paragraph') return { at: indent, edge: numbered ? indent + paragraphIndent : edge };
  if (division.kind === 'group') return { at: edge, edge: numbered ? edge + paragraphIndent : edge };
  return { at: edge, edge: edge + itemIndent };
};

const drawDivision = (draft: Draft, division: Division, context: DrawnPartContext): void => {
  const numberText = plain(division.num ?? []);
  const num = drawInline(division.num, context.notes);
  const { at, edge } = edges(division, num.length > 0, context);
  const id =
    division.id === undefined
      ? undefined
      : beginPlace(draft, { path: division.id, left: at, ascent: 9, descent: 3.5 });
  if (num.length > 0) {
    const right = division.kind === 'paragraph' && numberText.length < 4;
    draft.numbers.push({ c: num, at, right, long: numberText.length > 2 || num.length > 1 });
  }
  const heading = drawInline(division.heading, context.notes);
  const from = draft.blocks.length;
  if (heading.length > 0) {
    addPar(draft, heading, edge, { style: 'heading', before: 12, sticky: true, justify: false });
  }
  drawParts(draft, division.parts, within(context, edge));
  if (num.length > 0 && draft.blocks.length === from) addPar(draft, [], edge);
  spaceBefore(draft.blocks[from], division, at);
  if (id !== undefined) endPlace(draft, id, edge);
};

const spaceBefore = (block: Block | undefined, division: Division, at: number): void => {
  if (block?.kind !== 'par' || block.style !== 'plain') return;
  // Items of an inner list are closer to each other than paragraphs.
  const isItem = division.kind !== 'paragraph' && division.kind !== 'group';
  block.before = isItem && at > 0 ? 6.8 : 9;
};

/** Type size and space beside the text of a table, in points, by the number of columns. */
const tableType = (columns: number): { size: number; inset: number } => {
  if (columns <= 4) return { size: 8.5, inset: 4 };
  if (columns <= 7) return { size: 7.5, inset: 3 };
  if (columns <= 11) return { size: 6.5, inset: 2 };
  return { size: 5, inset: 1.2 };
};

const figures = /^(?:[<>≤≥±]?\s*[\d\s\u00a0.,'’%–—−+()-]*\d[\d\s\u00a0.,'’%–—−+()-]*|[–—-])$/u;
/** Amounts; bare numbers in a first column only number the rows. */
const amounts = /\d[\s\u00a0'’]\d{3}|[.,]\d\d(?!\d)/u;

const drawTable = (draft: Draft, table: TablePart, context: DrawnPartContext): void => {
  const grid = tableGrid(table);
  if (grid.columns === 0) return;
  flushNumbers(draft, context.edge);
  const starts = takeStarts(draft);
  const cells = grid.cells.map((placed) => drawCell(draft, placed, context, grid.headRows, starts.splice(0)));
  alignFigures(cells, new Map(cells.map((cell, i) => [cell, cellText(grid.cells[i])])));
  const { size, inset } = tableType(grid.columns);
  const block: TableBlock = {
    kind: 'table',
    before: 8,
    indent: context.edge,
    layout: table.layout === true,
    columns: grid.columns,
    rows: grid.rows,
    headRows: grid.headRows,
    // A head with notes or marks is not repeated, as they would be repeated too.
    repeat: !JSON.stringify(cells.filter((cell) => cell.y < grid.headRows)).includes('"n":'),
    size,
    inset,
    cells,
  };
  draft.blocks.push(block);
};

/** Aligns figures to the right, with the head above them, in columns that mostly consist of figures. */
const alignFigures = (cells: readonly DrawnCell[], textOf: ReadonlyMap<DrawnCell, string>): void => {
  const single = cells.filter((cell) => cell.cols === 1);
  for (const x of new Set(single.map((cell) => cell.x))) {
    const column = single.filter((cell) => cell.x === x);
    const body = column.filter((cell) => !cell.head && textOf.get(cell) !== '');
    const isFigure = (cell: DrawnCell): boolean => figures.test(textOf.get(cell) ?? '');
    if (body.filter(isFigure).length * 2 <= body.length) continue;
    if (x === 0 && !body.some((cell) => amounts.test(textOf.get(cell) ?? ''))) continue;
    for (const cell of column) cell.right = cell.head || isFigure(cell);
  }
};

const cellText = (placed: PlacedCell | undefined): string =>
  (placed?.cell?.parts ?? [])
    .map((part) => (part.part === 'text' ? plain(part.content) : '\u25a1'))
    .join(' ')
    .trim();

const drawCell = (
  draft: Draft,
  placed: PlacedCell,
  context: DrawnPartContext,
  headRows: number,
  starts: number[],
): DrawnCell => {
  const inner = newDraft(draft.places, false);
  inner.justify = false;
  inner.starts = starts;
  const parts = placed.cell?.parts ?? [];
  drawParts(inner, parts, within(context, 0));
  // Every cell needs a line, since the end marks of places that end with the table are in its last row.
  if (inner.blocks.length === 0) addPar(inner, [], 0);
  const head = placed.y < headRows || placed.cell?.head === true;
  return {
    x: placed.x,
    y: placed.y,
    cols: placed.cols,
    rows: placed.rows,
    head,
    right: false,
    blocks: inner.blocks,
  };
};
