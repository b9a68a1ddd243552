import { foldText } from '../../lib/fold.ts';
import type { CitationToken, Tokens } from '../citation/citation-tokens.ts';
import { months } from '../citation/citation-words.ts';
import { skipLinkWords } from '../citation/parse-provision.ts';

/** A date in words, "vom 8. November 1934", with the index of the token after it. */
export type DayPhrase = { day: string; next: number };

const monthOf = (token: CitationToken | undefined) =>
  months.findIndex((names) => names.has(token?.folded ?? '')) + 1;

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
  const month = monthOf(tokens[next]);
  if (month === 0) return undefined;
  next += tokens[next + 1]?.text === '.' ? 2 : 1;
  const year = /^\d{4}$/.exec(tokens[next]?.text ?? '')?.[0];
  if (year === undefined) return undefined;
  return { day: `${year}-${twoDigits(month)}-${twoDigits(Number(number))}`, next: next + 1 };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const LONG_DAY = /(\d{1,2})(?:\.|er|°)?\s(\p{L}+)\s(\d{4})(?!\d)/u;

/** The date in the long name of an act. */
export function dayInLongName(longName: string): string | undefined {
  const [, number, name = '', year] = LONG_DAY.exec(longName) ?? [];
  const month = months.findIndex((names) => names.has(foldText(name))) + 1;
  return number && year && month > 0 ? `${year}-${twoDigits(month)}-${twoDigits(Number(number))}` : undefined;
}
