import type { Migration } from './migrate.ts';

/** The index of what is found beside law, and the log of errors, after the steps of `main-pdf-uploads.ts` and its likes. */
export const besideLawMigrations: readonly Migration[] = [
  {
    // Runs of three signs stand in arrays, as on the servers of organisations (the step 0036 there). Numbers of hits
    // beside law are part of cached replies, so each change of an entry is one of the collection (the step 0020).
    name: '0045-search-entries',
    sql: `
create table search_entry (
  kind text not null,
  name text not null,
  language text not null,
  title text not null,
  text text not null,
  folded text not null,
  trigrams text[] not null,
  edition integer not null,
  problem text,
  primary key (kind, name, language)
);
alter table search_entry alter column trigrams set statistics 0;
create index search_entry_trigrams on search_entry using gin (trigrams);
${(['insert', 'update', 'delete'] as const)
  .map(
    (kind) =>
      `create trigger note_${kind} after ${kind} on search_entry referencing ${kind === 'delete' ? 'old' : 'new'} table as changed for each statement execute function note_changed_rows('collection');\n`,
  )
  .join(
    '',
  )}create trigger note_truncate after truncate on search_entry for each statement execute function note_collection_change('collection');
create table index_build (
  entity_type text not null,
  language text not null,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  done integer not null,
  total integer,
  finished_at timestamptz,
  entries integer,
  problem text,
  primary key (entity_type, language)
);
`,
  },
];
