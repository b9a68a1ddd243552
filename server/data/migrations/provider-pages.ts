import type { Migration } from './migrate.ts';

/** What the provider writes besides changes, after the steps of `main-sources.ts`. */
export const providerPageMigrations: readonly Migration[] = [
  {
    // Comments that are loaded have a name, by which a second load finds them again.
    name: '0040-provider-pages',
    sql: `
alter table provider_comment add column slug text unique;
create table news (
  slug text primary key,
  date date not null,
  source text not null,
  link text,
  language text not null,
  words jsonb not null,
  changes jsonb not null,
  texts jsonb not null
);
create index news_date on news (date desc, slug);
create table topic_page (
  name text not null,
  language text not null,
  title text not null,
  text text not null,
  written_at timestamptz not null,
  primary key (name, language)
);
`,
  },
  {
    // An act may be watched under two numbers: its versions are of the same draft.
    name: '0041-drafts-of-several-numbers',
    sql: `
drop index source_version_change;
create index source_version_change on source_version (change_id) where change_id is not null;
`,
  },
];
