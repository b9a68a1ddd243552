import type { Migration } from './migrate.ts';

/** The tables of which cached replies are made, and those of which only replies on citations are (the step 0019). */
const watchedTables = {
  collection: ['regulation', 'text', 'unit', 'provision', 'amendment', 'feed', 'provider_comment', 'setting'],
  citations: ['reference', 'reference_reading'],
};

/** The latest steps of the main server's tables, after those of `main.ts`. */
export const latestMainMigrations: readonly Migration[] = [
  {
    // An organisation that the register lacks stays for a while with all that it has. Meanwhile its address and
    // e-mail domain may belong to another one.
    name: '0015-absent-organisations',
    sql: `
alter table domain add column absent_since timestamptz;
alter table domain drop constraint domain_email_domain_key;
alter table domain drop constraint domain_base_url_key;
create unique index domain_email_domain on domain (email_domain) where absent_since is null;
create unique index domain_base_url on domain (base_url) where absent_since is null;
`,
  },
  {
    // Until now a time of signing told which tokens were ended. These stay refused for as long as they can live, or
    // until the organisation's server tells the epochs, which it does when it starts.
    name: '0016-session-epochs',
    sql: `
create table user_epoch (
  organisation text not null,
  user_id text not null,
  epoch integer not null,
  roles_epoch integer not null,
  roles jsonb,
  told_at timestamptz not null,
  primary key (organisation, user_id)
);
create index user_epoch_removed on user_epoch (told_at) where roles is null;
alter table registered_user add column ended_until timestamptz, add column narrowed_until timestamptz;
update registered_user set ended_until = tokens_from + interval '13 hours',
  narrowed_until = roles_at + interval '13 hours';
alter table registered_user drop column tokens_from, drop column roles_at;
`,
  },
  {
    // Origins that were entered before they had to be proved are accepted for thirty days more.
    name: '0017-origin-proofs',
    sql: `
create table origin_proof (
  organisation text not null references domain (slug) on delete cascade,
  origin text not null,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  proof text,
  proved_at timestamptz,
  accepted_until timestamptz,
  primary key (organisation, origin)
);
insert into origin_proof (organisation, origin, accepted_until)
  select distinct slug, origin, now() + interval '30 days'
  from domain, jsonb_array_elements_text(widget_origins) as origin;
`,
  },
  {
    name: '0018-provider-comments',
    sql: `
alter table provider_comment add column language text not null default 'DE';
alter table provider_comment add column translations jsonb not null default '{}';
alter table provider_comment add column comment_type integer not null default 1;
alter table provider_comment add column sample boolean not null default false;
`,
  },
  {
    // A line for each transaction that changes what cached replies are made of, with a random mark. Transactions that
    // run side by side have lines of their own, so none waits for another. The line 0 has the marks of old lines.
    name: '0019-collection-changes',
    sql: `
create table collection_change (
  transaction bigint not null,
  part text not null,
  mark numeric not null,
  at timestamptz not null,
  primary key (transaction, part)
);
create function random_mark() returns numeric language sql as $$ select hashtextextended(gen_random_uuid()::text, 0)::numeric $$;
insert into collection_change values (0, 'collection', random_mark(), '-infinity'), (0, 'citations', random_mark(), '-infinity');
create function note_collection_change() returns trigger language plpgsql as $$ begin insert into main.collection_change values (pg_current_xact_id()::text::bigint, tg_argv[0], main.random_mark(), clock_timestamp()) on conflict (transaction, part) do update set mark = collection_change.mark + excluded.mark, at = excluded.at; return null; end $$;
${Object.entries(watchedTables)
  .flatMap(([part, tables]) =>
    tables.map(
      (table) =>
        `create trigger note_change after insert or update or delete or truncate on "${table}" for each statement execute function note_collection_change('${part}');\n`,
    ),
  )
  .join('')}`,
  },
  {
    // A statement that changes no row changes nothing: the rows of a statement can be asked for, by one trigger for each
    // kind of statement.
    name: '0020-changed-rows',
    sql: `
create function note_changed_rows() returns trigger language plpgsql as $$ begin if exists (select from changed) then insert into main.collection_change values (pg_current_xact_id()::text::bigint, tg_argv[0], main.random_mark(), clock_timestamp()) on conflict (transaction, part) do update set mark = collection_change.mark + excluded.mark, at = excluded.at; end if; return null; end $$;
${Object.entries(watchedTables)
  .flatMap(([part, tables]) =>
    tables.flatMap((table) => [
      `drop trigger note_change on "${table}";\n`,
      ...(['insert', 'update', 'delete'] as const).map(
        (kind) =>
          `create trigger note_${kind} after ${kind} on "${table}" referencing ${kind === 'delete' ? 'old' : 'new'} table as changed for each statement execute function note_changed_rows('${part}');\n`,
      ),
      `create trigger note_truncate after truncate on "${table}" for each statement execute function note_collection_change('${part}');\n`,
    ]),
  )
  .join('')}`,
  },
  {
    // Whoever removes a text, by whatever statement, tells it: in the order of imports, so under their lock. A document
    // that is removed is told before, since its texts then have none; one that goes to another owner is withdrawn from
    // those who saw it, and new to those who see it.
    name: '0021-withdrawn-texts',
    sql: `
alter table feed alter column text_id drop not null;
alter table feed add column reg_text_id text, add column version_date date, add column language text, add column owner text;
alter table feed add constraint feed_names_withdrawn check ((text_id is null) = (reg_text_id is not null and version_date is not null and language is not null));
create function withdraw_text() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(hashtext('main import')); insert into main.feed (reg_text_id, version_date, language, owner) select reg_text_id, old.version_date, old.language, owner from main.regulation where id = old.regulation_id; return null; end $$;
create trigger text_withdrawn after delete on text for each row execute function withdraw_text();
create function withdraw_document() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(hashtext('main import')); insert into main.feed (reg_text_id, version_date, language, owner) select old.reg_text_id, version_date, language, old.owner from main.text where regulation_id = old.id order by id; return old; end $$;
create trigger document_withdrawn before delete on regulation for each row execute function withdraw_document();
create function hand_over_document() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(hashtext('main import')); insert into main.feed (reg_text_id, version_date, language, owner) select old.reg_text_id, version_date, language, old.owner from main.text where regulation_id = old.id order by id; delete from main.feed using main.text where text_id = text.id and regulation_id = old.id; insert into main.feed (text_id) select id from main.text where regulation_id = old.id order by id; return null; end $$;
create trigger document_handed_over after update of owner on regulation for each row when (old.owner is distinct from new.owner) execute function hand_over_document();
`,
  },
  {
    // The words of the provider's comments in all languages, as the search compares them: in lower case, without accents
    // and ligatures (core/lib/fold.ts). Each language has lines of its own, so that no phrase begins in one and ends in
    // another. Some databases lower ASCII letters alone.
    name: '0022-words-of-provider-comments',
    sql: `
alter table provider_comment add column folded text generated always as (
  replace(replace(replace(lower(translate(regexp_replace(normalize(
    text || chr(10) || coalesce(translations->>'DE', '') || chr(10) || coalesce(translations->>'FR', '')
      || chr(10) || coalesce(translations->>'IT', '') || chr(10) || coalesce(translations->>'EN', '')
  , NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ẞŒÆ', 'ßœæ')), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')
) stored;
`,
  },
];
