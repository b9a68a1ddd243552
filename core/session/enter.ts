import type { LoginLink } from '../access/links.ts';
import type { App } from '../app.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { CallInput } from '../http/client.ts';
import { startSession } from './start-session.ts';

/** Signs in by a link from a mail. The main server says where the organisation's server is, not the link. */
export async function signInByLink(
  app: Pick<App, 'session' | 'storage' | 'now' | 'main' | 'domain'>,
  link: LoginLink,
): Promise<void> {
  const { session, main, domain } = app;
  const { baseUrl } = await main.baseUrl({ email: link.email });
  session.askAt(baseUrl);
  await startSession(app, await domain.loginUsingToken(link));
}

/**
 * Creates a user from an invite on both servers and signs the user in. A failed call to the main server does
 * not stop this: that server knows the address since the invite was sent.
 */
export async function acceptInvite(
  app: Pick<App, 'session' | 'storage' | 'now' | 'main' | 'domain' | 'notices'>,
  body: CallInput<typeof domainContract.consumeInvite>['body'],
): Promise<void> {
  const { main, domain, notices } = app;
  const entered = await domain.consumeInvite({ body });
  await startSession(app, entered);
  const { email, fullName, preferredLanguage } = entered.user;
  try {
    await main.updateRegisteredUser({ body: { email, fullName, preferredLanguage } });
  } catch (error) {
    notices.report(error, 'tell the main server of a new user');
  }
}
