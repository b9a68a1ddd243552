import * as v from 'valibot';
import { commentStatusId, commentTypeId } from '../contract/domain/comments.ts';
import { interfaceLanguageCodes } from '../contract/languages.ts';
import type { StoredDraft } from '../drafts/drafts.ts';
import type { CommentForm } from './form.ts';

const language = v.picklist(interfaceLanguageCodes);
const storedForm = v.object({
  texts: v.record(language, v.optional(v.string())),
  language,
  commentType: commentTypeId,
  status: commentStatusId,
  private: v.boolean(),
  tags: v.array(v.string()),
  links: v.array(v.string()),
});
const storedComment = v.object({
  form: storedForm,
  /** Of an edit: the version that it started from. */
  version: v.optional(v.number()),
  /** Where it is written: the paragraph, so that the draft can be gone on with from elsewhere. */
  regArt: v.optional(v.string()),
});

export type StoredComment = { form: CommentForm; version?: number | undefined; regArt?: string | undefined };

/** A comment that was not saved; undefined if there is none or it cannot be read. */
export function readStoredComment(draft: StoredDraft | undefined): StoredComment | undefined {
  const parsed = v.safeParse(storedComment, draft?.value);
  return parsed.success ? parsed.output : undefined;
}

/** What is written: a new comment on a paragraph, a reply, or another wording of a comment. */
export type WritingOf = { kind: 'new'; regArt: string } | { kind: 'reply' | 'edit'; icid: string };

const prefix = 'comment:';

/** The name of a comment among the drafts of a user. */
export const draftNameOf = (writing: WritingOf): string =>
  `${prefix}${writing.kind}:${writing.kind === 'new' ? writing.regArt : writing.icid}`;

/** Unsaved comments of a user, the one last written in first. */
export function storedComments(drafts: Readonly<Record<string, StoredDraft>>) {
  return Object.entries(drafts)
    .filter(([name]) => name.startsWith(prefix))
    .flatMap(([name, draft]) => {
      const stored = readStoredComment(draft);
      return stored ? [{ name, at: draft.at, ...stored }] : [];
    })
    .sort((a, b) => b.at - a.at);
}
