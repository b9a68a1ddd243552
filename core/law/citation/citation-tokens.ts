import { foldText } from '../../lib/fold.ts';
import { latinSuffixes } from '../label.ts';

/** A token of a text; `folded` is its text without case, accents and ligatures. */
export type CitationToken = {
  kind: 'word' | 'number' | 'mark';
  text: string;
  folded: string;
  start: number;
  end: number;
};

// In this order: an empty line, which no citation crosses; a CELEX number; a number with dots ("952.0"); a
// number with the suffix of a label ("37gbis", "5ff"), so that "5BankG" is two tokens; a word; a sign.
// Every alternative is matched in linear time.
const TOKEN = new RegExp(
  `\\n[^\\S\\n]*\\n|\\d{5}[a-z]{1,2}\\d{4}(?!\\d)|\\d+(?:\\.\\d+)+|\\d+(?:(?:ff|ss|er|re|[a-z]?(?:${latinSuffixes.join('|')})|[a-z])(?![\\p{L}\\p{M}]))?` +
    '|\\p{L}[\\p{L}\\p{M}]*|[^\\s\\p{Cc}]',
  'giu',
);

export type Tokens = readonly CitationToken[];

/** Splits a text into words, numbers and signs. */
export function citationTokens(text: string): CitationToken[] {
  const tokens: CitationToken[] = [];
  // Every text of an act is read so; arrays of matches would cost more than what is done with them.
  for (const { 0: own, index: start } of text.matchAll(TOKEN))
    tokens.push({ kind: kindOf(own), text: own, folded: foldText(own), start, end: start + own.length });
  return tokens;
}

const [zero, nine, a, z] = [...'09az'].map((sign) => sign.charCodeAt(0)) as [number, number, number, number];

function kindOf(text: string): CitationToken['kind'] {
  const code = text.charCodeAt(0);
  if (code >= zero && code <= nine) return 'number';
  // Letters of ASCII need no expression.
  const lower = code | 0x20;
  return (code < 0x80 ? lower >= a && lower <= z : /^\p{L}/u.test(text)) ? 'word' : 'mark';
}

/** As foldText, but with German umlauts written as two letters: "Gläubiger" becomes "glaeubiger". */
export function foldUmlauts(text: string): string {
  return foldText(text.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (umlaut) => `${umlaut}e`));
}

/** The folded text of a token; empty where there is none. */
export const foldedAt = (tokens: Tokens, at: number): string => tokens[at]?.folded ?? '';

/** Whether a token is one of these signs. */
export function isSignAt(tokens: Tokens, at: number, signs: string): boolean {
  const token = tokens[at];
  return token !== undefined && signs.includes(token.text);
}

/** Whether nothing stands between a token and the one before it. */
export function isGlued(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && tokens[at - 1]?.end === token.start;
}

export const dashes = '-‐‑‒–—−';

/** The words of tokens with their capitals and accents, without punctuation, to compare spellings. */
export const spellingOf = (tokens: Tokens) =>
  tokens
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ');

/** A trie of names by their words: one walk finds the longest name that begins at a token. */
export type WordTrie<T> = { next: Map<string, WordTrie<T>>; values: T[] };

export const emptyTrie = <T>(): WordTrie<T> => ({ next: new Map(), values: [] });

export function addWords<T>(trie: WordTrie<T>, words: readonly string[], value: T): void {
  let node = trie;
  for (const word of words) {
    const next = node.next.get(word) ?? emptyTrie<T>();
    node.next.set(word, next);
    node = next;
  }
  node.values.push(value);
}

/** Signs that may stand between the words of a name: "GwV-FINMA", "l’eau", "n. marg.". */
const joiningSigns = "-‐‑–.'’/&";

/** The longest name that begins at a token, with the index of the token after it. */
export function longestMatchAt<T>(
  trie: WordTrie<T>,
  tokens: Tokens,
  from: number,
): { values: readonly T[]; next: number } | undefined {
  let match: { values: readonly T[]; next: number } | undefined;
  let node = trie;
  for (let at = from; at < tokens.length; at += 1) {
    if (at > from && isSignAt(tokens, at, joiningSigns)) continue;
    const next = node.next.get(foldedAt(tokens, at));
    if (next === undefined) break;
    node = next;
    if (node.values.length > 0) match = { values: node.values, next: at + 1 };
  }
  return match;
}
