import type {
  ComparisonRow,
  Difference,
  RowChange,
  RowSide,
  UnitChange,
} from '../../contract/main/comparison.ts';
import type { ComparisonContext } from './context.ts';
import type { ComparedWords } from './join-pairs.ts';
import { counterpartOf, heaviestAscendingRun, type Pairing } from './pairing.ts';
import type { Piece, TextPieces } from './pieces.ts';
import { unspaced } from './plain-text.ts';
import { compareWords, oneSidedWords, wholeRuns } from './runs.ts';

/** The paired units and pieces of two texts. */
export type Pairs = { units: Pairing; pieces: Pairing };

/** A row with the pieces from which it was made. */
export type RowWithPieces = { row: ComparisonRow; before?: Piece; after?: Piece };
/** A row of a piece of the earlier text. */
export type RowOfBefore = RowWithPieces & { before: Piece };

export function sideOf(text: TextPieces, piece: Piece, isContinuation = false): RowSide {
  const side = { path: piece.path, unit: text.units[piece.unit]?.id ?? piece.path };
  return piece.num === '' || isContinuation ? side : { ...side, num: piece.num };
}

export const shapeOf = (text: TextPieces, { kind, level, isHead, unit }: Piece) => ({
  kind,
  level,
  ...(isHead ? { depth: text.units[unit]?.depth ?? 0 } : {}),
});

export function newRow(context: ComparisonContext, after: Piece): RowWithPieces {
  const row: ComparisonRow = {
    change: 'new',
    ...shapeOf(context.after, after),
    after: sideOf(context.after, after),
    ...oneSidedWords(after, 'inserted', context.vocabulary),
  };
  return { row, after };
}

export function repealedRow(context: ComparisonContext, before: Piece): RowOfBefore {
  const row: ComparisonRow = {
    change: 'repealed',
    ...shapeOf(context.before, before),
    before: sideOf(context.before, before),
    ...oneSidedWords(before, 'deleted', context.vocabulary),
  };
  return { row, before };
}

/** The row at the old place of a moved piece, for rows that are of two pieces. */
export function oldPlaceRow(context: ComparisonContext, before: Piece, after: Piece): RowOfBefore {
  const row: ComparisonRow = {
    change: 'moved',
    ...shapeOf(context.before, before),
    before: sideOf(context.before, before),
    to: after.path,
    runs: wholeRuns(before, 'deleted'),
    differences: [],
  };
  return { row, before };
}

/** The row of two paired pieces. */
export function pairedRow(
  context: ComparisonContext,
  before: Piece,
  after: Piece,
  change: RowChange | undefined,
): RowWithPieces {
  const { runs, differences } = wordsOfRow(context, before, after);
  const all = numbering(before, after, differences);
  const isRepealed = after.isVoid && !before.isVoid;
  const plain: RowChange = differences.length > 0 ? 'changed' : 'same';
  const row: ComparisonRow = {
    change: isRepealed ? 'repealed' : (change ?? plain),
    ...shapeOf(context.after, after),
    before: sideOf(context.before, before),
    after: sideOf(context.after, after),
    runs,
    differences: isRepealed ? [] : all,
  };
  return { row, before, after };
}

const hasSameWords = (before: Piece, after: Piece) =>
  before.key === after.key || unspaced(before.key) === unspaced(after.key);

function wordsOfRow(context: ComparisonContext, before: Piece, after: Piece): ComparedWords {
  const isSame = hasSameWords(before, after) || (before.isVoid && after.isVoid);
  if (isSame) return { runs: wholeRuns(after), differences: [] };
  if (after.isVoid) {
    return { runs: [...wholeRuns(before, 'deleted'), ...wholeRuns(after, 'inserted')], differences: [] };
  }
  return compareWords(before, after, context.vocabulary);
}

/** Whether the labels differ; between two void pieces a different range does not count. */
const hasOtherLabel = (before: Piece, after: Piece) =>
  before.label !== after.label &&
  unspaced(before.num) !== unspaced(after.num) &&
  !(before.isVoid && after.isVoid);

/** Adds the difference of a changed label, which is not part of the text. */
export function numbering(before: Piece, after: Piece, differences: readonly Difference[]): Difference[] {
  if (!hasOtherLabel(before, after)) return [...differences];
  return [...differences, { class: 'numbering', before: before.num, after: after.num }];
}

/** Paired pieces that moved or were renumbered, by the piece of the later text. */
export function changesOfPlace(context: ComparisonContext, { units, pieces }: Pairs): Map<Piece, RowChange> {
  const changes = new Map<Piece, RowChange>();
  const moved = movedUnits(context, units);
  context.after.ofUnit.forEach((own, unit) => {
    const paired = own.flatMap((after) => {
      const before = context.before.pieces[counterpartOf(pieces.before, after.index)];
      return before ? [{ before, after }] : [];
    });
    const sameUnit = paired.filter(({ before, after }) => units.after[before.unit] === after.unit);
    const ordered = heaviestAscendingRun(
      sameUnit.map(({ before }) => before.index),
      sameUnit.map(({ before, after }) => weightOfStaying(before.pathInUnit, after.pathInUnit)),
    );
    sameUnit.forEach(({ before, after }, place) => {
      const isMoved = after.isHead
        ? moved.has(unit)
        : !ordered.has(place) || hasOtherIntroduction(context, pieces, before, after);
      const isRenumbered = hasOtherLabel(before, after);
      if (isMoved) changes.set(after, 'moved');
      else if (isRenumbered) changes.set(after, 'renumbered');
    });
    for (const { before, after } of paired) {
      if (units.after[before.unit] !== after.unit) changes.set(after, 'moved');
    }
  });
  return changes;
}

/** What kept its place or number is less likely to have moved than what got another. */
const weightOfStaying = (before: string | undefined, after: string | undefined) => (before === after ? 3 : 1);

/** The units of the later text that left the order of the earlier one. */
function movedUnits({ before, after }: ComparisonContext, units: Pairing): Set<number> {
  const paired = [...units.before].flatMap((one, other) => (one >= 0 ? [{ one, other }] : []));
  const ordered = heaviestAscendingRun(
    paired.map(({ one }) => one),
    paired.map(({ one, other }) => weightOfStaying(before.units[one]?.id, after.units[other]?.id)),
  );
  return new Set(paired.filter((_, place) => !ordered.has(place)).map(({ other }) => other));
}

/**
 * Whether the paragraphs around two pieces are paired, but not with each other. If one piece stands directly
 * below the article, the sources only differ in how they nest lists.
 */
function hasOtherIntroduction(
  { before, after }: ComparisonContext,
  pieces: Pairing,
  one: Piece,
  other: Piece,
): boolean {
  const [opening, itsOpening] = [before.pieces[one.introducedBy], after.pieces[other.introducedBy]];
  if (!opening || !itsOpening || opening.isHead !== itsOpening.isHead) return false;
  const counterpart = counterpartOf(pieces.after, opening.index);
  const arePaired = counterpart >= 0 && counterpartOf(pieces.before, itsOpening.index) >= 0;
  return arePaired && counterpart !== itsOpening.index;
}

/**
 * Orders rows as in the later text. Rows only in the earlier text follow their predecessor, after anything
 * that was added inside it.
 */
export function orderRows(
  rows: readonly RowWithPieces[],
  onlyBefore: readonly RowOfBefore[],
): RowWithPieces[] {
  const places = new Map<number, number>();
  rows.forEach(({ before, row }, place) => {
    if (before && row.change !== 'moved') places.set(before.index, place);
  });
  // The pieces are in order, so each index is visited once.
  let next = 0;
  let last = -1;
  const placeOfPrevious = (index: number): number => {
    for (; next < index; next++) last = places.get(next) ?? last;
    return last;
  };
  const behind = new Map<number, RowWithPieces[]>();
  for (const made of onlyBefore) {
    const place = skipAdded(made.before, rows, placeOfPrevious(made.before.index));
    const there = behind.get(place);
    if (there) there.push(made);
    else behind.set(place, [made]);
  }
  const ordered = [...(behind.get(-1) ?? [])];
  rows.forEach((row, place) => {
    ordered.push(row, ...(behind.get(place) ?? []));
  });
  return ordered;
}

/** Skips the rows that were added inside the predecessor. */
function skipAdded({ rank }: Piece, rows: readonly RowWithPieces[], before: number): number {
  let place = before;
  while (isAddedBelow(rows[place + 1], rank)) place += 1;
  return place;
}

const isAddedBelow = (row: RowWithPieces | undefined, rank: number) =>
  row?.after !== undefined && row.before === undefined && row.after.rank > rank;

/** The change of each article and container, for marks in the contents; unchanged ones are omitted. */
export function unitChanges(
  { before, after }: ComparisonContext,
  { units }: Pairs,
  rows: readonly RowWithPieces[],
): UnitChange[] {
  const heads = new Map<number, RowWithPieces['row']['change']>();
  const changed = new Set<number>();
  for (const { row, before: one, after: other } of rows) {
    if (other?.isHead) heads.set(other.unit, row.change);
    if (row.change === 'same') continue;
    const isOnlyPlace = other?.isHead && row.differences.every((each) => each.class === 'numbering');
    if (other && !isOnlyPlace) changed.add(other.unit);
    if (!one) continue;
    const left = counterpartOf(units.after, one.unit);
    if (left !== other?.unit) changed.add(left);
  }
  const changes = after.units.flatMap((unit, index): UnitChange[] => {
    const counterpart = before.units[counterpartOf(units.before, index)];
    const head = heads.get(index);
    const other = counterpart && counterpart.id !== unit.id ? { other: counterpart.id } : {};
    const changeOf = (change: UnitChange['change']): UnitChange[] => [
      { path: unit.id, side: 'after', change, ...other },
    ];
    if (!counterpart) return unit.repealed ? [] : changeOf('new');
    if (head === 'repealed') return changeOf('repealed');
    if (changed.has(index)) return changeOf('changed');
    return head === 'moved' || head === 'renumbered' ? changeOf(head) : [];
  });
  const gone = before.units.flatMap((unit, index): UnitChange[] =>
    units.after[index] === -1 && !unit.repealed
      ? [{ path: unit.id, side: 'before', change: 'repealed' }]
      : [],
  );
  return [...changes, ...gone];
}
