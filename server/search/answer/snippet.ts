import type { MarkedText, Passage } from '#core/contract/main/search.ts';
import type { TableRow } from './table-rows.ts';
import type { UnitPiece } from './unit-pieces.ts';

/** A stretch of a text that matches a word of the query; `queryWord` is the number of that word. */
export type Mark = { from: number; to: number; queryWord: number };
/** Finds the matching stretches of a text, in order and without overlaps. */
export type Marker = (text: string) => readonly Mark[];

/** More only if the words of the query stand in more places. */
const maxPassages = 3;
/** Characters of a passage, by the number of passages: about three lines in all. */
const widths = [320, 320, 200, 150];
/** Characters of a window before its first mark. */
const leadIn = 50;

type MarkedPiece = { piece: UnitPiece; order: number; marks: readonly Mark[] };

/**
 * The matching passages of an article, in the order of the text. If none has a mark, the passage at `best`,
 * else the first one.
 */
export function snippetOf(
  regTextId: string,
  pieces: readonly UnitPiece[],
  marker: Marker,
  best?: string,
): Passage[] {
  const marked = pieces.map((piece, order) => ({ piece, order, marks: marker(piece.text) }));
  const chosen = choose(marked.filter(({ marks }) => marks.length > 0));
  const first =
    marked.find(({ piece }) => piece.path === best || piece.path.startsWith(`${best}^`)) ?? marked[0];
  const passages = chosen.length > 0 || first === undefined ? chosen : [first];
  const width = widths[passages.length] ?? widths[maxPassages] ?? 0;
  const matching = passages
    .sort((a, b) => a.order - b.order)
    .map(({ piece, marks }) => ({
      completeParagraphID: `${regTextId}~${piece.path}`,
      label: piece.label,
      text: windowOf(piece.text, marks, width),
      ...(piece.row === undefined ? {} : { table: tableOf(piece.row, marker) }),
    }));
  return matching.reduce(joinRows, []);
}

const maxColumns = 4;
const cellWidth = 90;

/** A row with its first cell, which mostly says what the row is about, and the cells that match, in their order. */
function tableOf({ columns, cells }: TableRow, marker: Marker): NonNullable<Passage['table']> {
  const marked = cells.map((text, column) => ({ text, column, marks: marker(text) }));
  const importance = ({ column, text, marks }: (typeof marked)[number]) =>
    (column === 0 ? 2 : 0) + (marks.length > 0 ? 4 : 0) + (text === '' ? 0 : 1);
  const visible = marked
    .toSorted((a, b) => importance(b) - importance(a) || a.column - b.column)
    .slice(0, maxColumns)
    .sort((a, b) => a.column - b.column);
  return {
    columns: columns.length === 0 ? [] : visible.map(({ column }) => columns[column] ?? ''),
    rows: [visible.map(({ text, marks }) => windowOf(text, marks, cellWidth))],
  };
}

/** Rows of one table that show the same columns are one passage. */
function joinRows(passages: Passage[], next: Passage): Passage[] {
  const last = passages.at(-1);
  const isSame =
    last?.table !== undefined &&
    next.table !== undefined &&
    last.completeParagraphID === next.completeParagraphID &&
    last.table.columns.join('|') === next.table.columns.join('|');
  if (!isSame || last?.table === undefined || next.table === undefined) return [...passages, next];
  const table = { ...last.table, rows: [...last.table.rows, ...next.table.rows] };
  return [...passages.slice(0, -1), { ...last, text: [...last.text, { text: ' ' }, ...next.text], table }];
}

/**
 * The piece that matches most words of the query, then those that match words still missing, so that every word
 * that the article has is displayed, then those that match as many words as the first.
 */
function choose(marked: readonly MarkedPiece[]): MarkedPiece[] {
  const countWords = ({ marks }: MarkedPiece) => wordsIn(marks).size;
  const ranked = [...marked].sort(
    (a, b) => countWords(b) - countWords(a) || b.marks.length - a.marks.length || a.order - b.order,
  );
  const [best] = ranked;
  if (best === undefined) return [];
  const covered = new Set<number>();
  const covering = ranked.filter(({ marks }) => {
    const adds = marks.some(({ queryWord }) => !covered.has(queryWord));
    if (adds) for (const { queryWord } of marks) covered.add(queryWord);
    return adds;
  });
  const equal = ranked.filter((one) => !covering.includes(one) && countWords(one) === countWords(best));
  return [...covering, ...equal.slice(0, Math.max(0, maxPassages - covering.length))];
}

function wordsIn(marks: readonly Mark[]): Set<number> {
  return new Set(marks.map(({ queryWord }) => queryWord));
}

/**
 * The whole text if it is short, else the window with the most words of the query, and around each word that stands
 * only elsewhere a small one.
 */
export function windowOf(text: string, marks: readonly Mark[], width: number): MarkedText {
  // A few words more are better than an ellipsis for them.
  if (text.length <= width + 40) return markedPieces(text, marks, 0, text.length);
  const windows = windowsOf(text, marks, width);
  const pieces: MarkedText = [];
  for (const [at, { from, to }] of windows.entries()) {
    const inside = markedPieces(text, marks, from, to);
    if (at > 0) append(pieces, ' … ');
    else if (from > 0) prepend(inside, '… ');
    pieces.push(...inside);
  }
  if ((windows.at(-1)?.to ?? 0) < text.length) append(pieces, ' …');
  return pieces;
}

type Stretch = { from: number; to: number };

/** The stretches of a long text to display, in order and apart from each other. */
function windowsOf(text: string, marks: readonly Mark[], width: number): Stretch[] {
  const stretches = [stretchAt(text, startOf(marks, width), width)];
  const isInside = ({ from, to }: Mark) => stretches.some((one) => one.from <= from && to <= one.to);
  const covered = wordsIn(marks.filter(isInside));
  for (const mark of marks) {
    if (covered.has(mark.queryWord)) continue;
    const size = mark.to - mark.from + 2 * leadIn;
    if (!isInside(mark)) stretches.push(stretchAt(text, Math.max(0, mark.from - leadIn), size));
    covered.add(mark.queryWord);
  }
  return stretches.sort((a, b) => a.from - b.from).reduce(joinStretches, []);
}

function stretchAt(text: string, at: number, width: number): Stretch {
  const from = wordStart(text, at);
  return { from, to: from + width >= text.length ? text.length : wordEnd(text, from + width, from) };
}

/** Stretches that touch are one. */
function joinStretches(stretches: Stretch[], next: Stretch): Stretch[] {
  const last = stretches.at(-1);
  if (last === undefined || next.from > last.to + 1) return [...stretches, next];
  return [...stretches.slice(0, -1), { from: last.from, to: Math.max(last.to, next.to) }];
}

function startOf(marks: readonly Mark[], width: number): number {
  let best = { from: 0, words: 0, count: 0 };
  for (const [at, { from }] of marks.entries()) {
    const inside = marksUntil(marks, at, from + width - leadIn);
    const words = wordsIn(inside).size;
    if (words > best.words || (words === best.words && inside.length > best.count))
      best = { from: Math.max(0, from - leadIn), words, count: inside.length };
  }
  return best.from;
}

/** The marks from `first` on that end before `end`. */
function marksUntil(marks: readonly Mark[], first: number, end: number): Mark[] {
  const inside: Mark[] = [];
  for (let at = first; at < marks.length; at += 1) {
    const mark = marks[at];
    if (mark === undefined || mark.to > end) break;
    inside.push(mark);
  }
  return inside;
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 || space - at > leadIn ? at : space + 1;
}

function wordEnd(text: string, at: number, min: number): number {
  const space = text.lastIndexOf(' ', at);
  return space <= min ? at : space;
}

/** A stretch of a text, split at the marks. */
export function markedPieces(text: string, marks: readonly Mark[], from = 0, to = text.length): MarkedText {
  const pieces: MarkedText = [];
  let at = from;
  for (const mark of marks) {
    if (mark.from < at || mark.to > to) continue;
    if (mark.from > at) pieces.push({ text: text.slice(at, mark.from) });
    pieces.push({ text: text.slice(mark.from, mark.to), marked: true });
    at = mark.to;
  }
  if (at < to) pieces.push({ text: text.slice(at, to) });
  return pieces;
}

function prepend(pieces: MarkedText, text: string): void {
  const [first] = pieces;
  if (first === undefined || first.marked) pieces.unshift({ text });
  else first.text = text + first.text;
}

function append(pieces: MarkedText, text: string): void {
  const last = pieces.at(-1);
  if (last === undefined || last.marked) pieces.push({ text });
  else last.text += text;
}
