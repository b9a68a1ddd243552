import { type Kysely, sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { pairsOnDay } from './pairs-on-day.ts';

type Db = Kysely<OrganisationTables>;
/** Which paths are meant: a place alone, or with all that is inside it. */
export type PathFilter = { path: string; inside: boolean };

/** The text that is read. */
export type ReadText = {
  /** Without it all documents. */
  regTextId?: string | undefined;
  day: string;
  /** Without it everything stands where it was written. */
  language?: LanguageCode | undefined;
  /** Leaves out what cannot stand there; what does `standsAt` says. */
  of?: PathFilter | undefined;
};
export type Written = 'comment_id' | 'answer_id';

/**
 * The places of all comments or answers on a day, one for each: in the latest version until then that is there. What
 * stood in texts alone that were withdrawn is parked, so that it comes to no other words. In another language than that
 * of writing they stand at the same place, or where what is known of both languages puts them. Whoever joins these with
 * what may be seen decides who sees them.
 */
export const placesOnDay = (db: Db, written: Written, text: ReadText) =>
  db
    .selectFrom(placesInOwnLanguage(db, written, text).as('own'))
    .leftJoin(pairsOnDay(db, text).as('pair'), (join) =>
      join
        .onRef('pair.reg_text_id', '=', 'own.reg_text_id')
        .onRef('pair.written_language', '=', 'own.written_language'),
    )
    .leftJoin('language_place as there', (join) =>
      join.onRef('there.pair_id', '=', 'pair.id').onRef('there.path', '=', 'own.written_path'),
    )
    .select(['own.comment_id', 'own.answer_id', 'own.caid', 'own.written_language', 'own.written_path'])
    .select(['own.place_state', 'own.place_outcome', 'own.place_open', 'own.place_version'])
    .select(['own.place_is_first', 'own.place_near'])
    .select(sql<string | null>`coalesce(there.place_path, own.carried_path)`.as('place_path'))
    .select(
      sql<string | null>`coalesce(there.place_key, case when own.carried_path is null then null
        else own.carried_key end)`.as('place_key'),
    )
    .select(isAligned(text.language).as('place_aligned'));

/**
 * Whether it is known to be the same place: the very texts in which it stands and which is read were compared. What has
 * no place yet stands in the version on which it was written.
 */
const isAligned = (language: LanguageCode | undefined) =>
  language === undefined
    ? sql<boolean>`true`
    : sql<boolean>`own.written_language = ${language} or coalesce(pair.read_in_force and there.path is null
        and case when own.caid is null then pair.written_as_known and pair.written_version = own.own_version
          else (own.place_version, own.place_sequence) = (pair.written_version, pair.written_sequence) end, false)`;

/** The same in the language in which each was written. */
const placesInOwnLanguage = (db: Db, written: Written, text: ReadText) =>
  db
    .selectFrom('written_place')
    .leftJoin('carried_place', (join) =>
      join
        .onRef('carried_place.written_id', '=', 'written_place.id')
        .on('carried_place.version_date', '<=', text.day),
    )
    .distinctOn('written_place.id')
    .select(['written_place.comment_id', 'written_place.answer_id', 'written_place.reg_text_id'])
    .select(['written_place.language as written_language', 'written_place.version_date as own_version'])
    .select('carried_place.id as caid')
    .select(sql<string>`coalesce(carried_place.path, written_place.path)`.as('written_path'))
    .select(['carried_place.path as carried_path', 'carried_place.path_key as carried_key'])
    .select(['carried_place.state as place_state', 'carried_place.outcome as place_outcome'])
    .select(['carried_place.open as place_open', 'carried_place.version_date as place_version'])
    .select(['carried_place.sequence as place_sequence', 'carried_place.near as place_near'])
    .select(sql<boolean | null>`carried_place.version_date = written_place.version_date`.as('place_is_first'))
    .where(`written_place.${written}`, 'is not', null)
    .$if(text.regTextId !== undefined, (query) =>
      query.where('written_place.reg_text_id', '=', text.regTextId ?? ''),
    )
    .$if(text.of !== undefined, (query) => query.where(mayStandAt(db, text)))
    .orderBy('written_place.id')
    .orderBy(sql`carried_place.outcome = 'withdrawn'`)
    .orderBy('carried_place.version_date', 'desc');

/** What was written at a path, or has stood there in some version and language: of a large document a few. */
function mayStandAt(db: Db, { regTextId = '', language, of = { path: '', inside: false } }: ReadText) {
  const placed = db
    .selectFrom('carried_place as some')
    .select('some.written_id')
    .where('some.reg_text_id', '=', regTextId)
    .where((eb) => eb.or([isMeant('some.path', of), isMeant('some.near', of)]));
  const written = db
    .selectFrom('written_place as written')
    .select('written.id as written_id')
    .where('written.reg_text_id', '=', regTextId)
    .where(isMeant('written.path', of));
  if (language === undefined) return sql<boolean>`written_place.id in (${placed.union(written)})`;
  const comesFrom = db
    .selectFrom('language_pair')
    .innerJoin('language_place', 'language_place.pair_id', 'language_pair.id')
    .select('language_place.path')
    .where('language_pair.reg_text_id', '=', regTextId)
    .where('language_pair.language', '=', language)
    .where(isMeant('language_place.place_path', of));
  const placedThere = db
    .selectFrom('carried_place as some')
    .select('some.written_id')
    .where('some.reg_text_id', '=', regTextId)
    .where('some.path', 'in', comesFrom);
  const writtenThere = db
    .selectFrom('written_place as written')
    .select('written.id as written_id')
    .where('written.reg_text_id', '=', regTextId)
    .where('written.path', 'in', comesFrom);
  const all = placed.union(written).union(placedThere).union(writtenThere);
  return sql<boolean>`written_place.id in (${all})`;
}

type PathColumn =
  | 'place.place_path'
  | 'comment.path'
  | 'assurance_answer.path'
  | 'place.place_near'
  | 'some.path'
  | 'some.near'
  | 'written.path'
  | 'language_place.place_path';

/** Whether a path is meant. */
export function isMeant(ref: PathColumn, of: PathFilter) {
  const own = sql<boolean>`${sql.ref(ref)} = ${of.path}`;
  const below = `${of.path.replace(/[\\%_]/g, '\\$&')}^%`;
  return of.inside ? sql<boolean>`(${own} or ${sql.ref(ref)} like ${below})` : own;
}
