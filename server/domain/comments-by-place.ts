import { sql } from 'kysely';
import type { CommentCount } from '#core/contract/domain/comment-lists.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { DomainCaller } from './authentication.ts';
import { isTagged, writtenBy } from './comment-conditions.ts';
import { seenComments } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';
import { placesOnDay } from './places-on-day.ts';

interface ReadDocument {
  regTextId: string;
  /** The version that is read; without it, all that was written counts. */
  versionDate?: string | undefined;
  /** The day whose places hold. */
  day: string;
  readLanguage?: LanguageCode | undefined;
}

/** How many comments somebody sees at each place of a document, on the day that is read. */
export async function countsOfDocument(
  db: Organisation['db'],
  caller: DomainCaller,
  { regTextId, versionDate, day, readLanguage: language }: ReadDocument,
): Promise<CommentCount[]> {
  const places = placesOnDay(db, 'comment_id', { regTextId, day, language });
  const path = sql<string>`coalesce(place.place_path, comment.path)`;
  const key = sql<string>`coalesce(place.place_key, comment.path_key)`;
  const rows = await seenComments(db, caller)
    .leftJoin(places.as('place'), (join) =>
      join.on(sql<boolean>`place.comment_id = coalesce(comment.parent, comment.id)`),
    )
    .where(sql<boolean>`place.place_state is distinct from 'parked'`)
    .select(path.as('path'))
    .select(sql<number>`count(*)::integer`.as('total'))
    .select(sql<number>`count(*) filter (where not comment.resolved)::integer`.as('open'))
    .select((eb) =>
      eb.fn
        .countAll<string>()
        .filterWhere(isTagged(eb as never, [caller.account.id], true))
        .as('tagged'),
    )
    .where('comment.reg_text_id', '=', regTextId)
    .$if(versionDate !== undefined, (query) => query.where((eb) => writtenBy(eb as never, versionDate ?? '')))
    .groupBy([path, key])
    .orderBy(key)
    .execute();
  return rows.map(
    ({ path, total, open, tagged }): CommentCount => ({
      completeParagraphID: joinParagraphId(regTextId, path),
      total,
      open,
      tagged: Number(tagged),
    }),
  );
}
