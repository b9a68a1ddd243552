import type { Migration } from './migrate.ts';

/** Regulatory changes of which the provider tells, after the steps of `main-feed-marks.ts`. */
export const providerChangeMigrations: readonly Migration[] = [
  {
    // Whoever writes a change, by whatever statement, tells it: under the lock of imports, so that numbers become visible
    // in order. Each number has a mark of its own, which stays when the change gets another one (the step 0023). A change
    // that is withdrawn keeps its row and loses its words. Files are stored in parts, so that a range reads some of them.
    name: '0030-provider-changes',
    sql: `
create sequence provider_change_sequence;
create table provider_change (
  id uuid primary key,
  slug text not null unique,
  source text,
  type text,
  deadline date,
  language text,
  words jsonb,
  link text,
  provisions jsonb not null default '[]',
  date date not null,
  sample boolean not null,
  withdrawn_at timestamptz,
  sequence bigint not null unique,
  check ((withdrawn_at is null) = (words is not null and source is not null and type is not null and language is not null)),
  check (withdrawn_at is null or (deadline is null and link is null))
);
create table provider_change_mark (sequence bigint primary key, mark uuid not null default gen_random_uuid());
create table provider_file (hash text primary key, bytes integer not null);
create table provider_file_part (
  hash text not null references provider_file on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (hash, part)
);
alter table provider_file_part alter column content set storage external;
create table provider_change_file (
  id uuid primary key,
  change_id uuid not null references provider_change,
  ord integer not null,
  name text not null,
  label text not null,
  language text,
  version_date date,
  content_type text not null,
  hash text not null references provider_file,
  uploaded_at timestamptz not null
);
create index provider_change_file_change on provider_change_file (change_id, ord);
create index provider_change_file_hash on provider_change_file (hash);
create function number_change() returns trigger language plpgsql as $$ begin new.sequence := nextval('main.provider_change_sequence'); return new; end $$;
create function mark_change() returns trigger language plpgsql as $$ begin insert into main.provider_change_mark (sequence) values (new.sequence); return null; end $$;
create function tell_changed_files() returns trigger language plpgsql as $$ begin update main.provider_change set sequence = 0 where id in (select change_id from changed); return null; end $$;
create function keep_change() returns trigger language plpgsql as $$ begin raise exception 'a change is withdrawn, not deleted: organisations hear of it by its row'; end $$;
create trigger imports_locked before insert or update on provider_change for each statement execute function lock_imports();
create trigger numbered_new before insert on provider_change for each row execute function number_change();
create trigger numbered before update on provider_change for each row when (old.* is distinct from new.*) execute function number_change();
create trigger marked_new after insert on provider_change for each row execute function mark_change();
create trigger marked after update on provider_change for each row when (old.sequence <> new.sequence) execute function mark_change();
create trigger kept before delete on provider_change for each statement execute function keep_change();
create trigger files_told_new after insert on provider_change_file referencing new table as changed for each statement execute function tell_changed_files();
create trigger files_told after update on provider_change_file referencing new table as changed for each statement execute function tell_changed_files();
create trigger files_told_gone after delete on provider_change_file referencing old table as changed for each statement execute function tell_changed_files();
`,
  },
];
