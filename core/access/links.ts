import type { App } from '../app.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallInput } from '../http/client.ts';

/** What the link of an invite or of a new password carries. */
export type CodeLink = { baseUrl: string; code: string };

export function parseCodeLink(query: string): CodeLink | undefined {
  const params = new URLSearchParams(query);
  const baseUrl = params.get('baseURL');
  const code = params.get('code');
  return baseUrl && code ? { baseUrl, code } : undefined;
}

/** What the link to sign in carries; where the organisation lives its address says. */
export type LoginLink = { email: string; temporaryToken: string };

export function parseLoginLink(query: string): LoginLink | undefined {
  const params = new URLSearchParams(query);
  const email = params.get('email');
  const temporaryToken = params.get('temporaryToken');
  return email && temporaryToken ? { email, temporaryToken } : undefined;
}

/** Has a link sent to an address. Nobody learns whether it is a user's: one of no organisation counts as sent. */
export async function askForLink(
  { session, main, domain }: Pick<App, 'session' | 'main' | 'domain'>,
  purpose: 'passwordReset' | 'login',
  email: string,
): Promise<void> {
  try {
    const { baseUrl } = await main.baseUrl({ email });
    session.askAt(baseUrl);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'DOMAIN_NOT_FOUND') return;
    throw error;
  }
  if (purpose === 'login') await domain.requestLoginPerEmail({ email });
  else await domain.requestPasswordReset({ username: email });
}

/** Calls go to the organisation's server that a link names, if the main server knows it. */
export async function findServer(
  { main, session }: Pick<App, 'main' | 'session'>,
  baseUrl: string,
): Promise<boolean> {
  const { known } = await main.knowsBaseUrl({ baseUrl });
  if (known) session.askAt(baseUrl);
  return known;
}

/** Signs in by a link of a mail; where the organisation lives the main server says, not the link. */
export async function signInByLink(
  { session, main, domain }: Pick<App, 'session' | 'main' | 'domain'>,
  link: LoginLink,
): Promise<void> {
  const { baseUrl } = await main.baseUrl({ email: link.email });
  session.askAt(baseUrl);
  const { token, user } = await domain.loginUsingToken(link);
  await session.begin(token, user);
}

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
