import type { Migration } from './migrate.ts';

/**
 * What people watch, and what happened to it. What is known of the law and of changes when this step is taken is news to
 * nobody.
 */
export const watchingMigrations: readonly Migration[] = [
  {
    name: '0035-watching',
    sql: `
create table watch (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  target jsonb not null,
  key text not null,
  reg_text_id text,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (account_id, key)
);
create index watch_document on watch (reg_text_id);
create table watch_event (
  id uuid primary key default gen_random_uuid(),
  watch_id uuid not null references watch on delete cascade,
  at timestamptz not null,
  changed_at timestamptz not null,
  revision integer not null default 0,
  read_at timestamptz,
  reg_text_id text,
  version_date date,
  version jsonb,
  change_id uuid,
  change_origin text,
  provisions jsonb,
  check ((version_date is null) = (reg_text_id is null) and (version_date is null) = (version is null)),
  check ((change_id is null) = (change_origin is null) and (change_id is null) = (provisions is null)),
  check ((version_date is null) <> (change_id is null)),
  unique nulls not distinct (watch_id, reg_text_id, version_date, change_id, change_origin)
);
create index watch_event_at on watch_event (at);
create table watch_position (
  single boolean primary key default true check (single),
  changes_seen_to timestamptz not null
);
insert into watch_position (changes_seen_to) values (now());
alter table law_text add column heard_at timestamptz not null default now();
alter table law_text add column watchers_notified boolean not null default true;
alter table law_text alter column watchers_notified set default false;
create index law_text_not_notified on law_text (reg_text_id, version_date) where not watchers_notified;
`,
  },
];

/** What was watched before articles were counted. */
export const watchedArticleMigrations: readonly Migration[] = [
  {
    // Articles are counted, no longer places: versions are looked at once more, and what was told of them says it.
    name: '0037-watched-articles',
    sql: `
update watch_event set version = version || jsonb_build_object('more', greatest(0,
  (version ->> 'total')::integer - jsonb_array_length(version -> 'places'))) where version is not null;
update law_text set watchers_notified = false where exists (select from watch_event
  where watch_event.reg_text_id = law_text.reg_text_id and watch_event.version_date = law_text.version_date::date);
`,
  },
];
