import type { Generated } from 'kysely';
import type { ErrorLevel } from '#core/contract/main/technical.ts';

/** What went wrong on the main server. */
export type ErrorLogTables = {
  error_log: {
    id: Generated<string>;
    /** The same of what went wrong in the same way. */
    fingerprint: string;
    level: ErrorLevel;
    place: string;
    message: string;
    request_id: string | null;
    first_at: Date;
    last_at: Date;
    count: number;
  };
};
