import type { ColumnType, Generated } from 'kysely';
import type { ChangeSource, ChangeType } from '#core/contract/change-values.ts';
import type { InterfaceLanguage, LanguageCode } from '#core/contract/languages.ts';

type Json<T> = ColumnType<T, string, string>;
/** What a change says in one language. */
type ProviderWords = { topic: string; summary: string };
type WordsByLanguage = Partial<Record<InterfaceLanguage, ProviderWords>>;

/** Tables of the changes of which the provider tells, and of the files that it has put to them. */
export type ProviderChangeTables = {
  provider_change: {
    id: string;
    slug: string;
    /** Null, as the next ones, of a change that is withdrawn. */
    source: ChangeSource | null;
    type: ChangeType | null;
    deadline: string | null;
    language: InterfaceLanguage | null;
    words: ColumnType<WordsByLanguage | null, string | null, string | null>;
    link: string | null;
    provisions: Json<string[]>;
    /** The day on which it was first told. */
    date: string;
    /** Invented content that ships with the product. */
    sample: boolean;
    /** False of a draft, which only those who administer the data see. */
    published: boolean;
    withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Its number in the feed, which every change of the row raises. */
    sequence: ColumnType<string, undefined, never>;
  };
  /** What the provider has said of a change, each time it was something else. */
  provider_change_fact: {
    id: Generated<string>;
    change_id: string;
    known_at: Generated<Date>;
    /** The row of the change with its files; null where it was erased. */
    state: ColumnType<Record<string, unknown> | null, never, null>;
  };
  /** What tells numbers of this feed from the same ones before the database was restored. */
  provider_change_mark: { sequence: string; mark: Generated<string> };
  /** The content of files by its hash, stored once. */
  provider_file: { hash: string; bytes: number };
  provider_file_part: { hash: string; part: number; content: Uint8Array };
  provider_change_file: {
    id: string;
    change_id: string;
    /** Its position among the files of the change. */
    ord: number;
    name: string;
    label: string;
    language: LanguageCode | null;
    version_date: string | null;
    content_type: string;
    hash: string;
    uploaded_at: Date;
  };
};
