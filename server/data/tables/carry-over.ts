import type { ColumnType, Generated } from 'kysely';
import type { CarryOutcome, CarryState } from '#core/contract/domain/carried-mark.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';

type Json<T> = ColumnType<T, string, string>;
/** A number of the feed. */
type Sequence = ColumnType<string, number | string, number | string>;

/** Names one text of the main server: a version of a document in a language. */
type TextKey = { reg_text_id: string; language: LanguageCode; version_date: string };

/** Tables of what was carried over in one organisation: what it knows of the law, and where its comments and answers stand in it. */
export type CarryOverTables = {
  /** One row: how far the feed was read, and when the main server was last heard. */
  law_position: {
    single: Generated<boolean>;
    position: Sequence;
    /** The mark of the line of that number; null before the first one. */
    mark: string | null;
    heard_at: Date | null;
    /** Whether the main server answered when it was last asked. */
    reached: boolean;
    /** Since when the feed ends before this number; null while it does not. */
    behind_since: Date | null;
    /** Until then one process has taken the work. */
    worked_until: Date | null;
  };
  /** The texts that the main server has or had, as its feed tells them. */
  law_text: TextKey & {
    sequence: Sequence;
    withdrawn: boolean;
    /** Whether all that stands in its document was carried over since this was told, or something was written. */
    seen_to: Generated<boolean>;
    /** When it was first heard of. */
    heard_at: ColumnType<Date, Date | undefined, never>;
    /** Whether those who watch it were told of it as it is. */
    watchers_notified: Generated<boolean>;
  };
  /** Whole texts in which something stands, as they were under this number of the feed. */
  law_copy: TextKey & { sequence: Sequence; units: Json<Unit[]>; copied_at: Date };
  /** Words on which something was written or came to stand, by the hash of how they are compared. */
  kept_words: { hash: string; words: string };
  /** Where a comment or an answer was written. The first comment of a thread stands for the thread. */
  written_place: {
    id: Generated<string>;
    comment_id: string | null;
    answer_id: string | null;
    reg_text_id: string;
    path: string;
    /** The language of the words on which it was written: in which the text was read. */
    read_language: LanguageCode;
    /** That of the text in which it is settled: the same, if there is the text in it. */
    language: LanguageCode;
    /** Null while it is not known. */
    version_date: string | null;
    words_hash: string | null;
    /** Since when it has a place in the text on which it was written. */
    settled_at: Date | null;
  };
  /** Where it stands in one version of the text. Who may see it: carry-visibility.ts. */
  carried_place: {
    id: Generated<string>;
    written_id: string;
    reg_text_id: string;
    version_date: string;
    /** The number of the text in the feed; one that was imported again has another. */
    sequence: Sequence;
    /** Null of what is parked, except where only the text is gone. */
    path: string | null;
    /** Sorts as its place stands in the document; of what is parked, that from which it comes. */
    path_key: string;
    near: string | null;
    also: Json<string[]>;
    outcome: CarryOutcome;
    state: CarryState;
    /** Whether it waits in the review queue. */
    open: boolean;
    words_hash: string | null;
    /** Where it stood as somebody has last settled it, or it was written. */
    from_version: string;
    from_path: string;
    from_hash: string | null;
    version: number;
    known_at: Date;
  };
  /** What became known of a place; the database lets nobody change or delete it. */
  carry_fact: {
    id: ColumnType<string, undefined, never>;
    place_id: ColumnType<string, string, never>;
    at: ColumnType<Date, Date, never>;
    /** Null where the server did it. */
    actor: ColumnType<string | null, string | null, never>;
    /** What was done together is taken back together. */
    action: ColumnType<string, string, never>;
    kind: ColumnType<string, string, never>;
    before: ColumnType<PlaceState | null, string | null, never>;
    after: ColumnType<PlaceState, string, never>;
  };
};

/** How a place stands at a moment: all that facts can change. */
export type PlaceState = {
  path: string | null;
  near: string | null;
  also: string[];
  outcome: CarryOutcome;
  state: CarryState;
  open: boolean;
  words: string | null;
  fromVersion: string;
  fromPath: string;
  fromWords: string | null;
};
