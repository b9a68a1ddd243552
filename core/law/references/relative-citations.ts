import type { LanguageCode } from '../../contract/languages.ts';
import { continued } from '../citation/citation-chain.ts';
import type { CitationToken } from '../citation/citation-tokens.ts';
import { andWords, depthOf, linkWords, type PieceType } from '../citation/citation-words.ts';
import { isCountedAt } from '../citation/counted.ts';
import type { CitationSource } from '../citation/name-index.ts';
import { type Citation, nameBehind } from '../citation/parse-citation.ts';
import { furtherPieces, type Piece, pieceWordAt } from '../citation/read-pieces.ts';
import { withoutOrdinal } from '../paragraph-path.ts';
import { type CitedPieces, rangeEnds } from './range-ends.ts';

type Tokens = readonly CitationToken[];

/** The words by which a text cites a part of the article that is read. */
const words: Record<LanguageCode, RegExp> = {
  DE: /^(?:abs|absatz|absatze|absatzes|absatzen|bst|buchst|buchstabe|buchstaben|lit|ziff|ziffer|ziffern)$/,
  FR: /^(?:al|alinea|alineas|par|paragraphe|paragraphes|let|lettre|lettres|ch|chiffre|chiffres)$/,
  IT: /^(?:cpv|capoverso|capoversi|par|paragrafo|paragrafi|lett|lettera|lettere|n|numero|numeri)$/,
  EN: /^(?:para|paras|paragraph|paragraphs|let|letter|letters|lit|no|nos|number|numbers|point|points)$/,
};

/** "Absatz 1", "let. a et b": cited pieces below the article, where no article is named. */
export function relativeCitations(
  source: CitationSource,
  citations: readonly Citation[],
  { path, language }: { path: string; language: LanguageCode },
): CitedPieces[] {
  const { tokens } = source;
  const around = piecesAround(path);
  const found: CitedPieces[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = words[language].test(tokens[at]?.folded ?? '') ? pieceWordAt(tokens, at) : undefined;
    const isTaken = citations.some(
      ({ start, end }) => start <= (tokens[at]?.start ?? 0) && (tokens[at]?.start ?? 0) < end,
    );
    const base = word === undefined || isTaken ? undefined : baseFor(word.type, around);
    if (base === undefined) {
      at += 1;
      continue;
    }
    const read = readAll(source, at, base, language);
    const isClear =
      read !== undefined && !continuesAnother(tokens, at, citations) && !isCountedAt(tokens, read.next);
    if (isClear && nameBehind(source, read.next) === undefined) found.push(...read.cited);
    at = Math.max(at + 1, read?.next ?? 0);
  }
  return found;
}

/** What is around a place below its article: paragraph, letter, number. */
function piecesAround(path: string): Piece[] {
  const subs = path
    .split('^')
    .slice(1)
    .map(withoutOrdinal)
    .filter((sub) => !sub.startsWith('+list') && !sub.startsWith('+subdiv'));
  const types: readonly PieceType[] = ['PARAGRAPH', 'LETTER', 'NUMBER'];
  return subs.flatMap((label, at): Piece[] => {
    const type = types[at];
    return type === undefined || label.startsWith('+') ? [] : [{ type, label }];
  });
}

/** The pieces below the article that a word goes on from: a letter is one of the paragraph that is read. */
function baseFor(type: PieceType, around: readonly Piece[]): Piece[] | undefined {
  if (depthOf[type] <= depthOf.ARTICLE || type === 'SENTENCE' || type === 'DASH') return undefined;
  if (type === 'PARAGRAPH') return [];
  const [paragraph, letter] = around;
  if (paragraph === undefined) return [];
  const within = paragraph.label === '_' ? [] : [paragraph];
  return type === 'NUMBER' && letter !== undefined ? [...within, letter] : within;
}

const placeholder: Piece = { type: 'ARTICLE', label: '§' };

function readAll(source: CitationSource, at: number, base: readonly Piece[], language: LanguageCode) {
  const { tokens } = source;
  const before = [placeholder, ...base];
  const first = furtherPieces(tokens, at, before);
  if (first.next === at || first.pieces.length <= before.length) return undefined;
  const links = [{ ...first, from: at }];
  for (const link of continued(source, first)) {
    if (link.pieces[0] !== placeholder) break;
    links.push(link);
  }
  const cited = links.flatMap(({ from, next, pieces }) => {
    const place = { start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
    // "numero e categoria": letters are no numbers where they have a word of their own.
    if (language !== 'EN' && pieces.some(({ type, label }) => type === 'NUMBER' && /^[a-z]/.test(label)))
      return [];
    return rangeEnds({ ...place, documents: [], named: false, pieces: pieces.slice(1) }, tokens);
  });
  return { cited, next: links.at(-1)?.next ?? first.next };
}

/** "Artikel 5 und Absatz 2": which article has the paragraph? */
function continuesAnother(tokens: Tokens, at: number, citations: readonly Citation[]): boolean {
  let before = at - 1;
  // "729b Abs. 2 728c Abs. 3": a number that counts nothing is an article.
  if (tokens[before]?.kind === 'number') return true;
  while (before >= 0 && isJoint(tokens[before])) before -= 1;
  const end = tokens[before]?.end;
  return before < at - 1 && citations.some((citation) => citation.end === end);
}

const isJoint = (token: CitationToken | undefined) =>
  token !== undefined &&
  (andWords.has(token.folded) || linkWords.has(token.folded) || /^[,'’]$/.test(token.text));
