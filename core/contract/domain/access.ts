import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { emailAddress, givenPassword } from '../rules.ts';
import { user } from './user.ts';

const signedIn = v.object({ token: v.string(), user });

/** How people come in. */
export const accessEndpoints = {
  authenticate: endpoint('POST', '/users/authenticate', {
    access: 'public',
    body: v.object({ email: emailAddress, password: givenPassword }),
    reply: signedIn,
  }),
};
