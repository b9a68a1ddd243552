import type { App } from '../app.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { CallInput } from '../http/client.ts';

/**
 * Makes a user of an invite on both servers and signs them in. What the main server could not be told
 * hinders nobody: it knows the address since the invite.
 */
export async function acceptInvite(
  { session, main, domain, notices }: Pick<App, 'session' | 'main' | 'domain' | 'notices'>,
  body: CallInput<typeof domainContract.consumeInvite>['body'],
): Promise<void> {
  const { token, user } = await domain.consumeInvite({ body });
  await session.begin(token, user);
  const { email, fullName, preferredLanguage } = user;
  try {
    await main.updateRegisteredUser({ body: { email, fullName, preferredLanguage } });
  } catch (error) {
    notices.report(error, 'tell the main server of a new user');
  }
}
