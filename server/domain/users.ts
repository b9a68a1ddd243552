import type { domainContract } from '#core/contract/domain/domain.ts';
import { capabilitiesOf } from '../roles.ts';
import type { Handlers } from '../serve.ts';
import { asUser } from './accounts.ts';
import { type DomainCaller, signedIn } from './callers.ts';
import type { Organisation } from './organisation.ts';

/** Who somebody is and what they may see. */
export function userHandlers({
  plan,
}: Organisation): Pick<Handlers<typeof domainContract, DomainCaller>, 'currentUser' | 'currentCapabilities'> {
  return {
    currentUser: ({ caller }) => {
      const { account, roles } = signedIn(caller);
      return asUser(account, roles);
    },
    currentCapabilities: ({ caller }) => capabilitiesOf(plan, signedIn(caller).roles),
  };
}
