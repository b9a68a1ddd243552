import type { Difference } from '../../contract/main/comparison.ts';
import type { Comparing } from './comparing.ts';
import { cutLike } from './cut.ts';
import { type Bag, shared, weigh, without } from './likeness.ts';
import type { CompareText, Piece } from './pieces.ts';
import { type MadeRow, numbering, type Pairs, shapeOf, sideOf } from './rows.ts';
import { compareWords, type Words } from './runs.ts';

/** How much of a new paragraph must come from what its neighbour lost. */
const enough = 0.6;
const leastWeight = 3;
/** How far a neighbour may be, in paragraphs. */
const farthest = 25;

type SplitsAndMerges = { ofAfter: Map<Piece, MadeRow[]>; ofBefore: Set<Piece> };
/** A paragraph of one text and those of the other that it became or came from, in their order. */
type Family = { whole: Piece; parts: Piece[] };

/** Rows of what was split or merged, by the piece after, and the pieces before that they have taken in. */
export function splitsAndMerges(comparing: Comparing, { pieces }: Pairs): SplitsAndMerges {
  const { before, after } = comparing;
  const found: SplitsAndMerges = { ofAfter: new Map(), ofBefore: new Set() };
  for (const family of families(comparing, after, before, pieces.before)) {
    const rows = rowsOf(comparing, family, 'split');
    rows?.forEach((row, index) => {
      const part = family.parts[index];
      if (part) found.ofAfter.set(part, [row]);
    });
  }
  for (const family of families(comparing, before, after, pieces.after)) {
    if (found.ofAfter.has(family.whole)) continue;
    const rows = rowsOf(comparing, family, 'merged');
    if (!rows) continue;
    found.ofAfter.set(family.whole, rows);
    for (const part of family.parts) found.ofBefore.add(part);
  }
  return found;
}

/** Looks for the pieces of `text` without a counterpart in what the counterparts of their neighbours have lost. */
function families(
  comparing: Comparing,
  text: CompareText,
  other: CompareText,
  counterparts: Int32Array,
): Family[] {
  const { bag, lexicon } = comparing;
  const byWhole = new Map<Piece, Family>();
  const left = new Map<Piece, Bag>();
  for (const piece of text.pieces) {
    const isAlone = counterparts[piece.index] === -1 && !piece.isHead && !piece.isVoid;
    if (!isAlone || weigh(bag(piece), lexicon) < leastWeight) continue;
    for (const neighbour of neighbours(text, piece, counterparts)) {
      const whole = other.pieces[counterparts[neighbour.index] ?? -1];
      if (!whole || whole.key.length < piece.key.length / 2 || whole.isHead || whole.isVoid) continue;
      const lost = left.get(whole) ?? without(bag(whole), bag(neighbour));
      if (shared(bag(piece), lost, lexicon) < enough * weigh(bag(piece), lexicon)) continue;
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
  return parts.map((part, index) => {
    const piece = cuts[index] ?? whole;
    const goesOn = index > 0;
    const isSplit = change === 'split';
    const [before, after] = isSplit ? [whole, part] : [part, whole];
    const [wordsBefore, wordsAfter]: [Words, Words] = isSplit ? [piece, part] : [part, piece];
    const { runs, differences } = compareWords(wordsBefore, wordsAfter, comparing.vocabulary);
    const all: Difference[] = goesOn ? differences : numbering(before, after, differences);
    const row: MadeRow['row'] = {
      change,
      ...(isSplit ? shapeOf(textAfter, after) : shapeOf(textBefore, before)),
      before: sideOf(textBefore, before, goesOn && isSplit),
      after: sideOf(textAfter, after, goesOn && !isSplit),
      runs,
      differences: all,
    };
    return { row, before, after };
  });
}
