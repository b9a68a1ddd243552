import { sql } from 'kysely';
import type { MainDb } from '../../data/open-main.ts';
import { removeUnusedContent } from './stored-files.ts';

/** Withdraws changes: their rows stay, so that organisations hear of it, and lose words and files. */
export async function withdrawChanges(trx: MainDb, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  // One parameter, however many there are: PostgreSQL refuses more than 65,535.
  const these = sql<string>`any(${ids}::uuid[])`;
  await trx.deleteFrom('provider_change_file').where('change_id', '=', these).execute();
  await trx
    .updateTable('provider_change')
    .set({
      source: null,
      type: null,
      deadline: null,
      language: null,
      words: null,
      link: null,
      provisions: '[]',
      withdrawn_at: now,
    })
    .where('id', '=', these)
    .execute();
}

/** Withdraws the invented changes that ship with the product; their number. */
export async function withdrawSampleChanges(
  trx: MainDb,
  { now, confirmed }: { now: Date; confirmed: boolean },
): Promise<number> {
  const rows = await trx
    .selectFrom('provider_change')
    .select('id')
    .where('sample', '=', true)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (confirmed) {
    const ids = rows.map(({ id }) => id);
    await withdrawChanges(trx, ids, now);
    await removeUnusedContent(trx);
  }
  return rows.length;
}
