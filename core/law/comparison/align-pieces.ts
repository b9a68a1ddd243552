import { alignLikeElsewhere, alignSameElsewhere } from './align-elsewhere.ts';
import type { Comparing } from './comparing.ts';
import { type Bag, candidates, likeness, shared, weigh } from './likeness.ts';
import {
  freeAfter,
  freeBefore,
  isFree,
  noPairing,
  type Pair,
  type Pairing,
  pair,
  pairSurest,
} from './pairing.ts';
import type { Piece } from './pieces.ts';

/** How like two paragraphs must be: in the same place, elsewhere in the article. */
const enough = { samePlace: 0.08, sameArticle: 0.42 };
/** So few words may all have changed, and still it is the same item. */
const short = 3;
/** Less than a word that is not everywhere. */
const oneWord = 0.3;
const allPairs = 2500;

/** Which paragraphs are the same, in the same article first, in any article then. */
export function alignPieces(comparing: Comparing, units: Pairing): Pairing {
  const { before, after } = comparing;
  const pairing = noPairing(before.pieces.length, after.pieces.length);
  const articles = [...units.after].flatMap((other, one) =>
    other >= 0 ? [{ ones: before.ofUnit[one] ?? [], others: after.ofUnit[other] ?? [] }] : [],
  );
  for (const { ones, others } of articles) alignSame(pairing, ones, others);
  alignSameElsewhere(comparing, pairing);
  for (const { ones, others } of articles) alignChanged(comparing, pairing, ones, others);
  alignLikeElsewhere(comparing, pairing);
  return pairing;
}

function alignSame(pairing: Pairing, ones: readonly Piece[], others: readonly Piece[]): void {
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
}

function alignChanged(
  comparing: Comparing,
  pairing: Pairing,
  ones: readonly Piece[],
  others: readonly Piece[],
): void {
  const places = new Map(others.map((piece) => [piece.local, piece]));
  const ranks = [...new Set(ones.map(({ rank }) => rank))].sort((a, b) => a - b);
  for (const rank of ranks) {
    alignLike(comparing, pairing, (piece) => piece.rank === rank, ones, others);
  }
  alignOpenings(comparing, pairing, ones, others, places);
  alignLike(comparing, pairing, () => true, ones, others);
  alignSamePlace(comparing, pairing, ones, places);
  alignVoid(comparing, pairing, others);
}

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
      const like = likeness(comparing.bag(piece), comparing.bag(other), comparing.lexicon());
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

/**
 * A paragraph that became a list, or a list that became one: its opening goes with it, however little they
 * have in common. Which of the items came out of it is told as a split.
 */
function alignOpenings(
  comparing: Comparing,
  pairing: Pairing,
  ones: readonly Piece[],
  others: readonly Piece[],
  places: ReadonlyMap<string, Piece>,
): void {
  const holds = (whole: Piece, items: readonly Piece[], opening: Piece) =>
    items.some(
      (item) =>
        item.opener === opening.index &&
        likeness(comparing.bag(whole), comparing.bag(item), comparing.lexicon()) >= enough.sameArticle,
    );
  const free = freeAfter(pairing, others);
  for (const piece of freeBefore(pairing, ones)) {
    const twin = places.get(piece.local);
    if (!twin || !isFree(pairing, piece.index, twin.index) || piece.isVoid || twin.isVoid) continue;
    if (!hasSameOpener(comparing, pairing, piece, twin)) continue;
    if (holds(piece, free, twin) || holds(twin, freeBefore(pairing, ones), piece)) {
      pair(pairing, piece.index, twin.index, enough.samePlace);
    }
  }
}

function hasSameOpener({ before }: Comparing, pairing: Pairing, piece: Piece, other: Piece): boolean {
  if (before.pieces[piece.opener] === undefined || other.opener < 0) return true;
  return pairing.after[piece.opener] === other.opener;
}

/**
 * In a place that is known, what has a word in common is the same, so are short items and what became
 * void: an amendment that says nearly all in other words still amends that paragraph.
 */
function alignSamePlace(
  comparing: Comparing,
  pairing: Pairing,
  ones: readonly Piece[],
  places: ReadonlyMap<string, Piece>,
): void {
  const isShort = (bag: Bag) => weigh(bag, comparing.lexicon()) <= short;
  for (const piece of freeBefore(pairing, ones)) {
    const twin = places.get(piece.local);
    if (!twin || !isFree(pairing, piece.index, twin.index) || piece.isVoid) continue;
    if (!hasSameOpener(comparing, pairing, piece, twin)) continue;
    const isEmpty = piece.key === '' || twin.key === '';
    if (piece.kind === 'table' && !twin.isVoid && firstCell(piece) !== firstCell(twin)) continue;
    const [own, other] = [comparing.bag(piece), comparing.bag(twin)];
    const hasWord = piece.kind !== 'table' && shared(own, other, comparing.lexicon()) >= oneWord;
    const isSame = twin.isVoid || isEmpty || hasWord || (isShort(own) && isShort(other));
    if (isSame) pair(pairing, piece.index, twin.index);
  }
}

const firstCell = (piece: Piece) => piece.key.split('\t', 1)[0];

/** What became void and got another number besides, known by what stands before or behind it. */
function alignVoid({ before, after }: Comparing, pairing: Pairing, others: readonly Piece[]): void {
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
