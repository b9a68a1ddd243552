import { sql } from 'kysely';
import { seenComments } from './comment-visibility.ts';
import type { StatisticsSource } from './statistics.ts';

/** The open tags of the caller: all of them, and those in comments to do and in progress. */
export const countComments: StatisticsSource = async (db, caller) => {
  const counts = await seenComments(db, caller)
    .innerJoin('comment_tag', 'comment_tag.comment_id', 'comment.id')
    .where('comment_tag.account_id', '=', caller.account.id)
    .where('comment_tag.ended_at', 'is', null)
    .select(sql<number>`count(*) filter (where comment.status = 1)::integer`.as('noOfToDoComments'))
    .select(sql<number>`count(*) filter (where comment.status = 2)::integer`.as('noOfInProgressComments'))
    .select(sql<number>`count(*)::integer`.as('noOfTotalTaggedComments'))
    .executeTakeFirstOrThrow();
  return counts;
};
