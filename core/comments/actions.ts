import type { AppPart } from '../app-parts.ts';
import type { Comment } from '../contract/domain/comments.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Client } from '../http/client.ts';
import { createMemoryDrafts } from '../lib/memory-drafts.ts';
import type { Notices } from '../notices.ts';
import { type CommentProblem, commentProblem } from './comment-problem.ts';
import { createEditor, type Editor, type Writing } from './editor.ts';
import { bodyOf, formOf } from './form.ts';
import { type Commenter, isAlone } from './me.ts';
import { storedComments } from './stored-form.ts';

/** What became of an action: the comment as it is now, or why nothing was done. */
export type Outcome = { comment: Comment } | { problem: CommentProblem };
export type Removal = { icid: string; left?: Comment | undefined } | { problem: CommentProblem };

export type CommentActions = {
  /** Begins a comment, or goes on with what was not saved of it. */
  write: (writing: Writing, how: { who: Commenter; drafts: Drafts; language: InterfaceLanguage }) => Editor;
  /** What somebody wrote and did not save, the last first. */
  unsaved: (who: Commenter, drafts: Drafts) => ReturnType<typeof storedComments>;
  /** Sets the status, or whether it is resolved, and leaves the words as they are. */
  setState: (comment: Comment, state: Partial<Pick<Comment, 'status' | 'resolved'>>) => Promise<Outcome>;
  /** Ends the tag of the user, or opens it again. */
  resolveTagging: (icid: string, resolve: boolean) => Promise<Outcome>;
  remove: (icid: string) => Promise<Removal>;
};

type ActionDependencies = {
  domain: Pick<
    Client<typeof domainContract>,
    'createComment' | 'updateComment' | 'deleteComment' | 'resolveTagging' | 'comment'
  >;
  notices: Pick<Notices, 'report'>;
  now: () => number;
};

export function createActions({ domain, notices, now }: ActionDependencies): CommentActions {
  async function outcomeOf(doing: string, call: Promise<Comment>): Promise<Outcome> {
    try {
      return { comment: await call };
    } catch (error) {
      notices.report(error, doing);
      return { problem: commentProblem(error) };
    }
  }

  const inMemory = createMemoryDrafts(now);

  return {
    write: (writing, { who, drafts, language }) =>
      createEditor(writing, {
        domain,
        notices,
        drafts: who.draftsOf === undefined ? inMemory : drafts,
        draftsOf: who.draftsOf ?? who.id,
        language,
        isAlone: isAlone(who),
      }),
    unsaved: (who, drafts) =>
      storedComments(who.draftsOf === undefined ? inMemory.of(who.id) : drafts.of(who.draftsOf)),
    setState(comment, { status = comment.status, resolved = comment.resolved }) {
      const { icid, version } = comment;
      const body = { ...bodyOf({ ...formOf(comment), status }, resolved), version };
      return outcomeOf('change the state of a comment', domain.updateComment({ icid, body }));
    },
    resolveTagging: (id, resolve) =>
      outcomeOf('resolve a tag', domain.resolveTagging({ id, resolve: resolve ? 'true' : 'false' })),
    async remove(icid) {
      try {
        return await domain.deleteComment({ icid });
      } catch (error) {
        notices.report(error, 'delete a comment');
        return { problem: commentProblem(error) };
      }
    },
  };
}

/** What is done with comments; loads with their list. */
export const commentActions: AppPart<CommentActions> = { create: createActions };
