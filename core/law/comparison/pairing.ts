import type { Piece } from './pieces.ts';

/** A possible pair of indexes with its score. */
export type Pair = { before: number; after: number; score: number };

/**
 * `after`: for each index of the earlier text its counterpart in the later one, `before` the reverse; -1 for none.
 * `sureness`: how sure the pair is, by the index of the later text.
 */
export type Pairing = { after: Int32Array; before: Int32Array; sureness: Float32Array };

export const emptyPairing = (before: number, after: number): Pairing => ({
  after: new Int32Array(before).fill(-1),
  before: new Int32Array(after).fill(-1),
  sureness: new Float32Array(after),
});

/** The counterpart of an index in one direction of a pairing; -1 for none. */
export const counterpartOf = (counterparts: Int32Array, index: number): number => counterparts[index] ?? -1;

export const isFree = (pairing: Pairing, before: number, after: number) =>
  pairing.after[before] === -1 && pairing.before[after] === -1;

/** Unpaired pieces without heads, which are paired with their article. */
export const freeBefore = (pairing: Pairing, pieces: readonly Piece[]) =>
  pieces.filter(({ index, isHead }) => pairing.after[index] === -1 && !isHead);
export const freeAfter = (pairing: Pairing, pieces: readonly Piece[]) =>
  pieces.filter(({ index, isHead }) => pairing.before[index] === -1 && !isHead);

export function pair(pairing: Pairing, before: number, after: number, sureness = 1): void {
  pairing.after[before] = after;
  pairing.before[after] = before;
  pairing.sureness[after] = sureness;
}

/** Ends the pair; an index of -1 stands for no piece and changes nothing. */
export function unpair(pairing: Pairing, before: number, after: number): void {
  pairing.after[before] = -1;
  pairing.before[after] = -1;
}

/**
 * Takes pairs by descending score, each index once; of equal scores the pair with the nearest positions.
 * `isAccepted` is called when all surer pairs have been taken.
 */
export function pairSurest(
  pairing: Pairing,
  pairs: Pair[],
  isAccepted: (pair: Pair) => boolean = () => true,
): void {
  const apart = ({ before, after }: Pair) => Math.abs(before - after);
  pairs.sort((a, b) => b.score - a.score || apart(a) - apart(b) || a.before - b.before);
  let taken: Pair[] = [];
  for (const each of pairs) {
    const { before, after, score } = each;
    if (!isFree(pairing, before, after) || !isAccepted(each)) continue;
    if (taken[0] && taken[0].score !== score) {
      uncross(pairing, pairs, taken);
      taken = [];
    }
    pair(pairing, before, after, score);
    taken.push(each);
  }
  uncross(pairing, pairs, taken);
}

/** Maximum number of equally alike pairs whose order is looked at. */
const maxEqual = 60;

/**
 * What is equally alike stays in order: of two paragraphs that moved together the nearest counterpart of the
 * second is that of the first.
 */
function uncross(pairing: Pairing, pairs: readonly Pair[], taken: readonly Pair[]): void {
  const all = [...taken].sort((a, b) => a.before - b.before);
  const isCrossed = all.some(({ after }, at) => after < (all[at - 1]?.after ?? -1));
  if (!isCrossed || all.length > maxEqual) return;
  const score = all[0]?.score ?? 0;
  const key = (before: number, after: number) => `${before} ${after}`;
  const equal = new Set(
    pairs.filter((each) => each.score === score).map((each) => key(each.before, each.after)),
  );
  const after = all.map((each) => each.after);
  for (let one = 0; one < all.length; one++) {
    for (let other = one + 1; other < all.length; other++) {
      const [own, its] = [after[one] ?? -1, after[other] ?? -1];
      const [first, second] = [all[one]?.before ?? -1, all[other]?.before ?? -1];
      if (own < its || !equal.has(key(first, its)) || !equal.has(key(second, own))) continue;
      [after[one], after[other]] = [its, own];
    }
  }
  all.forEach(({ before }, at) => {
    pair(pairing, before, after[at] ?? -1, score);
  });
}

/**
 * Indexes of the heaviest ascending subsequence: these items stayed in order, all others have moved. The
 * values must be distinct; without weights all weigh the same.
 */
export function heaviestAscendingRun(values: readonly number[], ownWeights?: readonly number[]): Set<number> {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = new Map(sorted.map((value, index) => [value, index + 1]));
  // A Fenwick tree: for all values up to a rank, the index at which the heaviest run ends.
  const ends = new Int32Array(values.length + 1).fill(-1);
  const weights = new Float64Array(values.length);
  const previous = new Int32Array(values.length);
  const weigh = (place: number) => weights[place] ?? 0;
  values.forEach((value, place) => {
    const own = rank.get(value) ?? 0;
    let best = -1;
    for (let at = own - 1; at > 0; at -= at & -at) {
      const end = ends[at] ?? -1;
      if (weigh(end) > weigh(best)) best = end;
    }
    previous[place] = best;
    weights[place] = weigh(best) + (ownWeights?.[place] ?? 1);
    for (let at = own; at <= values.length; at += at & -at) {
      if (weigh(place) > weigh(ends[at] ?? -1)) ends[at] = place;
    }
  });
  let last = -1;
  for (let at = values.length; at > 0; at -= at & -at) {
    const end = ends[at] ?? -1;
    if (weigh(end) > weigh(last)) last = end;
  }
  const run = new Set<number>();
  for (let place = last; place >= 0; place = previous[place] ?? -1) run.add(place);
  return run;
}
