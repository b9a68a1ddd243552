import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { swissDay } from '../data/versions.ts';
import { commentStatuses, commentTypes } from '../lib/comment-types.ts';
import type { DomainHandlers } from './authentication.ts';
import type { CommentContext } from './comment-access.ts';
import { changeMany, removeComment, resolveTagging } from './comment-actions.ts';
import { checkParagraph, missingComment, requireReader } from './comment-checks.ts';
import { createComment } from './comment-creating.ts';
import { updateComment } from './comment-editing.ts';
import { historyOf } from './comment-facts.ts';
import { asPerson, findComment, namesOf } from './comment-replies.ts';
import { threadOf, threadsAt, threadsOfChange } from './comment-threads.ts';
import { seenInThreads } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';

type Calls =
  | 'commentTypes'
  | 'commentStatuses'
  | 'commentsOfRegArt'
  | 'commentsOfChange'
  | 'comment'
  | 'commentThread'
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
    commentsOfRegArt: ({
      params: { complete },
      query: { versionDate, readLanguage: language, inside },
      caller,
    }) => {
      checkParagraph(complete, 'complete');
      const { regTextId, path } = splitParagraphId(complete);
      const today = swissDay(context.now());
      return threadsAt(db, caller, { regTextId, of: { path, inside }, versionDate, language, today });
    },
    commentsOfChange: ({ params: { id }, query: { origin }, caller }) =>
      threadsOfChange(db, caller, { id, origin }),
    commentThread: ({ params: { icid }, caller }) => threadOf(db, caller, icid),
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
