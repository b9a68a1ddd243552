import type { Inline, LawLink, Part, Unit } from '../contract/main/regulation-text.ts';

/** A line of running text in a unit, as one string; notes stand between its characters. */
export type RunningText = {
  text: string;
  /** Path of the innermost unit or division around it. */
  path: string;
  /** Words of another act. */
  quoted: boolean;
  notes: readonly { at: number; number: number }[];
  /** Links of the source and images: nothing is linked across them. */
  closed: readonly Span[];
};
export type Span = { start: number; end: number };
/** What becomes a link in a running text, in UTF-16 places of its `text`. */
export type PlacedLink = Span & Pick<LawLink, 'link' | 'target'>;

/** Stands for an image, as Unicode has it for objects among letters. */
const image = '\uFFFC';

/** The running texts of a unit in their order, without numbers, headings and signatures. */
export function runningTexts(unit: Pick<Unit, 'id' | 'parts'>): RunningText[] {
  const found: RunningText[] = [];
  const visit = (parts: readonly Part[], path: string, quoted: boolean): void => {
    for (const part of parts) {
      if (part.part === 'text') {
        if (isRunning(part)) found.push({ ...flat(part.content), path, quoted });
      } else if (part.part === 'division') visit(part.parts, part.id ?? path, quoted);
      else if (part.part === 'quote') visit(part.parts, path, true);
      else for (const row of part.rows) for (const cell of row) visit(cell.parts, path, quoted);
    }
  };
  visit(unit.parts, unit.id, false);
  return found;
}

const isRunning = ({ role }: { role?: string | undefined }) => role === undefined || role === 'closing';

function flat(content: readonly Inline[]): Pick<RunningText, 'text' | 'notes' | 'closed'> {
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

/** The unit with links in its running texts; `linksOf` has them by the place in `runningTexts`. */
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
    return links.length === 0 ? part : { ...part, content: linked(part.content, links) };
  };
  return { ...unit, parts: unit.parts.map(visit) };
}

function linked(content: readonly Inline[], links: readonly PlacedLink[]): Inline[] {
  const pieces: Inline[] = [];
  let from = 0;
  for (const { start, end, link, target } of links) {
    pieces.push(...slice(content, from, start, true), { link, target, content: slice(content, start, end) });
    from = end;
  }
  return [...pieces, ...slice(content, from, Number.POSITIVE_INFINITY, true)];
}

/** From one place to another. What has no length stands outside of links, where it is at their edge. */
function slice(content: readonly Inline[], from: number, to: number, withEdges = false): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const piece of content) {
    const start = at;
    at += lengthOf(piece);
    if (typeof piece === 'string') {
      const text = piece.slice(Math.max(0, from - start), Math.max(0, to - start));
      if (text !== '') found.push(text);
    } else if ('content' in piece) {
      const inside = slice(piece.content, from - start, to - start, withEdges);
      if (inside.length > 0) found.push({ ...piece, content: inside });
    } else if (at > start) {
      if (from <= start && at <= to) found.push(piece);
    } else if (withEdges ? from <= start && start <= to : from < start && start < to) found.push(piece);
  }
  return found;
}

function lengthOf(piece: Inline): number {
  if (typeof piece === 'string') return piece.length;
  if ('content' in piece) return piece.content.reduce((sum, one) => sum + lengthOf(one), 0);
  return 'note' in piece ? 0 : 1;
}
