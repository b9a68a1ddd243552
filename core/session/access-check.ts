import type { App } from '../app.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import { askCurrentUser } from '../current-user.ts';
import type { Client } from '../http/client.ts';
import { type HeaderLink, isClosedToTester, type Lack, lacksOf } from './gates.ts';
import { loadCapabilities } from './start-session.ts';

/** The user's rights to a page as the server knows them now; with an empty `lacks` nothing is missing. */
export type Access = { isolated: boolean; lacks: readonly Lack[] };

type Parts = Pick<App, 'session' | 'storage'> & {
  domain: Pick<Client<typeof domainContract>, 'currentUser' | 'currentCapabilities'>;
};

/**
 * Asks the server for the user's current roles and for what the plan includes now: either may have changed
 * since the sign-in. The session takes over both, so that the links of the header follow.
 */
export async function checkAccess(app: Parts, link: HeaderLink): Promise<Access> {
  const { session } = app;
  const [user, capabilities] = await Promise.all([askCurrentUser(app), loadCapabilities(app)]);
  session.keepUser(user);
  const { roles } = user;
  return { isolated: isClosedToTester(link, roles), lacks: lacksOf(link, roles, capabilities) };
}
