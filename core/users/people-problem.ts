import { ApiError, type ServerName } from '../http/api-error.ts';

/** What the servers say of users and invites, in the codes of section 8. */
const keys = {
  LAST_ADMINISTRATOR: 'lastAdministrator',
  OWN_ACCOUNT: 'ownAccount',
  USER_NOT_FOUND: 'userGone',
  NOT_FOUND: 'inviteGone',
  EXPIRED: 'inviteExpired',
  FORBIDDEN: 'notAllowed',
} as const;

type Known = (typeof keys)[keyof typeof keys];
/** Why it failed: a text's key, with the server that cannot be reached. */
export type PeopleProblem<General extends string = string> = { key: Known | General; away?: ServerName };

/** Codes that are not known, and servers in trouble, have the general text of what was being done. */
export function peopleProblem<General extends string>(
  error: unknown,
  general: General,
): PeopleProblem<General> {
  if (!(error instanceof ApiError)) return { key: general };
  if (error.kind === 'network') return { key: general, away: error.server };
  const isKnown = error.kind === 'rejected' && error.status < 500 && Object.hasOwn(keys, error.code);
  return { key: isKnown ? keys[error.code as keyof typeof keys] : general };
}
