import type { ColumnType } from 'kysely';
import type { InterfaceLanguage, LanguageCode } from '#core/contract/languages.ts';

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
  };
  topic_page: {
    name: string;
    language: LanguageCode;
    title: string;
    text: string;
    written_at: Date;
  };
};
