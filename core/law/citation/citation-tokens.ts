import { latinSuffixes } from '../label.ts';

/** A piece of the text as citations see it; `folded` without case, accents and ligatures. */
export type CitationToken = {
  kind: 'word' | 'number' | 'mark';
  text: string;
  folded: string;
  start: number;
  end: number;
};

// An empty line, which nothing reaches across; a CELEX number; a number with dots ("952.0"); a number with what labels have behind theirs ("37gbis",
// "5ff"), so that "5BankG" is two; a word; a sign. None looks further than its own end.
const PIECE = new RegExp(
  `\\n[^\\S\\n]*\\n|\\d{5}[a-z]{1,2}\\d{4}(?!\\d)|\\d+(?:\\.\\d+)+|\\d+(?:(?:ff|ss|er|re|[a-z]?(?:${latinSuffixes.join('|')})|[a-z])(?![\\p{L}\\p{M}]))?` +
    '|\\p{L}[\\p{L}\\p{M}]*|[^\\s\\p{Cc}]',
  'giu',
);

/** Cuts a text into words, numbers and signs. */
export function citationTokens(text: string): CitationToken[] {
  return [...text.matchAll(PIECE)].map(({ 0: piece, index: start }) => {
    const kind = /^\d/.test(piece) ? 'number' : /^\p{L}/u.test(piece) ? 'word' : 'mark';
    return { kind, text: piece, folded: folded(piece), start, end: start + piece.length };
  });
}

const PLAIN = /^[\w.,;:()'/-]*$/;

/** Without case, accents and ligatures: "Gläubiger" is "glaubiger", "œuvre" is "oeuvre". */
export function folded(text: string): string {
  // Most words have nothing to fold, and the way below is long.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** How German writes umlauts without the letters for them: "Gläubiger" is "glaeubiger". */
export function foldedWithE(text: string): string {
  return folded(text.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (umlaut) => `${umlaut}e`));
}

const DASHES = new Set('-‐‑‒–—−');
export const isDashToken = (token: CitationToken | undefined) =>
  token !== undefined && DASHES.has(token.text);
