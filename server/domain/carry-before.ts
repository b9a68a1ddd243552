import { sql } from 'kysely';
import type { PlaceState } from '../data/tables/carry-over.ts';
import { type PlaceRow, placeState } from './carry-store.ts';
import type { OrganisationTransaction } from './change-lock.ts';

/**
 * How places stand, and of those in texts that were withdrawn, how they stood before that: with their marks, or parked.
 * A text that comes back, or a later one, goes on from there. The facts have it.
 */
export async function unparkedStates(
  trx: OrganisationTransaction,
  rows: readonly PlaceRow[],
): Promise<(row: PlaceRow) => PlaceState> {
  const withdrawn = rows.filter(({ outcome }) => outcome === 'withdrawn').map(({ id }) => id);
  if (withdrawn.length === 0) return placeState;
  const facts = await trx
    .selectFrom('carry_fact')
    .distinctOn('place_id')
    .select(['place_id', 'before'])
    .where('place_id', 'in', withdrawn)
    .where(sql<boolean>`after ->> 'outcome' = 'withdrawn' and before ->> 'outcome' <> 'withdrawn'`)
    .orderBy('place_id')
    .orderBy('id', 'desc')
    .execute();
  const before = new Map(facts.map((fact) => [fact.place_id, fact.before]));
  return (row) => before.get(row.id) ?? placeState(row);
}
