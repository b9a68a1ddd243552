import type { Migration } from './migrate.ts';

export const chatMigrations: readonly Migration[] = [
  {
    // Whether an organisation lets its internal documents be sent to the model of the chat: not unless it says so.
    name: '0054-internal-to-model',
    sql: 'alter table domain add column internal_to_model boolean not null default false;',
  },
];
