import type { Migration } from './migrate.ts';

export const chatThreadMigrations: readonly Migration[] = [
  {
    // What people asked in the chat. It ends with their accounts.
    name: '0049-chat-threads',
    sql: `
create table chat_thread (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  title text not null,
  used_at timestamptz not null
);
create index chat_thread_account on chat_thread (account_id, used_at desc);
create table chat_answer (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references chat_thread on delete cascade,
  at timestamptz not null,
  question text not null,
  language text not null,
  events jsonb not null,
  helpful boolean,
  words text not null default ''
);
create index chat_answer_thread on chat_answer (thread_id, at);
`,
  },
];
