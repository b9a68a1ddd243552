import type { Migration } from './migrate.ts';

/**
 * The tables of comments. Facts cannot be changed, deleted or emptied, whoever asks: a trigger refuses it. Only words
 * in them can be erased, once. A function has its statements on one line, since migrations are cut at the ends of lines.
 */
export const commentMigrations: readonly Migration[] = [
  {
    name: '0012-comments',
    sql: `
create table comment (
  id uuid primary key default gen_random_uuid(),
  reg_text_id text,
  path text,
  path_key text collate "C",
  version_date date,
  change_id text,
  change_origin text,
  parent uuid references comment,
  author uuid references account on delete set null,
  comment_type integer not null,
  status integer not null,
  resolved boolean not null,
  private boolean not null,
  language text not null,
  version integer not null,
  created_at timestamptz not null,
  edited_at timestamptz not null,
  known_at timestamptz not null,
  removed_at timestamptz,
  check ((reg_text_id is null) <> (change_id is null)),
  check ((reg_text_id is null) = (path is null))
);
create index comment_place on comment (reg_text_id, path);
create index comment_order on comment (reg_text_id, path_key);
create index comment_edited on comment (edited_at desc, id);
create index comment_created on comment (created_at desc, id);
create index comment_parent on comment (parent) where parent is not null;
create index comment_author on comment (author);
create index comment_change on comment (change_id) where change_id is not null;
create table comment_text (
  comment_id uuid not null references comment on delete cascade,
  language text not null,
  text text not null,
  primary key (comment_id, language)
);
create table comment_tag (
  comment_id uuid not null references comment on delete cascade,
  account_id uuid not null references account on delete cascade,
  tagged_at timestamptz not null,
  tagged_by uuid not null,
  ended_at timestamptz,
  read_at timestamptz,
  primary key (comment_id, account_id)
);
create index comment_tag_account on comment_tag (account_id, tagged_at desc);
create table comment_link (
  comment_id uuid not null references comment on delete cascade,
  position integer not null,
  reg_text_id text not null,
  path text not null,
  primary key (comment_id, position)
);
create table comment_fact (
  id bigint generated always as identity primary key,
  comment_id uuid not null references comment,
  at timestamptz not null,
  actor uuid,
  kind text not null,
  private boolean not null,
  before jsonb,
  after jsonb,
  words_before jsonb,
  words_after jsonb,
  erased_at timestamptz
);
create index comment_fact_comment on comment_fact (comment_id, id);
create index comment_fact_at on comment_fact (at);
create function keep_comment_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then if old.erased_at is null and new.erased_at is not null and new.words_before is null and new.words_after is null and (new.id, new.comment_id, new.at, new.actor, new.kind, new.private, new.before, new.after) is not distinct from (old.id, old.comment_id, old.at, old.actor, old.kind, old.private, old.before, old.after) then return new; end if; end if; raise exception 'facts of comments are kept as they are'; end $$;
create trigger comment_fact_kept before update or delete on comment_fact
  for each row execute function keep_comment_facts();
create trigger comment_fact_not_emptied before truncate on comment_fact
  for each statement execute function keep_comment_facts();
`,
  },
  {
    // Without case and accents, so that words are found as they are typed. What was written before is folded by the
    // database, which leaves ligatures.
    name: '0013-folded-comments',
    sql: `
alter table comment_text add column folded text not null default '';
update comment_text set folded = lower(regexp_replace(normalize(text, NFKD), '[\u0300-\u036f]', '', 'g'));
alter table comment_text alter column folded drop default;
`,
  },
  {
    // Whoever writes a fact, in whichever process: all processes hear of it when it is committed.
    name: '0014-comment-notices',
    sql: `
create function tell_comment_fact() returns trigger language plpgsql as $$ begin perform pg_notify('regesta_comments', tg_table_schema); return null; end $$;
create trigger comment_fact_told after insert on comment_fact
  for each statement execute function tell_comment_fact();
`,
  },
  {
    // Each order of the page of comments reads its first rows instead of sorting all.
    name: '0016-comment-orders',
    sql: `
create index comment_status on comment (status, id);
create index comment_type on comment (comment_type, id);
`,
  },
];
