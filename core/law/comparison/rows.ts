import type { ComparisonRow, Difference, RowChange, RowSide } from '../../contract/main/comparison.ts';
import type { Comparing } from './comparing.ts';
import type { Compared } from './joined-differences.ts';
import { inOrder, type Pairing } from './pairing.ts';
import type { CompareText, Piece } from './pieces.ts';
import { compareWords, oneSidedWords, wholeRuns } from './runs.ts';

/** What stands beside each other, before it is compared; the texts may be parts of those of the pieces. */
export type Pairs = { units: Pairing; pieces: Pairing };

/** A row with the pieces that it is made of. */
export type MadeRow = { row: ComparisonRow; before?: Piece; after?: Piece };

export function sideOf(text: CompareText, piece: Piece, goesOn = false): RowSide {
  const side = { path: piece.path, unit: text.units[piece.unit]?.id ?? piece.path };
  return piece.num === '' || goesOn ? side : { ...side, num: piece.num };
}

export const shapeOf = (text: CompareText, { kind, level, isHead, unit }: Piece) => ({
  kind,
  level,
  ...(isHead ? { depth: text.units[unit]?.depth ?? 0 } : {}),
});

export function newRow(comparing: Comparing, after: Piece): MadeRow {
  const row: ComparisonRow = {
    change: 'new',
    ...shapeOf(comparing.after, after),
    after: sideOf(comparing.after, after),
    ...oneSidedWords(after, 'inserted', comparing.vocabulary),
  };
  return { row, after };
}

export function repealedRow(comparing: Comparing, before: Piece): MadeRow {
  const row: ComparisonRow = {
    change: 'repealed',
    ...shapeOf(comparing.before, before),
    before: sideOf(comparing.before, before),
    ...oneSidedWords(before, 'deleted', comparing.vocabulary),
  };
  return { row, before };
}

/** A row of two pieces that go together. */
export function pairedRow(
  comparing: Comparing,
  before: Piece,
  after: Piece,
  change: RowChange | undefined,
): MadeRow {
  const { runs, differences } = wordsOfRow(comparing, before, after);
  const all = numbering(before, after, differences);
  const isRepealed = after.isVoid && !before.isVoid;
  const plain: RowChange = differences.length > 0 ? 'changed' : 'same';
  const row: ComparisonRow = {
    change: isRepealed ? 'repealed' : (change ?? plain),
    ...shapeOf(comparing.after, after),
    before: sideOf(comparing.before, before),
    after: sideOf(comparing.after, after),
    runs,
    differences: isRepealed ? [] : all,
  };
  return { row, before, after };
}

function wordsOfRow(comparing: Comparing, before: Piece, after: Piece): Compared {
  const isSame = before.key === after.key || (before.isVoid && after.isVoid);
  if (isSame) return { runs: wholeRuns(after), differences: [] };
  if (after.isVoid) {
    return { runs: [...wholeRuns(before, 'deleted'), ...wholeRuns(after, 'inserted')], differences: [] };
  }
  return compareWords(before, after, comparing.vocabulary);
}

/** Of what is void on both sides it says nothing whether it stands in one range or in another. */
const hasOtherLabel = (before: Piece, after: Piece) =>
  before.label !== after.label && !(before.isVoid && after.isVoid);

/** A changed label is a difference of its own, though it is no part of the text. */
export function numbering(before: Piece, after: Piece, differences: readonly Difference[]): Difference[] {
  if (!hasOtherLabel(before, after)) return [...differences];
  return [...differences, { class: 'numbering', before: before.num, after: after.num }];
}

/** What happened to the pairs of pieces beside their words: moved, renumbered; by the piece after. */
export function changesOfPlace(comparing: Comparing, { units, pieces }: Pairs): Map<Piece, RowChange> {
  const changes = new Map<Piece, RowChange>();
  const moved = movedUnits(comparing, units);
  comparing.after.ofUnit.forEach((own, unit) => {
    const paired = own.flatMap((after) => {
      const before = comparing.before.pieces[pieces.before[after.index] ?? -1];
      return before ? [{ before, after }] : [];
    });
    const here = paired.filter(({ before, after }) => units.after[before.unit] === after.unit);
    const kept = inOrder(
      here.map(({ before }) => before.index),
      (place) => (here[place]?.before.local === here[place]?.after.local ? 3 : 1),
    );
    here.forEach(({ before, after }, place) => {
      const isMoved = after.isHead
        ? moved.has(unit)
        : !kept.has(place) || hasOtherOpener(comparing, pieces, before, after);
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

function movedUnits({ before, after }: Comparing, units: Pairing): Set<number> {
  const paired = [...units.before].flatMap((one, other) => (one >= 0 ? [{ one, other }] : []));
  const kept = inOrder(
    paired.map(({ one }) => one),
    (place) => {
      const { one = -1, other = -1 } = paired[place] ?? {};
      return before.units[one]?.id === after.units[other]?.id ? 3 : 1;
    },
  );
  const isHeadless = (one: number) => !before.ofUnit[one]?.[0]?.isHead;
  return new Set(
    paired.filter(({ one }, place) => !kept.has(place) && !isHeadless(one)).map(({ other }) => other),
  );
}

/**
 * Its paragraph is known on both sides, and it is another one. Where one side stands right under the
 * article, the two are dialects: one nests its lists, the other does not.
 */
function hasOtherOpener({ before, after }: Comparing, pieces: Pairing, one: Piece, other: Piece): boolean {
  const [opening, itsOpening] = [before.pieces[one.opener], after.pieces[other.opener]];
  if (!opening || !itsOpening || opening.isHead !== itsOpening.isHead) return false;
  const counterpart = pieces.after[opening.index] ?? -1;
  const isKnown = counterpart >= 0 && (pieces.before[itsOpening.index] ?? -1) >= 0;
  return isKnown && counterpart !== itsOpening.index;
}
