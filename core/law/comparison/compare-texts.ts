import type { LanguageCode } from '../../contract/languages.ts';
import type { Comparison } from '../../contract/main/comparison.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { alignPieces } from './align-pieces.ts';
import { alignUnits } from './align-units.ts';
import { type Comparing, comparing } from './comparing.ts';
import { onceFor } from './once-for.ts';
import { orderRows } from './order-rows.ts';
import { type CompareText, piecesOf } from './pieces.ts';
import { changesOfPlace, type MadeRow, newRow, type Pairs, pairedRow, repealedRow } from './rows.ts';
import { splitsAndMerges } from './splits.ts';
import { summaryOf } from './summary.ts';
import { unitChanges } from './unit-changes.ts';
import { isUnrelated } from './unrelated.ts';
import { vocabularyFor } from './vocabulary.ts';

export type CompareOptions = {
  language: LanguageCode;
  /** Paths of the provisions that are compared; the whole texts where they are absent. */
  beforeRoot?: string | undefined;
  afterRoot?: string | undefined;
};
export type ComparedTexts = Pick<Comparison, 'rows' | 'units' | 'summary' | 'unrelated'>;

/** Compares two versions of a text, two texts or two provisions, paragraph by paragraph and word by word. */
export function compareTexts(
  before: readonly Unit[],
  after: readonly Unit[],
  { language, beforeRoot, afterRoot }: CompareOptions,
): ComparedTexts {
  const isWhole = beforeRoot === undefined && afterRoot === undefined;
  const texts: [CompareText, CompareText] = isWhole
    ? [wholeText(before), wholeText(after)]
    : [piecesOf(before, beforeRoot), piecesOf(after, afterRoot)];
  const both = comparing(...texts, vocabularyFor(language));
  if (beforeRoot !== afterRoot) forgetNumber(both);
  const hasRoots = beforeRoot !== undefined && afterRoot !== undefined;
  const units = alignUnits(both, hasRoots ? { before: 0, after: 0 } : undefined);
  const pairs = { units, pieces: alignPieces(both, units) };
  const made = rowsOf(both, pairs);
  const rows = made.map(({ row }) => row);
  return {
    rows,
    units: unitChanges(both, pairs, made),
    summary: summaryOf(rows),
    unrelated: isUnrelated(rows),
  };
}

/** The pieces of a text that is compared as a whole. */
const wholeText = onceFor((units: readonly Unit[]): CompareText => piecesOf(units, undefined));

/** Of two provisions that somebody chose, it says nothing that each has its own number. */
function forgetNumber({ before, after }: Comparing): void {
  for (const { pieces } of [before, after]) {
    const [root] = pieces;
    if (root) root.label = '';
  }
}

function rowsOf(both: Comparing, pairs: Pairs): MadeRow[] {
  const { ofAfter, ofBefore } = splitsAndMerges(both, pairs);
  const changes = changesOfPlace(both, pairs);
  const inOrder = both.after.pieces.flatMap((after): MadeRow[] => {
    const known = ofAfter.get(after);
    if (known) return known;
    const before = both.before.pieces[pairs.pieces.before[after.index] ?? -1];
    if (before) return [pairedRow(both, before, after, changes.get(after))];
    return after.isVoid ? [] : [newRow(both, after)];
  });
  const onlyBefore = both.before.pieces.flatMap((before) => {
    const isAlone = pairs.pieces.after[before.index] === -1 && !ofBefore.has(before) && !before.isVoid;
    return isAlone ? [repealedRow(both, before)] : [];
  });
  return orderRows(inOrder, onlyBefore);
}
