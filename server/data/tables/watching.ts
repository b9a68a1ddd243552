import type { ColumnType, Generated } from 'kysely';
import type { ChangeOrigin } from '#core/contract/change-values.ts';
import type { WatchedEvent, WatchTarget } from '#core/contract/domain/watching.ts';

type Json<T> = ColumnType<T, string, string>;
type Empty<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Of a new version what is told beside its document and its date. */
export type StoredVersion = Omit<
  Extract<WatchedEvent['what'], { kind: 'version' }>,
  'kind' | 'regTextId' | 'versionDate'
> & {
  /** Number of articles and their likes in which it is different, as far as they are watched. */
  total: number;
  /** Where each place stands in the document, among all that differ. Absent from what was noted before this was. */
  order?: number[];
  /** Whether the document is internal: its name leaves the house with no mail. */
  internal: boolean;
};

/** Tables of what people of one organisation watch. */
export type WatchingTables = {
  watch: {
    id: Generated<string>;
    account_id: string;
    target: Json<WatchTarget>;
    /** Equal for what is the same thing; see `watchKey`. */
    key: string;
    /** Of a document or a place. */
    reg_text_id: string | null;
    created_at: Date;
    /** Since when it is watched no more; its events go a day later. */
    ended_at: Empty<Date>;
  };
  /** A new version or a regulatory change that is about something that is watched. */
  watch_event: {
    id: Generated<string>;
    watch_id: string;
    at: Date;
    /** When what it says was changed last, and how often. */
    changed_at: Date;
    revision: Generated<number>;
    read_at: Empty<Date>;
    reg_text_id: Empty<string>;
    version_date: Empty<string>;
    version: ColumnType<StoredVersion | null, string | undefined, string>;
    change_id: Empty<string>;
    change_origin: Empty<ChangeOrigin>;
    /** Of a change: the complete identifiers that it names, of what is watched. */
    provisions: ColumnType<string[] | null, string | undefined, string>;
  };
  /** One row: until when changes were looked through for what is watched. */
  watch_position: { single: Generated<boolean>; changes_seen_to: Date };
};
