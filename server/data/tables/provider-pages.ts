import type { ColumnType, Generated } from 'kysely';
import type { InterfaceLanguage, LanguageCode } from '#core/contract/languages.ts';
import type { TopicAct } from '#core/contract/main/topic-pages.ts';

type Json<T> = ColumnType<T, string, string>;

/** Tables of what the provider writes: news, and topic pages that win over those that ship with the product. */
export type ProviderPageTables = {
  news: {
    slug: string;
    date: string;
    /** Who published it. */
    source: string;
    link: string | null;
    language: InterfaceLanguage;
    words: Json<Partial<Record<InterfaceLanguage, { title: string; text: string }>>>;
    /** The slugs of changes, and the documents or paragraphs, that it is about. */
    changes: Json<string[]>;
    texts: Json<string[]>;
    /** Of the sample: real news replace it. */
    sample: Generated<boolean>;
  };
  topic_page: {
    name: string;
    language: LanguageCode;
    title: string;
    text: string;
    written_at: Date;
    /** Which page shipped when it was written: its hash, '' if none did; null if that is not known. */
    basis: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** All that a topic page has said in a language, and who wrote it: rows are added and stay. */
  topic_version: {
    id: Generated<string>;
    name: string;
    language: LanguageCode;
    act: TopicAct;
    /** Null where a page was deleted. */
    title: string | null;
    text: string | null;
    written_at: Date;
    /** An e-mail address; null for what ships, and for rows that a command has loaded. */
    written_by: string | null;
  };
};
