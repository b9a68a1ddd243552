import { mailQueueSql } from './mail.ts';
import { laterMainMigrations } from './main-later.ts';
import type { Migration } from './migrate.ts';

/** History of the main server's schema. Steps are never edited once released; new ones are added below. */
export const mainMigrations: readonly Migration[] = [
  {
    name: '0001-regulations',
    sql: `
create table regulation (
  id integer generated always as identity primary key,
  reg_text_id text not null unique,
  source_key text not null unique,
  source_number text not null,
  category text not null,
  sample boolean not null
);
create table text (
  id integer generated always as identity primary key,
  regulation_id integer not null references regulation on delete cascade,
  version_date date not null,
  language text not null,
  content_hash text not null,
  names jsonb not null,
  naming text not null,
  entry_into_force date,
  document_date date,
  publication_date date,
  source_page text,
  counts jsonb not null,
  units integer not null,
  pdf_hash text,
  pdf_pages integer,
  pdf_bytes integer,
  imported_at timestamptz not null default now(),
  unique (regulation_id, version_date, language)
);
create table unit (
  text_id integer not null references text on delete cascade,
  ord integer not null,
  path text not null,
  kind text not null,
  size integer not null,
  head jsonb not null,
  body jsonb not null,
  primary key (text_id, ord)
);
create unique index unit_path on unit (text_id, path);
create table provision (
  text_id integer not null references text on delete cascade,
  ord integer not null,
  path text not null,
  unit_ord integer not null,
  kind text not null,
  parent text,
  e_id text,
  heading text not null,
  plain text not null,
  hash text not null,
  repealed boolean not null,
  boxes jsonb not null,
  primary key (text_id, ord)
);
create unique index provision_path on provision (text_id, path);
create table feed (
  sequence bigint generated always as identity primary key,
  text_id integer not null references text on delete cascade
);
create index feed_text on feed (text_id);
create table file (
  hash text primary key,
  type text not null,
  bytes integer not null,
  content bytea not null
);
alter table file alter column content set storage external;
create table provider_comment (
  id integer generated always as identity primary key,
  regulation_id integer not null references regulation on delete cascade,
  path text not null,
  text text not null,
  date date not null
);
create index provider_comment_place on provider_comment (regulation_id, path);
create table domain (
  slug text primary key,
  email_domain text not null unique,
  base_url text not null unique,
  public_key jsonb not null,
  plan text not null
);
create table setting (
  name text primary key,
  value text not null
);
`,
  },
  {
    name: '0002-sample-organisations',
    sql: `
alter table domain add column sample boolean not null default false;
update domain set sample = true
  where (slug, email_domain) in (('musterbank', 'musterbank.example'), ('alpina', 'alpina.example'));
`,
  },
  {
    name: '0003-files-in-use',
    sql: `
delete from file where not exists (select 1 from text where text.pdf_hash = file.hash);
create index text_pdf on text (pdf_hash);
`,
  },
  {
    name: '0004-search',
    sql: `
create table search_segment (
  text_id integer primary key references text on delete cascade,
  language text not null,
  edition integer not null,
  paragraphs integer not null,
  content bytea not null
);
`,
  },
  {
    name: '0005-organisations-and-users',
    sql: `
alter table domain
  add column languages jsonb not null default '["DE", "FR", "IT", "EN"]',
  add column support_address text,
  add column widget_origins jsonb not null default '[]';
create table registered_user (
  email text primary key,
  organisation text not null,
  accepted_at timestamptz,
  full_name text,
  preferred_language text,
  roles jsonb,
  roles_at timestamptz,
  tokens_from timestamptz
);
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  organisation text not null,
  action text not null,
  detail jsonb not null,
  address text
);
create index audit_organisation on audit (organisation, id desc);
`,
  },
  {
    name: '0006-mail',
    sql: `${mailQueueSql}
create table question_count (
  key text primary key,
  since timestamptz not null,
  number integer not null
);
`,
  },
  {
    name: '0007-organisation-names',
    sql: 'alter table domain add column name text;',
  },
  {
    name: '0008-references',
    sql: `
create table reference (
  text_id integer not null references text on delete cascade,
  ord integer not null,
  document text not null,
  article text not null,
  path text not null,
  documents jsonb not null,
  paths jsonb not null,
  rivals jsonb not null,
  snippet text not null,
  snippet_start integer not null,
  snippet_end integer not null,
  primary key (text_id, ord)
);
create index reference_place on reference (document, article);
create table reference_reading (
  text_id integer primary key references text on delete cascade,
  names text not null
);
`,
  },
  {
    name: '0009-definitions',
    sql: `
create table definition (
  text_id integer not null references text on delete cascade,
  ord integer not null,
  language text not null,
  sort text collate "C" not null,
  names text not null,
  path text not null,
  term text not null,
  also jsonb not null,
  definition text not null,
  primary key (text_id, ord)
);
create index definition_sort on definition (language, sort);
create table definition_reading (
  text_id integer primary key references text on delete cascade,
  edition integer not null
);
create index text_newest on text (language, version_date, id);
`,
  },
  {
    name: '0010-ranges-of-references',
    sql: `
alter table reference add column range_to jsonb;
create index reference_range on reference (document) where range_to is not null;
`,
  },
  {
    name: '0011-status-of-versions',
    sql: `
alter table text
  add column date_basis text not null default 'applicability',
  add column applicable_until date,
  add column repealed_on date,
  add column authoritative boolean;
update text set date_basis = case when source_key like 'eli/fga/%' then 'publication' else 'unknown' end
  from regulation
  where regulation.id = regulation_id and publication_date = version_date and entry_into_force is null;
update text set repealed_on = version_date
  where (counts->>'articles')::int > 0 and (counts->>'repealed')::int >= (counts->>'articles')::int;
`,
  },
  {
    // An internal document belongs to an organisation. Of those stored before, the only organisation that there is
    // becomes the owner; with several, '' stands for nobody: nobody reads them until an import names the owner.
    name: '0012-owners-of-internal-documents',
    sql: `
alter table regulation add column owner text;
update regulation set owner = coalesce((select max(slug) from domain having count(*) = 1), '') where category = 'internal';
alter table regulation add constraint regulation_internal_has_owner check ((category = 'internal') = (owner is not null));
alter table regulation drop constraint regulation_source_key_key;
create unique index regulation_source on regulation (source_key, (coalesce(owner, '')));
create index regulation_owner on regulation (owner) where owner is not null;
`,
  },
  {
    name: '0013-container-sightings',
    sql: `
create table container_sighting (
  source_key text not null,
  owner text not null,
  version_date date not null,
  language text not null,
  source_path text not null,
  path text not null,
  parent text not null,
  word text not null,
  evidence jsonb not null,
  primary key (source_key, owner, version_date, language, source_path)
);
`,
  },
  {
    name: '0014-amendments',
    sql: `
create table amendment (
  text_id integer not null references text on delete cascade,
  ord integer not null,
  path text not null,
  title text not null,
  in_force date not null,
  reference text,
  href text,
  primary key (text_id, ord)
);
`,
  },
  ...laterMainMigrations,
];
