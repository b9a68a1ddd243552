import type { Migration } from './migrate.ts';

/**
 * Original PDFs that people upload. Their parts are not compressed, so that a range of one is read alone. What waits for
 * work is found by an index of its own.
 */
export const pdfUploadMigrations: readonly Migration[] = [
  {
    name: '0038-pdf-uploads',
    sql: `
create table pdf_upload (
  id uuid primary key default gen_random_uuid(),
  upload uuid not null,
  name text not null,
  size bigint not null,
  sha256 text not null,
  received bigint not null default 0,
  document text,
  title text not null,
  short_title text not null,
  number text not null,
  language text not null,
  version_date date not null,
  category text not null,
  naming text not null,
  organisation text not null,
  uploaded_by text not null,
  user_id text not null,
  touched_at timestamptz not null,
  work text,
  state text not null default 'arriving',
  version integer not null default 1,
  attempts integer not null default 0,
  holder uuid,
  lease_until timestamptz,
  password text,
  locked boolean not null default false,
  refusal text,
  problem text,
  pages integer,
  publisher text,
  replaces boolean not null default false,
  published_as text,
  published_version integer,
  published_at timestamptz,
  pages_hash text,
  check (received <= size),
  check (password is null or work = 'read'),
  check ((state = 'refused') = (refusal is not null))
);
create index pdf_upload_work on pdf_upload (touched_at) where work is not null;
create index pdf_upload_arriving on pdf_upload (touched_at) where state = 'arriving';
create index pdf_upload_pages on pdf_upload (pages_hash) where pages_hash is not null;
create table pdf_upload_part (
  upload_id uuid not null references pdf_upload on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (upload_id, number)
);
alter table pdf_upload_part alter column bytes set storage external;
create table pdf_upload_content (
  upload_id uuid primary key references pdf_upload on delete cascade,
  recognised bytea not null,
  structure bytea not null,
  corrections jsonb not null default '[]',
  copy bytea
);
alter table pdf_upload_content alter column recognised set storage external;
alter table pdf_upload_content alter column structure set storage external;
alter table pdf_upload_content alter column copy set storage external;
`,
  },
];

export const laterPdfUploadMigrations: readonly Migration[] = [
  {
    // The version of an upload whose comparison took too much.
    name: '0047-uncompared-uploads',
    sql: `
alter table pdf_upload add column uncompared integer;
`,
  },
];

export const publishedPlaceMigrations: readonly Migration[] = [
  {
    // Where the text of an upload stands, while what is said of the upload changes.
    name: '0050-published-places',
    sql: `
alter table pdf_upload add column published_language text, add column published_date date;
update pdf_upload set published_language = language, published_date = version_date where published_as is not null;
`,
  },
];
