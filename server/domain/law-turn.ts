import { sql } from 'kysely';
import type { Organisation } from './organisation.ts';

/** Milliseconds for which one process has the work of an organisation, if it does not go on. */
const turn = 120_000;
/** By the clock of the database, which all processes share, in whole milliseconds, which come back as they are. */
const untilThen = sql<Date>`date_trunc('milliseconds', now()) + ${turn} * interval '1 millisecond'`;

export type Turn = {
  /** Keeps the work for longer; false if another process has taken it over. */
  goOn: () => Promise<boolean>;
  end: () => Promise<void>;
};

/**
 * Takes the work of an organisation for this process; undefined while another has it. What it does not finish, since it
 * ends before, another does when the turn is over.
 */
export async function takeTurn({ db }: Organisation): Promise<Turn | undefined> {
  const taken = await db
    .updateTable('law_position')
    .set({ worked_until: untilThen })
    .where((eb) => eb.or([eb('worked_until', 'is', null), eb('worked_until', '<=', sql<Date>`now()`)]))
    .returning('worked_until')
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  let until = taken.worked_until;
  const set = async (next: typeof untilThen | null) => {
    const row = await db
      .updateTable('law_position')
      .set({ worked_until: next })
      .where('worked_until', '=', until)
      .returning('worked_until')
      .executeTakeFirst();
    until = row?.worked_until ?? until;
    return row !== undefined;
  };
  return { goOn: () => set(untilThen), end: async () => void (await set(null)) };
}
