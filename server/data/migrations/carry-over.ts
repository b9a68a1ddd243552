import type { Migration } from './migrate.ts';

/**
 * What an organisation knows of the main server's law, and where its comments and answers stand in each version of it.
 * Facts about places are kept as those of comments are; they hold no words, so nothing in them is ever erased.
 */
export const carryOverMigrations: readonly Migration[] = [
  {
    name: '0017-carry-over',
    sql: `
create table law_position (
  single boolean primary key default true check (single),
  position bigint not null,
  heard_at timestamptz,
  reached boolean not null,
  behind_since timestamptz,
  worked_until timestamptz
);
insert into law_position (position, reached) values (0, false);
create table law_text (
  reg_text_id text not null,
  language text not null,
  version_date date not null,
  sequence bigint not null,
  withdrawn boolean not null,
  seen_to boolean not null default false,
  primary key (reg_text_id, language, version_date)
);
create table law_copy (
  reg_text_id text not null,
  language text not null,
  version_date date not null,
  sequence bigint not null,
  units jsonb not null,
  copied_at timestamptz not null,
  primary key (reg_text_id, language, version_date, sequence)
);
create table kept_words (
  hash text primary key,
  words text not null
);
create table written_place (
  id uuid primary key default gen_random_uuid(),
  comment_id uuid unique references comment,
  answer_id uuid unique references assurance_answer,
  reg_text_id text not null,
  path text not null,
  language text not null,
  version_date date,
  words_hash text references kept_words,
  settled_at timestamptz,
  check ((comment_id is null) <> (answer_id is null))
);
create index written_place_unsettled on written_place (reg_text_id, id) where settled_at is null;
create index written_place_text on written_place (reg_text_id, language);
create table carried_place (
  id uuid primary key default gen_random_uuid(),
  written_id uuid not null references written_place,
  reg_text_id text not null,
  version_date date not null,
  sequence bigint not null,
  path text,
  path_key text collate "C" not null,
  near text,
  also jsonb not null,
  outcome text not null,
  state text not null,
  open boolean not null,
  words_hash text references kept_words,
  from_version date not null,
  from_path text not null,
  from_hash text references kept_words,
  version integer not null,
  known_at timestamptz not null,
  unique (written_id, version_date),
  check (state = 'parked' or path is not null)
);
create index carried_place_path on carried_place (reg_text_id, path);
create index carried_place_version on carried_place (reg_text_id, version_date, sequence);
create index carried_place_open on carried_place (reg_text_id, path_key, id) where open;
create table carry_fact (
  id bigint generated always as identity primary key,
  place_id uuid not null references carried_place,
  at timestamptz not null,
  actor uuid,
  action uuid not null,
  kind text not null,
  before jsonb,
  after jsonb not null
);
create index carry_fact_place on carry_fact (place_id, id);
create function keep_carry_facts() returns trigger language plpgsql as $$ begin raise exception 'facts of what was carried over are kept as they are'; end $$;
create trigger carry_fact_kept before update or delete on carry_fact
  for each row execute function keep_carry_facts();
create trigger carry_fact_not_emptied before truncate on carry_fact
  for each statement execute function keep_carry_facts();
`,
  },
];
