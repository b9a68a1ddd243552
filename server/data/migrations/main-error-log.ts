import type { Migration } from './migrate.ts';

/** Errors and warnings of the main server, after that of `main-beside-law.ts`. */
export const errorLogMigrations: readonly Migration[] = [
  {
    // A row for each thing that went wrong, however often it did.
    name: '0046-error-log',
    sql: `
create table error_log (
  id bigint generated always as identity primary key,
  fingerprint text not null unique,
  level text not null,
  place text not null,
  message text not null,
  request_id text,
  first_at timestamptz not null,
  last_at timestamptz not null,
  count integer not null
);
create index error_log_last on error_log (last_at desc, id desc);
`,
  },
];
