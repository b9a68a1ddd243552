import type { Comparing } from './comparing.ts';
import { type Bag, candidates, likeness, weigh } from './likeness.ts';
import { isFree, noPairing, type Pair, type Pairing, pair, pairSurest } from './pairing.ts';
import type { Piece } from './pieces.ts';

/** How like two paragraphs must be: in the same place, elsewhere in the article, in another article. */
const enough = { samePlace: 0.1, sameArticle: 0.42, elsewhere: 0.6 };
/** What is said in fewer words has not come from another article, or half as few where one of them is rare. */
const leastToMove = { plain: 9, withRareWord: 4.5 };
const rare = 3;
/** So few words may all have changed, and still it is the same item. */
const short = 3;
const allPairs = 2500;

/** Which paragraphs are the same, in the same article first, in any article then. */
export function alignPieces(comparing: Comparing, units: Pairing): Pairing {
  const { before, after } = comparing;
  const pairing = noPairing(before.pieces.length, after.pieces.length);
  units.after.forEach((other, one) => {
    if (other >= 0) alignWithin(comparing, pairing, before.ofUnit[one] ?? [], after.ofUnit[other] ?? []);
  });
  alignElsewhere(comparing, pairing);
  return pairing;
}

function alignWithin(
  comparing: Comparing,
  pairing: Pairing,
  ones: readonly Piece[],
  others: readonly Piece[],
): void {
  const heads = [ones[0], others[0]];
  if (heads[0]?.isHead && heads[1]?.isHead) pair(pairing, heads[0].index, heads[1].index);
  const places = new Map(others.map((piece) => [piece.local, piece]));
  for (const piece of ones) {
    const twin = places.get(piece.local);
    if (twin && twin.key === piece.key && isFree(pairing, piece.index, twin.index)) {
      pair(pairing, piece.index, twin.index);
    }
  }
  alignSameWords(pairing, ones, others);
  const ranks = [...new Set(ones.map(({ rank }) => rank))].sort((a, b) => a - b);
  for (const rank of ranks) {
    alignLike(comparing, pairing, (piece) => piece.rank === rank, ones, others);
  }
  alignLike(comparing, pairing, () => true, ones, others);
  alignSamePlace(comparing, pairing, ones, places);
}

const freeBefore = (pairing: Pairing, pieces: readonly Piece[]) =>
  pieces.filter(({ index, isHead }) => pairing.after[index] === -1 && !isHead);
const freeAfter = (pairing: Pairing, pieces: readonly Piece[]) =>
  pieces.filter(({ index, isHead }) => pairing.before[index] === -1 && !isHead);

function alignSameWords(pairing: Pairing, ones: readonly Piece[], others: readonly Piece[]): void {
  const waiting = new Map<string, Piece[]>();
  for (const piece of freeAfter(pairing, others)) {
    if (piece.isVoid || piece.key === '') continue;
    waiting.set(piece.key, [...(waiting.get(piece.key) ?? []), piece]);
  }
  if (waiting.size === 0) return;
  for (const piece of freeBefore(pairing, ones)) {
    const other = waiting.get(piece.key)?.shift();
    if (other) pair(pairing, piece.index, other.index);
  }
}

function alignLike(
  comparing: Comparing,
  pairing: Pairing,
  isMeant: (piece: Piece) => boolean,
  ones: readonly Piece[],
  others: readonly Piece[],
): void {
  const has = (piece: Piece) => isMeant(piece) && !piece.isVoid && piece.key !== '';
  const left = freeBefore(pairing, ones).filter(has);
  const right = freeAfter(pairing, others).filter(has);
  if (left.length === 0 || right.length === 0) return;
  const found =
    left.length * right.length > allPairs
      ? candidates(left.map(comparing.bag), right.map(comparing.bag))
      : undefined;
  const pairs: Pair[] = [];
  for (const [place, piece] of left.entries()) {
    for (const other of found?.[place]?.flatMap((index) => right[index] ?? []) ?? right) {
      const like = likeness(comparing.bag(piece), comparing.bag(other), comparing.lexicon);
      const isSamePlace = piece.local === other.local;
      const isSameKind = (piece.kind === 'table') === (other.kind === 'table');
      const isUnderSame = hasSameOpener(comparing, pairing, piece, other);
      if (like < (isSamePlace && isUnderSame ? enough.samePlace : enough.sameArticle) || !isSameKind)
        continue;
      const score = like + (isSamePlace ? 0.15 : 0) + (isUnderSame ? 0.1 : 0);
      pairs.push({ before: piece.index, after: other.index, score });
    }
  }
  pairSurest(pairing, pairs);
}

function hasSameOpener({ before }: Comparing, pairing: Pairing, piece: Piece, other: Piece): boolean {
  if (before.pieces[piece.opener] === undefined || other.opener < 0) return true;
  return pairing.after[piece.opener] === other.opener;
}

/**
 * Short items under one paragraph that say something else now, and what became void in its place: the
 * number tells that they are the same.
 */
function alignSamePlace(
  comparing: Comparing,
  pairing: Pairing,
  ones: readonly Piece[],
  places: ReadonlyMap<string, Piece>,
): void {
  const isShort = (bag: Bag) => weigh(bag, comparing.lexicon) <= short;
  for (const piece of freeBefore(pairing, ones)) {
    const twin = places.get(piece.local);
    if (!twin || !isFree(pairing, piece.index, twin.index) || piece.isVoid) continue;
    if (!hasSameOpener(comparing, pairing, piece, twin)) continue;
    const isEmpty = piece.key === '' || twin.key === '';
    if (piece.kind === 'table' && !twin.isVoid && firstCell(piece) !== firstCell(twin)) continue;
    const isSame = twin.isVoid || isEmpty || (isShort(comparing.bag(piece)) && isShort(comparing.bag(twin)));
    if (isSame) pair(pairing, piece.index, twin.index);
  }
}

const firstCell = (piece: Piece) => piece.key.split('\t', 1)[0];

function alignElsewhere(comparing: Comparing, pairing: Pairing): void {
  const { before, after, lexicon, bag } = comparing;
  const isLong = (piece: Piece) =>
    !piece.isVoid && piece.key.length > 20 && weigh(bag(piece), lexicon) >= leastToMove.withRareWord;
  const left = freeBefore(pairing, before.pieces).filter(isLong);
  const right = freeAfter(pairing, after.pieces).filter(isLong);
  if (left.length === 0 || right.length === 0) return;
  const found = candidates(left.map(bag), right.map(bag));
  const hasRareWord = rareWords(left.map(bag), right.map(bag));
  const pairs: Pair[] = [];
  left.forEach((piece, place) => {
    for (const index of found[place] ?? []) {
      const other = right[index];
      if (!other) continue;
      const like = likeness(bag(piece), bag(other), lexicon);
      const isTold = weigh(bag(piece), lexicon) >= leastToMove.plain || hasRareWord(bag(piece), bag(other));
      if (like >= enough.elsewhere && isTold)
        pairs.push({ before: piece.index, after: other.index, score: like });
    }
  });
  pairSurest(pairing, pairs);
}

/** Whether two have a word in common that few others have: boilerplate stands in many articles. */
function rareWords(ones: readonly Bag[], others: readonly Bag[]): (one: Bag, other: Bag) => boolean {
  const counts = new Map<number, number>();
  for (const bag of [...ones, ...others]) {
    for (const id of bag.ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return (one, other) => {
    const words = new Set(other.ids);
    return one.ids.some((id) => words.has(id) && (counts.get(id) ?? 0) <= 2 * rare);
  };
}
