import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';

/** Waits for imports and keeps new ones away until the transaction ends: none stores a text of a document that is being removed. */
export async function keepImportsAway(trx: MainDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('main import'))`.execute(trx);
}

/** Removes files that belong to no text any more. */
export async function removeUnusedFiles(trx: MainDb): Promise<void> {
  await sql`delete from main.file where not exists (select from main.text where text.pdf_hash = file.hash)`.execute(
    trx,
  );
}

/** Removes the internal documents of an organisation with everything that belongs to them; resolves to their number. */
export async function removeDocumentsOf(trx: MainDb, owner: string): Promise<number> {
  await keepImportsAway(trx);
  const { numDeletedRows } = await trx.deleteFrom('regulation').where('owner', '=', owner).executeTakeFirst();
  await trx.deleteFrom('container_sighting').where('owner', '=', owner).execute();
  await removeUnusedFiles(trx);
  return Number(numDeletedRows);
}
