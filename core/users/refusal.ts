import { ApiError, type ServerName } from '../http/api-error.ts';

/** What the servers refuse in forms of people, in their codes, by the key of its text (specification, section 8). */
const keys = {
  INVALID_EMAIL_ADDRESS: 'emailInvalid',
  EMAIL_ALREADY_USED: 'emailUsed',
  EMAIL_DOMAIN_MISMATCH: 'domainMismatch',
  EMAIL_READ_ONLY: 'emailReadOnly',
  EXCLUSIVE_ROLES: 'exclusiveRoles',
  ROLE_NOT_YOURS_TO_GIVE: 'roleNotYours',
  LAST_ADMINISTRATOR: 'lastAdministrator',
  OWN_ACCOUNT: 'ownAccount',
  USER_NOT_FOUND: 'userGone',
  FORBIDDEN: 'forbidden',
  TOO_MANY_ATTEMPTS: 'tooManyAttempts',
} as const;

/** Why a form came to nothing: `failed` where the servers have no code for it that is known here. */
export type Refusal = {
  key: (typeof keys)[keyof typeof keys] | 'unavailable' | 'failed';
  /** The server that cannot be reached. */
  away?: ServerName;
  /** The server's own words, where it refused something that has no text here. */
  message?: string;
};

export function refusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  if (error.kind === 'network') return { key: 'unavailable', away: error.server };
  if (error.kind === 'malformed' || error.status >= 500) return { key: 'failed' };
  if (Object.hasOwn(keys, error.code)) return { key: keys[error.code as keyof typeof keys] };
  return error.message === '' ? { key: 'failed' } : { key: 'failed', message: error.message };
}
