import type { Migration } from './migrate.ts';

/** The newest news of the provider, for mails and feeds, and the feeds of people: of their secret addresses the hash alone. */
export const newsFeedMigrations: readonly Migration[] = [
  {
    name: '0048-news-feeds',
    sql: `
create table news_copy (
  slug text primary key,
  date date not null,
  source text not null,
  language text not null,
  words jsonb not null,
  heard_at timestamptz not null,
  changed_at timestamptz
);
create table news_state (mark text not null);
insert into news_state (mark) values ('');
create table news_feed (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  secret_hash text not null unique,
  name text not null,
  created_at timestamptz not null,
  last_used timestamptz
);
create index news_feed_account on news_feed (account_id, created_at);
`,
  },
];

/** When each item was first heard of, also of those that are gone: one that comes back is not new. */
export const newsHeardMigrations: readonly Migration[] = [
  {
    name: '0050-news-heard',
    sql: `
create table news_heard (slug text primary key, heard_at timestamptz not null);
insert into news_heard (slug, heard_at) select slug, heard_at from news_copy;
`,
  },
];

/** Whether an item is invented, which the main server says when it is next asked: what it tells of such an item is new then. */
export const sampleNewsCopyMigrations: readonly Migration[] = [
  {
    name: '0052-sample-news-copy',
    sql: 'alter table news_copy add column sample boolean not null default false;',
  },
];
