import { sql } from 'kysely';
import type { CommentFilter } from '#core/contract/domain/comment-lists-endpoints.ts';
import { swissDay } from '../data/versions.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { hasWord, isTagged } from './comment-conditions.ts';
import { countBesidePage, countWithPage, pageOf } from './comment-pages.ts';
import { asComments } from './comment-replies.ts';
import { seenComments } from './comment-visibility.ts';
import { countsOfDocument } from './comments-by-place.ts';
import { wordsIn } from './list-words.ts';
import type { Organisation } from './organisation.ts';

type Calls = 'commentsWithChangeLabel' | 'listComments' | 'commentCounts';

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
    commentCounts: ({ params, query, caller }) =>
      countsOfDocument(db, caller, { ...params, ...query, day: query.versionDate ?? swissDay(now()) }),
  };
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
