import { DatabaseAway } from '../data/database-away.ts';
import { type DigestContext, sendDigests } from './digest-run.ts';
import type { Organisation } from './organisation.ts';

/** Sends what is due to the people of each organisation; one that fails does not keep others from theirs. */
export function createDigestWork({ log, ...context }: DigestContext & { log: (message: string) => void }) {
  return async (organisations: readonly Organisation[]): Promise<void> => {
    for (const organisation of organisations) {
      if (context.signal?.aborted) return;
      await sendDigests(organisation, context).catch((error: unknown) => {
        if (error instanceof DatabaseAway) throw error;
        log(
          `weekly mails of ${organisation.slug}: ${error instanceof Error ? error.message : String(error)}`,
        );
      });
    }
  };
}
