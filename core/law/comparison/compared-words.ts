import type { Inline, Unit } from '../../contract/main/regulation-text.ts';
import { latinSuffixes } from '../label.ts';
import { printedLabel } from './labels.ts';
import { type PiecePosition, type PieceWalk, type PieceWords, walkUnit } from './piece-walk.ts';
import {
  comparableKey,
  comparableText,
  type PlainText,
  plainTextOf,
  shiftedDigits,
  withoutInvisible,
} from './plain-text.ts';
import { createWordBytes, type WordBytes } from './word-bytes.ts';

type WordPiece = PieceWords & { path: string; isHead: boolean };
/** Where the words of a piece stand among the bytes; `path` is that of the provision that they belong to. */
export type WordStretch = { path: string; from: number; to: number };
/** The bytes are those of all words so far and change with the next unit. */
export type ComparedWords = { bytes: WordBytes; stretches: WordStretch[] };

/** Some sources print "c. bis" for "cbis." */
const splitSuffix = new RegExp(`^(\\p{L}{1,2})\\. ?(${latinSuffixes.join('|')})\\.?$`, 'u');
/** Items that are only dots, if a source has them in the text of another item. */
const voidItems = /\p{L}{1,12}[.)](?:\[?\.\.\.\]?)/gu;

const withoutBlanks = (text: string) => (text.includes(' ') ? text.replace(/ /g, '') : text);

/** Texts that nothing but their words can matter of: they are not tidied first, since blanks are left out anyway. */
const longText = 80;

function plainOf(content: readonly Inline[] | undefined): PlainText {
  const only = content?.[0];
  const isLong = content?.length === 1 && typeof only === 'string' && only.length > longText;
  return isLong && !only.includes('\t') ? { text: only, marks: [] } : plainTextOf(content);
}

const pieceOf = ({ path }: PiecePosition, { num, text, marks, isVoid }: PieceWords): WordPiece => ({
  path,
  num,
  text,
  marks,
  isVoid,
  isHead: false,
});

/**
 * Reads the words of units as a comparison sees them, as bytes of UTF-8. If they are equal in two versions, nothing
 * changed: notes, the date of the text, typography and the way lists are nested do not count.
 */
export function createWordReader(): (unit: Unit) => ComparedWords {
  const bytes = createWordBytes();
  // The same few numbers of paragraphs and letters occur thousands of times in a text.
  const printed = new Map<string, string>();
  const numberOf = ({ num, isHead }: WordPiece): string => {
    if (isHead) return withoutBlanks(printedLabel(num));
    let number = printed.get(num);
    if (number === undefined) {
      number = withoutBlanks(comparableText(num).replace(splitSuffix, '$1$2.'));
      printed.set(num, number);
    }
    return number;
  };
  const write = (piece: WordPiece) => {
    const number = numberOf(piece);
    const isPlain = piece.marks.length === 0 || shiftedDigits(piece).length === 0;
    if (isPlain && bytes.addTidy(number, piece.text)) return;
    // What is rare is made as strings: dots that may be those of repealed items, letters in several signs.
    const key = comparableKey({ text: withoutInvisible(piece.text), marks: piece.marks });
    bytes.add(withoutBlanks(number + key).replace(voidItems, ''));
  };
  return (unit) => {
    const walk: PieceWalk<WordPiece> = { units: [unit], pieces: [], plainOf, make: pieceOf };
    walkUnit(walk, unit, 0, undefined);
    bytes.clear();
    const stretches: WordStretch[] = [];
    for (const piece of walk.pieces) {
      if (piece.isVoid) continue;
      const from = bytes.length();
      write(piece);
      stretches.push({ path: piece.path, from, to: bytes.length() });
    }
    return { bytes, stretches };
  };
}
