import type { Selectable } from 'kysely';
import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { heldRoles } from '../auth/roles.ts';
import { type Claims, verifyToken } from '../auth/tokens.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { requirePageOrigin } from '../http/page-origin.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Handlers } from '../http/serve.ts';
import type { Organisation } from './organisation.ts';

export type Account = Selectable<OrganisationTables['account']>;
/**
 * The signed-in user, read from the database in each call. `roles` are the roles of the sign-in that the user
 * still has: a role that is taken away is gone at once, a new one counts from the next sign-in on, on both servers.
 * `origin`: the only one whose pages may use the session, if it is not one of the portal. `begunAt`: when somebody
 * signed in there themselves.
 */
export type DomainCaller = { account: Account; roles: readonly Role[] } & Pick<Claims, 'origin' | 'begunAt'>;
/** A handler for every endpoint of a domain server. */
export type DomainHandlers = Handlers<typeof domainContract, DomainCaller>;

type Db = Organisation['db'];

export function findById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
}

/** The user of a token that this organisation signed and that has not been revoked. */
export async function authenticate(
  { baseUrl, key, slug, db }: Organisation,
  token: string,
  request: Pick<Request, 'headers'>,
  { now }: { now: () => Date },
): Promise<DomainCaller | undefined> {
  const claims = await verifyToken(token, { issuer: baseUrl, publicKey: key.publicKey, now });
  if (claims === undefined || claims.organisation !== slug) return undefined;
  requirePageOrigin(claims, request, [new URL(baseUrl).origin]);
  const account = await findById(db, claims.userId);
  if (account?.epoch !== claims.epoch) return undefined;
  const roles = heldRoles(account.roles).filter((role) => claims.roles.includes(role));
  return { account, roles, origin: claims.origin, begunAt: claims.begunAt };
}

/** Users may read themselves, administrators any user. The contract cannot express this rule, since it depends on the row. */
export function requireSelfOrAdministrator({ account, roles }: DomainCaller, id: string): void {
  if (id !== account.id && !roles.includes('ADMINISTRATOR')) throw onlyForAdministrators();
}

/** The problem for a rule about a row; rights that the contract names are checked before a handler is called. */
export function onlyForAdministrators(): HttpProblem {
  return new HttpProblem(403, 'FORBIDDEN', 'only for ADMINISTRATOR');
}
