import type { Inline, LawLink, Part, Unit } from '../contract/main/regulation-text.ts';
import { append } from '../lib/append.ts';
import { firstReaching } from '../lib/first-reaching.ts';
import { memoizeByObject } from '../lib/memoize.ts';

/** A line of running text of a unit as one string; notes are positions between its characters. */
export type RunningText = {
  text: string;
  /** Path of the innermost unit or division around it. */
  path: string;
  /** Words of another act. */
  quoted: boolean;
  notes: readonly { at: number; number: number }[];
  /** Links of the source, and images: no link may overlap them. */
  closed: readonly Span[];
};
export type Span = { start: number; end: number };
/** A link to be placed in a running text, in UTF-16 positions of its `text`. */
export type PlacedLink = Span & Pick<LawLink, 'link' | 'target'>;

/** Unicode's object replacement character stands for an image. */
const image = '\uFFFC';

/** The running texts of a unit in order, without numbers, headings and signatures. */
export function runningTexts(unit: Pick<Unit, 'id' | 'parts'>): RunningText[] {
  const texts: RunningText[] = [];
  const visit = (parts: readonly Part[], path: string, quoted: boolean): void => {
    for (const part of parts) {
      if (part.part === 'text') {
        if (isRunning(part)) texts.push({ ...flatten(part.content), path, quoted });
      } else if (part.part === 'division') visit(part.parts, part.id ?? path, quoted);
      else if (part.part === 'quote') visit(part.parts, path, true);
      else for (const row of part.rows) for (const cell of row) visit(cell.parts, path, quoted);
    }
  };
  visit(unit.parts, unit.id, false);
  return texts;
}

const isRunning = ({ role }: { role?: string | undefined }) => role === undefined || role === 'closing';

function flatten(content: readonly Inline[]): Pick<RunningText, 'text' | 'notes' | 'closed'> {
  let text = '';
  const notes: { at: number; number: number }[] = [];
  const closed: Span[] = [];
  const visit = (pieces: readonly Inline[]): void => {
    for (const piece of pieces) {
      const start = text.length;
      if (typeof piece === 'string') text += piece;
      else if ('note' in piece) notes.push({ at: start, number: piece.note });
      else if ('br' in piece) text += '\n';
      else if ('image' in piece) text += image;
      else visit(piece.content);
      const isClosed = typeof piece === 'object' && ('href' in piece || 'image' in piece);
      if (isClosed) closed.push({ start, end: text.length });
    }
  };
  visit(content);
  return { text, notes, closed };
}

/** Inserts links into the running texts of a unit; `linksOf` gets the index of the text in `runningTexts`. */
export function withLinks<Linked extends Pick<Unit, 'parts'>>(
  unit: Linked,
  linksOf: (index: number) => readonly PlacedLink[],
): Linked {
  let index = -1;
  const visit = (part: Part): Part => {
    if (part.part === 'table')
      return {
        ...part,
        rows: part.rows.map((row) => row.map((cell) => ({ ...cell, parts: cell.parts.map(visit) }))),
      };
    if (part.part !== 'text') return { ...part, parts: part.parts.map(visit) };
    if (!isRunning(part)) return part;
    index += 1;
    const links = linksOf(index);
    return links.length === 0 ? part : { ...part, content: insertLinks(part.content, links) };
  };
  return { ...unit, parts: unit.parts.map(visit) };
}

function insertLinks(content: readonly Inline[], links: readonly PlacedLink[]): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const { start, end, link, target } of links) {
    append(pieces, sliceInlines(content, from, start, true));
    pieces.push({ link, target, content: sliceInlines(content, start, end) });
    from = end;
  }
  append(pieces, sliceInlines(content, from, Number.POSITIVE_INFINITY, true));
  return pieces;
}

/** Where each inline ends. A line with many links is sliced at each of them. */
const endsOf = memoizeByObject((content: readonly Inline[]): number[] => {
  let end = 0;
  return content.map((piece) => {
    end += lengthOf(piece);
    return end;
  });
});

/** The inlines between two positions. Empty inlines (notes) at the edge of a link stay outside of it. */
function sliceInlines(content: readonly Inline[], from: number, to: number, withEdges = false): Inline[] {
  const texts: Inline[] = [];
  const ends = endsOf(content);
  const first = firstReaching(ends.length, (index) => (ends[index] ?? 0) >= from);
  for (let index = first; index < content.length && (ends[index - 1] ?? 0) <= to; index += 1) {
    const [piece, start, end] = [content[index], ends[index - 1] ?? 0, ends[index] ?? 0];
    if (piece === undefined) continue;
    if (typeof piece === 'string') {
      const text = piece.slice(Math.max(0, from - start), Math.max(0, to - start));
      if (text !== '') texts.push(text);
    } else if ('content' in piece) {
      const inside = sliceInlines(piece.content, from - start, to - start, withEdges);
      if (inside.length > 0) texts.push({ ...piece, content: inside });
    } else if (end > start) {
      if (from <= start && end <= to) texts.push(piece);
    } else if (withEdges ? from <= start && start <= to : from < start && start < to) texts.push(piece);
  }
  return texts;
}

function lengthOf(piece: Inline): number {
  if (typeof piece === 'string') return piece.length;
  if ('content' in piece) return piece.content.reduce((sum, one) => sum + lengthOf(one), 0);
  return 'note' in piece ? 0 : 1;
}
