import type { ColumnType, Generated } from 'kysely';
import type {
  ChangeSource,
  ChangeStatus,
  ChangeType,
  ChangeVolume,
  EndStatus,
} from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { FactTable } from './facts.ts';

type Json<T> = ColumnType<T, string, string>;
/** A number of the feed. */
type Sequence = ColumnType<string, number | string, number | string>;
type Empty<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of the regulatory changes of one organisation. */
export type ChangeTables = {
  /** One row: how far the provider's feed of changes was read; see feed-position.ts. */
  change_position: {
    single: Generated<boolean>;
    position: Sequence;
    mark: string | null;
    heard_at: Date | null;
    reached: boolean;
    behind_since: Date | null;
  };
  /** The provider's changes as its feed tells them. */
  change_copy: {
    main_id: string;
    sequence: Sequence;
    slug: string;
    source: ChangeSource;
    type: ChangeType;
    deadline: string | null;
    language: InterfaceLanguage;
    link: string | null;
    provisions: Json<string[]>;
    files: number;
    date: string;
    /** Whether the provider tells of it no more; it stays for what the organisation has said of it. */
    withdrawn: boolean;
    /** Of all that was told; the same says the same. */
    content_hash: string;
    changed_at: Date;
    /** When it was first heard of here. */
    heard_at: ColumnType<Date, Date, never>;
  };
  /** What a change of the provider says to who reads in a language. */
  change_words: {
    main_id: string;
    language: InterfaceLanguage;
    /** The language in which it is written: another one, where it has no words in that one. */
    written: InterfaceLanguage;
    topic: string;
    summary: string;
    /** The same as it is searched: without case and accents (core/lib/fold.ts). */
    folded: string;
  };
  /** An own change, or what the organisation says of one of the provider; never deleted, since facts are about it. */
  change_element: {
    id: Generated<string>;
    /** The id of the change of the provider; null of an own one. */
    main_id: string | null;
    /** Of own ones, as all until `provisions`: what the provider says of its changes is in its copy. */
    slug: string | null;
    topic: string;
    summary: string;
    language: InterfaceLanguage | null;
    source: ChangeSource | null;
    type: ChangeType | null;
    deadline: string | null;
    link: string | null;
    provisions: Json<string[]>;
    area: string;
    comment: string;
    key: boolean;
    owner: string | null;
    status: ChangeStatus;
    user_notes: string;
    volume: ChangeVolume;
    noted_by: Empty<string>;
    noted_at: Empty<Date>;
    approval_status: EndStatus | null;
    approval_by: string | null;
    approval_at: Date | null;
    approval_reason: string;
    /** All own words as they are searched. */
    folded: string;
    date: string;
    version: number;
    edited_at: Date;
    edited_by: string | null;
    /** When the latest fact became known. */
    known_at: Date;
    removed_at: Empty<Date>;
  };
  change_task: {
    id: Generated<string>;
    change_id: string;
    title: string;
    owner: string | null;
    due_date: string | null;
    done: boolean;
    version: number;
    added_at: Date;
    /** When it was edited last. */
    edited_at: ColumnType<Date, Date | undefined, Date>;
  };
  /** How changes are handled: one row, or none for what holds by default. */
  change_rules: { single: Generated<boolean>; four_eyes: boolean };
  /** What became known of a change and when. */
  change_fact: FactTable & {
    change_id: ColumnType<string, string, never>;
    /** The version of the change after it, from which edits start. */
    version: ColumnType<number, number, never>;
    /** Why, as somebody said; goes with the words. */
    reason: ColumnType<string | null, string | null, null>;
  };
};
