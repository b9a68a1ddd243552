import type { Migration } from './migrate.ts';

/**
 * Where the places of a text stand in another language of it: for each text that is read one row per language in which
 * something was written, and of each of these the places that are not the same. It follows from both texts, so there are
 * no facts of it, and it is computed anew where it is missing.
 */
export const languagePlaceMigrations: readonly Migration[] = [
  {
    name: '0018-language-places',
    sql: `
create table language_pair (
  id uuid primary key default gen_random_uuid(),
  reg_text_id text not null,
  language text not null,
  version_date date not null,
  sequence bigint not null,
  written_language text not null,
  written_version date not null,
  written_sequence bigint not null,
  unique (reg_text_id, language, written_language, version_date)
);
create table language_place (
  pair_id uuid not null references language_pair on delete cascade,
  path text not null,
  place_path text not null,
  place_key text collate "C" not null,
  primary key (pair_id, path)
);
create index language_place_there on language_place (pair_id, place_path);
update law_text set seen_to = false;
`,
  },
];
