import { sql } from 'kysely';
import type { MainDb } from '../../data/open-main.ts';

/** Another one when a text was stored or deleted: each import has a line in the feed. */
export async function stateOfTexts(db: MainDb): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select (select coalesce(max(sequence), 0) from main.feed) || ' ' || (select count(*) from main.text)
      as state`.execute(db);
  return rows[0]?.state ?? '';
}
