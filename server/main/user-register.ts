import type { Selectable } from 'kysely';
import type { Role } from '#core/contract/domain/user.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import type { RegisteredUserTable } from '../data/tables/main.ts';

export type Row = Selectable<RegisteredUserTable>;

/** Tokens live twelve hours; with a margin, older ones have expired. */
const longestToken = 13 * 3_600_000;

export type Patch = {
  fullName?: string | undefined;
  preferredLanguage?: Row['preferred_language'] | undefined;
  roles?: readonly Role[] | undefined;
};

export function createUserRegister({ db, caughtUp }: Pick<MainStores, 'db' | 'caughtUp'>, now: () => Date) {
  const find = (email: string) =>
    db.selectFrom('registered_user').selectAll().where('email', '=', email).executeTakeFirst();
  const accepted = (email: string, organisation: string) => ({ email, organisation, accepted_at: now() });
  return {
    find,
    /** Reserves an address; false if it belongs to a user. */
    keep: async (email: string, organisation: string): Promise<boolean> => {
      await db
        .insertInto('registered_user')
        .values({ email, organisation })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute();
      return (await find(email))?.accepted_at === null;
    },
    /** Frees an address that nobody uses. Two who invite the same address may both free it. */
    free: async (email: string): Promise<void> => {
      await db
        .deleteFrom('registered_user')
        .where('email', '=', email)
        .where('accepted_at', 'is', null)
        .where('tokens_from', 'is', null)
        .execute();
      await caughtUp();
    },
    update: async (email: string, organisation: string, patch: Patch): Promise<void> => {
      const changed = {
        ...(patch.fullName === undefined ? {} : { full_name: patch.fullName }),
        ...(patch.preferredLanguage === undefined ? {} : { preferred_language: patch.preferredLanguage }),
        ...(patch.roles === undefined ? {} : { roles: JSON.stringify(patch.roles), roles_at: now() }),
      };
      const values = { ...accepted(email, organisation), ...changed };
      await db
        .insertInto('registered_user')
        .values(values)
        .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
        .execute();
      await caughtUp();
    },
    remove: async (email: string, organisation: string): Promise<void> => {
      await removeUser(db, { email, organisation }, now());
      await caughtUp();
    },
    endSessions: async (email: string, organisation: string): Promise<void> => {
      const values = { ...accepted(email, organisation), tokens_from: now() };
      await db
        .insertInto('registered_user')
        .values(values)
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ tokens_from: values.tokens_from }))
        .execute();
      await caughtUp();
    },
  };
}

/** Removes a user. A row that ends their tokens stays until these have expired; a reserved address is deleted at once. */
async function removeUser(
  db: MainDb,
  { email, organisation }: { email: string; organisation: string },
  now: Date,
): Promise<void> {
  // Also ends the tokens of a user who has no row on the main server.
  await db
    .insertInto('registered_user')
    .values({ email, organisation, tokens_from: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const gone = { accepted_at: null, full_name: null, preferred_language: null, roles: null, roles_at: null };
  await db
    .updateTable('registered_user')
    .set({ ...gone, tokens_from: now })
    .where('email', '=', email)
    .where('accepted_at', 'is not', null)
    .execute();
  const dead = new Date(now.getTime() - longestToken);
  await db
    .deleteFrom('registered_user')
    .where('accepted_at', 'is', null)
    .where((eb) =>
      eb.or([eb.and([eb('email', '=', email), eb('tokens_from', 'is', null)]), eb('tokens_from', '<', dead)]),
    )
    .execute();
}
