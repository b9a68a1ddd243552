import { type ExpressionBuilder, sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';

type CommentExpression = ExpressionBuilder<OrganisationTables, 'comment'>;

/** The places of the thread of a comment in the versions until today that are there. */
const placesUntilToday = (eb: CommentExpression) =>
  eb
    .selectFrom('carried_place as standing')
    .innerJoin('written_place as origin', 'origin.id', 'standing.written_id')
    .where(sql<boolean>`origin.comment_id = coalesce(comment.parent, comment.id)`)
    .where('standing.outcome', '<>', 'withdrawn')
    .where('standing.version_date', '<=', sql<string>`(now() at time zone 'Europe/Zurich')::date`);

/**
 * The latest version until today in which a comment stands where its path says: that is moved with the law, or stays where
 * it was.
 */
export const versionOfPath = (eb: CommentExpression) =>
  placesUntilToday(eb)
    .select('standing.version_date')
    .whereRef('standing.path', '=', 'comment.path')
    .where('standing.state', '<>', 'parked')
    .orderBy('standing.version_date', 'desc')
    .limit(1);

/** Of a comment that is parked in the law of today: the last version in which it stood. */
export const lastStoodIn = (eb: CommentExpression) =>
  placesUntilToday(eb).select(
    sql<string | null>`case when (array_agg(standing.state order by standing.version_date desc))[1] = 'parked'
      then max(standing.version_date) filter (where standing.state <> 'parked') end`.as('last_stood_in'),
  );
