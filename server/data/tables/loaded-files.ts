import type { ColumnType, Generated } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { LoadRefusal, RefusalValues } from '#core/contract/main/load-refusals.ts';
import type {
  LoadedCategory,
  LoadedChanges,
  LoadedOutcome,
  LoadedState,
  PublishedAs,
} from '#core/contract/main/loaded-files.ts';
import type { LoadedTable } from '#core/contract/main/loaded-rows.ts';
import type { NamingFamily } from '#core/law/display-name.ts';
import type { DateBasis } from '#core/law/version-status.ts';
import type { Counts, Names } from './text-facts.ts';

/** The database answers such numbers as text. */
type Bytes = ColumnType<string, number, number>;
/** A state in which the queue has nothing to do is never `reading`: that is a file which somebody holds. */
export type StoredState = Exclude<LoadedState, 'reading'> | 'uploading';

/** What was recognised of a text: what reports say, and what heads of comparisons need. */
export type LoadedFacts = {
  format: string;
  sourceKey: string;
  sourceNumber: string;
  names: Names;
  language: LanguageCode;
  versionDate: string;
  naming: NamingFamily;
  dateBasis: DateBasis;
  applicableUntil?: string | undefined;
  repealedOn?: string | undefined;
  authoritative: boolean;
  sample: boolean;
  sourcePage?: string | undefined;
  counts: Counts;
  warnings: string[];
};

/** Tables of the files that administrators of the data load (server/loading). */
export type LoadedFileTables = {
  /** The record of a file; hidden from all but its uploader until `uploaded_at`. */
  loaded_file: {
    id: Generated<string>;
    /** The id that the page gave to the upload. */
    upload: string;
    name: string;
    size: Bytes;
    /** Bytes of each part but the last one. */
    part_size: number;
    /** Bytes that have arrived; the parts before them are all there. */
    received: ColumnType<string, undefined, number>;
    /** What the page says that the content's SHA-256 is. */
    sha256: string;
    category: LoadedCategory | null;
    organisation: string;
    user_id: string;
    email: string;
    /** When something of it has arrived last. */
    touched_at: Date;
    uploaded_at: ColumnType<Date | null, undefined, Date>;
    state: ColumnType<StoredState, undefined, StoredState>;
    /** How often its work was begun: whoever ends the process in between may have done it for another reason. */
    attempts: ColumnType<number, undefined, number>;
    /** Whether something of it may be stored since somebody has published it. */
    storing: ColumnType<boolean, undefined, boolean>;
    /** The process that works on it, until when others leave it alone. */
    holder: ColumnType<string | null, undefined, string | null>;
    held_until: ColumnType<Date | null, undefined, Date | null>;
    /** The edition of the importer by which it was checked. */
    edition: ColumnType<number | null, undefined, number | null>;
    /** How many texts are in it, once that is known. */
    total: ColumnType<number | null, undefined, number | null>;
    checked_at: ColumnType<Date | null, undefined, Date | null>;
    published_at: ColumnType<Date | null, undefined, Date | null>;
    published_by: ColumnType<string | null, undefined, string | null>;
  };
  loaded_part: { file_id: string; number: number; bytes: Uint8Array };
  /** A text of a file, or what was refused of it. */
  loaded_text: {
    file_id: string;
    number: number;
    name: string;
    outcome: LoadedOutcome;
    line: number;
    reason: string | null;
    /** The reason as pages say it in any language, with what it is said with. */
    refusal: ColumnType<LoadRefusal | null, LoadRefusal | null | undefined, LoadRefusal | null>;
    refusal_values: ColumnType<RefusalValues | null, string | null | undefined, string | null>;
    /** What a table comes to; its content is then what differs, or what is wrong, row by row. */
    table_facts: ColumnType<LoadedTable | null, string | null | undefined, string | null>;
    facts: ColumnType<LoadedFacts | null, string | null, string | null>;
    /** The stored text that it is compared with, by its number, or the one of the same file. */
    base_text: ColumnType<number | null, undefined, number | null>;
    base_number: ColumnType<number | null, undefined, number | null>;
    base_date: ColumnType<string | null, undefined, string | null>;
    changes: ColumnType<LoadedChanges | null, undefined, string>;
    /** Units, compressed, until it is published: what a comparison is made of. */
    content: ColumnType<Uint8Array | null, Uint8Array | null, Uint8Array | null>;
    /** Its provisions, compressed, until then: by what it differs from another one. */
    provisions: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
    /** What it is compared with, where publishing removes that: noted before. */
    base_content: ColumnType<Uint8Array | null, undefined, Uint8Array | null>;
    published: ColumnType<PublishedAs | null, undefined, PublishedAs | null>;
    published_line: ColumnType<number | null, undefined, number | null>;
    published_reason: ColumnType<string | null, undefined, string | null>;
    published_refusal: ColumnType<LoadRefusal | null, undefined, LoadRefusal | null>;
    published_values: ColumnType<RefusalValues | null, undefined, string | null>;
    reg_text_id: ColumnType<string | null, undefined, string | null>;
  };
  /** What was published last of a text of a file, by its name there: it outlasts the report. */
  loaded_publication: {
    file_id: string;
    name: string;
    published_at: Date;
    published_by: string;
    reg_text_id: string | null;
    facts: LoadedFacts | null;
    table_facts: LoadedTable | null;
    content: Uint8Array | null;
    base_text: number | null;
    base_content: Uint8Array | null;
  };
};
