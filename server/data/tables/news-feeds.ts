import type { ColumnType, Generated } from 'kysely';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { LatestNewsItem } from '#core/contract/main/news.ts';

/** Tables of the provider's news as an organisation keeps them, and of the feeds by which programs read them. */
export type NewsFeedTables = {
  news_copy: {
    slug: string;
    date: string;
    source: string;
    /** The language in which it was written. */
    language: InterfaceLanguage;
    words: ColumnType<LatestNewsItem['words'], string, string>;
    /** Whether it is invented. */
    sample: ColumnType<boolean, boolean | undefined, boolean>;
    heard_at: Date;
    /** When it was first heard that it says something else. */
    changed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** When each item was first heard of, also of those that are gone: one that comes back is not new. */
  news_heard: { slug: string; heard_at: Date };
  /** One row: the mark of the main server for the news that are kept. */
  news_state: { mark: string };
  news_feed: {
    id: Generated<string>;
    /** Who made it, with whose rights it is read. */
    account_id: string;
    /** Of the secret in its addresses, which is stored nowhere. */
    secret_hash: string;
    name: string;
    created_at: Date;
    last_used: ColumnType<Date | null, Date | undefined, Date>;
  };
};
