type Ends = { weights: readonly number[]; heaviest: number };

/** For each value the weight of the heaviest ascending sequence that ends with it. */
function heaviestEnds(values: readonly number[], weights: readonly number[]): Ends {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = new Map(sorted.map((value, index) => [value, index + 1]));
  // A Fenwick tree of maxima: for all values up to a rank, the weight of the heaviest sequence that ends there.
  const tree = new Float64Array(values.length + 1);
  let heaviest = 0;
  const ends = values.map((value, place) => {
    const own = rank.get(value) ?? 0;
    let before = 0;
    for (let at = own - 1; at > 0; at -= at & -at) before = Math.max(before, tree[at] ?? 0);
    const weight = before + (weights[place] ?? 1);
    for (let at = own; at <= values.length; at += at & -at) tree[at] = Math.max(tree[at] ?? 0, weight);
    heaviest = Math.max(heaviest, weight);
    return weight;
  });
  return { weights: ends, heaviest };
}

/**
 * Indexes of the values that are part of every heaviest ascending sequence. Where two items changed places, either
 * of them may be the one that moved: then none of both is in the result. Values are distinct, weights whole numbers.
 */
export function sureRun(values: readonly number[], weights: readonly number[]): Set<number> {
  const { weights: upTo, heaviest } = heaviestEnds(values, weights);
  const reversed = values.map((value) => -value).reverse();
  const from = heaviestEnds(reversed, [...weights].reverse()).weights.toReversed();
  // The items of a heaviest sequence lie end to end, from 0 to its weight; what overlaps could replace each other.
  const stretches = values
    .map((_, place) => {
      const own = weights[place] ?? 1;
      const end = upTo[place] ?? 0;
      return { place, start: end - own, end, isPart: end + (from[place] ?? 0) - own === heaviest };
    })
    .filter(({ isPart }) => isPart)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const sure = new Set<number>();
  let reached = 0;
  stretches.forEach(({ place, start, end }, at) => {
    const next = stretches[at + 1]?.start ?? heaviest;
    if (start >= reached && next >= end) sure.add(place);
    reached = Math.max(reached, end);
  });
  return sure;
}
