import type { CitationToken } from './citation-tokens.ts';
import { depthOf, linkWords, ordinalWords, type PieceType, pieceWords } from './citation-words.ts';
import { letterLabel, numberLabel, readLabel } from './read-label.ts';
import { longestAt } from './word-trie.ts';

/** One step of a citation: "Abs. 2", "Art. 5–7", "Art. 5 ff."; the label is empty in "Anhang". */
export type Piece = { type: PieceType; label: string; to?: string; following?: 'f' | 'ff' };
export type Pieces = { pieces: Piece[]; next: number };
type Tokens = readonly CitationToken[];

/** "point (a) of paragraph 2 of Article 5": steps that may be named from the inside out. */
const INSIDE_OUT = 3;
/** No citation is deeper; without an end, a text of pieces alone would be read again from each of them. */
const MOST_STEPS = 12;
const WITHOUT_LABEL = new Set<PieceType>(['ANNEX', 'FINAL_PROVISIONS']);

/** The type of piece whose word stands at a token, with the index behind the word and its dot. */
export function pieceWordAt(tokens: Tokens, at: number): { type: PieceType; next: number } | undefined {
  const found = longestAt(pieceWords, tokens, at);
  const type = found?.values[0];
  if (found === undefined || type === undefined) return undefined;
  let { next } = found;
  const dot = tokens[next];
  if (dot !== undefined && /^[.°º§]$/.test(dot.text)) next += 1;
  // "all" is a word of English and Italian; with its dot it is "allegato".
  else if (tokens[at]?.folded === 'all') return undefined;
  return { type, next };
}

/** The index behind "zweiter", "1ère", "2.", "first"; the same where there is none. */
function behindOrdinal(tokens: Tokens, at: number): number {
  if (ordinalWords.has(tokens[at]?.folded ?? '')) return at + 1;
  if (!/^\d(?:er|re)?$/.test(tokens[at]?.folded ?? '')) return at;
  return /^(?:ere|eme|e|o|a|st|nd|rd|th|[.°ª])$/.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1;
}

/** One piece with its word: "Abs. 2". */
function pieceAt(tokens: Tokens, at: number): { piece: Piece; next: number } | undefined {
  const ordinal = behindOrdinal(tokens, at);
  const word = pieceWordAt(tokens, ordinal);
  if (word === undefined) return undefined;
  if (ordinal > at) {
    return word.type === 'SENTENCE' ? { piece: { type: 'SENTENCE', label: '' }, next: word.next } : undefined;
  }
  const read = readLabel(tokens, word.next, word.type);
  if (read) {
    const { next, ...label } = read;
    return { piece: { type: word.type, ...label }, next };
  }
  return WITHOUT_LABEL.has(word.type)
    ? { piece: { type: word.type, label: '' }, next: word.next }
    : undefined;
}

/** Pieces that go on below those already read: "Abs. 2 Bst. b", ", al. 2", "(2)(b)". */
export function furtherPieces(tokens: Tokens, from: number, before: readonly Piece[]): Pieces {
  const pieces = [...before];
  let next = from;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const last = pieces.at(-1);
    if (last === undefined) return { pieces, next };
    const bracket = last.to === undefined ? bracketPiece(tokens, next, last) : undefined;
    const at = tokens[next]?.text === ',' ? next + 1 : next;
    const found = bracket ?? pieceAt(tokens, at);
    if (found === undefined || !mayFollow(pieces, found.piece.type)) return { pieces, next };
    if (found.piece.type !== 'SENTENCE') pieces.push(found.piece);
    next = found.next;
  }
  return { pieces, next };
}

function mayFollow(pieces: readonly Piece[], type: PieceType): boolean {
  const last = pieces.at(-1)?.type ?? 'BOOK';
  if (depthOf[type] > depthOf[last] || (depthOf[type] === 9 && depthOf[last] === 9)) return true;
  // Transitional provisions number their parts: "Art. 196 Ziff. 2 Abs. 1".
  return type === 'PARAGRAPH' && last === 'NUMBER' && !pieces.some((piece) => piece.type === 'PARAGRAPH');
}

/** "(2)" behind an article or paragraph, "(b)" behind either. */
function bracketPiece(tokens: Tokens, at: number, last: Piece): { piece: Piece; next: number } | undefined {
  if (tokens[at]?.text !== '(' || depthOf[last.type] < depthOf.ARTICLE) return undefined;
  const number = numberLabel(tokens, at);
  const isFirst = last.type === 'ARTICLE' || last.type === 'MARGIN_NUMBER';
  if (number)
    return { piece: { type: isFirst ? 'PARAGRAPH' : 'NUMBER', label: number.label }, next: number.next };
  const letter = letterLabel(tokens, at);
  return letter && { piece: { type: 'LETTER', label: letter.label }, next: letter.next };
}

/** A provision that begins at a token with its word: "Art. 5a Abs. 2", "Anhang 1", "al. 2 de l’art. 5". */
export function readPieces(tokens: Tokens, from: number, deepest = INSIDE_OUT): Pieces | undefined {
  const first = pieceAt(tokens, from);
  // A level is nothing without what it is in.
  if (first === undefined || first.piece.type === 'SENTENCE' || first.piece.type === 'LEVEL')
    return undefined;
  if (depthOf[first.piece.type] <= depthOf.ARTICLE) return furtherPieces(tokens, first.next, [first.piece]);
  const inner = furtherPieces(tokens, first.next, [first.piece]);
  const around = linked(tokens, inner.next);
  // "Abs. 2 Art. 5" needs no word between; "Abs. 2 Abs. 3" is two times nothing.
  const isOutside = around > inner.next || pieceWordAt(tokens, around)?.type === 'ARTICLE';
  const outer = isOutside && deepest > 0 ? readPieces(tokens, around, deepest - 1) : undefined;
  return outer && { pieces: [...outer.pieces, ...inner.pieces], next: outer.next };
}

/** The index behind words like "of the", "de la", "des", at most four with their apostrophes. */
export function linked(tokens: Tokens, from: number): number {
  let at = from;
  while (
    at < from + 5 &&
    (linkWords.has(tokens[at]?.folded ?? '') || (at > from && /^['’]$/.test(tokens[at]?.text ?? '')))
  ) {
    at += 1;
  }
  return at;
}
