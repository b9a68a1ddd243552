import type { Migration } from './migrate.ts';

/** The tables of regulatory assurance. Its facts are kept as those of comments are: only words in them can be erased, once. */
export const assuranceMigrations: readonly Migration[] = [
  {
    name: '0015-assurance',
    sql: `
create table assurance_answer (
  id uuid primary key default gen_random_uuid(),
  reg_text_id text not null,
  path text not null,
  path_key text collate "C" not null,
  version_date date not null,
  compliance text not null,
  covered_by text,
  responsible uuid references account on delete set null,
  responsible_left boolean not null,
  control text not null,
  folded text not null,
  language text not null,
  evidence text not null,
  review_date date,
  version integer not null,
  answered_at timestamptz not null,
  edited_at timestamptz not null,
  edited_by uuid references account on delete set null,
  known_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (reg_text_id, path, version_date),
  check ((compliance = 'covered') = (covered_by is not null)),
  check (responsible is null or not responsible_left)
);
create index assurance_order on assurance_answer (reg_text_id, path_key, version_date);
create index assurance_edited on assurance_answer (edited_at desc, id);
create index assurance_responsible on assurance_answer (responsible) where responsible is not null;
create index assurance_review on assurance_answer (review_date) where review_date is not null;
create table assurance_fact (
  id bigint generated always as identity primary key,
  answer_id uuid not null references assurance_answer,
  at timestamptz not null,
  actor uuid,
  kind text not null,
  before jsonb,
  after jsonb,
  words_before jsonb,
  words_after jsonb,
  erased_at timestamptz
);
create index assurance_fact_answer on assurance_fact (answer_id, id);
create index assurance_fact_at on assurance_fact (at);
create function keep_assurance_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then if old.erased_at is null and new.erased_at is not null and new.words_before is null and new.words_after is null and (new.id, new.answer_id, new.at, new.actor, new.kind, new.before, new.after) is not distinct from (old.id, old.answer_id, old.at, old.actor, old.kind, old.before, old.after) then return new; end if; end if; raise exception 'facts of assurance are kept as they are'; end $$;
create trigger assurance_fact_kept before update or delete on assurance_fact
  for each row execute function keep_assurance_facts();
create trigger assurance_fact_not_emptied before truncate on assurance_fact
  for each statement execute function keep_assurance_facts();
`,
  },
];
