import { comparable } from './plain.ts';
import { remembered } from './remembered.ts';

type TokenType = 'word' | 'number' | 'mixed' | 'symbol' | 'punctuation' | 'cell';
/** A word, number or sign of a text, with its place in it. */
export type Token = {
  start: number;
  end: number;
  type: TokenType;
  /** As it is compared: typography aside. */
  key: string;
  /** The same in small letters. */
  word: string;
};

export const wordOf = (token: Token | undefined): string => token?.word ?? '';

/*
 * In this order: what stands between two cells; numbers with their groups, decimals and letters ("1'000'000",
 * "37a", "5bis", "2015/2"); words with their hyphens and inner dots ("E-Mail", "z.B."), elided ones with
 * their apostrophe; signs that say something; any other sign.
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

/** Groups of digits are typography; a decimal comma or dot is one where it cannot part thousands. */
function numberKey(text: string): string {
  const plain = text.replace(/[\u0020\u00A0\u202F\u2009'’]/g, '').replace(/[–−]/g, '-');
  return /^-?\d+,(?:\d{1,2}|\d{4,})$/.test(plain) ? plain.replace(',', '.') : plain;
}

const kindOf = remembered((found): Pick<Token, 'type' | 'key' | 'word'> => {
  const type = typeOf(found);
  const key = type === 'number' || type === 'mixed' ? numberKey(found) : comparable(found);
  return { type, key, word: key.toLowerCase() };
});

/** Words and signs of a text in their order; white space is none. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    const { type, key, word } = kindOf(found);
    tokens.push({ start: match.index, end: match.index + found.length, type, key, word });
  }
  return tokens;
}
