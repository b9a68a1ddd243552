import type { App } from '../app.ts';
import type { SecondStep } from '../contract/domain/second-factor.ts';
import { ApiError, type Away, awayOf } from '../http/api-error.ts';
import { sentDevices } from './devices.ts';
import { passFirstStep } from './start-session.ts';

/**
 * Looks up the organisation's server by the e-mail address, authenticates there, and loads user and
 * capabilities; answers the second step, if one is asked for. Separate from the session, which every page loads, because only the sign-in needs it.
 */
export async function signIn(
  app: Pick<App, 'session' | 'storage' | 'now' | 'main' | 'domain' | 'notices'>,
  email: string,
  password: string,
): Promise<SecondStep | undefined> {
  const { session, storage, main, domain } = app;
  const { baseUrl } = await main.baseUrl({ email: email.trim() });
  session.askAt(baseUrl);
  try {
    const body = { email: email.trim(), password, ...sentDevices(storage, baseUrl) };
    return await passFirstStep(app, await domain.authenticate({ body }));
  } catch (error) {
    // On pages of others nobody sets up a second factor: there is a step, which says so, and no challenge for it.
    if (error instanceof ApiError && error.code === 'ENROLMENT_NEEDED')
      return { secondStep: 'enrolment', challenge: '' };
    throw error;
  }
}

/**
 * Why a sign-in failed: the key of a text with the server that cannot be reached, or the server's own
 * message.
 */
export type SignInProblem =
  | { key: 'unavailable' | 'tooManyAttempts' | 'failed'; away?: Away }
  | { key: 'wait'; seconds: number }
  | { message: string };

/** The only table from errors of a sign-in to texts (specification of access, section 8). */
export function signInProblem(error: unknown): SignInProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'unavailable', away };
  if (error.kind === 'malformed' || error.status >= 500) {
    return { key: 'unavailable' };
  }
  if (error.status === 403)
    return error.retryAfter === undefined
      ? { key: 'tooManyAttempts' }
      : { key: 'wait', seconds: error.retryAfter };
  if (error.status === 400 && error.code === 'INVALID_REQUEST') {
    const message = error.message.replace(/[[\]]/g, '').trim();
    if (message) return { message };
  }
  return { key: 'failed' };
}
