import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import type { LoadedRow } from './loaded-file-store.ts';

/** Milliseconds for which a file is one process's; it is renewed, and of a process that is killed it ends by itself. */
export const holdMilliseconds = 120_000;

/** Another process has the file now, or it was deleted: what is known of it is not written any more. */
export class HoldLost extends Error {
  constructor() {
    super('the file is not held any more');
    this.name = 'HoldLost';
  }
}

export type Hold = { row: LoadedRow; holder: string };

const until = (now: Date) => new Date(now.getTime() + holdMilliseconds);

/**
 * Takes the file that has waited longest for work and that nobody holds, of those on which no work was begun or of the
 * others; undefined if there is none.
 */
export async function takeFile(db: MainDb, now: Date, which: 'untried' | 'tried'): Promise<Hold | undefined> {
  const holder = randomUUID();
  const row = await db
    .updateTable('loaded_file')
    .set({ holder, held_until: until(now), attempts: sql<number>`attempts + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('loaded_file')
        .select('id')
        .where('state', 'in', ['waiting', 'publishing'])
        .where('attempts', which === 'untried' ? '=' : '>', 0)
        .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]))
        .orderBy('attempts')
        .orderBy('uploaded_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return row && { row, holder };
}

/** Renews a hold as part of what is written under it; throws if it is lost. */
export async function renew(db: MainDb, { row, holder }: Hold, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('loaded_file')
    .set({ held_until: until(now) })
    .where('id', '=', row.id)
    .where('holder', '=', holder)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HoldLost();
}

/** Whether the hold stands. */
export async function isHeldStill(db: MainDb, { row, holder }: Hold): Promise<boolean> {
  const held = await db
    .selectFrom('loaded_file')
    .select('id')
    .where('id', '=', row.id)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return held !== undefined;
}

/** Gives a file back: at once and as if nothing was tried, or to be tried again from some time on. */
export async function release(db: MainDb, { row, holder }: Hold, until: Date | undefined): Promise<void> {
  const untried = until === undefined ? { attempts: sql<number>`attempts - 1` } : {};
  await db
    .updateTable('loaded_file')
    .set({ holder: null, held_until: until ?? null, ...untried })
    .where('id', '=', row.id)
    .where('holder', '=', holder)
    .execute();
}
