import type { Role, User } from '#core/contract/domain/user.ts';
import { heldRoles } from '../auth/roles.ts';
import { type Claims, signToken } from '../auth/tokens.ts';
import type { Account } from './authentication.ts';
import { chosenConsents } from './chosen-consents.ts';
import type { Organisation } from './organisation.ts';

/** A user as in replies to others, by default with all roles held; a session passes the roles of its sign-in. */
export function asUser(account: Account, roles: readonly Role[] = heldRoles(account.roles)): User {
  return {
    id: account.id,
    email: account.email,
    fullName: account.full_name,
    ...(account.title === null ? {} : { title: account.title }),
    preferredLanguage: account.preferred_language,
    fallbackLanguage: account.fallback_language,
    documentDisplayLanguage: account.document_display_language,
    roles: [...roles],
    createdAt: account.created_at.toISOString(),
    lastLogin: account.last_login?.toISOString(),
  };
}

/** A user as in replies to this user, with the notification preferences. */
export async function asOwnUser(
  db: Organisation['db'],
  account: Account,
  roles?: readonly Role[],
): Promise<User> {
  const chosen = await chosenConsents(db, account.id);
  return { ...asUser(account, roles), notificationPreferences: chosen };
}

/** Signs a token with the current roles and epoch of the account. */
export function tokenOf(organisation: Organisation, account: Account, now: () => Date): Promise<string> {
  return signToken(organisation.key, claimsOf(organisation, account), now);
}

/** The claims of a token of this account, with its current roles and epoch. */
export function claimsOf(organisation: Organisation, account: Account): Claims {
  return {
    userId: account.id,
    email: account.email,
    organisation: organisation.slug,
    issuer: organisation.baseUrl,
    epoch: account.epoch,
    rolesEpoch: account.roles_epoch,
    roles: heldRoles(account.roles),
  };
}
