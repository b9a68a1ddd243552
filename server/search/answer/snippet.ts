import type { MarkedText, Passage } from '#core/contract/main/search.ts';
import type { Leaf } from './leaves.ts';

/** A piece of a text that answers; `asked` tells which part of the query it answers. */
export type Mark = { from: number; to: number; asked: number };
/** Finds the answering pieces of a text, in its order and without overlaps. */
export type Marker = (text: string) => readonly Mark[];

const mostPassages = 3;
/** Characters of a passage, by how many stand together: about three lines in all. */
const widths = [320, 320, 200, 150];
/** Of a window, what stands before the first mark. */
const leadIn = 50;

type Marked = { leaf: Leaf; order: number; marks: readonly Mark[] };

/**
 * The passages of an article that answer, in the order of the text; where none can be told by its words,
 * the place that is said to be the best, else the beginning.
 */
export function snippetOf(
  regTextId: string,
  leaves: readonly Leaf[],
  marker: Marker,
  best?: string,
): Passage[] {
  const marked = leaves.map((leaf, order) => ({ leaf, order, marks: marker(leaf.text) }));
  const chosen = choose(marked.filter(({ marks }) => marks.length > 0));
  const first =
    marked.find(({ leaf }) => leaf.path === best || leaf.path.startsWith(`${best}^`)) ?? marked[0];
  const shown = chosen.length > 0 || first === undefined ? chosen : [first];
  const width = widths[shown.length] ?? widths[mostPassages] ?? 0;
  return shown
    .sort((a, b) => a.order - b.order)
    .map(({ leaf, marks }) => ({
      completeParagraphID: `${regTextId}~${leaf.path}`,
      label: leaf.label,
      text: windowOf(leaf.text, marks, width),
    }));
}

/** The place that answers most of the query, then those that add to it or answer as much. */
function choose(marked: readonly Marked[]): Marked[] {
  const answers = ({ marks }: Marked) => new Set(marks.map(({ asked }) => asked)).size;
  const ranked = [...marked].sort(
    (a, b) => answers(b) - answers(a) || b.marks.length - a.marks.length || a.order - b.order,
  );
  const [best] = ranked;
  if (best === undefined) return [];
  const chosen = [best];
  const covered = new Set(best.marks.map(({ asked }) => asked));
  for (const one of ranked.slice(1)) {
    if (chosen.length === mostPassages) break;
    const adds = one.marks.some(({ asked }) => !covered.has(asked));
    if (!adds && answers(one) < answers(best)) continue;
    chosen.push(one);
    for (const { asked } of one.marks) covered.add(asked);
  }
  return chosen;
}

/** The whole text where it is short, else the stretch around the most telling marks. */
export function windowOf(text: string, marks: readonly Mark[], width: number): MarkedText {
  // A few words more are better than an ellipsis for them.
  if (text.length <= width + 40) return piecesOf(text, marks, 0, text.length);
  const from = wordStart(text, startOf(marks, width));
  const to = from + width >= text.length ? text.length : wordEnd(text, from + width, from);
  const pieces = piecesOf(text, marks, from, to);
  if (from > 0) prepend(pieces, '… ');
  if (to < text.length) append(pieces, ' …');
  return pieces;
}

function startOf(marks: readonly Mark[], width: number): number {
  let best = { from: 0, answers: 0, count: 0 };
  for (const [at, { from }] of marks.entries()) {
    const inside = marksUntil(marks, at, from + width - leadIn);
    const answers = new Set(inside.map(({ asked }) => asked)).size;
    if (answers > best.answers || (answers === best.answers && inside.length > best.count))
      best = { from: Math.max(0, from - leadIn), answers, count: inside.length };
  }
  return best.from;
}

/** Those from one on that end before a place: they stand in order, so the rest need not be looked at. */
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

function wordEnd(text: string, at: number, least: number): number {
  const space = text.lastIndexOf(' ', at);
  return space <= least ? at : space;
}

/** A stretch of a text in pieces, the marked ones told apart. */
export function piecesOf(text: string, marks: readonly Mark[], from = 0, to = text.length): MarkedText {
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
