import type { Migration } from './migrate.ts';

/** The mark of the line of the feed up to which an organisation has read it, which tells a main server that was restored. */
export const feedMarkMigrations: readonly Migration[] = [
  { name: '0019-feed-mark', sql: 'alter table law_position add column mark uuid;' },
];
