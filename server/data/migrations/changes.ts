import type { Migration } from './migrate.ts';

/**
 * The tables of regulatory changes: what the provider tells of its changes, copied from the main server, and what an
 * organisation has of both kinds. Facts are kept as those of comments are: only words in them can be erased, once.
 */
export const changeMigrations: readonly Migration[] = [
  {
    name: '0030-changes',
    sql: `
create table change_position (
  single boolean primary key default true check (single),
  position bigint not null,
  mark uuid,
  heard_at timestamptz,
  reached boolean not null,
  behind_since timestamptz
);
insert into change_position (position, reached) values (0, false);
create table change_copy (
  main_id uuid primary key,
  sequence bigint not null,
  slug text not null,
  source text not null,
  type text not null,
  deadline date,
  language text not null,
  link text,
  provisions jsonb not null,
  files integer not null,
  date date not null,
  withdrawn boolean not null,
  content_hash text not null,
  changed_at timestamptz not null
);
create table change_words (
  main_id uuid not null references change_copy on delete cascade,
  language text not null,
  written text not null,
  topic text not null,
  summary text not null,
  folded text not null,
  primary key (main_id, language)
);
create table change_element (
  id uuid primary key default gen_random_uuid(),
  main_id uuid unique,
  slug text unique,
  topic text not null,
  summary text not null,
  language text,
  source text,
  type text,
  deadline date,
  link text,
  provisions jsonb not null,
  area text not null,
  comment text not null,
  key boolean not null,
  owner uuid references account on delete set null,
  status text not null,
  user_notes text not null,
  volume text not null,
  noted_by uuid,
  noted_at timestamptz,
  approval_status text,
  approval_by uuid,
  approval_at timestamptz,
  approval_reason text not null,
  folded text not null,
  date date not null,
  version integer not null,
  edited_at timestamptz not null,
  edited_by uuid,
  known_at timestamptz not null,
  removed_at timestamptz,
  check ((main_id is null) <> (slug is null)),
  check ((slug is null) = (language is null)),
  check ((approval_status is null) = (approval_by is null))
);
create index change_owner on change_element (owner) where owner is not null;
create table change_task (
  id uuid primary key default gen_random_uuid(),
  change_id uuid not null references change_element,
  title text not null,
  owner uuid references account on delete set null,
  due_date date,
  done boolean not null,
  version integer not null,
  added_at timestamptz not null
);
create index change_task_change on change_task (change_id);
create index change_task_owner on change_task (owner) where owner is not null;
create table change_rules (
  single boolean primary key default true check (single),
  four_eyes boolean not null
);
create table change_fact (
  id bigint generated always as identity primary key,
  change_id uuid not null references change_element,
  at timestamptz not null,
  actor uuid,
  kind text not null,
  version integer not null,
  before jsonb,
  after jsonb,
  words_before jsonb,
  words_after jsonb,
  reason text,
  erased_at timestamptz
);
create index change_fact_change on change_fact (change_id, id);
create index change_fact_at on change_fact (at);
create function keep_change_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then if old.erased_at is null and new.erased_at is not null and new.words_before is null and new.words_after is null and new.reason is null and (new.id, new.change_id, new.at, new.actor, new.kind, new.version, new.before, new.after) is not distinct from (old.id, old.change_id, old.at, old.actor, old.kind, old.version, old.before, old.after) then return new; end if; end if; raise exception 'facts of changes are kept as they are'; end $$;
create trigger change_fact_kept before update or delete on change_fact
  for each row execute function keep_change_facts();
create trigger change_fact_not_emptied before truncate on change_fact
  for each statement execute function keep_change_facts();
`,
  },
];
