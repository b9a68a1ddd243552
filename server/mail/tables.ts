import type { ColumnType, Generated } from 'kysely';
import type { Mail } from './mailer.ts';

/** Mails that are not delivered yet; both servers have such a table. */
export type MailTables = {
  mail: {
    id: Generated<string>;
    content: ColumnType<Mail, string, string>;
    /** handed: the mail server has the whole text and has not said yet what becomes of it. */
    state: 'waiting' | 'handed';
    attempts: number;
    /** Whose attempt it is; another attempt has another. */
    claim: string;
    next_at: Date;
    created_at: Date;
  };
};
