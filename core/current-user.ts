import type { domainContract } from './contract/domain/domain.ts';
import type { User } from './contract/domain/user.ts';
import type { Client } from './http/client.ts';
import type { Session } from './session/session.ts';

type Parts = {
  domain: Pick<Client<typeof domainContract>, 'currentUser'>;
  session: Pick<Session, '$session'>;
};

/** Calls on their way, by the state of the session that they belong to: another user is another state. */
const pending = new WeakMap<object, Promise<User>>();

/** Who is signed in, as the server says now. Parts of a page that want it at the same moment share one call. */
export function askCurrentUser({ domain, session }: Parts): Promise<User> {
  const state = session.$session.get();
  let call = pending.get(state);
  if (!call) {
    call = domain.currentUser({}).finally(() => pending.delete(state));
    pending.set(state, call);
  }
  return call;
}
