import type { Migration } from './migrate.ts';

/** Feeds of deadlines: of their secret addresses the hash alone. A task says when it was edited last, as calendars ask. */
export const calendarFeedMigrations: readonly Migration[] = [
  {
    name: '0032-calendar-feeds',
    sql: `
create table calendar_feed (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  secret_hash text not null unique,
  name text not null,
  kind text not null,
  owner uuid references account on delete set null,
  filter text,
  created_at timestamptz not null,
  last_used timestamptz,
  check ((kind = 'view') = (filter is not null))
);
create index calendar_feed_account on calendar_feed (account_id, created_at);
create index calendar_feed_owner on calendar_feed (owner);
alter table change_task add column edited_at timestamptz not null default now();
update change_task set edited_at = added_at;
`,
  },
];
