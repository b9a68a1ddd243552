/** Counts how often the words of the slots follow each other without a gap. Positions must be ascending. */
export function runsIn([first = [], ...others]: readonly (readonly number[])[]): number {
  const next = others.map(() => 0);
  return first.filter((place) =>
    others.every((places, slot) => {
      const expected = place + slot + 1;
      let at = next[slot] ?? 0;
      while ((places[at] ?? expected) < expected) at++;
      next[slot] = at;
      return places[at] === expected;
    }),
  ).length;
}

/** Length in words of the narrowest stretch with a word of every slot. Positions must be ascending. */
export function narrowestWindow(slots: readonly (readonly number[])[]): number {
  const at = slots.map(() => 0);
  let narrowest = Number.POSITIVE_INFINITY;
  for (;;) {
    let first = 0;
    let last = Number.NEGATIVE_INFINITY;
    for (let slot = 0; slot < slots.length; slot++) {
      const place = slots[slot]?.[at[slot] ?? 0];
      if (place === undefined) return narrowest;
      last = Math.max(last, place);
      if (place < (slots[first]?.[at[first] ?? 0] ?? 0)) first = slot;
    }
    narrowest = Math.min(narrowest, last - (slots[first]?.[at[first] ?? 0] ?? 0) + 1);
    at[first] = (at[first] ?? 0) + 1;
  }
}

/** Positions of a word of the query in a paragraph; `offset` is its position in the query. */
export type Spot = { term: number; weight: number; places: readonly number[]; offset: number };

/** How near the words stand: 1 for neighbours, less with more words between them, 0 for a single word. */
export function closeness(spots: readonly Spot[]): { near: number; inOrder: boolean } {
  const placed = spots.filter(({ places }) => places.length > 0);
  if (placed.length < 2) return { near: 0, inOrder: false };
  const words = narrowestWindow(placed.map(({ places }) => places));
  return { near: (placed.length - 1) / Math.max(1, words - 1), inOrder: isInQueryOrder(placed) };
}

/** Whether the words stand in the order and at the distances of the query. */
function isInQueryOrder([first, ...others]: readonly Spot[]): boolean {
  if (first === undefined) return false;
  return first.places.some((place) =>
    others.every(({ places, offset }) => places.includes(place + offset - first.offset)),
  );
}
