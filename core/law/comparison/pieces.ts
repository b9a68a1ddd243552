import type { ComparisonRow } from '../../contract/main/comparison.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { printedLabel } from './labels.ts';
import { type PiecePosition, type PieceWalk, type PieceWords, underHeads, walkUnit } from './piece-walk.ts';
import { comparableKey, type MarkedStretch, plainTextOf } from './plain-text.ts';

/** The unit of comparison: the head of a unit, a text block, an item, or a row of a table. */
export type Piece = {
  index: number;
  kind: ComparisonRow['kind'];
  /** Indent in a row: 0 for heads and paragraphs, from 1 on for items. */
  level: number;
  /** Depth in the whole text: heads by the depth of their unit, all other pieces deeper than any head. */
  rank: number;
  path: string;
  /** Index of its unit. */
  unit: number;
  isHead: boolean;
  num: string;
  label: string;
  /** Identifier inside its unit, equal where only the number of the unit differs. */
  pathInUnit: string;
  /** Index of the piece that introduces it, a head or a paragraph with items; -1 without one. */
  introducedBy: number;
  text: string;
  marks: readonly MarkedStretch[];
  /** The text without typography, as it is compared. */
  key: string;
  /** Whether nothing of it is in force: only dots, or repealed. */
  isVoid: boolean;
  /** Of a row of a table: the paths of the places in its cells. */
  inCells?: readonly string[];
};

export type TextPieces = { units: readonly Unit[]; pieces: Piece[]; ofUnit: Piece[][] };

/** Splits a text into pieces in document order; only one provision if `root` is its path. */
export function piecesOf(units: readonly Unit[], root: string | undefined): TextPieces {
  const taken = new Map<string, number>();
  const walk: PieceWalk<Piece> = {
    units: unitsUnder(units, root),
    pieces: [],
    plainOf: plainTextOf,
    make: (place, words, unit) => pieceOf(place, words, { index: walk.pieces.length, unit, taken }),
  };
  const ofUnit = walk.units.map((unit, index) => {
    const from = walk.pieces.length;
    taken.clear();
    walkUnit(walk, unit, index, root);
    return walk.pieces.slice(from);
  });
  return { units: walk.units, pieces: walk.pieces, ofUnit };
}

/** `taken`: how often each identifier occurs in the unit so far. */
type Numbering = { index: number; unit: number; taken: Map<string, number> };

function pieceOf(place: PiecePosition, words: PieceWords, { index, unit, taken }: Numbering): Piece {
  const { path, level, introducedBy, kind, inCells } = place;
  const times = taken.get(place.pathInUnit) ?? 0;
  taken.set(place.pathInUnit, times + 1);
  return {
    index,
    kind,
    level,
    rank: underHeads + place.nesting,
    path,
    unit,
    isHead: false,
    pathInUnit: times === 0 ? place.pathInUnit : `${place.pathInUnit}~${times}`,
    introducedBy,
    label: printedLabel(words.num),
    key: comparableKey(words),
    ...words,
    ...(inCells && { inCells }),
  };
}

function unitsUnder(units: readonly Unit[], root: string | undefined): readonly Unit[] {
  if (root === undefined) return units;
  const around = new Set<string | undefined>([root]);
  const under = units.filter((unit) => {
    const belongs = around.has(unit.id) || around.has(unit.parent);
    if (belongs) around.add(unit.id);
    return belongs;
  });
  if (under.length > 0) return under;
  return units.filter((unit) => root.startsWith(`${unit.id}^`)).slice(-1);
}
