import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { asItems } from './carry-replies.ts';
import { placesWithWords, type SeenPlace } from './carry-rows.ts';
import { type ChangedPlace, type PlaceRow, placeState } from './carry-store.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

export const missingPlace = () =>
  new HttpProblem(404, 'CARRY_OVER_NOT_FOUND', 'there is no such place, or it is not yours to see');

/** A place that the caller may see; 404 for all others. */
export async function findPlace(db: Db, caller: DomainCaller, caid: string): Promise<SeenPlace> {
  const row = await placesWithWords(db, caller).where('carried_place.id', '=', caid).executeTakeFirst();
  if (row === undefined) throw missingPlace();
  return row;
}

/** A place as the contract has it, with what stands in it. */
export async function itemOf(db: Db, caller: DomainCaller, caid: string): Promise<CarriedItem> {
  const [item] = await asItems(db, caller, [await findPlace(db, caller, caid)]);
  if (item === undefined) throw missingPlace();
  return item;
}

/** A place on which the caller may work, as it was read. Whoever sees one may: private comments are seen by their author alone. */
export async function findWork(
  trx: OrganisationTransaction,
  { caid, version, caller }: { caid: string; version: number; caller: DomainCaller },
): Promise<SeenPlace> {
  const row = await findPlace(trx, caller, caid);
  if (row.version !== version)
    throw new HttpProblem(409, 'CARRY_OVER_CHANGED', 'somebody else has worked on it meanwhile');
  if (row.has_later)
    throw new HttpProblem(409, 'CARRY_OVER_SUPERSEDED', 'a later version of the text has come meanwhile');
  if (row.outcome === 'withdrawn')
    throw new HttpProblem(409, 'TEXT_WITHDRAWN', 'this version of the text is not there any more');
  return row;
}

/** The same thing in earlier versions, in which it has stood with a mark since it was last settled, as settled there. */
export async function marksBetween(trx: OrganisationTransaction, row: PlaceRow): Promise<ChangedPlace[]> {
  const earlier = await trx
    .selectFrom('carried_place')
    .selectAll()
    .where('written_id', '=', row.written_id)
    .where('version_date', '>=', row.from_version)
    .where('version_date', '<', row.version_date)
    .where('state', '=', 'review')
    .execute();
  return earlier.map((each) => ({ row: each, state: { ...placeState(each), state: 'placed', open: false } }));
}

/** What was done together as it stood before, where nothing else has become known since. */
export async function changesUndone(trx: OrganisationTransaction, action: string): Promise<ChangedPlace[]> {
  const facts = await trx
    .selectFrom('carry_fact')
    .select(['place_id', 'before'])
    .where('action', '=', action)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('carry_fact as later')
            .select('later.id')
            .whereRef('later.place_id', '=', 'carry_fact.place_id')
            .whereRef('later.id', '>', 'carry_fact.id'),
        ),
      ),
    )
    .execute();
  const before = new Map(facts.map((fact) => [fact.place_id, fact.before]));
  if (before.size === 0) return [];
  const rows = await trx
    .selectFrom('carried_place')
    .selectAll()
    .where('id', 'in', [...before.keys()])
    .execute();
  return rows.flatMap((row) => {
    const state = before.get(row.id);
    return state ? [{ row, state }] : [];
  });
}
