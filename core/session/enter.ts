import type { LoginLink } from '../access/links.ts';
import type { App } from '../app.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { SecondStep } from '../contract/domain/second-factor.ts';
import type { User } from '../contract/domain/user.ts';
import type { CallInput } from '../http/client.ts';
import { sentDevices } from './devices.ts';
import { passFirstStep } from './start-session.ts';

/** Signs in by a link from a mail; answers the second step, if one is asked for. The main server says where the organisation's server is, not the link. */
export async function signInByLink(
  app: Pick<App, 'session' | 'storage' | 'now' | 'main' | 'domain' | 'notices'>,
  link: LoginLink,
): Promise<SecondStep | undefined> {
  const { session, storage, main, domain } = app;
  const { baseUrl } = await main.baseUrl({ email: link.email });
  session.askAt(baseUrl);
  const body = sentDevices(storage, baseUrl);
  return passFirstStep(app, await domain.loginUsingToken({ ...link, ...(body.devices && { body }) }));
}

/**
 * Creates a user from an invite on both servers and signs the user in. A failed call to the main server does
 * not stop this: that server knows the address since the invite was sent. Where a second step is asked for, it comes first.
 */
export async function acceptInvite(
  app: Pick<App, 'session' | 'storage' | 'now' | 'main' | 'domain' | 'notices'>,
  body: CallInput<typeof domainContract.consumeInvite>['body'],
): Promise<SecondStep | undefined> {
  const entered = await app.domain.consumeInvite({ body });
  const step = await passFirstStep(app, entered);
  if ('user' in entered) await tellMain(app, entered.user);
  return step;
}

/** Tells the main server of a new user who has signed in. */
export async function tellMain({ main, notices }: Pick<App, 'main' | 'notices'>, user: User): Promise<void> {
  const { email, fullName, preferredLanguage } = user;
  try {
    await main.updateRegisteredUser({ body: { email, fullName, preferredLanguage } });
  } catch (error) {
    notices.report(error, 'tell the main server of a new user');
  }
}
