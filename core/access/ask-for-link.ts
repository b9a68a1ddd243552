import type { App } from '../app.ts';
import { ApiError } from '../http/api-error.ts';

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
