import { ApiError } from '../http/api-error.ts';

/** Why a sign-in failed: a text's key, or the server's own words. */
export type SignInProblem = { key: 'unavailable' | 'tooManyAttempts' | 'failed' } | { message: string };

/** The one table from errors of a sign-in to what is said (specification of access, section 8). */
export function signInProblem(error: unknown): SignInProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  if (error.kind === 'network' || error.kind === 'malformed' || error.status >= 500) {
    return { key: 'unavailable' };
  }
  if (error.status === 403) return { key: 'tooManyAttempts' };
  if (error.status === 400 && error.code === 'INVALID_REQUEST') {
    const message = error.message.replace(/[[\]]/g, '').trim();
    if (message) return { message };
  }
  return { key: 'failed' };
}
