import type { Piece } from './pieces.ts';
import type { MadeRow } from './rows.ts';

/**
 * Rows in the order of the text after; what is only in the text before stands where it stood: behind what
 * stood before it, and behind what was added inside of that.
 */
export function orderRows(rows: readonly MadeRow[], onlyBefore: readonly MadeRow[]): MadeRow[] {
  if (onlyBefore.length === 0) return [...rows];
  const places = new Map<number, number>();
  rows.forEach(({ before, row }, place) => {
    if (before && row.change !== 'moved') places.set(before.index, place);
  });
  const behind = new Map<number, MadeRow[]>();
  for (const made of onlyBefore) {
    if (!made.before) continue;
    const place = placeFor(made.before, rows, places);
    behind.set(place, [...(behind.get(place) ?? []), made]);
  }
  const ordered = [...(behind.get(-1) ?? [])];
  rows.forEach((row, place) => {
    ordered.push(row, ...(behind.get(place) ?? []));
  });
  return ordered;
}

function placeFor(piece: Piece, rows: readonly MadeRow[], places: ReadonlyMap<number, number>): number {
  let place = -1;
  for (let index = piece.index - 1; index >= 0 && place < 0; index--) place = places.get(index) ?? -1;
  for (let next = place + 1; next < rows.length; next++) {
    const added = rows[next];
    if (!added?.after || added.before || added.after.rank <= piece.rank) break;
    place = next;
  }
  return place;
}
