import type { Unit } from '../../contract/main/regulation-text.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import type { Piece } from '../comparison/pieces.ts';
import { piecesOf } from '../comparison/pieces.ts';
import { unspaced } from '../comparison/plain-text.ts';

/**
 * `text`: to be read, a line for each paragraph or item inside with its number. The number of the place itself is not
 * part of it: equal words are kept once, and its label says it. `key`: as it is compared, without numbers and typography.
 */
export type PlaceWords = { text: string; key: string };

/** The pieces of a text by the path at which each of them stands, in document order. */
const piecesByUnit = memoizeByObject((units: readonly Unit[]): ReadonlyMap<string, readonly Piece[]> => {
  const { ofUnit } = piecesOf(units, undefined);
  return new Map(units.map((unit, index) => [unit.id, ofUnit[index] ?? []]));
});

/** The words of a place with all that is inside it, of a container its heading; undefined if the text has no such place. */
export function placeWords(units: readonly Unit[], path: string): PlaceWords | undefined {
  const cut = path.indexOf('^');
  const pieces = piecesByUnit(units).get(cut < 0 ? path : path.slice(0, cut));
  const own = cut < 0 ? pieces : pieces?.filter((piece) => hasWordsOf(piece, path));
  if (own === undefined || (cut >= 0 && own.length === 0)) return undefined;
  const lines = own.map((piece, at) => (at === 0 && opens(piece, path) ? piece.text : numbered(piece)));
  return {
    text: lines.filter((line) => line !== '').join('\n'),
    key: own.map(({ key }) => unspaced(key)).join('\n'),
  };
}

const numbered = ({ num, text }: Piece) => [num, text].filter((part) => part !== '').join(' ');

/** Whether a piece has the number of the place itself; what is only inside it without a path of its own is a block of it. */
const opens = ({ path: own, pathInUnit, inCells }: Piece, path: string) =>
  (own === path && !/[#|]/.test(pathInUnit)) || inCells?.includes(path) === true;

/** A place in a cell of a table has the words of its row. */
const hasWordsOf = (piece: Piece, path: string) =>
  isInside(piece.path, path) || piece.inCells?.includes(path) === true;

const isInside = (path: string, around: string) => path === around || path.startsWith(`${around}^`);
