import { sql, type Transaction } from 'kysely';
import type { mainContract } from '#core/contract/main/main.ts';
import { longestToken, organisationUserId } from '../auth/tokens.ts';
import type { MainStores } from '../data/open-main.ts';
import type { MainTables } from '../data/tables/main.ts';
import { HttpProblem } from '../http/problem.ts';
import type { CheckedRequest } from '../http/serve.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainCaller, RegisterStore } from './register-store.ts';
import { requireOwnAddress } from './user-register.ts';

type Body = CheckedRequest<(typeof mainContract)['tellUsers'], MainCaller>['body'];
type Ahead = { userId: string; epoch: number; rolesEpoch: number };
type Trx = Transaction<MainTables>;
type Options = Pick<MainStores, 'db' | 'caughtUp'> & { register: RegisterStore };

/** Higher than the epoch of any token of somebody who was removed. A restored user is raised beyond it (ahead). */
const beyondTokens = 1_000_000_000;

/** Takes over how users stand from the server of their organisation. */
export function tellUsersHandler({ db, caughtUp, register }: Options): MainHandlers['tellUsers'] {
  return async ({ body: { users, removed }, caller }) => {
    if (caller.userId !== organisationUserId)
      throw new HttpProblem(403, 'ORGANISATION_ONLY', 'only the server of the organisation tells this');
    for (const { email } of [...users, ...removed]) if (email !== undefined) requireOwnAddress(caller, email);
    const { organisation } = caller;
    const now = register.now();
    const ahead = await db.transaction().execute(async (trx) => {
      await remove(trx, organisation, removed, now);
      await forgetRemoved(trx, now);
      return await enter(trx, organisation, users, now);
    });
    await caughtUp();
    return { ahead };
  };
}

/** Stores the epochs of users, never lower ones than before; answers with the stored ones that are higher. */
async function enter(trx: Trx, organisation: string, given: Body['users'], now: Date): Promise<Ahead[]> {
  // In one order, so that two such calls do not wait for each other.
  const users = oncePer(({ userId }) => userId, given).toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  if (users.length === 0) return [];
  const rows = users.map(({ userId, epoch, rolesEpoch, roles }) => ({
    organisation,
    user_id: userId,
    epoch,
    roles_epoch: rolesEpoch,
    roles: JSON.stringify(roles),
    told_at: now,
  }));
  const stored = await trx
    .insertInto('user_epoch')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['organisation', 'user_id']).doUpdateSet({
        epoch: sql<number>`greatest(user_epoch.epoch, excluded.epoch)`,
        roles_epoch: sql<number>`greatest(user_epoch.roles_epoch, excluded.roles_epoch)`,
        roles: sql<string>`case when excluded.epoch >= user_epoch.epoch and
          excluded.roles_epoch >= user_epoch.roles_epoch then excluded.roles else user_epoch.roles end`,
        told_at: now,
      }),
    )
    .returning(['user_id as userId', 'epoch', 'roles_epoch as rolesEpoch'])
    .execute();
  const reported = new Map(users.map((user) => [user.userId, user]));
  const isAhead = ({ userId, epoch, rolesEpoch }: Ahead) => {
    const user = reported.get(userId);
    return user !== undefined && (epoch > user.epoch || rolesEpoch > user.rolesEpoch);
  };
  const ahead = stored.filter(isAhead);
  for (const { userId } of ahead) reported.delete(userId);
  await enterAddresses(trx, organisation, [...reported.values()], now);
  return ahead;
}

/** Enters users into the register by their address. What administrators have said of them is over. */
async function enterAddresses(
  trx: Trx,
  organisation: string,
  users: Body['users'],
  now: Date,
): Promise<void> {
  if (users.length === 0) return;
  const rows = oncePer(({ email }) => email, users).map(({ email, roles }) => ({
    email,
    organisation,
    accepted_at: now,
    roles: JSON.stringify(roles),
  }));
  await trx
    .insertInto('registered_user')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        roles: sql<string>`excluded.roles`,
        accepted_at: sql<Date>`coalesce(registered_user.accepted_at, excluded.accepted_at)`,
        ended_until: null,
        narrowed_until: null,
      }),
    )
    .execute();
}

/** Ends all tokens of users who are no more, and forgets their addresses. */
async function remove(trx: Trx, organisation: string, users: Body['removed'], now: Date): Promise<void> {
  if (users.length === 0) return;
  const gone = { epoch: beyondTokens, roles_epoch: beyondTokens, roles: null, told_at: now };
  // Removed once more stays as it is; restored and removed again is higher than before.
  const further = (column: 'epoch' | 'roles_epoch') => sql<number>`case when user_epoch.roles is null
    then user_epoch.${sql.ref(column)} else greatest(user_epoch.${sql.ref(column)} + 1, ${beyondTokens}::int) end`;
  const ids = [...new Set(users.map(({ userId }) => userId))].toSorted();
  await trx
    .insertInto('user_epoch')
    .values(ids.map((user_id) => ({ organisation, user_id, ...gone })))
    .onConflict((conflict) =>
      conflict.columns(['organisation', 'user_id']).doUpdateSet({
        ...gone,
        epoch: further('epoch'),
        roles_epoch: further('roles_epoch'),
      }),
    )
    .execute();
  const emails = users.flatMap(({ email }) => email ?? []);
  if (emails.length > 0)
    await trx
      .deleteFrom('registered_user')
      .where('email', 'in', emails)
      .where('accepted_at', 'is not', null)
      .execute();
}

/** Forgets users who were removed so long ago that their tokens have expired. */
async function forgetRemoved(trx: Trx, now: Date): Promise<void> {
  await trx
    .deleteFrom('user_epoch')
    .where('roles', 'is', null)
    .where('told_at', '<', new Date(now.getTime() - longestToken))
    .execute();
}

/** The entries; of several that name the same, the last. */
function oncePer<T>(nameOf: (entry: T) => string, entries: readonly T[]): T[] {
  return [...new Map(entries.map((entry) => [nameOf(entry), entry])).values()];
}
