import { sql } from 'kysely';
import type { MainDb } from './open-main.ts';

/**
 * A string that changes whenever a transaction is committed that changed what replies of reading are made of: triggers
 * write a line for each (migration 0019). The sums tell apart what a count alone would not, when lines are removed.
 */
export async function readCollectionState(read: MainDb): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', count(*), sum(transaction), sum(statements)) as state from main.collection_change`.execute(
    read,
  );
  return rows[0]?.state ?? '';
}

/** So many lines are read in a tenth of a millisecond. */
const maxLines = 1000;

/** Removes old lines, so that the state is read quickly. Replies that were cached by it are made once more. */
export async function removeOldChanges(db: MainDb): Promise<void> {
  await sql`delete from main.collection_change where transaction <=
    (select transaction from main.collection_change order by transaction desc offset ${maxLines} limit 1)`.execute(
    db,
  );
}
