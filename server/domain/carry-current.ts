import { sql } from 'kysely';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

/**
 * Lets comments stand, with all that replies to them, where the law of today has their place: lists, search and links
 * name that. What is parked stays where it was, and no reader meets it there (carry-places.ts).
 */
export async function moveToToday(
  organisation: Organisation,
  today: string,
  regTextId?: string,
): Promise<void> {
  await changing('comments', organisation, (trx) =>
    trx
      .updateTable('comment')
      .from(
        trx
          .selectFrom('carried_place')
          .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
          .distinctOn('written_place.comment_id')
          .select(['written_place.comment_id', 'carried_place.path', 'carried_place.path_key'])
          .where('written_place.comment_id', 'is not', null)
          .where('carried_place.state', '<>', 'parked')
          .where('carried_place.version_date', '<=', today)
          .$if(regTextId !== undefined, (query) =>
            query.where('carried_place.reg_text_id', '=', regTextId ?? ''),
          )
          .orderBy('written_place.comment_id')
          .orderBy('carried_place.version_date', 'desc')
          .as('today'),
      )
      .set((eb) => ({ path: eb.ref('today.path'), path_key: eb.ref('today.path_key') }))
      .where(sql<boolean>`coalesce(comment.parent, comment.id) = today.comment_id`)
      .whereRef('comment.path', '<>', 'today.path')
      .execute(),
  );
}
