import type { Migration } from './migrate.ts';

/** Official sources: what was fetched, what is watched, and changes that are drafts, after the steps of `main-changes.ts`. */
export const sourceMigrations: readonly Migration[] = [
  {
    // A change that organisations could have heard of never becomes a draft again: they would have it and nobody would
    // tell them of it. A draft that is discarded keeps its row, so that the same version is not drafted a second time.
    name: '0036-official-sources',
    sql: `
alter table provider_change add column published boolean not null default true;
alter table provider_change alter column published drop default;
create function keep_published() returns trigger language plpgsql as $$ begin raise exception 'a change that was published does not become a draft again: it is withdrawn'; end $$;
create trigger stays_published before update on provider_change for each row when (old.published and not new.published) execute function keep_published();
create table source_file (
  address text not null,
  language text not null,
  source text not null,
  number text not null,
  accept text not null,
  etag text,
  last_modified text,
  hash text not null,
  readers text not null,
  source_key text,
  version_date date,
  refusal text,
  checked_at timestamptz not null,
  primary key (address, language),
  check ((refusal is null) = (source_key is not null and version_date is not null))
);
create table source_lease (
  source text primary key,
  holder uuid not null,
  until timestamptz not null
);
create table source_watch (
  source text not null,
  number text not null,
  languages jsonb not null,
  imports boolean not null,
  added_at timestamptz not null,
  looked_at timestamptz,
  tried_at timestamptz,
  problem text,
  primary key (source, number)
);
create table source_version (
  source text not null,
  number text not null,
  name text not null,
  version_date date not null,
  first_seen timestamptz not null,
  change_id uuid references provider_change,
  decided_at timestamptz,
  decided_by text,
  primary key (source, number, name)
);
create unique index source_version_change on source_version (change_id) where change_id is not null;
`,
  },
];
