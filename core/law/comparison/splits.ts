import type { Difference } from '../../contract/main/comparison.ts';
import type { Comparing } from './comparing.ts';
import { cutLike } from './cut.ts';
import { withoutInlineLabels } from './inline-labels.ts';
import { type Bag, shared, weigh, without } from './likeness.ts';
import { part } from './pairing.ts';
import type { CompareText, Piece } from './pieces.ts';
import { type MadeRow, numbering, type Pairs, shapeOf, sideOf } from './rows.ts';
import { compareWords, type Words } from './runs.ts';

/** How much of a new paragraph must come from what its neighbour lost. */
const enough = 0.6;
/** So much must, where it has a counterpart of its own that is like it in less than half. */
const almostAll = 0.9;
const weak = 0.75;
const leastWeight = 2;
/** How far a neighbour may be, in paragraphs. */
const farthest = 25;

type SplitsAndMerges = { ofAfter: Map<Piece, MadeRow[]>; ofBefore: Set<Piece> };
/** A paragraph of one text and those of the other that it became or came from, in their order. */
type Family = { whole: Piece; parts: Piece[] };

/**
 * Rows of what was split or merged, by the piece after, and the pieces before that they have taken in. A
 * weak pair gives way where one of the two is a part of something else as a whole.
 */
export function splitsAndMerges(comparing: Comparing, { pieces }: Pairs): SplitsAndMerges {
  const { before, after } = comparing;
  const found: SplitsAndMerges = { ofAfter: new Map(), ofBefore: new Set() };
  const isWeak = (place: number) => (pieces.sureness[place] ?? 1) < weak;
  for (const family of families(comparing, after, before, pieces.before, isWeak)) {
    const rows = rowsOf(comparing, family, 'split');
    rows?.forEach((row, index) => {
      const piece = family.parts[index];
      if (!piece) return;
      found.ofAfter.set(piece, [row]);
      const counterpart = pieces.before[piece.index] ?? -1;
      if (counterpart >= 0 && counterpart !== family.whole.index) part(pieces, counterpart, piece.index);
    });
  }
  const isWeakBefore = (place: number) => isWeak(pieces.after[place] ?? -1);
  for (const family of families(comparing, before, after, pieces.after, isWeakBefore)) {
    if (found.ofAfter.has(family.whole)) continue;
    const rows = rowsOf(comparing, family, 'merged');
    if (!rows) continue;
    found.ofAfter.set(family.whole, rows);
    for (const piece of family.parts) {
      found.ofBefore.add(piece);
      const counterpart = pieces.after[piece.index] ?? -1;
      if (counterpart >= 0 && counterpart !== family.whole.index) part(pieces, piece.index, counterpart);
    }
  }
  return found;
}

/** Looks for the pieces of `text` without a counterpart in what the counterparts of their neighbours have lost. */
function families(
  comparing: Comparing,
  text: CompareText,
  other: CompareText,
  counterparts: Int32Array,
  isWeak: (place: number) => boolean,
): Family[] {
  const { bag, lexicon } = comparing;
  const byWhole = new Map<Piece, Family>();
  const left = new Map<Piece, Bag>();
  for (const piece of text.pieces) {
    const isAlone = counterparts[piece.index] === -1;
    if (piece.isHead || piece.isVoid || (!isAlone && !isWeak(piece.index))) continue;
    const weight = weigh(bag(piece), lexicon());
    if (weight < leastWeight) continue;
    for (const neighbour of neighbours(text, piece, counterparts)) {
      const whole = other.pieces[counterparts[neighbour.index] ?? -1];
      if (!whole || whole.index === counterparts[piece.index]) continue;
      if (whole.key.length < piece.key.length / 2 || whole.isHead || whole.isVoid) continue;
      const lost = left.get(whole) ?? without(bag(whole), bag(neighbour));
      if (shared(bag(piece), lost, lexicon()) < (isAlone ? enough : almostAll) * weight) continue;
      left.set(whole, without(lost, bag(piece)));
      const family = byWhole.get(whole) ?? { whole, parts: [neighbour] };
      family.parts = [...family.parts, piece].sort((a, b) => a.index - b.index);
      byWhole.set(whole, family);
      break;
    }
  }
  return [...byWhole.values()];
}

/** The nearest pieces of the same article that have a counterpart, before and behind. */
function neighbours(text: CompareText, piece: Piece, counterparts: Int32Array): Piece[] {
  return [-1, 1].flatMap((step) => {
    for (let away = 1; away <= farthest; away++) {
      const next = text.pieces[piece.index + step * away];
      if (!next || next.unit !== piece.unit) return [];
      if (counterparts[next.index] !== -1) return next.isHead || next.isVoid ? [] : [next];
    }
    return [];
  });
}

function rowsOf(
  comparing: Comparing,
  { whole, parts }: Family,
  change: 'split' | 'merged',
): MadeRow[] | undefined {
  const cuts = cutLike(whole, parts, comparing.vocabulary);
  if (!cuts) return undefined;
  const { before: textBefore, after: textAfter } = comparing;
  const apart = withoutInlineLabels(cuts, parts);
  return parts.map((part, index) => {
    const piece = (apart ?? cuts)[index] ?? whole;
    const goesOn = index > 0;
    const isSplit = change === 'split';
    const [before, after] = isSplit ? [whole, part] : [part, whole];
    const [wordsBefore, wordsAfter]: [Words, Words] = isSplit ? [piece, part] : [part, piece];
    const { runs, differences } = compareWords(wordsBefore, wordsAfter, comparing.vocabulary);
    const isNumbered = !goesOn && apart === undefined;
    const all: Difference[] = isNumbered ? numbering(before, after, differences) : differences;
    const num = apart && goesOn ? { num: part.num } : {};
    const row: MadeRow['row'] = {
      change: apart === undefined ? change : all.length > 0 ? 'changed' : 'same',
      ...(isSplit ? shapeOf(textAfter, after) : shapeOf(textBefore, before)),
      before: { ...sideOf(textBefore, before, goesOn && isSplit), ...(isSplit ? num : {}) },
      after: { ...sideOf(textAfter, after, goesOn && !isSplit), ...(isSplit ? {} : num) },
      runs,
      differences: all,
    };
    return { row, before, after };
  });
}
