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
  // Pieces come in their order, so each is asked about once.
  let asked = 0;
  let last = -1;
  const placeBefore = (index: number): number => {
    for (; asked < index; asked++) last = places.get(asked) ?? last;
    return last;
  };
  const behind = new Map<number, MadeRow[]>();
  for (const made of onlyBefore) {
    if (!made.before) continue;
    const place = behindAdded(made.before, rows, placeBefore(made.before.index));
    const there = behind.get(place);
    if (there) there.push(made);
    else behind.set(place, [made]);
  }
  const ordered = [...(behind.get(-1) ?? [])];
  rows.forEach((row, place) => {
    ordered.push(row, ...(behind.get(place) ?? []));
  });
  return ordered;
}

/** Behind what was added inside of what stood before it. */
function behindAdded(piece: Piece, rows: readonly MadeRow[], before: number): number {
  let place = before;
  for (let next = place + 1; next < rows.length; next++) {
    const added = rows[next];
    if (!added?.after || added.before || added.after.rank <= piece.rank) break;
    place = next;
  }
  return place;
}
