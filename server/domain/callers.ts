import type { Selectable } from 'kysely';
import type { Role } from '#core/contract/domain/user.ts';
import { heldRoles } from '../auth/roles.ts';
import { verifyToken } from '../auth/tokens.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Organisation } from './organisation.ts';

export type Account = Selectable<OrganisationTables['account']>;
/**
 * The signed-in user, read anew in each call. `roles`: those of the sign-in that they still have, so that
 * one taken away is gone at once, and one added is there from the next sign-in on, on both servers alike.
 */
export type DomainCaller = { account: Account; roles: readonly Role[] };

type Db = Organisation['db'];

export function findById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
}

/** The user of a token that this organisation signed and that has not been called back. */
export async function identifyUser(
  { baseUrl, key, slug, db }: Organisation,
  token: string,
  { now }: { now: () => Date },
): Promise<DomainCaller | undefined> {
  const claims = await verifyToken(token, { issuer: baseUrl, publicKey: key.publicKey, now });
  if (claims === undefined || claims.organisation !== slug) return undefined;
  const account = await findById(db, claims.userId);
  if (account?.epoch !== claims.epoch) return undefined;
  return { account, roles: heldRoles(account.roles).filter((role) => claims.roles.includes(role)) };
}

export function signedIn(caller: DomainCaller | undefined): DomainCaller {
  if (caller === undefined) throw new HttpProblem(401, 'UNAUTHORISED', 'sign in first');
  return caller;
}

/** The caller, who must be an administrator. */
export function administrator(caller: DomainCaller | undefined): DomainCaller {
  const known = signedIn(caller);
  if (!known.roles.includes('ADMINISTRATOR'))
    throw new HttpProblem(403, 'FORBIDDEN', 'only for ADMINISTRATOR');
  return known;
}
