import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/**
 * The servers' error codes for links and new passwords (specification of access, section 8), with the keys of
 * their texts.
 */
const linkKeys = {
  EXPIRED: 'linkExpired',
  CODE_USED: 'linkUsed',
  INVALID_CODE: 'linkInvalid',
  COMMON_PASSWORD: 'commonPassword',
} as const;

type AccessKey = (typeof linkKeys)[keyof typeof linkKeys] | 'unavailable' | 'tooManyAttempts' | 'failed';
/** Why a call failed: the key of its text, and what does not answer, if that is why. */
export type AccessProblem = { key: AccessKey; away?: Away };

export function accessProblem(error: unknown): AccessProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'unavailable', away };
  if (error.kind === 'malformed' || error.status >= 500) return { key: 'unavailable' };
  if (error.status === 403) return { key: 'tooManyAttempts' };
  return {
    key: Object.hasOwn(linkKeys, error.code) ? linkKeys[error.code as keyof typeof linkKeys] : 'failed',
  };
}

/** The organisation's error codes for an invite (section 8). An invite with any other code is invalid. */
const inviteKeys = {
  EXPIRED: 'expired',
  INVITE_CONSUMED: 'consumed',
  INVALID_USER: 'invalid',
  INVALID_CREDENTIALS: 'wrongEmail',
  COMMON_PASSWORD: 'commonPassword',
} as const;

type General = Extract<AccessProblem['key'], 'unavailable' | 'tooManyAttempts'>;
export type InviteProblem = Omit<AccessProblem, 'key'> & {
  key: (typeof inviteKeys)[keyof typeof inviteKeys] | General;
};

export function inviteProblem(error: unknown): InviteProblem {
  const general = accessProblem(error);
  const { key } = general;
  if (key === 'unavailable' || key === 'tooManyAttempts') return { ...general, key };
  const code = error instanceof ApiError ? error.code : '';
  return { key: Object.hasOwn(inviteKeys, code) ? inviteKeys[code as keyof typeof inviteKeys] : 'invalid' };
}
