import { type Selectable, sql } from 'kysely';
import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { readsChanges } from '../auth/rights.ts';
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
 * `seesChanges`: by role and by the last plan of the organisation that any process has heard, so that no call waits for
 * the main server to say it. `origin`: the only one whose pages may use the session, if it is not one of the portal. `begunAt`: when somebody
 * signed in there themselves.
 */
export type DomainCaller = { account: Account; roles: readonly Role[]; seesChanges: boolean } & Pick<
  Claims,
  'origin' | 'begunAt'
>;
/** A handler for every endpoint of a domain server. */
export type DomainHandlers = Handlers<typeof domainContract, DomainCaller>;

type Db = Organisation['db'];

export function findById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What a user may see now who has signed in with some roles; undefined if there is no such user any more. */
export async function findCaller(
  { db, slug }: Pick<Organisation, 'db' | 'slug'>,
  { userId, roles: given }: Pick<Claims, 'userId' | 'roles'>,
): Promise<Pick<DomainCaller, 'account' | 'roles' | 'seesChanges'> | undefined> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .select(sql<string>`(select plan from domain.organisation where slug = ${slug})`.as('plan'))
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { plan, ...account } = row;
  const roles = heldRoles(account.roles).filter((role) => given.includes(role));
  return { account, roles, seesChanges: readsChanges(roles, plan) };
}

export function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
}

/** The user of a token that this organisation signed and that has not been revoked. */
export async function authenticate(
  organisation: Organisation,
  token: string,
  request: Pick<Request, 'headers'>,
  { now }: { now: () => Date },
): Promise<DomainCaller | undefined> {
  const { baseUrl, key, slug } = organisation;
  const claims = await verifyToken(token, { issuer: baseUrl, publicKey: key.publicKey, now });
  if (claims === undefined || claims.organisation !== slug) return undefined;
  requirePageOrigin(claims, request, [new URL(baseUrl).origin]);
  const caller = await findCaller(organisation, claims);
  if (caller?.account.epoch !== claims.epoch) return undefined;
  return { ...caller, origin: claims.origin, begunAt: claims.begunAt };
}

/** Users may read themselves, administrators any user. The contract cannot express this rule, since it depends on the row. */
export function requireSelfOrAdministrator({ account, roles }: DomainCaller, id: string): void {
  if (id !== account.id && !roles.includes('ADMINISTRATOR')) throw onlyForAdministrators();
}

/** The problem for a rule about a row; rights that the contract names are checked before a handler is called. */
export function onlyForAdministrators(): HttpProblem {
  return new HttpProblem(403, 'FORBIDDEN', 'only for ADMINISTRATOR');
}
