import type { Role } from '#core/contract/domain/user.ts';
import { signToken } from '../auth/tokens.ts';
import type { Organisation } from './organisation.ts';

/** User id of calls that an organisation makes for itself. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** A token with which an organisation calls the main server for itself, with the roles that the call needs. */
export function organisationToken(
  { slug, baseUrl, emailDomain, key }: Organisation,
  roles: readonly Role[],
  now: () => Date,
): Promise<string> {
  const claims = {
    userId: nobody,
    email: `@${emailDomain}`,
    organisation: slug,
    issuer: baseUrl,
    epoch: 0,
    roles,
  };
  return signToken(key, claims, now);
}
