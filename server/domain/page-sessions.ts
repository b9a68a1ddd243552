import type { Role, User } from '#core/contract/domain/user.ts';
import { type Claims, signToken } from '../auth/tokens.ts';
import { portalOrigins } from '../config/settings.ts';
import { HttpProblem } from '../http/problem.ts';
import { asOwnUser, claimsOf, tokenOf } from './accounts.ts';
import type { Account, DomainHandlers } from './authentication.ts';
import type { Organisation } from './organisation.ts';

/*
 * Sessions in pages of others. Scripts of a page can use what the page has, so these are for pages of one origin, have
 * no rights of administrators, and are short: lent by an application they end after ten minutes, begun by a sign-in
 * on the page after an hour without use.
 */

/** Rights that no session in a page of others has. */
const portalOnly: readonly Role[] = ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN'];

/** The claims of a session in pages of this origin. */
export function pageClaims(organisation: Organisation, account: Account, origin: string): Claims {
  const claims = claimsOf(organisation, account);
  return { ...claims, roles: claims.roles.filter((role) => !portalOnly.some((one) => one === role)), origin };
}

const idleSeconds = 3600;
const longestSeconds = 12 * 3600;

export type SessionContext = { portalUrl: string; now: () => Date };
export type SessionReply = { token: string; user: User; expiresIn?: number; device?: string };

/**
 * Signs in a user who has passed all steps (start-session.ts). `origin` is that of the page, as browsers say with each
 * such call; a page other than the portal gets a session that ends without use. Whoever was signed out since the account
 * was read gets none, and the token is as old as the check of that, so that the main server ends it too.
 */
export async function grantSession(
  organisation: Organisation,
  { id, epoch }: Pick<Account, 'id' | 'epoch'>,
  { portalUrl, now, origin }: SessionContext & { origin?: string | undefined },
): Promise<SessionReply> {
  const at = now();
  const account = await organisation.db
    .updateTable('account')
    .set({ last_login: at })
    .where('id', '=', id)
    .where('epoch', '=', epoch)
    .returningAll()
    .executeTakeFirst();
  if (account === undefined)
    throw new HttpProblem(400, 'CHALLENGE_EXPIRED', 'was signed out meanwhile: begin the sign-in again');
  const user = await asOwnUser(organisation.db, account);
  if (origin === undefined || portalOrigins(portalUrl).includes(origin))
    return { token: await tokenOf(organisation, account, () => at), user };
  const claims = { ...pageClaims(organisation, account, origin), begunAt: at.getTime() };
  return { ...(await lastingToken(organisation, claims, () => at)), user };
}

/** A token for the next hour, or for what is left of the twelve for which a session can be renewed. */
async function lastingToken(
  { key }: Organisation,
  claims: Claims & { begunAt: number },
  now: () => Date,
): Promise<{ token: string; expiresIn: number }> {
  const left = Math.floor((claims.begunAt - now().getTime()) / 1000) + longestSeconds;
  const expiresIn = Math.min(idleSeconds, left);
  return { token: await signToken(key, claims, now, expiresIn), expiresIn };
}

/** Exchanges the token of a session that was begun on a page for one that ends an hour after this call. */
export function renewSessionHandler(
  organisation: Organisation,
  { now }: Pick<SessionContext, 'now'>,
): DomainHandlers['renewSession'] {
  return async ({ caller: { account, roles, origin, begunAt } }) => {
    if (origin === undefined || begunAt === undefined)
      throw new HttpProblem(403, 'NOT_RENEWABLE', 'only sessions that were begun on a page of others');
    return lastingToken(organisation, { ...claimsOf(organisation, account), roles, origin, begunAt }, now);
  };
}
