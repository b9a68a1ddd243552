import { type Kysely, sql } from 'kysely';
import type { CarriedMark, CarryOutcome, CarryState } from '#core/contract/domain/carried-mark.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';

type Db = Kysely<OrganisationTables>;
/** Which paths are meant: a place alone, or with all that is inside it. */
export type PathFilter = { path: string; inside: boolean };

export const placeColumns = [
  'caid',
  'place_path',
  'place_state',
  'place_outcome',
  'place_open',
  'place_version',
  'place_is_first',
] as const;

/** Where a comment or an answer stands on a day, by the latest version until then; its columns for `asMark`. */
type PlaceOnDay = {
  caid: string | null;
  place_path: string | null;
  place_state: CarryState | null;
  place_outcome: CarryOutcome | null;
  place_open: boolean | null;
  place_version: string | null;
  /** Whether it was written on this version. */
  place_is_first: boolean | null;
};

/**
 * The places of all comments and answers of a document on a day, one for each: in the latest version until then that is
 * there. What stood in texts alone that were withdrawn is parked, so that it comes to no other words. Whoever joins these with what may be seen decides who sees them.
 */
export const placesOnDay = (db: Db, regTextId: string, day: string, of?: PathFilter) =>
  db
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .distinctOn('carried_place.written_id')
    .select(['written_place.comment_id', 'written_place.answer_id', 'carried_place.id as caid'])
    .select(['carried_place.path as place_path', 'carried_place.path_key as place_key'])
    .select(['carried_place.state as place_state', 'carried_place.outcome as place_outcome'])
    .select(['carried_place.open as place_open', 'carried_place.version_date as place_version'])
    .select(sql<boolean>`carried_place.version_date = written_place.version_date`.as('place_is_first'))
    .where('carried_place.reg_text_id', '=', regTextId)
    .where('carried_place.version_date', '<=', day)
    .$if(of !== undefined, (query) =>
      query.where(mayStandAt(db, regTextId, of ?? { path: '', inside: false })),
    )
    .orderBy('carried_place.written_id')
    .orderBy(sql`carried_place.outcome = 'withdrawn'`)
    .orderBy('carried_place.version_date', 'desc');

/** What was written at a path, or has stood there in some version: of a large document a few. */
const mayStandAt = (db: Db, regTextId: string, of: PathFilter) =>
  sql<boolean>`written_place.id in (${db
    .selectFrom('carried_place as some')
    .select('some.written_id')
    .where('some.reg_text_id', '=', regTextId)
    .where(isMeant('some.path', of))
    .union(
      db
        .selectFrom('written_place as written')
        .select('written.id as written_id')
        .where('written.reg_text_id', '=', regTextId)
        .where(isMeant('written.path', of)),
    )})`;

/** Whether a path is meant. */
function isMeant(
  ref: 'place.place_path' | 'comment.path' | 'assurance_answer.path' | 'some.path' | 'written.path',
  of: PathFilter,
) {
  const own = sql<boolean>`${sql.ref(ref)} = ${of.path}`;
  const below = `${of.path.replace(/[\\%_]/g, '\\$&')}^%`;
  return of.inside ? sql<boolean>`(${own} or ${sql.ref(ref)} like ${below})` : own;
}

/** Whether something stands at a path: where its place of the day is, or if it has none yet, where it was written. */
export const standsAt = (thing: 'comment' | 'assurance_answer', of: PathFilter) =>
  sql<boolean>`case when place.caid is null then ${isMeant(`${thing}.path`, of)}
    else place.place_state <> 'parked' and ${isMeant('place.place_path', of)} end`;

/** The mark of something in the version that is read; none in the version on which it was written, if it is as it was. */
export function asMark(place: PlaceOnDay): CarriedMark | undefined {
  const { caid, place_version, place_outcome, place_state, place_open, place_is_first } = place;
  if (caid === null || place_version === null || place_outcome === null || place_state === null)
    return undefined;
  if (place_is_first && place_state === 'placed' && !place_open) return undefined;
  return {
    caid,
    versionDate: place_version,
    outcome: place_outcome,
    state: place_state,
    open: place_open ?? false,
  };
}
