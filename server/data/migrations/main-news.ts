import type { Migration } from './migrate.ts';

/** News of the sample are told from real ones, which replace them. */
export const newsMigrations: readonly Migration[] = [
  {
    name: '0052-sample-news',
    sql: `
alter table news add column sample boolean not null default false;
`,
  },
];
