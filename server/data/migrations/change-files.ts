import type { Migration } from './migrate.ts';

/**
 * The files that an organisation puts to changes. Content has no hash until its bytes were compared with it, and is stored
 * once; its parts are not compressed, so that a range of one is read alone.
 */
export const changeFileMigrations: readonly Migration[] = [
  {
    name: '0031-change-files',
    sql: `
create table change_content (
  id uuid primary key default gen_random_uuid(),
  hash text unique,
  size bigint not null,
  part_size integer not null,
  received bigint not null default 0,
  text_state text not null default 'none',
  text_attempts integer not null default 0,
  text_tried_at timestamptz,
  check (received <= size),
  check (hash is null or received = size)
);
create index change_content_text_due on change_content (id) where text_state = 'waiting';
create table change_content_part (
  content_id uuid not null references change_content on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (content_id, number)
);
alter table change_content_part alter column bytes set storage external;
create table change_content_text (
  content_id uuid primary key references change_content on delete cascade,
  text text not null,
  folded text not null
);
create table change_file (
  id uuid primary key default gen_random_uuid(),
  upload uuid not null,
  change_origin text not null,
  change_id uuid not null,
  content_id uuid not null references change_content,
  sha256 text not null,
  name text not null,
  extension text not null,
  label text not null,
  folded_label text not null,
  language text,
  version_date date,
  uploaded_by uuid references account on delete set null,
  touched_at timestamptz not null,
  uploaded_at timestamptz
);
create index change_file_change on change_file (change_id, change_origin);
create index change_file_content on change_file (content_id);
create index change_file_unfinished on change_file (touched_at) where uploaded_at is null;
`,
  },
];

/**
 * The index of the text in files: runs of three signs (`trigramsOf`), in arrays, since no extension is needed for those.
 * What is stored already gets the same runs here; it may have more, with signs that UTF-16 writes as two.
 */
export const fileSearchMigrations: readonly Migration[] = [
  {
    name: '0036-file-search',
    sql: `
alter table change_content_text add column trigrams text[];
update change_content_text set trigrams = coalesce((
  select array_agg(distinct first || second || third)
  from (
    select sign as first, lead(sign) over line as second, lead(sign, 2) over line as third
    from string_to_table(folded, null) with ordinality as signs (sign, place)
    window line as (order by place)
  ) as runs
  where third is not null
), '{}');
alter table change_content_text alter column trigrams set not null;
alter table change_content_text alter column trigrams set statistics 0;
create index change_content_text_trigrams on change_content_text using gin (trigrams);
`,
  },
];

export const shortWordMigrations: readonly Migration[] = [
  {
    // Words that are shorter than a run are found as they are (`shortWordsOf`), so that no search reads all texts.
    name: '0047-short-words',
    sql: `
update change_content_text set trigrams = array(
  select unnest(trigrams)
  union
  select word from regexp_split_to_table(folded, '[][[:space:].,;:!?(){}<>"''«»“”„‘’‚‹›/\\\\|–—…·•*=-]+') as words (word)
  where char_length(word) between 1 and 2
);
`,
  },
];
