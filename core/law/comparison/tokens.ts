import { append } from '../../lib/append.ts';
import { memoizeByObject, memoizeByWord } from '../../lib/memoize.ts';
import { comparableText, type MarkedStretch, shiftedDigits, shiftSign } from './plain-text.ts';

type TokenType = 'word' | 'number' | 'mixed' | 'symbol' | 'punctuation' | 'cell';
/** A word, number or sign of a text with its position. */
export type Token = {
  start: number;
  end: number;
  type: TokenType;
  /** The text without typography, as it is compared. */
  key: string;
  /** The key in lower case. */
  word: string;
};

export const wordOf = (token: Token | undefined): string => token?.word ?? '';

/*
 * In this order: the tab between two cells; numbers with their groups, decimals and letters ("1'000'000",
 * "37a", "5bis", "2015/2"); words with hyphens and inner dots ("E-Mail", "z.B."), elided words with their
 * apostrophe; symbols; any other sign.
 */
const pattern =
  /\t|(?<![\p{L}\p{N}])[-–−]?\d{1,3}(?:[\u0020\u00A0\u202F\u2009'’]\d{3})+(?![\p{L}\p{N}])(?:[.,]\d+)?|(?<![\p{L}\p{N})])[-–−]?\d+(?:[.,:/]\d+)*\p{L}*|\d+\p{L}*|\p{L}[\p{L}\p{M}\p{N}]*(?:[-‐‑]\p{L}[\p{L}\p{M}\p{N}]*)*(?:['’]|(?:\.\p{L}\.?)+)?|[%‰§+=<>≤≥±×÷/&@°€$£]|[^\s]/gu;
const letters = /^\p{L}/u;
const digits = /^[-–−]?\d/;
const signs = /^[%‰§+=<>≤≥±×÷/&@°€$£]$/;

const typeOf = (text: string): TokenType => {
  if (text === '\t') return 'cell';
  if (letters.test(text)) return 'word';
  if (digits.test(text)) return /\p{L}/u.test(text) ? 'mixed' : 'number';
  return signs.test(text) ? 'symbol' : 'punctuation';
};

/** Removes the grouping of digits. A comma is a decimal comma if it cannot separate thousands. */
function numberKey(text: string): string {
  const plain = text.replace(/[\u0020\u00A0\u202F\u2009'’]/g, '').replace(/[–−]/g, '-');
  return /^-?\d+,(?:\d{1,2}|\d{4,})$/.test(plain) ? plain.replace(',', '.') : plain;
}

const classify = memoizeByWord((text): Pick<Token, 'type' | 'key' | 'word'> => {
  const type = typeOf(text);
  const key = type === 'number' ? numberKey(text) : comparableText(text);
  return { type, key, word: key.toLowerCase() };
});

/** Splits a text into words and signs, without white space. */
export function scan(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const [text] = match;
    const { type, key, word } = classify(text);
    const start = offset + match.index;
    tokens.push({ start, end: start + text.length, type, key, word });
  }
  return tokens;
}

/** Shifted digits are a word of their own, so that 72³ is not 723. */
function scanMarked(plain: Required<ScannedText>): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const { start, end } of shiftedDigits(plain)) {
    append(tokens, scan(plain.text.slice(from, start), from));
    for (const token of scan(plain.text.slice(start, end), start)) {
      tokens.push({ ...token, type: 'mixed', key: shiftSign + token.key, word: shiftSign + token.word });
    }
    from = end;
  }
  return [...tokens, ...scan(plain.text.slice(from), from)];
}

/** A text with its marks, if it has any. */
export type ScannedText = { text: string; marks?: readonly MarkedStretch[] };

/** The tokens of a text, memoized by the object that holds it. */
export const tokensOf: (words: ScannedText) => readonly Token[] = memoizeByObject(({ text, marks }) =>
  marks === undefined || marks.length === 0 ? scan(text) : scanMarked({ text, marks }),
);
