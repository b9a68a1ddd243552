import { narrowestWindow } from './windows.ts';

/** Where a word of the query stands in a paragraph; `offset` is its place in the query. */
export type Spot = { leaf: number; weight: number; places: readonly number[]; offset: number };

/** How near the words stand: 1 side by side, less the more stands between; 0 for one word alone. */
export function closeness(spots: readonly Spot[]): { near: number; inOrder: boolean } {
  const placed = spots.filter(({ places }) => places.length > 0);
  if (placed.length < 2) return { near: 0, inOrder: false };
  const words = narrowestWindow(placed.map(({ places }) => places));
  return { near: (placed.length - 1) / Math.max(1, words - 1), inOrder: standAsAsked(placed) };
}

/** As in the query, the words between them counted. */
function standAsAsked([first, ...others]: readonly Spot[]): boolean {
  if (first === undefined) return false;
  return first.places.some((place) =>
    others.every(({ places, offset }) => places.includes(place + offset - first.offset)),
  );
}
