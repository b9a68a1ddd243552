import type { Role } from '#core/contract/domain/user.ts';
import { organisationUserId, signToken } from '../auth/tokens.ts';
import type { Organisation } from './organisation.ts';

/** A token with which an organisation calls the main server for itself, with the roles that the call needs. */
export function organisationToken(
  { slug, baseUrl, emailDomain, key }: Organisation,
  roles: readonly Role[],
  now: () => Date,
): Promise<string> {
  const claims = {
    userId: organisationUserId,
    email: `@${emailDomain}`,
    organisation: slug,
    issuer: baseUrl,
    epoch: 0,
    rolesEpoch: 0,
    roles,
  };
  return signToken(key, claims, now);
}
