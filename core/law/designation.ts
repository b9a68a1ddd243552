import { latinSuffixes } from './label.ts';

const suffix = `(?:${latinSuffixes.join('|')})`;
const end = '(?![\\p{L}\\d])';
/** Words before letters of places in the four languages, and abbreviations of any. */
const letterWords = '(?:\\p{L}{1,5}\\.|(?:Buchst|[Ll]ett)\\p{L}*)';

/** A piece of a designation: the letter of an article's number, a Latin suffix, or all else. */
export type DesignationPiece = string | { part: 'letter' | 'suffix'; text: string };

/** Letter and suffix after the digits of a number, and the suffix of a letter: "37gquinquies", "Bst. abis", "c.bis". */
const numbered = new RegExp(
  `(?<=\\d)(?!${suffix}${end})([a-z]{1,2}?)(?=${suffix}?${end})|(?<=\\d[a-z]{0,2}|(?:^|${letterWords}\\s)[a-z]\\.?)(${suffix})${end}`,
  'u',
);

/** The names of places in a text, in pieces that are set apart: "Art. 37", "g", "quinquies". */
export const designationPieces = (text: string): DesignationPiece[] =>
  // Between two plain pieces the split has what the two groups matched, a letter and a suffix.
  text.split(numbered).flatMap((piece: string | undefined, at) => {
    if (!piece) return [];
    return at % 3 === 0
      ? piece
      : { part: at % 3 === 1 ? ('letter' as const) : ('suffix' as const), text: piece };
  });

/** Words before numbers of places and of the compilation of law, by their beginnings: "Absatz", "Absätzen", "alinéas". */
const numberWords =
  '(?:[Aa]rti|Abs|Ziff|Kap|Anh|alin|chi|[Cc]hap|capo|capi|alleg|[Aa]nnex|[Pp]ara)\\p{L}*|Rz|Cm|n°|no|SR|RS';

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
