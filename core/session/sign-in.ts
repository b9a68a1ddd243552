import type { App } from '../app.ts';
import { ApiError, type ServerName } from '../http/api-error.ts';
import { startSession } from './start-session.ts';

/**
 * Looks up the organisation's server by the e-mail address, authenticates there, and loads user and
 * capabilities. Separate from the session, which every page loads, because only the sign-in needs it.
 */
export async function signIn(
  app: Pick<App, 'session' | 'storage' | 'now' | 'main' | 'domain'>,
  email: string,
  password: string,
): Promise<void> {
  const { session, main, domain } = app;
  const { baseUrl } = await main.baseUrl({ email: email.trim() });
  session.askAt(baseUrl);
  await startSession(app, await domain.authenticate({ body: { email: email.trim(), password } }));
}

/**
 * Why a sign-in failed: the key of a text with the server that cannot be reached, or the server's own
 * message.
 */
export type SignInProblem =
  | { key: 'unavailable' | 'tooManyAttempts' | 'failed'; away?: ServerName }
  | { message: string };

/** The only table from errors of a sign-in to texts (specification of access, section 8). */
export function signInProblem(error: unknown): SignInProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  if (error.kind === 'network') return { key: 'unavailable', away: error.server };
  if (error.kind === 'malformed' || error.status >= 500) {
    return { key: 'unavailable' };
  }
  if (error.status === 403) return { key: 'tooManyAttempts' };
  if (error.status === 400 && error.code === 'INVALID_REQUEST') {
    const message = error.message.replace(/[[\]]/g, '').trim();
    if (message) return { message };
  }
  return { key: 'failed' };
}
