import type { ComparisonContext } from './context.ts';
import { type Bag, candidates, likeness, shared, weigh } from './likeness.ts';
import {
  emptyPairing,
  freeAfter,
  freeBefore,
  isFree,
  type Pair,
  type Pairing,
  pair,
  pairSurest,
} from './pairing.ts';
import type { Piece } from './pieces.ts';

/** Minimum likeness of two paragraphs: in the same place, elsewhere in the article. */
const minLikeness = { samePlace: 0.08, sameArticle: 0.42 };
/** Items up to this weight are paired by place even if all their words changed. */
const maxShortWeight = 3;
/** Minimum shared weight in the same place: less than one word that is not frequent. */
const minSharedWeight = 0.3;
const maxAllPairs = 2500;

/**
 * Pairs paragraphs: those that are identical within an article, identical anywhere, similar or in the same place
 * within an article, and last those that are similar anywhere.
 */
export function alignPieces(context: ComparisonContext, units: Pairing): Pairing {
  const { before, after } = context;
  const pairing = emptyPairing(before.pieces.length, after.pieces.length);
  const articles = [...units.after].flatMap((other, one) =>
    other >= 0 ? [{ ones: before.ofUnit[one] ?? [], others: after.ofUnit[other] ?? [] }] : [],
  );
  for (const { ones, others } of articles) alignIdentical(pairing, ones, others);
  alignIdenticalElsewhere(context, pairing);
  for (const { ones, others } of articles) alignChanged(context, pairing, ones, others);
  alignSimilarElsewhere(context, pairing);
  return pairing;
}

function alignIdentical(pairing: Pairing, ones: readonly Piece[], others: readonly Piece[]): void {
  const heads = [ones[0], others[0]];
  if (heads[0]?.isHead && heads[1]?.isHead) pair(pairing, heads[0].index, heads[1].index);
  const places = new Map(others.map((piece) => [piece.pathInUnit, piece]));
  for (const piece of ones) {
    const twin = places.get(piece.pathInUnit);
    if (twin && twin.key === piece.key && isFree(pairing, piece.index, twin.index)) {
      pair(pairing, piece.index, twin.index);
    }
  }
  alignSameWords(pairing, ones, others);
}

function alignChanged(
  context: ComparisonContext,
  pairing: Pairing,
  ones: readonly Piece[],
  others: readonly Piece[],
): void {
  const places = new Map(others.map((piece) => [piece.pathInUnit, piece]));
  const ranks = [...new Set(ones.map(({ rank }) => rank))].sort((a, b) => a - b);
  for (const rank of ranks) {
    alignSimilar(context, pairing, (piece) => piece.rank === rank, ones, others);
  }
  alignListIntros(context, pairing, ones, others, places);
  alignSimilar(context, pairing, () => true, ones, others);
  alignSamePlace(context, pairing, ones, places);
  alignVoid(context, pairing, others);
}

function alignSameWords(pairing: Pairing, ones: readonly Piece[], others: readonly Piece[]): void {
  const unpaired = new Map<string, Piece[]>();
  for (const piece of freeAfter(pairing, others)) {
    if (piece.isVoid || piece.key === '') continue;
    const same = unpaired.get(piece.key);
    if (same) same.push(piece);
    else unpaired.set(piece.key, [piece]);
  }
  if (unpaired.size === 0) return;
  for (const piece of freeBefore(pairing, ones)) {
    const other = unpaired.get(piece.key)?.shift();
    if (other) pair(pairing, piece.index, other.index);
  }
}

function alignSimilar(
  context: ComparisonContext,
  pairing: Pairing,
  isEligible: (piece: Piece) => boolean,
  ones: readonly Piece[],
  others: readonly Piece[],
): void {
  const isComparable = (piece: Piece) => isEligible(piece) && !piece.isVoid && piece.key !== '';
  const left = freeBefore(pairing, ones).filter(isComparable);
  const right = freeAfter(pairing, others).filter(isComparable);
  if (left.length === 0 || right.length === 0) return;
  const candidateLists =
    left.length * right.length > maxAllPairs
      ? candidates(left.map(context.bag), right.map(context.bag))
      : undefined;
  const pairs: Pair[] = [];
  for (const [place, piece] of left.entries()) {
    for (const other of candidateLists?.[place]?.flatMap((index) => right[index] ?? []) ?? right) {
      const like = likeness(context.bag(piece), context.bag(other), context.lexicon());
      const isSamePlace = piece.pathInUnit === other.pathInUnit;
      const isSameKind = (piece.kind === 'table') === (other.kind === 'table');
      const isUnderSame = hasSameIntroduction(context, pairing, piece, other);
      if (
        like < (isSamePlace && isUnderSame ? minLikeness.samePlace : minLikeness.sameArticle) ||
        !isSameKind
      )
        continue;
      const score = like + (isSamePlace ? 0.15 : 0) + (isUnderSame ? 0.1 : 0);
      pairs.push({ before: piece.index, after: other.index, score });
    }
  }
  pairSurest(pairing, pairs);
}

/**
 * Pairs a paragraph with the introduction of the list that it became, or the other way round, however little
 * they share. Which items came from the paragraph is found later, as a split.
 */
function alignListIntros(
  context: ComparisonContext,
  pairing: Pairing,
  ones: readonly Piece[],
  others: readonly Piece[],
  places: ReadonlyMap<string, Piece>,
): void {
  const holds = (whole: Piece, items: readonly Piece[]) =>
    items.some(
      (item) => likeness(context.bag(whole), context.bag(item), context.lexicon()) >= minLikeness.sameArticle,
    );
  const itemsAfter = Map.groupBy(freeAfter(pairing, others), ({ introducedBy }) => introducedBy);
  const itemsBefore = Map.groupBy(ones, ({ introducedBy }) => introducedBy);
  for (const piece of freeBefore(pairing, ones)) {
    const twin = places.get(piece.pathInUnit);
    if (!twin || !isFree(pairing, piece.index, twin.index) || piece.isVoid || twin.isVoid) continue;
    if (!hasSameIntroduction(context, pairing, piece, twin)) continue;
    const [after = [], before = []] = [itemsAfter.get(twin.index), itemsBefore.get(piece.index)];
    if (holds(piece, after) || holds(twin, freeBefore(pairing, before))) {
      pair(pairing, piece.index, twin.index, minLikeness.samePlace);
    }
  }
}

function hasSameIntroduction(
  { before }: ComparisonContext,
  pairing: Pairing,
  piece: Piece,
  other: Piece,
): boolean {
  if (before.pieces[piece.introducedBy] === undefined || other.introducedBy < 0) return true;
  return pairing.after[piece.introducedBy] === other.introducedBy;
}

/**
 * Pairs paragraphs in the same place if they share a word, are short, or became void: an amendment in almost
 * entirely new words still amends that paragraph.
 */
function alignSamePlace(
  context: ComparisonContext,
  pairing: Pairing,
  ones: readonly Piece[],
  places: ReadonlyMap<string, Piece>,
): void {
  const isShort = (bag: Bag) => weigh(bag, context.lexicon()) <= maxShortWeight;
  for (const piece of freeBefore(pairing, ones)) {
    const twin = places.get(piece.pathInUnit);
    if (!twin || !isFree(pairing, piece.index, twin.index) || piece.isVoid) continue;
    if (!hasSameIntroduction(context, pairing, piece, twin)) continue;
    const isEmpty = piece.key === '' || twin.key === '';
    if (piece.kind === 'table' && !twin.isVoid && firstCell(piece) !== firstCell(twin)) continue;
    const [own, other] = [context.bag(piece), context.bag(twin)];
    const hasWord = piece.kind !== 'table' && shared(own, other, context.lexicon()) >= minSharedWeight;
    const isSame = twin.isVoid || isEmpty || hasWord || (isShort(own) && isShort(other));
    if (isSame) pair(pairing, piece.index, twin.index);
  }
}

const firstCell = (piece: Piece) => piece.key.split('\t', 1)[0];

/** Pairs paragraphs that became void and were renumbered, by the paired paragraph before or after them. */
function alignVoid({ before, after }: ComparisonContext, pairing: Pairing, others: readonly Piece[]): void {
  for (const piece of others) {
    if (!piece.isVoid || piece.isHead || pairing.before[piece.index] !== -1) continue;
    for (const step of [-1, 1]) {
      let next = after.pieces[piece.index + step];
      while (next && next.unit === piece.unit && pairing.before[next.index] === -1) {
        next = after.pieces[next.index + step];
      }
      const counterpart = next?.unit === piece.unit ? (pairing.before[next.index] ?? -1) : -1;
      const one = before.pieces[counterpart - step];
      if (counterpart < 0 || !one || one.isHead || one.isVoid || one.rank !== piece.rank) continue;
      if (one.unit === before.pieces[counterpart]?.unit && isFree(pairing, one.index, piece.index)) {
        pair(pairing, one.index, piece.index);
      }
    }
  }
}

/** Minimum likeness of paragraphs of two articles: alone, and beside a paragraph that moved in the same way. */
const minLikenessElsewhere = { alone: 0.65, besideMoved: 0.35 };
/** Minimum weight of a paragraph that may have moved from another article; less if it has a rare word. */
const minWeightToMove = { plain: 9, withRareWord: 4.5 };
const maxRareCount = 3;

/** Pairs identical paragraphs that occur once in each text: they moved, even if a similar one stands in the old place. */
function alignIdenticalElsewhere({ before, after, bag, lexicon }: ComparisonContext, pairing: Pairing): void {
  const uniqueByKey = (pieces: readonly Piece[]) => {
    const byKey = new Map<string, Piece | undefined>();
    for (const piece of pieces) byKey.set(piece.key, byKey.has(piece.key) ? undefined : piece);
    return byKey;
  };
  const there = uniqueByKey(freeAfter(pairing, after.pieces));
  for (const [key, piece] of uniqueByKey(freeBefore(pairing, before.pieces))) {
    const other = there.get(key);
    if (!piece || !other || piece.isVoid || key.length < 2 * minWeightToMove.plain) continue;
    if (weigh(bag(piece), lexicon()) >= minWeightToMove.withRareWord) pair(pairing, piece.index, other.index);
  }
}

function alignSimilarElsewhere(context: ComparisonContext, pairing: Pairing): void {
  const { before, after, lexicon, bag } = context;
  const isLong = (piece: Piece) =>
    !piece.isVoid && piece.key.length > 20 && weigh(bag(piece), lexicon()) >= minWeightToMove.withRareWord;
  const left = freeBefore(pairing, before.pieces).filter(isLong);
  const right = freeAfter(pairing, after.pieces).filter(isLong);
  if (left.length === 0 || right.length === 0) return;
  const candidateLists = candidates(left.map(bag), right.map(bag));
  const hasRareWord = rareWordTest(left.map(bag), right.map(bag));
  const pairs: Pair[] = [];
  left.forEach((piece, place) => {
    for (const index of candidateLists[place] ?? []) {
      const other = right[index];
      if (!other) continue;
      const like = likeness(bag(piece), bag(other), lexicon());
      const isDistinctive =
        weigh(bag(piece), lexicon()) >= minWeightToMove.plain || hasRareWord(bag(piece), bag(other));
      if (like >= minLikenessElsewhere.alone && isDistinctive)
        pairs.push({ before: piece.index, after: other.index, score: like });
    }
  });
  pairSurest(pairing, pairs);
  alignBesideMoved(context, pairing);
}

/** Pairs the neighbours of moved items, which need less likeness. */
function alignBesideMoved({ before, after, bag, lexicon }: ComparisonContext, pairing: Pairing): void {
  const pairBeside = (piece: Piece, step: number) => {
    const neighbour = after.pieces[piece.index - step];
    const counterpart = before.pieces[(neighbour && pairing.before[neighbour.index]) ?? -1];
    const one = before.pieces[(counterpart?.index ?? Number.NaN) + step];
    if (!neighbour || !counterpart || !one || one.isHead || one.isVoid) return;
    const isTogether = neighbour.unit === piece.unit && counterpart.unit === one.unit;
    const isLevel = neighbour.rank === piece.rank && counterpart.rank === one.rank;
    if (!isTogether || !isLevel || !isFree(pairing, one.index, piece.index)) return;
    const like = likeness(bag(one), bag(piece), lexicon());
    if (like >= minLikenessElsewhere.besideMoved) pair(pairing, one.index, piece.index, like);
  };
  const free = freeAfter(pairing, after.pieces).filter(({ isVoid }) => !isVoid);
  for (const piece of free) pairBeside(piece, 1);
  for (const piece of free.reverse()) pairBeside(piece, -1);
}

/** Tests whether two bags share a word that few others contain; boilerplate occurs in many articles. */
function rareWordTest(ones: readonly Bag[], others: readonly Bag[]): (one: Bag, other: Bag) => boolean {
  const counts = new Map<number, number>();
  for (const bag of [...ones, ...others]) {
    for (const id of bag.ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return (one, other) => {
    const words = new Set(other.ids);
    return one.ids.some((id) => words.has(id) && (counts.get(id) ?? 0) <= 2 * maxRareCount);
  };
}
