import { type ExpressionBuilder, sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { likeWord } from '../lib/like-word.ts';

type CommentExpression = ExpressionBuilder<OrganisationTables, 'comment'>;

/**
 * What was written of later law is not said of the text that is read: a thread is of the version on which it was written,
 * also where that was not named, or a day between two versions was.
 */
export function writtenBy(eb: CommentExpression, versionDate: string) {
  const settledOn = eb
    .selectFrom('written_place as origin')
    .select('origin.version_date')
    .where(sql<boolean>`origin.comment_id = coalesce(comment.parent, comment.id)`)
    .where('origin.settled_at', 'is not', null);
  const version = sql`coalesce(case when comment.parent is null then ${settledOn} end, comment.version_date, ${settledOn})`;
  return sql<boolean>`coalesce(${version} <= ${versionDate}::date, true)`;
}

/** Whether one of these people has a tag, an open or ended one if that is said. */
export function isTagged(eb: CommentExpression, ids: readonly string[], open?: boolean) {
  return eb.exists(
    eb
      .selectFrom('comment_tag')
      .select(sql.lit(1).as('one'))
      .whereRef('comment_tag.comment_id', '=', 'comment.id')
      .where('comment_tag.account_id', 'in', [...ids])
      .$if(open !== undefined, (query) => query.where('comment_tag.ended_at', open ? 'is' : 'is not', null)),
  );
}

export const hasWord = (eb: CommentExpression, word: string) =>
  eb.exists(
    eb
      .selectFrom('comment_text')
      .select(sql.lit(1).as('one'))
      .whereRef('comment_text.comment_id', '=', 'comment.id')
      .where('comment_text.folded', 'like', likeWord(word)),
  );
