import type { CitationToken } from './citation-tokens.ts';
import { andWords, depthOf } from './citation-words.ts';
import { isCountedAt } from './counted.ts';
import type { CitationSource } from './name-index.ts';
import { letterLabel, readLabel } from './read-label.ts';
import { furtherPieces, linked, type Piece, type Pieces, pieceWordAt, readPieces } from './read-pieces.ts';

type Link = Pieces & { from: number };

/** Longer enumerations go on as citations of their own. */
const MOST_LINKS = 50;

/** Provisions that follow on one: "… und 7", "…, Art. 8 und 9 Abs. 2", "… Bst. a und c". */
export function continued(source: CitationSource, first: Pieces): Link[] {
  const links: Link[] = [];
  let last = first;
  while (links.length < MOST_LINKS) {
    const from = behindAnd(source, last.next);
    const next =
      from === undefined
        ? undefined
        : (another(source, from) ??
          beside(source.tokens, from, last.pieces) ??
          elliptic(source, from, last.pieces));
    if (from === undefined || next === undefined) return links;
    links.push({ ...next, from });
    last = next;
  }
  return links;
}

/** The index behind ",", "und" or ", und". */
function behindAnd({ tokens, isLaw }: CitationSource, at: number): number | undefined {
  const comma = tokens[at]?.text === ',' ? at + 1 : at;
  const next = andWords.has(tokens[comma]?.folded ?? '') ? comma + 1 : comma;
  if (next === at) return undefined;
  // "… o l’articolo 6", "… und den Artikeln 6 und 7".
  const around = isLaw === true ? linked(tokens, next) : next;
  return around > next && pieceWordAt(tokens, around)?.type === 'ARTICLE' ? around : next;
}

/** One with its own word. */
function another({ tokens }: CitationSource, from: number): Pieces | undefined {
  const word = pieceWordAt(tokens, from);
  if (word === undefined || depthOf[word.type] > depthOf.ARTICLE) return undefined;
  return readPieces(tokens, from);
}

/** "Art. 5 Abs. 2 und Abs. 3", "Art. 5 Abs. 1 Bst. a oder Abs. 2": in the same article, or what stands before. */
function beside(
  tokens: readonly CitationToken[],
  from: number,
  before: readonly Piece[],
): Pieces | undefined {
  const word = pieceWordAt(tokens, from);
  if (word === undefined) return undefined;
  const level = before.findLastIndex(({ type }) => type === word.type);
  if (level < 1) return undefined;
  const around = before.slice(0, level);
  const read = furtherPieces(tokens, from, around);
  return read.pieces.length > around.length && read.next > from ? read : undefined;
}

/** One that leaves out its word: it counts what the last piece of its kind counted. */
function elliptic(source: CitationSource, from: number, before: readonly Piece[]): Pieces | undefined {
  const { tokens } = source;
  const isLetter = letterLabel(tokens, from) !== undefined;
  const read = readLabel(tokens, from, isLetter ? 'LETTER' : 'ARTICLE');
  if (read === undefined || !isComplete(source, read.next, isLetter && mayBeWord(tokens[from])))
    return undefined;
  const type = before[levelOf(source, from, read.next, before, isLetter)]?.type;
  if (type === undefined) return undefined;
  const level = before.findLastIndex((piece) => piece.type === type);
  const { next, ...label } = read;
  return furtherPieces(tokens, next, [...before.slice(0, level), { type, ...label }]);
}

/** Which of the pieces before it is counted on. */
function levelOf(
  { tokens, isLaw, hasCommas }: CitationSource,
  from: number,
  next: number,
  before: readonly Piece[],
  isLetter: boolean,
): number {
  const behindComma = hasCommas === true && tokens[next]?.text === ',' ? next + 1 : next;
  const word = pieceWordAt(tokens, behindComma);
  const isBracketed = tokens[next]?.text === '(' && tokens[next]?.start === tokens[next - 1]?.end;
  const isArticle = isLaw === true && !isLetter && word === undefined && leavesArticle(tokens, from, before);
  const least =
    isBracketed || isArticle ? depthOf.PARAGRAPH : word ? depthOf[word.type] : Number.POSITIVE_INFINITY;
  return before.findLastIndex(
    (piece) => depthOf[piece.type] < least && /^[a-z]/.test(piece.label) === isLetter && piece.label !== '',
  );
}

/** "Art. 50, al. 3, et 51", "Artikel 50 Absatz 3 und 51": another article, as one paragraph was named only. */
function leavesArticle(tokens: readonly CitationToken[], from: number, before: readonly Piece[]): boolean {
  const last = before.at(-1);
  if (last === undefined || depthOf[last.type] <= depthOf.ARTICLE || last.to !== undefined) return false;
  // "Absätze 2 und 3 sowie 9": the further word for "and" begins anew.
  const isAnew =
    tokens[from - 1]?.folded === 'sowie' &&
    tokens.slice(Math.max(0, from - 5), from - 1).some(({ folded }) => folded === 'und');
  const isBehindComma = andWords.has(tokens[from - 1]?.folded ?? '') && tokens[from - 2]?.text === ',';
  if (isAnew || isBehindComma) return true;
  for (let at = from - 1; at >= Math.max(0, from - 12); at -= 1) {
    const word = pieceWordAt(tokens, at);
    if (word?.type === 'PARAGRAPH')
      return /^(?:absatz|capoverso|paragraph|alinea|paragrafo)$/.test(tokens[at]?.folded ?? '');
    if (word?.type === 'ARTICLE') return false;
  }
  return false;
}

/** Single letters that are words in Italian: "lettere a e b, i titolari". */
const mayBeWord = (token: CitationToken | undefined) => /^[aeio]$/.test(token?.folded ?? '');

/** Whether what follows lets a bare number stand for a provision: in "Art. 5 und 30 Tage" it does not. */
function isComplete({ tokens, nameAt, isLaw }: CitationSource, at: number, isDoubtful: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || /^[,.;:()]$/.test(token.text) || andWords.has(token.folded)) return true;
  if (pieceWordAt(tokens, at) !== undefined || nameAt(at) !== undefined) return true;
  if (isLaw !== true || isDoubtful || isCountedAt(tokens, at)) return false;
  return token.kind === 'word' && /^\p{Ll}/u.test(token.text);
}
