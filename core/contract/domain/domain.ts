import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { domainSearchEndpoints } from './search.ts';
import { capability, user } from './user.ts';

/** Every call of a domain server, below an organisation's base URL. */
export const domainContract = {
  ...domainSearchEndpoints,
  authenticate: endpoint('POST', '/users/authenticate', {
    access: 'public',
    body: v.object({
      email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('must be an e-mail address')),
      password: v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(1024)),
    }),
    reply: v.object({ token: v.string(), user }),
  }),
  currentUser: endpoint('GET', '/users/current', { reply: user }),
  currentCapabilities: endpoint('GET', '/users/current/capabilities', { reply: v.array(capability) }),
};
