/** Two counterparts by their places, and how sure it is that they are. */
export type Pair = { before: number; after: number; score: number };

/** Who goes with whom; -1 stands alone. */
export type Pairing = { after: Int32Array; before: Int32Array };

export const noPairing = (before: number, after: number): Pairing => ({
  after: new Int32Array(before).fill(-1),
  before: new Int32Array(after).fill(-1),
});

export const isFree = (pairing: Pairing, before: number, after: number) =>
  pairing.after[before] === -1 && pairing.before[after] === -1;

export function pair(pairing: Pairing, before: number, after: number): void {
  pairing.after[before] = after;
  pairing.before[after] = before;
}

/** Surest first, each one once. Of equals those that stand nearest to each other. */
export function pairSurest(pairing: Pairing, pairs: Pair[]): void {
  const apart = ({ before, after }: Pair) => Math.abs(before - after);
  pairs.sort((a, b) => b.score - a.score || apart(a) - apart(b) || a.before - b.before);
  for (const { before, after } of pairs) if (isFree(pairing, before, after)) pair(pairing, before, after);
}

/** Places of a longest ascending run: what stands in it has kept its order, the rest has moved. */
export function inOrder(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous = new Int32Array(values.length).fill(-1);
  values.forEach((value, place) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[place] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = place;
  });
  const kept = new Set<number>();
  for (let place = tails.at(-1) ?? -1; place >= 0; place = previous[place] ?? -1) kept.add(place);
  return kept;
}
