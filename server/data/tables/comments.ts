import type { ColumnType, Generated } from 'kysely';
import type { ChangeOrigin } from '#core/contract/change-values.ts';
import type { CommentStatusId, CommentTypeId } from '#core/contract/domain/comments.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { FactTable } from './facts.ts';

type Empty<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of the comments of one organisation: how they stand now, and all that became known of them. */
export type CommentTables = {
  /** A comment on a paragraph (`reg_text_id`, `path`) or on a change. Who may see it: comment-visibility.ts. */
  comment: {
    id: Generated<string>;
    reg_text_id: Empty<string>;
    path: Empty<string>;
    /** Sorts as the paragraphs stand in their document. */
    path_key: Empty<string>;
    /** The version on which it was written. */
    version_date: Empty<string>;
    change_id: Empty<string>;
    change_origin: Empty<ChangeOrigin>;
    /** The first comment of the thread. */
    parent: Empty<string>;
    /** Null of somebody who was removed. */
    author: string | null;
    comment_type: CommentTypeId;
    status: CommentStatusId;
    resolved: boolean;
    private: boolean;
    language: InterfaceLanguage;
    version: number;
    created_at: Date;
    edited_at: Date;
    /** When the latest fact became known. */
    known_at: Date;
    removed_at: Empty<Date>;
  };
  comment_text: {
    comment_id: string;
    language: InterfaceLanguage;
    text: string;
    /** The text as it is searched: without case and accents (core/lib/fold.ts). */
    folded: string;
  };
  comment_tag: {
    comment_id: string;
    account_id: string;
    tagged_at: Date;
    tagged_by: string;
    ended_at: Empty<Date>;
    /** When the person has seen it in the inbox. */
    read_at: Empty<Date>;
  };
  comment_link: { comment_id: string; position: number; reg_text_id: string; path: string };
  comment_fact: FactTable & {
    comment_id: ColumnType<string, string, never>;
    /** Whether only the author could see it, after this. */
    private: ColumnType<boolean, boolean, never>;
  };
};
