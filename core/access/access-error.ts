import { ApiError, type ServerName } from '../http/api-error.ts';

/** What the servers say of links and new passwords, in the codes of section 8. */
const keys = {
  EXPIRED: 'linkExpired',
  CODE_USED: 'linkUsed',
  INVALID_CODE: 'linkInvalid',
  COMMON_PASSWORD: 'commonPassword',
} as const;

type AccessKey = (typeof keys)[keyof typeof keys] | 'unavailable' | 'tooManyAttempts' | 'failed';
/** Why it failed: a text's key, with the server that cannot be reached. */
export type AccessProblem = { key: AccessKey; away?: ServerName };

export function accessProblem(error: unknown): AccessProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  if (error.kind === 'network') return { key: 'unavailable', away: error.server };
  if (error.kind === 'malformed' || error.status >= 500) return { key: 'unavailable' };
  if (error.status === 403) return { key: 'tooManyAttempts' };
  return { key: Object.hasOwn(keys, error.code) ? keys[error.code as keyof typeof keys] : 'failed' };
}
