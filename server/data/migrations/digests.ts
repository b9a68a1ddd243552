import type { Migration } from './migrate.ts';

/**
 * What is done by the clock, and which mails somebody got, so that each is sent once whoever does the work: a run belongs
 * to a kind and a week, a notice to a person, a kind and what it is about.
 */
export const digestMigrations: readonly Migration[] = [
  {
    name: '0034-digests',
    sql: `
create table digest_rules (
  single boolean primary key default true check (single),
  day integer not null check (day between 1 and 7),
  hour integer not null check (hour between 0 and 23),
  since timestamptz not null
);
create table job_run (
  kind text not null,
  period text not null,
  began_at timestamptz not null,
  since timestamptz not null,
  reached uuid,
  finished_at timestamptz,
  primary key (kind, period)
);
create table sent_notice (
  account_id uuid not null references account on delete cascade,
  kind text not null,
  period text not null,
  told text,
  at timestamptz not null,
  primary key (account_id, kind, period)
);
create index sent_notice_at on sent_notice (at);
alter table change_copy add column heard_at timestamptz;
update change_copy set heard_at = changed_at;
alter table change_copy alter column heard_at set not null;
`,
  },
];
