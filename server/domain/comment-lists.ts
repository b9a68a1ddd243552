import { type ExpressionBuilder, sql } from 'kysely';
import type { CommentCount } from '#core/contract/domain/comment-lists.ts';
import type { CommentFilter } from '#core/contract/domain/comment-lists-endpoints.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { swissDay } from '../data/versions.ts';
import { likeWord } from '../lib/like-word.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { countBesidePage, countWithPage, pageOf } from './comment-pages.ts';
import { asComments } from './comment-replies.ts';
import { seenComments } from './comment-visibility.ts';
import { wordsIn } from './list-words.ts';
import type { Organisation } from './organisation.ts';
import { placesOnDay } from './places-on-day.ts';

type Calls = 'commentsWithChangeLabel' | 'listComments' | 'commentCounts';
type CommentExpression = ExpressionBuilder<OrganisationTables, 'comment'>;

/** The comments page, and the numbers beside a document. */
export function commentListHandlers(
  { db }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, Calls> {
  return {
    commentsWithChangeLabel: async ({ query: { start, rows }, caller }) => {
      const request = { sort: 'createdAt', order: 'desc', start, rows } as const;
      const ofPage = await pageOf(
        matching(db, caller, {}).where('comment.change_id', 'is not', null),
        request,
      );
      return asComments(db, caller, ofPage);
    },
    listComments: async ({ query: { sort, order, start, rows, ...filter }, caller }) => {
      const matches = matching(db, caller, filter);
      const request = { sort, order, start, rows };
      const page = await (wordsIn(filter.text ?? '').length > 0
        ? countWithPage(db, caller, matches, request)
        : countBesidePage(matches, request));
      return { total: page.total, comments: await asComments(db, caller, page.rows) };
    },
    commentCounts: async ({
      params: { regTextId },
      query: { versionDate, readLanguage: language },
      caller,
    }) => {
      const day = versionDate ?? swissDay(now());
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
        .$if(versionDate !== undefined, (query) =>
          query.where((eb) => writtenBy(eb as never, versionDate ?? '')),
        )
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
    },
  };
}

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

/** The comments that somebody may see and that match a filter. */
function matching(db: Organisation['db'], caller: DomainCaller, filter: CommentFilter) {
  const { taggedUserIds = [], resolved, status = [], type = [], regulation = [], author = [] } = filter;
  const { scope, from, to, text } = filter;
  const isResolved = resolved === undefined ? undefined : resolved === '1';
  const ofTags = taggedUserIds.length > 0;
  const midnight = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Zurich'`;
  const dayAfter = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone 'Europe/Zurich'`;
  return seenComments(db, caller)
    .$if(ofTags, (query) =>
      query.where((eb) => isTagged(eb, taggedUserIds, isResolved === undefined ? undefined : !isResolved)),
    )
    .$if(isResolved !== undefined && !ofTags, (query) =>
      query.where('comment.resolved', '=', isResolved === true),
    )
    .$if(status.length > 0, (query) => query.where('comment.status', 'in', status as never))
    .$if(type.length > 0, (query) => query.where('comment.comment_type', 'in', type as never))
    .$if(regulation.length > 0, (query) => query.where('comment.reg_text_id', 'in', regulation))
    .$if(author.length > 0, (query) => query.where('comment.author', 'in', author))
    .$if(scope !== undefined, (query) => query.where('comment.private', '=', scope === 'private'))
    .$if(from !== undefined, (query) => query.where('comment.edited_at', '>=', midnight(from ?? '')))
    .$if(to !== undefined, (query) => query.where('comment.edited_at', '<', dayAfter(to ?? '')))
    .where((eb) => eb.and(wordsIn(text ?? '').map((word) => hasWord(eb, word))));
}

export const hasWord = (eb: CommentExpression, word: string) =>
  eb.exists(
    eb
      .selectFrom('comment_text')
      .select(sql.lit(1).as('one'))
      .whereRef('comment_text.comment_id', '=', 'comment.id')
      .where('comment_text.folded', 'like', likeWord(word)),
  );
