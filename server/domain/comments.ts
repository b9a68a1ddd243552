import type { ExpressionBuilder } from 'kysely';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import type { CommentContext } from './comment-access.ts';
import { changeMany, removeComment, resolveTagging } from './comment-actions.ts';
import { checkParagraph, missingComment, requireReader } from './comment-checks.ts';
import { createComment } from './comment-creating.ts';
import { updateComment } from './comment-editing.ts';
import { historyOf } from './comment-facts.ts';
import { writtenBy } from './comment-lists.ts';
import { asComments, asPerson, findComment, namesOf } from './comment-replies.ts';
import { commentStatuses, commentTypes } from './comment-types.ts';
import { seenInThreads } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';

type Calls =
  | 'commentTypes'
  | 'commentStatuses'
  | 'commentsOfRegArt'
  | 'commentsOfChange'
  | 'comment'
  | 'commentHistory'
  | 'createComment'
  | 'updateComment'
  | 'deleteComment'
  | 'changeComments'
  | 'resolveTagging';

/** The comments of an organisation: those of a place, and what is done with one. */
export function commentHandlers(
  organisation: Organisation,
  context: CommentContext,
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  return {
    commentTypes: () => commentTypes.map((one) => ({ ...one })),
    commentStatuses: () => commentStatuses.map((one) => ({ ...one })),
    commentsOfRegArt: ({ params: { complete }, query: { versionDate, inside }, caller }) => {
      checkParagraph(complete, 'complete');
      const { regTextId, path } = splitParagraphId(complete);
      return threads(organisation, caller, (eb) =>
        eb.and([
          eb('comment.reg_text_id', '=', regTextId),
          inside ? eb.or([eb('comment.path', '=', path), isInside(eb, path)]) : eb('comment.path', '=', path),
          ...(versionDate === undefined ? [] : [writtenBy(eb, versionDate)]),
        ]),
      );
    },
    commentsOfChange: ({ params: { id }, query: { origin }, caller }) =>
      threads(organisation, caller, (eb) =>
        eb.and([eb('comment.change_id', '=', id), eb('comment.change_origin', '=', origin)]),
      ),
    comment: async ({ params: { icid }, caller }) => {
      const result = await findComment(db, caller, icid);
      if (result === undefined) throw missingComment();
      return result;
    },
    commentHistory: async ({ params: { icid }, caller }) => {
      const row = await seenInThreads(db, caller)
        .select(['comment.author', 'comment.removed_at'])
        .where('comment.id', '=', icid)
        .executeTakeFirst();
      if (row === undefined) throw missingComment();
      const isAuthor = row.author === caller.account.id;
      // Words that were removed are not shown by another way.
      const facts = await historyOf(db, { icid, isAuthor, withoutWords: row.removed_at !== null });
      const names = await namesOf(
        db,
        facts.flatMap(({ actor }) => actor ?? []),
      );
      return facts.map(({ actor, ...fact }) => ({ ...fact, by: asPerson(actor, names) }));
    },
    ...writing(organisation, context),
    resolveTagging: ({ params: { id }, query: { resolve }, caller }) =>
      resolveTagging(organisation, { icid: id, resolve, caller }, context),
  };
}

type Writing = 'createComment' | 'updateComment' | 'deleteComment' | 'changeComments';

function writing(organisation: Organisation, context: CommentContext): Pick<DomainHandlers, Writing> {
  return {
    createComment: ({ body, caller }) => {
      requireReader(caller);
      return createComment(organisation, { body, caller }, context);
    },
    updateComment: ({ params: { icid }, body, caller }) => {
      requireReader(caller);
      return updateComment(organisation, { icid, body, caller }, context);
    },
    deleteComment: ({ params: { icid }, caller }) => {
      requireReader(caller);
      return removeComment(organisation, { icid, caller }, context);
    },
    changeComments: ({ body, caller }) => {
      requireReader(caller);
      return changeMany(organisation, { body, caller }, context);
    },
  };
}

type CommentExpression = ExpressionBuilder<OrganisationTables, 'comment'>;

/** Everything below a place, by the paths of the parts of a unit. */
const isInside = (eb: CommentExpression, path: string) =>
  eb('comment.path', 'like', `${path.replace(/[\\%_]/g, '\\$&')}^%`);

/** The comments of a place with what is left of removed ones: the newest thread first, its replies as they came. */
async function threads(
  { db }: Organisation,
  caller: DomainCaller,
  where: (eb: CommentExpression) => ReturnType<CommentExpression['and']>,
) {
  const rows = await seenInThreads(db, caller)
    .selectAll('comment')
    .where((eb) => where(eb as never))
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
  const roots = rows.filter(({ parent }) => parent === null).toReversed();
  const replies = Map.groupBy(rows, ({ parent }) => parent);
  const ordered = roots.flatMap((root) => [root, ...(replies.get(root.id) ?? [])]);
  return asComments(db, caller, ordered);
}
