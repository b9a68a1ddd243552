import type { Migration } from './migrate.ts';

/** The language of the words that were read stays where something is settled in the text of another one. */
export const readLanguageMigrations: readonly Migration[] = [
  {
    name: '0020-read-language',
    sql: `
alter table written_place add column read_language text;
update written_place set read_language = language;
alter table written_place alter column read_language set not null;
`,
  },
];
