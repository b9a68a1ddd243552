import type { ColumnType } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { EntityType } from '#core/contract/main/indexing.ts';

/** What the search of the main server finds beside law: topic pages, news, and files of the provider's changes. */
export type BesideLawKind = 'topics' | 'news' | 'changeFiles';

/** Tables of the index beside law, and of when each part of the index was built. */
export type BesideLawTables = {
  search_entry: {
    kind: BesideLawKind;
    /** Of a page its name, of news its slug, of a file the hash of its content. */
    name: string;
    /** Empty of a file. */
    language: LanguageCode | '';
    title: string;
    text: string;
    /** Title and text without case and accents, and the runs of three signs in them. */
    folded: string;
    trigrams: ColumnType<string[], string[], string[]>;
    /** The edition of what took the text. */
    edition: number;
    /** Why a file has no text. */
    problem: string | null;
  };
  index_build: {
    entity_type: EntityType;
    /** Empty where a build is of all languages. */
    language: LanguageCode | '';
    started_at: Date;
    /** When it last said how far it is, or that it still runs. */
    touched_at: Date;
    done: number;
    total: number | null;
    /** Null while it runs, and for ever if its process was ended. */
    finished_at: Date | null;
    entries: number | null;
    /** Why it failed. */
    problem: string | null;
  };
};
