import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { accessEndpoints } from './access.ts';
import { auditEndpoints } from './audit.ts';
import { inviteEndpoints } from './invites.ts';
import { domainSearchEndpoints } from './search.ts';
import { capability, user } from './user.ts';

/** Every call of a domain server, below an organisation's base URL. */
export const domainContract = {
  ...accessEndpoints,
  ...domainSearchEndpoints,
  ...inviteEndpoints,
  ...auditEndpoints,
  currentUser: endpoint('GET', '/users/current', { reply: user }),
  currentCapabilities: endpoint('GET', '/users/current/capabilities', { reply: v.array(capability) }),
};
