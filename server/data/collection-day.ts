import { sql } from 'kysely';
import type { MainDb } from './open-main.ts';
import { swissDay } from './versions.ts';

const completeUntil = 'collection-complete-until';
const lastImport = 'collection-last-import';

/**
 * The day up to which the collection is known: the latest day for which a provider said at an import that it is
 * complete, otherwise the day of the last import. Documents of organisations do not count.
 */
export async function readCollectionDay(read: MainDb): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(
      (select value from main.setting where name = ${completeUntil}),
      (select value from main.setting where name = ${lastImport})
    ) as day`.execute(read);
  return rows[0]?.day ?? undefined;
}

/** Records an import; the stated day is only ever moved forward. */
export async function recordImport(db: MainDb, at: Date, statedDay: string | undefined): Promise<void> {
  const stated = statedDay === undefined ? [] : [{ name: completeUntil, value: statedDay }];
  await db
    .insertInto('setting')
    .values([{ name: lastImport, value: swissDay(at) }, ...stated])
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`greatest(setting.value, excluded.value)` }),
    )
    .execute();
}
