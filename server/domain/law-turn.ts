import type { Organisation } from './organisation.ts';

/** Milliseconds for which one process has the work of an organisation, if it does not go on. */
const turn = 120_000;

export type Turn = {
  /** Keeps the work for longer; false if another process has taken it over. */
  goOn: () => Promise<boolean>;
  end: () => Promise<void>;
};

/**
 * Takes the work of an organisation for this process; undefined while another has it. What it does not finish, since it
 * ends before, another does when the turn is over.
 */
export async function takeTurn({ db }: Organisation, now: () => Date): Promise<Turn | undefined> {
  let until = new Date(now().getTime() + turn);
  const taken = await db
    .updateTable('law_position')
    .set({ worked_until: until })
    .where((eb) => eb.or([eb('worked_until', 'is', null), eb('worked_until', '<=', now())]))
    .returning('single')
    .executeTakeFirst();
  if (taken === undefined) return undefined;
  const set = async (next: Date | null) => {
    const row = await db
      .updateTable('law_position')
      .set({ worked_until: next })
      .where('worked_until', '=', until)
      .returning('single')
      .executeTakeFirst();
    if (next !== null) until = next;
    return row !== undefined;
  };
  return { goOn: () => set(new Date(now().getTime() + turn)), end: async () => void (await set(null)) };
}
