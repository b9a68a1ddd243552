import { monthOf } from '../../lib/month-names.ts';
import { foldedAt, isSignAt, type Tokens } from './citation-tokens.ts';
import { percentWords, quantityWords } from './citation-words.ts';

/** Whether a token is the name of a month; "mai" and "mars" are words in other places. */
export const isMonthAt = (tokens: Tokens, at: number) => monthOf(foldedAt(tokens, at)) !== undefined;

/** Whether the next token makes the number before it a quantity: "30 Tage", "5 pour cent", "10 %". */
export function isQuantityAt(tokens: Tokens, at: number): boolean {
  const word = foldedAt(tokens, at);
  if (percentWords.per.has(word)) return percentWords.hundred.has(foldedAt(tokens, at + 1));
  // "an" is a German preposition and an English article far more often than the French year.
  return word !== 'an' && (quantityWords.has(word) || word === '%');
}

/** Whether the number before this token in a query is no provision: a quantity, a time or a number with apostrophes. */
export const isCounted = (tokens: Tokens, at: number): boolean =>
  quantityWords.has(foldedAt(tokens, at)) || isSignAt(tokens, at, "%/:'");
