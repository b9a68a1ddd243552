import { ApiError, type ServerName } from '../http/api-error.ts';

/** What the servers say of links and new passwords, in the codes of section 8. */
const linkKeys = {
  EXPIRED: 'linkExpired',
  CODE_USED: 'linkUsed',
  INVALID_CODE: 'linkInvalid',
  COMMON_PASSWORD: 'commonPassword',
} as const;

type AccessKey = (typeof linkKeys)[keyof typeof linkKeys] | 'unavailable' | 'tooManyAttempts' | 'failed';
/** Why it failed: a text's key, with the server that cannot be reached. */
export type AccessProblem = { key: AccessKey; away?: ServerName };

export function accessProblem(error: unknown): AccessProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  if (error.kind === 'network') return { key: 'unavailable', away: error.server };
  if (error.kind === 'malformed' || error.status >= 500) return { key: 'unavailable' };
  if (error.status === 403) return { key: 'tooManyAttempts' };
  return {
    key: Object.hasOwn(linkKeys, error.code) ? linkKeys[error.code as keyof typeof linkKeys] : 'failed',
  };
}

/** What the organisation says of an invite, in the codes of section 8; whatever else it says makes it invalid. */
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
