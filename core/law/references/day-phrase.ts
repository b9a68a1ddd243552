import { writtenDay } from '../../lib/month-names.ts';
import { foldedAt, type Tokens } from '../citation/citation-tokens.ts';
import { skipLinkWords } from '../citation/parse-provision.ts';

/** A date in words, "vom 8. November 1934", with the index of the token after it. */
export type DayPhrase = { day: string; next: number };

/** Reads a date with "vom", "du", "dell’" or "of". */
export function dayPhraseAt(tokens: Tokens, from: number): DayPhrase | undefined {
  const at = skipLinkWords(tokens, from);
  return at === from ? undefined : dayAt(tokens, at);
}

/** Reads a date: "8. November 1934", "1er juin 2012", "11 novembre 2015". */
export function dayAt(tokens: Tokens, at: number): DayPhrase | undefined {
  const number = /^(\d{1,2})(?:er)?$/.exec(tokens[at]?.folded ?? '')?.[1];
  if (number === undefined) return undefined;
  let next = at + 1;
  if (/^[.°º]$/.test(tokens[next]?.text ?? '')) next += 1;
  const month = foldedAt(tokens, next);
  next += tokens[next + 1]?.text === '.' ? 2 : 1;
  const year = /^\d{4}$/.exec(tokens[next]?.text ?? '')?.[0];
  if (year === undefined) return undefined;
  const day = writtenDay(number, month, year);
  return day === undefined ? undefined : { day, next: next + 1 };
}
