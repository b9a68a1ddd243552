import { randomUUID } from 'node:crypto';
import type { MainDb } from '../data/open-main.ts';
import type { SourceName } from './source.ts';

/**
 * Longer than one request with the wait before it may take; the lease is renewed before each. Of a process that is killed
 * it ends by itself.
 */
export const leaseMilliseconds = 30 * 60_000;

export type Lease = {
  /** Holds it for longer; throws if another process has it meanwhile. */
  renew: () => Promise<void>;
  release: () => Promise<void>;
};

/** Takes the right to ask a source, which one process at a time has; undefined while another has it. */
export async function takeLease(db: MainDb, source: SourceName, now: () => Date): Promise<Lease | undefined> {
  const holder = randomUUID();
  const until = () => new Date(now().getTime() + leaseMilliseconds);
  const values = { holder, until: until() };
  const taken = await db
    .insertInto('source_lease')
    .values({ source, ...values })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet(values).where('source_lease.until', '<=', now()),
    )
    .returning('holder')
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  return {
    renew: async () => {
      const { numUpdatedRows } = await db
        .updateTable('source_lease')
        .set({ until: until() })
        .where('source', '=', source)
        .where('holder', '=', holder)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Error(`another process asks ${source} now`);
    },
    release: async () => {
      await db.deleteFrom('source_lease').where('source', '=', source).where('holder', '=', holder).execute();
    },
  };
}
