import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import { requireSpace } from './upload-steps.ts';

/**
 * Refuses a file for which an organisation has no room on the main server. Until the transaction ends nobody else begins one,
 * whichever page they upload it from.
 */
export async function requireMainSpace(
  trx: MainDb,
  { organisation, size, space }: { organisation: string; size: number; space: number },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('space of files'))`.execute(trx);
  const sizesIn = async (table: 'pdf_upload' | 'loaded_file') => {
    const { stored } = await trx
      .selectFrom(table)
      .select(({ fn }) => fn.sum<string | null>('size').as('stored'))
      .where('organisation', '=', organisation)
      .executeTakeFirstOrThrow();
    return Number(stored ?? 0);
  };
  const stored = (await sizesIn('pdf_upload')) + (await sizesIn('loaded_file'));
  requireSpace({ stored, size, space });
}
