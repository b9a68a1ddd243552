import { sql, type Transaction } from 'kysely';
import { heldRoles } from '../auth/roles.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { refuseHigher } from '../http/refuse-higher.ts';
import { type Account, type DomainCaller, onlyForAdministrators } from './authentication.ts';
import type { Organisation } from './organisation.ts';

export type UsersTransaction = Transaction<OrganisationTables>;
type AtRest = { trx: UsersTransaction; target: Account; isSelf: boolean; isAdministrator: boolean };

/**
 * Changes a user while no other user is changed. If two administrators take each other's rights at the same
 * moment, the second call runs after the first and is refused, since its caller is no administrator any more.
 * Users who are no administrators can change themselves only, and nobody changes somebody with more rights.
 */
export function withUser<T>(
  { db, slug }: Organisation,
  { id, caller }: { id: string; caller: DomainCaller },
  work: (user: AtRest) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`users ${slug}`}))`.execute(trx);
    const find = (key: string) =>
      trx.selectFrom('account').selectAll().where('id', '=', key).executeTakeFirst();
    const self = await find(caller.account.id);
    if (self?.epoch !== caller.account.epoch) throw new HttpProblem(401, 'UNAUTHORISED', 'sign in first');
    const isSelf = self.id === id;
    const isAdministrator =
      caller.roles.includes('ADMINISTRATOR') && heldRoles(self.roles).includes('ADMINISTRATOR');
    if (!isSelf && !isAdministrator) throw onlyForAdministrators();
    const target = isSelf ? self : await find(id);
    if (target === undefined) throw new HttpProblem(404, 'USER_NOT_FOUND', 'there is no such user');
    if (!isSelf) {
      const held = heldRoles(self.roles);
      refuseHigher(
        caller.roles.filter((role) => held.includes(role)),
        target.roles,
      );
    }
    return work({ trx, target, isSelf, isAdministrator });
  });
}

/** Refuses an action that would leave an organisation without an administrator. */
export async function refuseLastAdministrator(trx: UsersTransaction, { id }: Account): Promise<void> {
  const other = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '!=', id)
    .where(sql<boolean>`roles @> '["ADMINISTRATOR"]'::jsonb`)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined)
    throw new HttpProblem(409, 'LAST_ADMINISTRATOR', 'the last administrator must stay one');
}
