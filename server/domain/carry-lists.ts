import { type ExpressionBuilder, sql } from 'kysely';
import type { CarryCounts, LawKnown } from '#core/contract/domain/carry-over.ts';
import type { CarryFilter } from '#core/contract/domain/carry-over-endpoints.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { DomainCaller } from './authentication.ts';
import { laterPlaces } from './carry-later.ts';
import { asItems } from './carry-replies.ts';
import { placesWithWords } from './carry-rows.ts';
import { seenPlaces } from './carry-visibility.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
const number = sql<number>`count(*)::integer`.as('total');

/** What matches the filters in the order of the law, a page of it, and how many there are. */
export async function listCarried(
  db: Db,
  caller: DomainCaller,
  { start, rows, ...filter }: CarryFilter & { start: number; rows: number },
) {
  const { total } = await matching(seenPlaces(db, caller), filter).select(number).executeTakeFirstOrThrow();
  const page = await matching(placesWithWords(db, caller), filter)
    .orderBy('carried_place.reg_text_id')
    .orderBy('carried_place.path_key')
    .orderBy('carried_place.version_date')
    .orderBy('carried_place.id')
    .offset(start)
    .limit(rows)
    .execute();
  return { total, items: await asItems(db, caller, page), law: await lawKnown(db) };
}

/** The same in numbers: by outcome, by type, by document. */
export async function countCarried(db: Db, caller: DomainCaller, filter: CarryFilter): Promise<CarryCounts> {
  const matches = matching(seenPlaces(db, caller), filter);
  const outcomes = await matches
    .select(['carried_place.outcome', number])
    .groupBy('carried_place.outcome')
    .orderBy('carried_place.outcome')
    .execute();
  const regulations = await matches
    .select(['carried_place.reg_text_id as regTextId', number])
    .groupBy('carried_place.reg_text_id')
    .orderBy('carried_place.reg_text_id')
    .execute();
  const types = await matches
    .select(sql<number>`count(written_place.comment_id)::integer`.as('comment'))
    .select(sql<number>`count(written_place.answer_id)::integer`.as('answer'))
    .executeTakeFirstOrThrow();
  return { total: types.comment + types.answer, outcomes, types, regulations, law: await lawKnown(db) };
}

/**
 * How often somebody has worked on a place, less what was taken back, each time the last. What the server carried over by
 * itself, and told nobody, was never worked off.
 */
const worksOn = (eb: ExpressionBuilder<OrganisationTables, 'carried_place'>) =>
  eb
    .selectFrom('carry_fact')
    .select(sql<number>`coalesce(sum(case when kind = 'undone' then -1 else 1 end), 0)::integer`.as('works'))
    .whereRef('carry_fact.place_id', '=', 'carried_place.id')
    .where('carry_fact.actor', 'is not', null);

function matching<Query extends ReturnType<typeof seenPlaces>>(query: Query, filter: CarryFilter): Query {
  const { outcome = [], regulation = [], type, open } = filter;
  return query
    .where('carried_place.open', '=', open === 'true')
    .$if(open === 'false', (given) =>
      given.where((eb) => eb(worksOn(eb), '>', 0)).where((eb) => eb.not(eb.exists(laterPlaces(eb, 'there')))),
    )
    .$if(outcome.length > 0, (given) => given.where('carried_place.outcome', 'in', outcome))
    .$if(regulation.length > 0, (given) => given.where('carried_place.reg_text_id', 'in', regulation))
    .$if(type === 'comment', (given) => given.where('written_place.comment_id', 'is not', null))
    .$if(type === 'answer', (given) => given.where('written_place.answer_id', 'is not', null)) as Query;
}

/** How far the law is known. With the main server away it is what was known when it was last heard. */
export async function lawKnown(db: Db): Promise<LawKnown> {
  const row = await db.selectFrom('law_position').select(['heard_at', 'reached']).executeTakeFirstOrThrow();
  return { upTo: row.heard_at?.toISOString(), reached: row.reached };
}
