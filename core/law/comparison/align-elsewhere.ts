import type { Comparing } from './comparing.ts';
import { type Bag, candidates, likeness, weigh } from './likeness.ts';
import { freeAfter, freeBefore, isFree, type Pair, type Pairing, pair, pairSurest } from './pairing.ts';
import type { Piece } from './pieces.ts';

/** How like each other two paragraphs of two articles must be; less where their neighbours have moved in the same way. */
const enough = { alone: 0.65, besideMoved: 0.35 };
/** What is said in fewer words has not come from another article, or half as few where one of them is rare. */
const leastToMove = { plain: 9, withRareWord: 4.5 };
const rare = 3;

/** A whole paragraph, word for word and alone in both texts, has moved, whatever resembles it where it stood. */
export function alignSameElsewhere({ before, after, bag, lexicon }: Comparing, pairing: Pairing): void {
  const once = (pieces: readonly Piece[]) => {
    const found = new Map<string, Piece | undefined>();
    for (const piece of pieces) found.set(piece.key, found.has(piece.key) ? undefined : piece);
    return found;
  };
  const there = once(freeAfter(pairing, after.pieces));
  for (const [key, piece] of once(freeBefore(pairing, before.pieces))) {
    const other = there.get(key);
    if (!piece || !other || piece.isVoid || key.length < 2 * leastToMove.plain) continue;
    if (weigh(bag(piece), lexicon()) >= leastToMove.withRareWord) pair(pairing, piece.index, other.index);
  }
}

export function alignLikeElsewhere(comparing: Comparing, pairing: Pairing): void {
  const { before, after, lexicon, bag } = comparing;
  const isLong = (piece: Piece) =>
    !piece.isVoid && piece.key.length > 20 && weigh(bag(piece), lexicon()) >= leastToMove.withRareWord;
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
      const like = likeness(bag(piece), bag(other), lexicon());
      const isTold = weigh(bag(piece), lexicon()) >= leastToMove.plain || hasRareWord(bag(piece), bag(other));
      if (like >= enough.alone && isTold)
        pairs.push({ before: piece.index, after: other.index, score: like });
    }
  });
  pairSurest(pairing, pairs);
  alignBesideMoved(comparing, pairing);
}

/** Items that have moved together: next to one that has, less likeness will do. */
function alignBesideMoved({ before, after, bag, lexicon }: Comparing, pairing: Pairing): void {
  const look = (piece: Piece, step: number) => {
    const neighbour = after.pieces[piece.index - step];
    const counterpart = before.pieces[(neighbour && pairing.before[neighbour.index]) ?? -1];
    const one = before.pieces[(counterpart?.index ?? Number.NaN) + step];
    if (!neighbour || !counterpart || !one || one.isHead || one.isVoid) return;
    const isTogether = neighbour.unit === piece.unit && counterpart.unit === one.unit;
    const isLevel = neighbour.rank === piece.rank && counterpart.rank === one.rank;
    if (!isTogether || !isLevel || !isFree(pairing, one.index, piece.index)) return;
    const like = likeness(bag(one), bag(piece), lexicon());
    if (like >= enough.besideMoved) pair(pairing, one.index, piece.index, like);
  };
  const free = freeAfter(pairing, after.pieces).filter(({ isVoid }) => !isVoid);
  for (const piece of free) look(piece, 1);
  for (const piece of free.reverse()) look(piece, -1);
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
