import { latinSuffixes } from './label.ts';

const suffix = `(?:${latinSuffixes.join('|')})`;
const end = '(?![\\p{L}\\d])';
/** Words before letters of places in the four languages. */
const letterWords = '(?:Bst\\.|Buchst\\.|Buchstaben?|[Ll](?:it|ett?)\\.|[Ll]ettres?|[Ll]etter[aes]?)';

/** A piece of a designation: the letter of an article's number, a Latin suffix, or all else. */
export type DesignationPiece = string | { part: 'letter' | 'suffix'; text: string };

/** Letter and suffix after the digits of a number, and the suffix of a letter: "37gquinquies", "Bst. abis", "c.bis". */
const numbered = (beforeLetter: string) =>
  new RegExp(
    `(?<=\\d)(?!${suffix}${end})([a-z]{1,2}?)(?=${suffix}?${end})|(?<=\\d[a-z]{0,2}|${beforeLetter}[a-z]\\.?)(${suffix})${end}`,
    'u',
  );
const inText = numbered(`(?<!\\p{L})${letterWords}\\s`);
const alone = numbered('^');

/**
 * The names of places in a text, in pieces that are set apart: "Art. 37", "g", "quinquies". A letter without a word
 * before it counts in a number that stands alone, as in "abis"; in a text, "iter" is a word.
 */
export const designationPieces = (text: string, standsAlone = false): DesignationPiece[] =>
  // Between two plain pieces the split has what the two groups matched, a letter and a suffix.
  text.split(standsAlone ? alone : inText).flatMap((piece: string | undefined, at) => {
    if (!piece) return [];
    return at % 3 === 0
      ? piece
      : { part: at % 3 === 1 ? ('letter' as const) : ('suffix' as const), text: piece };
  });

/** Words before numbers of places and of the compilation of law; abbreviations with a full stop are any. */
const numberWords = [
  'Artikel[ns]?|Absatz(?:es)?|Absätzen?|Ziffern?|Satz(?:es)?|Sätzen?|Abschnitt(?:e[ns]?|s)?|Kapitel[ns]?',
  'Anhang(?:e?s)?|Anhängen?|Randziffern?|Nummern?|Rz|SR',
  '[Aa]rticles?|[Aa]linéas?|[Cc]hiffres?|[Pp]hrases?|[Cc]hapitres?|[Aa]nnexes?|Cm|no|n°|RS',
  '[Aa]rticol[oi]|[Cc]apovers[oi]|[Nn]umer[oi]|[Cc]apitol[oi]|[Cc]ap[oi]|[Aa]llegat[oi]',
  '[Pp]aragraphs?|[Nn]umbers?|[Cc]hapters?|[Aa]nnex|[Ss]entences?',
].join('|');

/** What must not part at the end of a line: places, dates and numbers of official compilations. */
const held = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:\\p{L}{1,5}\\.|${numberWords}) (?=\\d)|${letterWords} (?=[a-z]${suffix}?${end})|` +
    '\\d{1,2}(?:\\.|er|°)? \\p{L}{3,9}\\.? (?=\\d{4}(?!\\d))|' +
    '(?:AS|RO|RU|BBl|FF) \\d{4}(?: [IVX]+(?!\\p{L}))?(?: \\d+)?)',
  'gu',
);

/** A text as it is drawn: no line ends inside "Art. 5", "15. Juni 2018" or "AS 2023 231". */
export const unbroken = (text: string): string =>
  text.replace(held, (words) => words.replaceAll(' ', '\u00a0'));
