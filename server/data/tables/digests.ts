import type { ColumnType, Generated } from 'kysely';

/** Tables of the mails of an organisation that are sent by the clock, or once for what happened. */
export type DigestTables = {
  /** When the weekly mail is sent: one row, or none for what holds by default. */
  digest_rules: { single: Generated<boolean>; day: number; hour: number; since: Date };
  /** Work that is done once in a period, by whichever process; see digest-run.ts. */
  job_run: {
    kind: 'weekly';
    period: string;
    began_at: Date;
    /** From when on what happened is to be told. */
    since: Date;
    /** The last person, by id, who was dealt with. */
    reached: ColumnType<string | null, string | undefined, string>;
    finished_at: ColumnType<Date | null, Date | undefined, Date>;
  };
  /** Mails that somebody got or that wait in the queue: each once. */
  sent_notice: {
    account_id: string;
    kind: string;
    /** The week, or what else the notice is about. */
    period: string;
    /** How far was told, for the next one. */
    told: string | null;
    at: Date;
  };
};
