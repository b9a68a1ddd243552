import { foldText } from './fold.ts';

/** The names of the months in the four languages, folded, and the one abbreviation of two letters. */
const months: string[][] = [
  'januar janvier gennaio january',
  'februar fevrier febbraio february',
  'marz maerz mars marzo march',
  'april avril aprile',
  'mai maggio may',
  'juni juin giugno june',
  'juli juillet luglio july',
  'august aout agosto ag',
  'september septembre settembre',
  'oktober octobre ottobre october',
  'november novembre',
  'dezember decembre dicembre december',
].map((names) => names.split(' '));

/** Adds the names of the twelve months in another language. */
export function addMonthNames(names: string): void {
  for (const [at, name] of names.split(' ').entries()) months[at]?.push(foldText(name));
}

/** With fewer letters, a word that begins a name is another one: "au", "de", "no". */
const minLetters = 3;

/** The number of the only month of which a name begins so: "Sept", "août", "giu"; undefined for "jui" and "de". */
export function monthOf(beginning: string): number | undefined {
  const folded = foldText(beginning);
  const isOf = (name: string) => name === folded || (folded.length >= minLetters && name.startsWith(folded));
  const meant = months.flatMap((names, at) => (names.some(isOf) ? [at + 1] : []));
  return meant.length === 1 ? meant[0] : undefined;
}

/** The day (ISO) of a date with its month in words: "1", "Sept", "2011"; undefined where the word is no month. */
export function writtenDay(day: string, month: string, year: string): string | undefined {
  const number = monthOf(month);
  return number === undefined
    ? undefined
    : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const dateInWords = /(\d{1,2})(?:\.|er|°|º)?\s+(\p{L}{3,})\.?\s+(\d{4})(?!\d)/u;

/** The first date in words in a text in any of the four languages: `2004-10-08`. */
export function dateIn(text: string): string | undefined {
  const [, day = '', word = '', year = ''] = dateInWords.exec(text) ?? [];
  return writtenDay(day, word, year);
}
