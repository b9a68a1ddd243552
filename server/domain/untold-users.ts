import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DomainTables, OrganisationTables } from '../data/tables/domain.ts';
import type { Organisation } from './organisation.ts';

/*
 * Users of whom the main server does not know yet how they stand. Rows are entered in the transaction of each change,
 * so that none is lost, and stay until the main server has answered.
 */

export type UntoldUser = Selectable<DomainTables['untold']>;
type Db = Kysely<DomainTables>;

/** So long the process that has made a change tells it by itself before the others do. */
const headStart = 2000;
const firstPauseSeconds = 30;
const longestPauseSeconds = 3600;
/** Rows of one statement. */
const atOnce = 1000;

/** Enters users in the transaction that changes them. */
export async function enterUntold(
  trx: Transaction<OrganisationTables>,
  { slug }: Pick<Organisation, 'slug'>,
  users: readonly { id: string; email: string }[],
  now: Date,
): Promise<void> {
  // The tables of the server are in the same database.
  const db = (trx as unknown as Db).withSchema('domain');
  await enter(db, slug, users, { since: now, next_at: new Date(now.getTime() + headStart) });
}

/** Enters all users of these organisations that are to be told, at once; rows that wait are due then too. */
export async function announce(
  all: Db,
  organisations: readonly Organisation[],
  now: Date,
  isToTell: (user: Pick<Selectable<OrganisationTables['account']>, 'roles'>) => boolean,
): Promise<void> {
  const db = all.withSchema('domain');
  await db.updateTable('untold').set({ next_at: now }).execute();
  for (const { slug, db: own } of organisations) {
    const users = await own.selectFrom('account').select(['id', 'email', 'roles']).execute();
    await enter(db, slug, users.filter(isToTell), { since: now, next_at: now });
  }
}

async function enter(
  db: Db,
  organisation: string,
  users: readonly { id: string; email: string }[],
  times: Pick<UntoldUser, 'since' | 'next_at'>,
): Promise<void> {
  for (let index = 0; index < users.length; index += atOnce)
    await db
      .insertInto('untold')
      .values(
        users.slice(index, index + atOnce).map(({ id, email }) => ({
          organisation,
          user_id: id,
          email,
          attempts: 0,
          ...times,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['organisation', 'user_id'])
          .doUpdateSet({ attempts: 0, ...times, change: sql<string>`gen_random_uuid()` }),
      )
      .execute();
}

export function createUntoldUsers(all: Db) {
  const db = all.withSchema('domain');
  return {
    find: (organisation: string, ids: readonly string[]): Promise<UntoldUser[]> =>
      db
        .selectFrom('untold')
        .selectAll()
        .where('organisation', '=', organisation)
        .where('user_id', 'in', [...ids])
        .orderBy('since')
        .execute(),
    /** Those that are due, and those that a clock which was set back would keep. */
    due: (now: Date): Promise<UntoldUser[]> =>
      db
        .selectFrom('untold')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('next_at', '<=', now),
            eb('next_at', '>', new Date(now.getTime() + 2 * longestPauseSeconds * 1000)),
          ]),
        )
        .orderBy('since')
        .execute(),
    /** Forgets what was told, unless it has changed meanwhile. */
    forget: async (rows: readonly UntoldUser[]): Promise<void> => {
      for (let index = 0; index < rows.length; index += atOnce)
        await db
          .deleteFrom('untold')
          .where(
            'change',
            'in',
            rows.slice(index, index + atOnce).map(({ change }) => change),
          )
          .execute();
    },
    /** Postpones what the main server has refused, longer each time. */
    postpone: async (rows: readonly UntoldUser[], now: Date): Promise<void> => {
      const pause = sql`least(${longestPauseSeconds}::float8, ${firstPauseSeconds}::float8 * power(2, attempts))`;
      for (let index = 0; index < rows.length; index += atOnce)
        await db
          .updateTable('untold')
          .set((eb) => ({
            attempts: eb('attempts', '+', 1),
            next_at: sql<Date>`${now}::timestamptz + ${pause} * interval '1 second'`,
          }))
          .where(
            'change',
            'in',
            rows.slice(index, index + atOnce).map(({ change }) => change),
          )
          .execute();
    },
  };
}
