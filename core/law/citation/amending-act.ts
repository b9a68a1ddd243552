import { isDay } from '../../lib/day.ts';
import { monthOf } from '../../lib/month-names.ts';
import { foldedAt, isSignAt, type Tokens } from './citation-tokens.ts';
import { linkWords } from './citation-words.ts';

const gazettes = new Set(['as', 'ro', 'ru']);
const amendments = new Set(['anderung', 'modification', 'modifica', 'amendment', 'revision', 'revisione']);

/** Limit of the words between "Schlussbestimmungen" and the day of the act. */
const maxWords = 6;

/**
 * Reads the act by which final provisions came, as paths name it: by its day ("der Änderung vom 8. Oktober 2004",
 * "08.10.2004" is `20041008`) or its publication ("AS 2022 732" is `as_2022_732`).
 */
export function amendingActAt(tokens: Tokens, from: number): { label: string; next: number } | undefined {
  if (gazettes.has(foldedAt(tokens, from))) return publicationAt(tokens, from + 1);
  let at = from;
  while (at < from + maxWords && isLeadingWord(tokens, at)) at += 1;
  return dayInWordsAt(tokens, at) ?? dayInNumbersAt(tokens, at);
}

const isLeadingWord = (tokens: Tokens, at: number) =>
  linkWords.has(foldedAt(tokens, at)) || amendments.has(foldedAt(tokens, at)) || isSignAt(tokens, at, "'’");

function publicationAt(tokens: Tokens, at: number): { label: string; next: number } | undefined {
  const [volume, page] = [foldedAt(tokens, at), foldedAt(tokens, at + 1)];
  if (!/^\d{4}$/.test(volume) || !/^\d{1,4}$/.test(page)) return undefined;
  return { label: `as_${volume}_${page}`, next: at + 2 };
}

/** "8. Oktober 2004", "1er juin 2012", "1° luglio 2019". */
function dayInWordsAt(tokens: Tokens, at: number): { label: string; next: number } | undefined {
  const [, day] = /^(\d{1,2})(?:er)?$/.exec(foldedAt(tokens, at)) ?? [];
  if (day === undefined) return undefined;
  const word = isSignAt(tokens, at + 1, '.°º') ? at + 2 : at + 1;
  const month = monthOf(foldedAt(tokens, word));
  return month === undefined ? undefined : dayLabel(foldedAt(tokens, word + 1), String(month), day, word + 2);
}

/** "08.10.2004", "08/10/2004". */
function dayInNumbersAt(tokens: Tokens, at: number): { label: string; next: number } | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(foldedAt(tokens, at)) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined)
    return dayLabel(year, month, day, at + 1);
  if (!isSignAt(tokens, at + 1, '/') || !isSignAt(tokens, at + 3, '/')) return undefined;
  return dayLabel(foldedAt(tokens, at + 4), foldedAt(tokens, at + 2), foldedAt(tokens, at), at + 5);
}

function dayLabel(year: string, month: string, day: string, next: number) {
  const parts = [year, month.padStart(2, '0'), day.padStart(2, '0')];
  return isDay(parts.join('-')) ? { label: parts.join(''), next } : undefined;
}
