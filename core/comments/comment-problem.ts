import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/** Why a comment was not saved, removed or changed: the key of its text, and what does not answer. */
export type CommentProblem = {
  key:
    | 'failed'
    | 'required'
    | 'privateWithTags'
    | 'privateWithReplies'
    | 'replyToPrivate'
    | 'testerPrivate'
    | 'notYours'
    | 'gone'
    | 'userGone'
    | 'paragraphGone'
    | 'sessionEnded'
    | 'modified';
  away?: Away;
};

const byCode: Readonly<Record<string, CommentProblem['key']>> = {
  COMMENT_REQUIRED: 'required',
  PRIVATE_WITH_TAGS: 'privateWithTags',
  PRIVATE_WITH_REPLIES: 'privateWithReplies',
  REPLY_TO_PRIVATE: 'replyToPrivate',
  ISOLATED_TESTER: 'testerPrivate',
  COMMENT_NOT_YOURS: 'notYours',
  FORBIDDEN: 'notYours',
  COMMENT_NOT_FOUND: 'gone',
  TAG_NOT_FOUND: 'gone',
  USER_NOT_FOUND: 'userGone',
  PARAGRAPH_NOT_FOUND: 'paragraphGone',
  COMMENT_CHANGED: 'modified',
};

/** The only table from errors of comments to texts (specification, section 8). */
export function commentProblem(error: unknown): CommentProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'failed', away };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  return { key: byCode[error.code] ?? 'failed' };
}
