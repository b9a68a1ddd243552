import type { Selectable } from 'kysely';
import type { Role } from '#core/contract/domain/user.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import type { RegisteredUserTable } from '../data/tables/main.ts';
import { HttpProblem } from '../http/problem.ts';
import type { MainCaller } from './register-store.ts';

export type Row = Selectable<RegisteredUserTable>;

/**
 * How long this server believes an administrator who ends sessions or takes roles away, in milliseconds of its own
 * clock. The organisation's server, which is called next, tells the new epoch within moments; if nobody calls it, the
 * user is not kept out for ever.
 */
const believed = 600_000;

export type Patch = {
  fullName?: string | undefined;
  preferredLanguage?: Row['preferred_language'] | undefined;
  roles?: readonly Role[] | undefined;
};

export function createUserRegister({ db, caughtUp }: Pick<MainStores, 'db' | 'caughtUp'>, now: () => Date) {
  const find = (email: string) =>
    db.selectFrom('registered_user').selectAll().where('email', '=', email).executeTakeFirst();
  const until = () => new Date(now().getTime() + believed);
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
        .where((eb) => eb.or([eb('ended_until', 'is', null), eb('ended_until', '<', now())]))
        .execute();
      await caughtUp();
    },
    update: async (email: string, organisation: string, patch: Patch): Promise<void> => {
      const changed = {
        ...(patch.fullName === undefined ? {} : { full_name: patch.fullName }),
        ...(patch.preferredLanguage === undefined ? {} : { preferred_language: patch.preferredLanguage }),
        ...(patch.roles === undefined ? {} : { roles: JSON.stringify(patch.roles), narrowed_until: until() }),
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
      await removeUser(db, { email, organisation }, { now: now(), until: until() });
      await caughtUp();
    },
    endSessions: async (email: string, organisation: string): Promise<void> => {
      const values = { ...accepted(email, organisation), ended_until: until() };
      await db
        .insertInto('registered_user')
        .values(values)
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ ended_until: values.ended_until }))
        .execute();
      await caughtUp();
    },
  };
}

/** Removes a user. A row that ends their tokens stays for a while; a reserved address is deleted at once. */
async function removeUser(
  db: MainDb,
  { email, organisation }: { email: string; organisation: string },
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  // Also ends the tokens of a user who has no row on the main server.
  await db
    .insertInto('registered_user')
    .values({ email, organisation, ended_until: until })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const gone = { accepted_at: null, full_name: null, preferred_language: null, roles: null };
  await db
    .updateTable('registered_user')
    .set({ ...gone, narrowed_until: null, ended_until: until })
    .where('email', '=', email)
    .where('accepted_at', 'is not', null)
    .execute();
  await db
    .deleteFrom('registered_user')
    .where('accepted_at', 'is', null)
    .where((eb) =>
      eb.or([eb.and([eb('email', '=', email), eb('ended_until', 'is', null)]), eb('ended_until', '<', now)]),
    )
    .execute();
}

/** Checks that an address belongs to the caller's organisation, and answers with that. */
export function requireOwnAddress({ registered: { slug, emailDomain } }: MainCaller, email: string): string {
  if (email.slice(email.lastIndexOf('@') + 1) === emailDomain) return slug;
  throw new HttpProblem(403, 'EMAIL_DOMAIN_MISMATCH', `not an address of ${emailDomain}`);
}
