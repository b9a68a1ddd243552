import type { ColumnType, Generated } from 'kysely';
import type { Mail } from './mailer.ts';

/** Mails that are not delivered yet; both servers have such a table. */
export type MailTables = {
  mail: {
    id: Generated<string>;
    content: ColumnType<Mail, string, string>;
    /** handed: the mail server has the whole text and has not confirmed it yet. rehearsal: it is not sent. */
    state: 'waiting' | 'handed' | 'rehearsal';
    attempts: number;
    /** Identifies the attempt that claimed the mail. */
    claim: string;
    next_at: Date;
    created_at: Date;
  };
};
