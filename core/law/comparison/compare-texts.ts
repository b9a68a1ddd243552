import type { LanguageCode } from '../../contract/languages.ts';
import {
  type Comparison,
  type ComparisonRow,
  type ComparisonSummary,
  differenceClasses,
  rowChanges,
} from '../../contract/main/comparison.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { alignPieces } from './align-pieces.ts';
import { alignUnits } from './align-units.ts';
import { type ComparisonContext, createComparisonContext } from './context.ts';
import { comparableTexts } from './frames.ts';
import { counterpartOf } from './pairing.ts';
import { piecesOf, type TextPieces } from './pieces.ts';
import {
  changesOfPlace,
  newRow,
  oldPlaceRow,
  orderRows,
  type Pairs,
  pairedRow,
  type RowWithPieces,
  repealedRow,
  unitChanges,
} from './rows.ts';
import { splitsAndMerges } from './splits.ts';
import { vocabularyFor } from './vocabulary.ts';

export type CompareOptions = {
  language: LanguageCode;
  /** Paths of the provisions to compare; absent to compare the whole texts. */
  beforeRoot?: string | undefined;
  afterRoot?: string | undefined;
};
export type TextComparison = Pick<Comparison, 'rows' | 'units' | 'summary' | 'unrelated'>;

/** Compares two versions of a text, two texts or two provisions, paragraph by paragraph and word by word. */
export function compareTexts(
  before: readonly Unit[],
  after: readonly Unit[],
  options: CompareOptions,
): TextComparison {
  const isWhole = options.beforeRoot === undefined && options.afterRoot === undefined;
  const texts = isWhole ? comparableTexts(before, after) : ([before, after] as const);
  const { context, pairs, rows: rowsWithPieces } = comparePieces(...texts, options);
  const rows = rowsWithPieces.map(({ row }) => row);
  return {
    rows,
    units: unitChanges(
      context,
      pairs,
      rowsWithPieces.filter(({ row }) => row.to === undefined),
    ),
    summary: summaryOf(rows),
    unrelated: isUnrelated(rows),
  };
}

export type ComparedPieces = { context: ComparisonContext; pairs: Pairs; rows: RowWithPieces[] };

/** The rows of a comparison with the pieces of both texts that they are of. */
export function comparePieces(
  before: readonly Unit[],
  after: readonly Unit[],
  { language, beforeRoot, afterRoot }: CompareOptions,
): ComparedPieces {
  const isWhole = beforeRoot === undefined && afterRoot === undefined;
  const texts: [TextPieces, TextPieces] = isWhole
    ? [wholeText(before), wholeText(after)]
    : [piecesOf(before, beforeRoot), piecesOf(after, afterRoot)];
  const context = createComparisonContext(...texts, vocabularyFor(language));
  if (beforeRoot !== afterRoot) ignoreRootLabels(context);
  const hasRoots = beforeRoot !== undefined && afterRoot !== undefined;
  const units = alignUnits(context, hasRoots ? { before: 0, after: 0 } : undefined);
  const pairs = { units, pieces: alignPieces(context, units) };
  return { context, pairs, rows: rowsOf(context, pairs) };
}

/** The pieces of a whole text. */
const wholeText = memoizeByObject((units: readonly Unit[]): TextPieces => piecesOf(units, undefined));

/** Two provisions chosen for a comparison have different numbers: that is no difference. */
function ignoreRootLabels({ before, after }: ComparisonContext): void {
  for (const { pieces } of [before, after]) {
    const [root] = pieces;
    if (root) root.label = '';
  }
}

function rowsOf(context: ComparisonContext, pairs: Pairs): RowWithPieces[] {
  const { ofAfter, ofBefore } = splitsAndMerges(context, pairs);
  const changes = changesOfPlace(context, pairs);
  const inOrder = context.after.pieces.flatMap((after): RowWithPieces[] => {
    const known = ofAfter.get(after);
    if (known) return known;
    const before = context.before.pieces[counterpartOf(pairs.pieces.before, after.index)];
    if (before) return [pairedRow(context, before, after, changes.get(after))];
    return after.isVoid ? [] : [newRow(context, after)];
  });
  const onlyBefore = context.before.pieces.flatMap((before) => {
    const isOnlyBefore = pairs.pieces.after[before.index] === -1 && !ofBefore.has(before) && !before.isVoid;
    return isOnlyBefore ? [repealedRow(context, before)] : [];
  });
  const oldPlaces = inOrder.flatMap(({ row, before, after }) =>
    row.change === 'moved' && before && after ? [oldPlaceRow(context, before, after)] : [],
  );
  const byPlace = [...onlyBefore, ...oldPlaces].sort((a, b) => a.before.index - b.before.index);
  return withoutAdjacentPlaces(orderRows(inOrder, byPlace));
}

/** Without the old places beside which the moved paragraph itself stands. */
function withoutAdjacentPlaces(rows: RowWithPieces[]): RowWithPieces[] {
  const isLeft = (row: RowWithPieces | undefined) => row?.row.to !== undefined;
  const beside = (place: number, step: 1 | -1) => {
    let next = place + step;
    while (isLeft(rows[next])) next += step;
    return rows[next]?.before;
  };
  return rows.filter((row, place) => {
    return !isLeft(row) || (beside(place, 1) !== row.before && beside(place, -1) !== row.before);
  });
}

/** Counts the rows of each change and the differences of each class; what moved counts at its new place. */
export function summaryOf(rows: readonly ComparisonRow[]): ComparisonSummary {
  const summary = { rows: none(rowChanges), classes: none(differenceClasses) };
  for (const row of rows) {
    if (row.to === undefined) summary.rows[row.change] += 1;
    for (const difference of row.differences) summary.classes[difference.class] += 1;
  }
  return summary;
}

const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

const minCommonShare = 0.08;
/** Shorter texts are never called unrelated. */
const minLetters = 60;

/** Whether the texts share so little that a comparison is useless. */
function isUnrelated(rows: readonly ComparisonRow[]): boolean {
  const letters = { deleted: 0, inserted: 0, same: 0 };
  for (const { runs, to } of rows) {
    if (to === undefined) for (const { op, text } of runs) letters[op ?? 'same'] += text.length;
  }
  const shorter = Math.min(letters.deleted, letters.inserted) + letters.same;
  return shorter >= minLetters && letters.same < minCommonShare * shorter;
}
