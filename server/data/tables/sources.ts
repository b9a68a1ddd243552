import type { ColumnType } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';

/** Tables of what is fetched from official sources (server/sources). */
export type SourceTables = {
  /** A file that was fetched: by what it is known, and what became of it. */
  source_file: {
    address: string;
    language: LanguageCode;
    source: string;
    number: string;
    /** The type that was asked for when there was one. */
    accept: string;
    etag: string | null;
    last_modified: string | null;
    hash: string;
    /** What read it: another edition reads it anew. */
    readers: string;
    /** The text that it became. Null where it was refused. */
    source_key: string | null;
    version_date: string | null;
    refusal: string | null;
    checked_at: Date;
  };
  /** Who asks a source at the moment: one at a time, whichever process. */
  source_lease: { source: string; holder: string; until: Date };
  /** Acts that are looked after by the clock. */
  source_watch: {
    source: string;
    number: string;
    languages: ColumnType<LanguageCode[], string, string>;
    /** Whether texts of new versions are imported too. */
    imports: boolean;
    added_at: Date;
    /** When the source last answered whole, and when it was last asked. */
    looked_at: ColumnType<Date | null, undefined, Date>;
    tried_at: ColumnType<Date | null, undefined, Date>;
    problem: ColumnType<string | null, undefined, string | null>;
  };
  /** Versions of watched acts that are known, and the change that a new one became. */
  source_version: {
    source: string;
    number: string;
    name: string;
    version_date: string;
    first_seen: Date;
    change_id: string | null;
    decided_at: ColumnType<Date | null, undefined, Date>;
    decided_by: ColumnType<string | null, undefined, string>;
  };
};
