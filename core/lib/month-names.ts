import { foldText } from './fold.ts';

/** The names of the months in the four languages, folded. */
const months = [
  'januar janvier gennaio january',
  'februar fevrier febbraio february',
  'marz maerz mars marzo march',
  'april avril aprile',
  'mai maggio may',
  'juni juin giugno june',
  'juli juillet luglio july',
  'august aout agosto',
  'september septembre settembre',
  'oktober octobre ottobre october',
  'november novembre',
  'dezember decembre dicembre december',
].map((names) => names.split(' '));

/** The number of the only month of which a name begins so: "Sept", "août", "giu"; undefined for "ju". */
export function monthOf(beginning: string): number | undefined {
  const folded = foldText(beginning);
  const meant = months.flatMap((names, at) =>
    names.some((name) => name.startsWith(folded)) ? [at + 1] : [],
  );
  return meant.length === 1 ? meant[0] : undefined;
}

/** The day (ISO) of a date with its month in words: "1", "Sept", "2011"; undefined where the word is no month. */
export function writtenDay(day: string, month: string, year: string): string | undefined {
  const number = monthOf(month);
  return number === undefined
    ? undefined
    : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
