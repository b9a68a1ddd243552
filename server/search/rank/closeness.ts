/** Where a word of the query stands in a paragraph; `offset` is its place in the query. */
export type Spot = { leaf: number; weight: number; places: readonly number[]; offset: number };

/** How near the words stand: 1 side by side, less the more stands between; 0 for one word alone. */
export function closeness(spots: readonly Spot[]): { near: number; inOrder: boolean } {
  const placed = spots.filter(({ places }) => places.length > 0);
  if (placed.length < 2) return { near: 0, inOrder: false };
  const all = placed.flatMap(({ places }, slot) => places.map((place) => ({ place, slot })));
  all.sort((a, b) => a.place - b.place);
  const last = new Array<number>(placed.length).fill(Number.NEGATIVE_INFINITY);
  let narrowest = Number.POSITIVE_INFINITY;
  for (const { place, slot } of all) {
    last[slot] = place;
    narrowest = Math.min(narrowest, place - Math.min(...last));
  }
  const least = placed.length - 1;
  return { near: least / Math.max(least, narrowest), inOrder: standAsAsked(placed) };
}

/** As in the query, the words between them counted. */
function standAsAsked([first, ...others]: readonly Spot[]): boolean {
  if (first === undefined) return false;
  const sets = others.map(({ places, offset }) => ({ places: new Set(places), by: offset - first.offset }));
  return first.places.some((place) => sets.every(({ places, by }) => places.has(place + by)));
}
