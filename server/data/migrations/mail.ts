/** The queue of mails, in the schema of either server. */
export const mailQueueSql = `
create table mail (
  id uuid primary key,
  content jsonb not null,
  state text not null,
  attempts integer not null,
  claim uuid not null,
  next_at timestamptz not null,
  created_at timestamptz not null
);
create index mail_due on mail (next_at) where state = 'waiting';
`;
