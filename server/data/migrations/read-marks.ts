import type { Migration } from './migrate.ts';

/** A step after those of `carry-over.ts` and `language-places.ts`. */
export const readMarkMigrations: readonly Migration[] = [
  {
    // The mark of the line of the feed up to which it was read. The language that was read stays where something is
    // settled in the text of another one.
    name: '0019-feed-mark',
    sql: `
alter table law_position add column mark uuid;
alter table written_place add column read_language text;
update written_place set read_language = language;
alter table written_place alter column read_language set not null;
`,
  },
];
