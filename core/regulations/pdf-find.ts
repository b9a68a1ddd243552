import { foldText } from '../lib/fold.ts';
import { indexes } from '../lib/indexes.ts';

/** A match in the text of a page: from a character of one piece to a character of another. */
export type TextMatch = { page: number; from: TextSpot; to: TextSpot };
export type TextSpot = { piece: number; offset: number };
/** A piece of the text of a page as the PDF draws it; `ends` if it is the last of its line. */
export type TextPiece = { text: string; ends: boolean };

export type PageIndex = { page: number; text: string; spots: TextSpot[] };

/**
 * The searchable text of a page with the position of each of its characters. Line ends count as spaces; a
 * word hyphenated at a line end is one word.
 */
export function indexPage(page: number, pieces: readonly TextPiece[]): PageIndex {
  let text = '';
  const spots: TextSpot[] = [];
  const add = (letters: string, spot: TextSpot) => {
    for (const letter of letters) {
      const isSpace = /\s/u.test(letter);
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      text += isSpace ? ' ' : letter;
      for (let unit = 0; unit < letter.length; unit += 1) spots.push(spot);
    }
  };
  for (const piece of indexes(pieces.length)) {
    const { text: drawn, ends } = pieces[piece] ?? { text: '', ends: false };
    let offset = 0;
    for (const letter of drawn) {
      const isSoft = letter === '\u00ad';
      const isParting = ends && letter === '-' && offset === drawn.length - 1 && /\p{Ll}$/u.test(text);
      if (!isSoft && !isParting) add(foldText(letter), { piece, offset });
      offset += letter.length;
    }
    if (ends && !/[-\u00ad]$/u.test(drawn)) add(' ', { piece, offset: drawn.length });
  }
  return { page, text, spots };
}

/** All matches of a query on a page. */
export function findInPage({ page, text, spots }: PageIndex, query: string): TextMatch[] {
  const term = foldText(query).replace(/\s+/gu, ' ').trim();
  if (term === '') return [];
  const matches: TextMatch[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    const from = spots[at];
    const last = spots[at + term.length - 1];
    if (from && last) matches.push({ page, from, to: { piece: last.piece, offset: last.offset + 1 } });
  }
  return matches;
}
