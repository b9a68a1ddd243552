import type { ParallelUnit } from '../../contract/main/parallel.ts';
import type { Division, Inline, Part, Unit } from '../../contract/main/regulation-text.ts';
import { isRow } from './alignment.ts';

/** The content of one language in a row. */
export type ParallelCell = {
  num?: Inline[] | undefined;
  heading?: Inline[] | undefined;
  parts: Part[];
};
/**
 * A row of the grid: the head of a unit, a paragraph, an item of a list, or text between or after them.
 * `path` is its place; `begins` is set for the first row of a place only.
 */
export type ParallelRow = {
  key: string;
  path: string;
  begins: boolean;
  kind: 'head' | 'whole' | 'text' | Division['kind'];
  /** Number of enclosing items. */
  level: number;
  /** One per language; null if the language has nothing here. */
  cells: (ParallelCell | null)[];
};

type Line = Omit<ParallelRow, 'cells'> & { cell: ParallelCell };

/** The rows of a unit; a single row with the whole text if the languages cannot be aligned by paragraphs. */
export function parallelRows({ columns, aligned }: Pick<ParallelUnit, 'columns' | 'aligned'>): ParallelRow[] {
  const rows = new Map<string, ParallelRow>();
  const lists = columns.map((unit) => (unit ? linesOf(unit, aligned === 'article') : []));
  lists.forEach((lines, column) => {
    let before: string | undefined;
    for (const { cell, ...line } of lines) {
      let row = rows.get(line.key);
      if (!row) {
        row = { ...line, cells: columns.map(() => null) };
        insertAfter(rows, before, line.key, row);
      }
      row.cells[column] = cell;
      before = line.key;
    }
  });
  return [...rows.values()];
}

/** Inserts a row that only a later language has (a closing line) at its place, not at the end. */
function insertAfter(
  rows: Map<string, ParallelRow>,
  before: string | undefined,
  key: string,
  row: ParallelRow,
): void {
  const all = [...rows];
  const at = before === undefined ? 0 : all.findIndex(([each]) => each === before) + 1;
  rows.set(key, row);
  for (const [later, value] of all.slice(at)) {
    rows.delete(later);
    rows.set(later, value);
  }
}

/** Margin numbers and recitals are paragraphs themselves; other units have a head. */
const isParagraph = ({ kind }: Unit) => kind === 'marginNumber' || kind === 'recital';

function linesOf(unit: Unit, asWhole: boolean): Line[] {
  const lines: Line[] = [];
  const { id: path, num, heading } = unit;
  if (isParagraph(unit)) {
    const own = asWhole ? unit.parts : leading(unit.parts);
    const kind = asWhole ? 'whole' : 'paragraph';
    lines.push({ key: path, path, begins: true, kind, level: 0, cell: { num, heading, parts: own } });
    if (!asWhole) addRest(lines, unit.parts.slice(own.length), { path, level: 0, own: own.length > 0 });
    return lines;
  }
  if (num || heading || unit.repealed)
    lines.push({ key: path, path, begins: true, kind: 'head', level: 0, cell: { num, heading, parts: [] } });
  if (asWhole) {
    const begins = lines.length === 0;
    if (unit.parts.length > 0)
      lines.push({ key: `${path} 0`, path, begins, kind: 'whole', level: 0, cell: { parts: unit.parts } });
  } else addRest(lines, unit.parts, { path, level: 0, own: false });
  return lines;
}

/** The parts before the first division. */
function leading(parts: readonly Part[]): Part[] {
  const first = parts.findIndex(isRow);
  return parts.slice(0, first < 0 ? parts.length : first);
}

type RowContext = { path: string; level: number; own: boolean };

/** Adds divisions and the texts between them as rows; the key of a text counts the divisions before it. */
function addRest(lines: Line[], parts: readonly Part[], around: RowContext): void {
  let divisions = 0;
  let texts: Part[] = [];
  const flush = () => {
    if (texts.length === 0) return;
    const { path, level, own } = around;
    const begins = !own && lines.length === 0;
    lines.push({ key: `${path} ${divisions}`, path, begins, kind: 'text', level, cell: { parts: texts } });
    texts = [];
  };
  for (const part of parts) {
    if (!isRow(part)) {
      texts.push(part);
      continue;
    }
    flush();
    divisions += 1;
    addDivision(lines, part, around.level);
  }
  flush();
}

const isItem = ({ kind }: Division) => kind === 'letter' || kind === 'number' || kind === 'dash';

function addDivision(lines: Line[], division: Division & { id: string }, level: number): void {
  const { id, kind, num, heading } = division;
  const own = leading(division.parts);
  lines.push({ key: id, path: id, begins: true, kind, level, cell: { num, heading, parts: own } });
  const inner = isItem(division) ? level + 1 : level;
  addRest(lines, division.parts.slice(own.length), { path: id, level: inner, own: true });
}
