import type { ChangedCommentField } from '#core/contract/domain/comment-lists.ts';
import type { CommentStatusId, CommentTypeId } from '#core/contract/domain/comments.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';

export type CommentWords = Partial<Record<InterfaceLanguage, string>>;
/** Per person whether the tag is open. */
export type TagStates = Readonly<Record<string, 'open' | 'ended'>>;

/** How a comment stands at a moment: all that facts can change. */
export type CommentState = {
  author: string | null;
  private: boolean;
  commentType: CommentTypeId;
  status: CommentStatusId;
  resolved: boolean;
  removed: boolean;
  language: InterfaceLanguage;
  tags: TagStates;
  /** Complete paragraph identifiers. */
  links: readonly string[];
  words: CommentWords;
};

/** The fields in which two states differ, one by one, as the history shows them. */
export function changedFields(before: CommentState | undefined, after: CommentState): ChangedCommentField[] {
  const plain = (['private', 'commentType', 'status', 'resolved', 'language', 'removed'] as const)
    .filter((field) => before?.[field] !== after[field])
    .map((field) => ({ field, before: before?.[field], after: after[field] }));
  const author = (
    before !== undefined && before.author !== after.author
      ? [{ field: 'author', before: before.author ?? undefined, after: after.author ?? undefined }]
      : []
  ) satisfies ChangedCommentField[];
  const links = { before: linkTable(before), after: linkTable(after) };
  return [
    ...plain,
    ...author,
    ...entriesChanged('text', before?.words ?? {}, after.words),
    ...entriesChanged('tag', before?.tags ?? {}, after.tags),
    ...entriesChanged('link', links.before, links.after),
  ];
}

const linkTable = (state: CommentState | undefined): Record<string, string> =>
  Object.fromEntries((state?.links ?? []).map((link) => [link, link]));

function entriesChanged(
  field: 'text' | 'tag' | 'link',
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ChangedCommentField[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((of) => before[of] !== after[of])
    .map((of) => ({ field, of, before: before[of], after: after[of] }));
}
