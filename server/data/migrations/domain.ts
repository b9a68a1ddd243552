import { assuranceMigrations } from './assurance.ts';
import { calendarFeedMigrations } from './calendar-feeds.ts';
import { carryOverMigrations } from './carry-over.ts';
import { changeFileMigrations, fileSearchMigrations, shortWordMigrations } from './change-files.ts';
import { changeMigrations } from './changes.ts';
import { chatThreadMigrations } from './chat.ts';
import { commentMigrations } from './comments.ts';
import { digestMigrations } from './digests.ts';
import { feedMarkMigrations } from './feed-mark.ts';
import { languagePlaceMigrations } from './language-places.ts';
import { mailQueueSql } from './mail.ts';
import type { Migration } from './migrate.ts';
import { newsFeedMigrations, newsHeardMigrations, sampleNewsCopyMigrations } from './news-feeds.ts';
import { readLanguageMigrations } from './read-language.ts';
import { watchedArticleMigrations, watchingMigrations } from './watching.ts';

/** Migrations of the tables of a domain server itself. */
export const domainMigrations: readonly Migration[] = [
  {
    name: '0001-organisations',
    sql: `
create table organisation (
  slug text primary key,
  name text not null,
  email_domain text not null unique,
  plan text not null,
  created_at timestamptz not null default now()
);
`,
  },
  {
    name: '0002-sample-organisations',
    sql: `
alter table organisation add column sample boolean not null default false;
update organisation set sample = true
  where (slug, email_domain) in (('musterbank', 'musterbank.example'), ('alpina', 'alpina.example'));
`,
  },
  { name: '0003-mail', sql: mailQueueSql },
  {
    name: '0004-unheard',
    sql: `
create table unheard (
  organisation text not null,
  email text not null,
  ends boolean not null default false,
  roles boolean not null default false,
  attempts integer not null,
  next_at timestamptz not null,
  since timestamptz not null,
  primary key (organisation, email)
);
create index unheard_due on unheard (next_at);
`,
  },
  {
    // What waits is told anew: the server tells the epochs of all users when it starts.
    name: '0005-untold-users',
    sql: `
drop table unheard;
create table untold (
  organisation text not null,
  user_id uuid not null,
  email text not null,
  change uuid not null default gen_random_uuid(),
  attempts integer not null,
  next_at timestamptz not null,
  since timestamptz not null,
  primary key (organisation, user_id)
);
`,
  },
];

/** Migrations of the tables of one organisation, in its own schema. */
export const organisationMigrations: readonly Migration[] = [
  {
    name: '0001-users',
    sql: `
create table signing_key (
  id text primary key,
  private_key jsonb not null,
  public_key jsonb not null,
  created_at timestamptz not null default now()
);
create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  full_name text not null,
  title text not null,
  preferred_language text not null,
  fallback_language text not null,
  document_display_language text not null,
  roles jsonb not null,
  password_hash text not null,
  epoch integer not null default 0,
  created_at timestamptz not null default now(),
  last_login timestamptz
);
`,
  },
  {
    name: '0002-one-time-codes',
    sql: `
create table one_time_code (
  hash text primary key,
  purpose text not null,
  subject text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_subject on one_time_code (subject, purpose);
`,
  },
  {
    name: '0003-audit',
    sql: `
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text,
  action text not null,
  subject text,
  detail jsonb,
  address text
);
create index audit_at on audit (at desc, id desc);
`,
  },
  {
    name: '0004-attempts-and-consents',
    sql: `
create table attempt (
  key text primary key,
  number integer not null,
  at timestamptz not null,
  blocked_until timestamptz
);
create index attempt_at on attempt (at);
create table email_consent (
  account_id uuid not null references account on delete cascade,
  consent_id integer not null,
  primary key (account_id, consent_id)
);
alter table account alter column title drop not null;
`,
  },
  {
    name: '0005-invites',
    sql: `
create table invite (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  roles jsonb not null,
  invited_by text not null,
  created_at timestamptz not null,
  expires timestamptz not null
);
`,
  },
  {
    name: '0006-refusals-told',
    sql: 'alter table attempt add column told boolean not null default false;',
  },
  {
    name: '0007-visits',
    sql: `
create table visit (
  account_id uuid primary key references account on delete cascade,
  started_at timestamptz not null,
  last_sign timestamptz not null,
  before_started_at timestamptz
);
`,
  },
  {
    name: '0008-applications',
    sql: `
create table application (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  secret_hash text not null,
  origins jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  last_used timestamptz,
  minute timestamptz,
  exchanges integer not null default 0
);
`,
  },
  {
    name: '0009-second-factors',
    sql: `
create table second_factor (
  account_id uuid primary key references account on delete cascade,
  secret text,
  since timestamptz,
  last_step bigint,
  pending text,
  pending_until timestamptz,
  wrong_codes integer not null default 0,
  wait_until timestamptz
);
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (account_id, hash)
);
create table sign_in_challenge (
  hash text primary key,
  account_id uuid not null references account on delete cascade,
  step text not null,
  origin text,
  way text not null,
  epoch integer not null,
  expires_at timestamptz not null
);
create index sign_in_challenge_expiry on sign_in_challenge (expires_at);
create table sign_in_rules (
  single boolean primary key default true check (single),
  second_factor_required boolean not null
);
`,
  },
  {
    name: '0010-devices',
    sql: `
create table device (
  hash text primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  last_used timestamptz not null
);
create index device_account on device (account_id, last_used);
alter table sign_in_challenge add column device text;
`,
  },
  {
    name: '0011-roles-epoch',
    sql: 'alter table account add column roles_epoch integer not null default 0;',
  },
  ...commentMigrations,
  ...assuranceMigrations,
  ...carryOverMigrations,
  ...languagePlaceMigrations,
  ...feedMarkMigrations,
  ...readLanguageMigrations,
  ...changeMigrations,
  ...changeFileMigrations,
  ...calendarFeedMigrations,
  ...digestMigrations,
  ...watchingMigrations,
  ...fileSearchMigrations,
  ...watchedArticleMigrations,
  ...shortWordMigrations,
  ...newsFeedMigrations,
  ...chatThreadMigrations,
  ...newsHeardMigrations,
  ...sampleNewsCopyMigrations,
];
