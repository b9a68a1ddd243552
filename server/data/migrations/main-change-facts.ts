import type { Migration } from './migrate.ts';

/** What the provider has said of its changes before, after the steps of `main-sources.ts`. */
export const changeFactMigrations: readonly Migration[] = [
  {
    // Each state that a change of the provider has had, with its files and the time it was known, whatever statement wrote
    // it: numbers say that something differs (the step 0030), and so it is noted here. One transaction has one time, so
    // the last fact of a time is what was seen then. Nobody changes or deletes a fact; what it says can be erased.
    name: '0039-provider-change-facts',
    sql: `
create table provider_change_fact (
  id bigint generated always as identity primary key,
  change_id uuid not null references provider_change,
  known_at timestamptz not null default now(),
  state jsonb
);
create index provider_change_fact_change on provider_change_fact (change_id, id);
create function state_of_change(which uuid) returns jsonb language sql set search_path from current as $$
  select (to_jsonb(change) - 'id' - 'sequence') || jsonb_build_object('files', coalesce((
    select jsonb_agg(to_jsonb(file) - 'change_id' - 'ord' order by file.ord) from provider_change_file as file
    where file.change_id = which), '[]'))
  from provider_change as change where change.id = which $$;
create function note_change() returns trigger language plpgsql set search_path from current as $$ begin insert into provider_change_fact (change_id, state) values (new.id, state_of_change(new.id)); return null; end $$;
create function keep_change_fact() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.state is null and old.state is not null
    and (new.id, new.change_id, new.known_at) = (old.id, old.change_id, old.known_at) then return new; end if; raise exception 'facts of changes stay as they are'; end $$;
create function keep_change_facts() returns trigger language plpgsql as $$ begin raise exception 'facts of changes stay as they are'; end $$;
insert into provider_change_fact (change_id, state) select id, state_of_change(id) from provider_change order by sequence;
create trigger noted_new after insert on provider_change for each row execute function note_change();
create trigger noted after update on provider_change for each row when (old.sequence <> new.sequence) execute function note_change();
create trigger kept before update or delete on provider_change_fact for each row execute function keep_change_fact();
create trigger kept_all before truncate on provider_change_fact for each statement execute function keep_change_facts();
`,
  },
];
