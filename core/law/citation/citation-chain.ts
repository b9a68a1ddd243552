import type { CitationToken } from './citation-tokens.ts';
import { andWords, depthOf } from './citation-words.ts';
import type { CitationSource } from './name-index.ts';
import { letterLabel, readLabel } from './read-label.ts';
import { furtherPieces, type Piece, type Pieces, pieceWordAt, readPieces } from './read-pieces.ts';

type Link = Pieces & { from: number };

/** Longer enumerations go on as citations of their own. */
const MOST_LINKS = 50;

/** Provisions that follow on one: "… und 7", "…, Art. 8 und 9 Abs. 2", "… Bst. a und c". */
export function continued(source: CitationSource, first: Pieces): Link[] {
  const links: Link[] = [];
  let last = first;
  while (links.length < MOST_LINKS) {
    const from = behindAnd(source.tokens, last.next);
    const next =
      from === undefined ? undefined : (another(source, from) ?? elliptic(source, from, last.pieces));
    if (from === undefined || next === undefined) return links;
    links.push({ ...next, from });
    last = next;
  }
  return links;
}

/** The index behind ",", "und" or ", und". */
function behindAnd(tokens: readonly CitationToken[], at: number): number | undefined {
  const comma = tokens[at]?.text === ',' ? at + 1 : at;
  const next = andWords.has(tokens[comma]?.folded ?? '') ? comma + 1 : comma;
  return next > at ? next : undefined;
}

/** One with its own word; a word below the article only continues what stands before. */
function another({ tokens }: CitationSource, from: number): Pieces | undefined {
  const word = pieceWordAt(tokens, from);
  if (word === undefined || depthOf[word.type] > depthOf.ARTICLE) return undefined;
  return readPieces(tokens, from);
}

/** One that leaves out its word: it counts what the last piece of its kind counted. */
function elliptic(source: CitationSource, from: number, before: readonly Piece[]): Pieces | undefined {
  const { tokens } = source;
  const isLetter = letterLabel(tokens, from) !== undefined;
  const read = readLabel(tokens, from, isLetter ? 'LETTER' : 'ARTICLE');
  if (read === undefined || !isComplete(source, read.next)) return undefined;
  const word = pieceWordAt(tokens, read.next);
  const isBracketed =
    tokens[read.next]?.text === '(' && tokens[read.next]?.start === tokens[read.next - 1]?.end;
  const least = isBracketed ? depthOf.PARAGRAPH : word ? depthOf[word.type] : Number.POSITIVE_INFINITY;
  const level = before.findLastIndex(
    (piece) => depthOf[piece.type] < least && /^[a-z]/.test(piece.label) === isLetter && piece.label !== '',
  );
  const type = before[level]?.type;
  if (type === undefined) return undefined;
  const { next, ...label } = read;
  return furtherPieces(tokens, next, [...before.slice(0, level), { type, ...label }]);
}

/** Whether what follows lets a bare number stand for a provision: in "Art. 5 und 30 Tage" it does not. */
function isComplete({ tokens, nameAt }: CitationSource, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || /^[,.;:()]$/.test(token.text) || andWords.has(token.folded)) return true;
  return pieceWordAt(tokens, at) !== undefined || nameAt(at) !== undefined;
}
