import { sql } from 'kysely';
import type { PlaceState } from '../data/tables/carry-over.ts';
import { type PlaceRow, placeState } from './carry-store.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

/**
 * How places stand, and of those in texts that were withdrawn, how they stood before that: with their marks, or parked.
 * A text that comes back, or a later one, goes on from there. The facts have it. What waited here and then in a later
 * version that is away waits here again.
 */
export async function unparkedStates(
  trx: OrganisationTransaction,
  rows: readonly PlaceRow[],
): Promise<(row: PlaceRow) => PlaceState> {
  if (rows.length === 0) return placeState;
  const withdrawn = await trx
    .selectFrom('carried_place')
    .innerJoin('carry_fact', 'carry_fact.place_id', 'carried_place.id')
    .distinctOn('carried_place.id')
    .select(['carried_place.id', 'carried_place.written_id', 'carried_place.version_date'])
    .select('carry_fact.before')
    .where(
      'carried_place.written_id',
      'in',
      rows.map(({ written_id }) => written_id),
    )
    .where('carried_place.outcome', '=', 'withdrawn')
    .where(sql<boolean>`after ->> 'outcome' = 'withdrawn' and before ->> 'outcome' <> 'withdrawn'`)
    .orderBy('carried_place.id')
    .orderBy('carry_fact.id', 'desc')
    .execute();
  const before = new Map(withdrawn.map((one) => [one.id, one.before]));
  const ofThing = Map.groupBy(withdrawn, ({ written_id }) => written_id);
  const waitsLater = ({ written_id, version_date }: PlaceRow) =>
    (ofThing.get(written_id) ?? []).some(
      (later) =>
        later.version_date > version_date && later.before?.open && later.before.fromVersion < version_date,
    );
  return (row) => {
    const state = before.get(row.id) ?? placeState(row);
    return row.outcome === 'withdrawn' && waitsLater(row) ? { ...state, open: true } : state;
  };
}
