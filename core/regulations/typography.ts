import { type DesignationPiece, designationPieces, unbroken } from '../law/designation.ts';

/** A stretch of law text. Letters of article numbers are set in italics, Latin suffixes in superscript. */
export type LawPiece = string | { style: 'i' | 'sup'; text: string };

/** The number of an article, or of a range of them, up to its letter. */
const articleNumber = /(?<!\p{L})[Aa]rt(?:\.|i\p{L}+)\u00a0\d+(?:[a-z]*[-–]\d+)?$/u;
/** Characters before a letter that tell what it is of. */
const nearBy = 60;

/**
 * Typesets the citations in running text: no break between word and number or inside a date, letters of articles in
 * italics, Latin suffixes in superscript.
 */
export const typeset = (text: string): LawPiece[] =>
  styled(designationPieces(unbroken(text)), (before) => articleNumber.test(before.slice(-nearBy)));

/**
 * Typesets a number outside running text: "37b" stays upright, the suffixes of "3quater" and "c.bis" become
 * superscript.
 */
export const numberPieces = (number: string): LawPiece[] =>
  styled(designationPieces(number, true), () => false);

/** Typesets a text with labels of places, as law text with the letter of "37h" in italics. */
export const labelPieces = (label: string, asLaw: boolean): LawPiece[] =>
  styled(designationPieces(unbroken(label)), () => asLaw);

function styled(designation: readonly DesignationPiece[], isItalic: (before: string) => boolean): LawPiece[] {
  const pieces: LawPiece[] = [];
  let before = '';
  for (const piece of designation) {
    const words = typeof piece === 'string' ? piece : piece.text;
    const isPlain = typeof piece === 'string' || (piece.part === 'letter' && !isItalic(before));
    before += words;
    if (!isPlain) pieces.push({ style: piece.part === 'letter' ? 'i' : 'sup', text: words });
    else if (typeof pieces.at(-1) === 'string') pieces.push(pieces.pop() + words);
    else pieces.push(words);
  }
  return pieces;
}
