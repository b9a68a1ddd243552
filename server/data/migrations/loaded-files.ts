import type { Migration } from './migrate.ts';

/**
 * Files that administrators of the data load. Their bytes lie in parts that are not compressed, so that a range of one is
 * read alone; what is not uploaded wholly has no other state.
 */
export const loadedFileMigrations: readonly Migration[] = [
  {
    name: '0037-loaded-files',
    sql: `
create table loaded_file (
  id uuid primary key default gen_random_uuid(),
  upload uuid not null,
  name text not null,
  size bigint not null,
  part_size integer not null,
  received bigint not null default 0,
  sha256 text not null,
  category text,
  organisation text not null,
  user_id text not null,
  email text not null,
  touched_at timestamptz not null,
  uploaded_at timestamptz,
  state text not null default 'uploading',
  attempts integer not null default 0,
  holder uuid,
  held_until timestamptz,
  edition integer,
  total integer,
  checked_at timestamptz,
  published_at timestamptz,
  published_by text,
  check (received <= size),
  check ((uploaded_at is null) = (state = 'uploading')),
  check (uploaded_at is null or received = size)
);
create index loaded_file_due on loaded_file (uploaded_at) where state in ('waiting', 'publishing');
create table loaded_part (
  file_id uuid not null references loaded_file on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (file_id, number)
);
alter table loaded_part alter column bytes set storage external;
create table loaded_text (
  file_id uuid not null references loaded_file on delete cascade,
  number integer not null,
  name text not null,
  outcome text not null,
  line integer not null,
  reason text,
  facts jsonb,
  base_text integer,
  base_number integer,
  base_date date,
  changes jsonb,
  content bytea,
  published text,
  published_line integer,
  published_reason text,
  reg_text_id text,
  primary key (file_id, number),
  check ((outcome = 'refused') = (facts is null))
);
`,
  },
];

export const loadedTableMigrations: readonly Migration[] = [
  {
    // Tables among loaded files, and reasons that pages say in any language.
    name: '0048-loaded-tables',
    sql: `
alter table loaded_text add column table_facts jsonb, add column refusal text, add column refusal_values jsonb, add column published_refusal text;
alter table loaded_text drop constraint loaded_text_check;
alter table loaded_text add constraint loaded_text_recognised check (case when table_facts is null then (outcome = 'refused') = (facts is null) else facts is null end);
`,
  },
  {
    // Whether something of a file may be stored since somebody has published it.
    name: '0049-storing-begun',
    sql: 'alter table loaded_file add column storing boolean not null default false;',
  },
  {
    // What the reason of a refused publication is said with.
    name: '0051-values-of-refusals',
    sql: 'alter table loaded_text add column published_values jsonb;',
  },
  {
    // What was published of a file, which is said and compared after it was read again too.
    name: '0051-publications-of-files',
    sql: `
alter table loaded_text add column base_content bytea;
create table loaded_publication (
  file_id uuid not null references loaded_file on delete cascade,
  name text not null,
  published_at timestamptz not null,
  published_by text not null,
  reg_text_id text,
  facts jsonb,
  table_facts jsonb,
  content bytea,
  base_text integer,
  base_content bytea,
  primary key (file_id, name)
);
insert into loaded_publication (file_id, name, published_at, published_by, reg_text_id, facts, table_facts)
select file_id, loaded_text.name, published_at, coalesce(published_by, ''), reg_text_id, facts, table_facts
from loaded_text join loaded_file on loaded_file.id = file_id
where published in ('stored', 'unchanged') and published_at is not null
on conflict do nothing;
`,
  },
  {
    // By what a text differs from another one, apart from the text; what is being checked is read again.
    name: '0055-loaded-provisions',
    sql: 'alter table loaded_text add column provisions bytea;',
  },
];
