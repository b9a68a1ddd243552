import { ApiError } from '../http/api-error.ts';
import { type AccessProblem, accessProblem } from './access-error.ts';

/** What the organisation says of an invite, in the codes of section 8; whatever else it says makes it invalid. */
const keys = {
  EXPIRED: 'expired',
  INVITE_CONSUMED: 'consumed',
  INVALID_USER: 'invalid',
  INVALID_CREDENTIALS: 'wrongEmail',
  COMMON_PASSWORD: 'commonPassword',
} as const;

type General = Extract<AccessProblem['key'], 'unavailable' | 'tooManyAttempts'>;
export type InviteProblem = Omit<AccessProblem, 'key'> & { key: (typeof keys)[keyof typeof keys] | General };

export function inviteProblem(error: unknown): InviteProblem {
  const general = accessProblem(error);
  const { key } = general;
  if (key === 'unavailable' || key === 'tooManyAttempts') return { ...general, key };
  const code = error instanceof ApiError ? error.code : '';
  return { key: Object.hasOwn(keys, code) ? keys[code as keyof typeof keys] : 'invalid' };
}
