import type { App } from '../app.ts';
import { ApiError } from '../http/api-error.ts';

/** The content of a link for an invite or a new password. */
export type CodeLink = { baseUrl: string; code: string };

export function parseCodeLink(query: string): CodeLink | undefined {
  const params = new URLSearchParams(query);
  const baseUrl = params.get('baseURL');
  const code = params.get('code');
  return baseUrl && code ? { baseUrl, code } : undefined;
}

/** The content of a link for signing in. The organisation's server is found by the e-mail address. */
export type LoginLink = { email: string; temporaryToken: string };

export function parseLoginLink(query: string): LoginLink | undefined {
  const params = new URLSearchParams(query);
  const email = params.get('email');
  const temporaryToken = params.get('temporaryToken');
  return email && temporaryToken ? { email, temporaryToken } : undefined;
}

/**
 * Sends a link to an address. The outcome is the same for unknown addresses and domains, so that nobody can
 * find out who is a user.
 */
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

/** Directs the calls to the organisation's server that a link names, if the main server knows that server. */
export async function findServer(
  { main, session }: Pick<App, 'main' | 'session'>,
  baseUrl: string,
): Promise<boolean> {
  const { known } = await main.knowsBaseUrl({ baseUrl });
  if (known) session.askAt(baseUrl);
  return known;
}
