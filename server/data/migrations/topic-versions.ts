import type { Migration } from './migrate.ts';

/** What became of topic pages, after the steps of `loaded-files.ts`. */
export const topicVersionMigrations: readonly Migration[] = [
  {
    // `basis` tells which page shipped when one was written over it: '' for none. Of pages that were loaded before it
    // is not known.
    name: '0053-topic-versions',
    sql: `
alter table topic_page add column basis text;
create table topic_version (
  id bigint generated always as identity primary key,
  name text not null,
  language text not null,
  act text not null,
  title text,
  text text,
  written_at timestamptz not null,
  written_by text
);
create index topic_version_page on topic_version (name, language, id desc);
insert into topic_version (name, language, act, title, text, written_at)
  select name, language, 'loaded', title, text, written_at from topic_page order by name, language;
`,
  },
];
