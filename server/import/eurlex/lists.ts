import { type Element, isElement } from '../akn/tree.ts';
import type { Child } from '../eu/blocks.ts';
import { classesOf, hasClass } from './classes.ts';

/** A point of a list: its number and the elements of its text. */
export type Point = { line: number; num: Child[]; children: Child[] };

const label =
  /^(?:[([]?[\p{L}\d]{1,6}(?:\.\d{1,3}){0,4}[a-z]{0,2}[.)\]]{1,3}|[—–―‐•·▪○●-]|\d{1,3}(?:\.\d{1,3}){1,4})$/u;

/** The first words of an element, up to a few more characters than a number has. */
function beginningOf(element: Element, before = ''): string {
  let text = before;
  for (const child of element.children) {
    text = isElement(child) ? beginningOf(child, text) : text + child.slice(0, longestLabel * 4);
    if (text.trim().length > longestLabel) break;
  }
  return text;
}

const longestLabel = 16;
const isLabel = (text: string): boolean => {
  const words = text.replace(/[\s\u00A0]+/g, '');
  return words.length <= longestLabel && label.test(words);
};
const isBlank = (child: Child | undefined): boolean => {
  if (child === undefined) return true;
  return isElement(child) ? child.name !== 'img' && child.children.every(isBlank) : child.trim() === '';
};

/** Rows of a table, at any depth of `tbody` and its likes. */
export function rowsOf(table: Element): Element[] {
  return table.children.filter(isElement).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return ['tbody', 'thead', 'tfoot'].includes(child.name) ? rowsOf(child) : [];
  });
}

export const cellsOf = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');

/** A row with a number in a cell of its own and its text in the next; cells before it are indentation. */
function pointOfRow(row: Element): Point | undefined {
  const cells = cellsOf(row);
  const at = cells.findIndex((cell) => !isBlank(cell));
  const num = cells[at];
  const text = cells[at + 1];
  if (num === undefined || text === undefined || at > 4 || cells.length !== at + 2) return undefined;
  if (num.children.some((child) => isElement(child) && child.name === 'table') || !isLabel(beginningOf(num)))
    return undefined;
  return { line: row.line, num: inner(num), children: text.children };
}

/** The children of the only paragraph of a cell. */
function inner(cell: Element): Child[] {
  const [only, ...others] = cell.children.filter((child) => !isBlank(child));
  return isElement(only ?? '') && others.length === 0 && (only as Element).name !== 'span'
    ? inner(only as Element)
    : cell.children;
}

/** The Official Journal sets lists as tables of two columns without a frame; undefined for a real table. */
export function pointsOfTable(table: Element): Point[] | undefined {
  if (hasClass(table, 'table') || (table.attributes.border ?? '0') !== '0') return undefined;
  const points: Point[] = [];
  for (const row of rowsOf(table)) {
    const point = pointOfRow(row);
    if (point === undefined) return undefined;
    points.push(point);
  }
  return points.length > 0 ? points : undefined;
}

/** `div.grid-list` of consolidations since 2018: number and text in two columns. */
export function pointOfGrid(element: Element): Point | undefined {
  if (!hasClass(element, 'grid-list')) return undefined;
  const column = (name: string) =>
    element.children.filter(isElement).find((child) => classesOf(child).includes(name));
  const num = column('grid-list-column-1');
  const text = column('grid-list-column-2');
  if (num === undefined || text === undefined) return undefined;
  return { line: element.line, num: num.children, children: text.children };
}

/** Older consolidations indent a block whose first paragraph begins with the number and a wide space. */
export function pointOfIndent(element: Element): Point | undefined {
  if (!/text-indent:\s*-/.test(element.attributes.style ?? '')) return undefined;
  const at = element.children.findIndex((child) => !isBlank(child));
  const first = element.children[at];
  if (first === undefined || !isElement(first) || first.name !== 'p') return undefined;
  const gap = first.children.findIndex(
    (child) => isElement(child) && child.name === 'span' && /word-spacing/.test(child.attributes.style ?? ''),
  );
  const num = first.children.slice(0, Math.max(gap, 0));
  const [words] = num;
  if (gap < 1 || num.length > 1 || typeof words !== 'string' || !isLabel(words)) return undefined;
  const rest: Element = { ...first, children: first.children.slice(gap + 1) };
  return { line: element.line, num, children: [rest, ...element.children.slice(at + 1)] };
}
