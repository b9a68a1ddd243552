import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/** The servers' error codes in calls about users, with the keys of their texts (specification, section 8). */
const anywhere = {
  LAST_ADMINISTRATOR: 'lastAdministrator',
  OWN_ACCOUNT: 'ownAccount',
  USER_NOT_FOUND: 'userGone',
  FORBIDDEN: 'forbidden',
  RIGHTS_NOT_YOURS: 'rightsNotYours',
} as const;
const inForms = {
  ...anywhere,
  INVALID_EMAIL_ADDRESS: 'emailInvalid',
  EMAIL_ALREADY_USED: 'emailUsed',
  EMAIL_DOMAIN_MISMATCH: 'domainMismatch',
  EMAIL_READ_ONLY: 'emailReadOnly',
  EXCLUSIVE_ROLES: 'exclusiveRoles',
  ROLE_NOT_YOURS_TO_GIVE: 'roleNotYours',
  TOO_MANY_ATTEMPTS: 'tooManyAttempts',
} as const;
const inRows = { ...anywhere, NOT_FOUND: 'inviteGone', EXPIRED: 'inviteExpired' } as const;

/** Why a form failed: `failed` if the error has no known code. */
export type Refusal = {
  key: (typeof inForms)[keyof typeof inForms] | 'unavailable' | 'failed';
  /** What does not answer. */
  away?: Away;
  /** The server's own message, if its code has no text. */
  message?: string;
};

export function refusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'unavailable', away };
  if (isInTrouble(error)) return { key: 'failed' };
  const key = knownIn(inForms, error);
  if (key) return { key };
  return error.message === '' ? { key: 'failed' } : { key: 'failed', message: error.message };
}

/** The action that failed, where the server's code has no text of its own. */
export type FailedAction = 'deleteFailed' | 'forceFailed' | 'inviteDeleteFailed' | 'resendFailed';

/** Why an action on a row of a table failed: by the server's code, else by the action. */
export type RowRefusal<General extends FailedAction = FailedAction> = {
  key: (typeof inRows)[keyof typeof inRows] | General;
  away?: Away;
};

export function rowRefusal<General extends FailedAction>(
  error: unknown,
  general: General,
): RowRefusal<General> {
  if (!(error instanceof ApiError)) return { key: general };
  const away = awayOf(error);
  if (away) return { key: general, away };
  return { key: (isInTrouble(error) ? undefined : knownIn(inRows, error)) ?? general };
}

/** Whether the server itself failed, so that its code says nothing about the request. */
function isInTrouble({ kind, status }: ApiError): boolean {
  return kind === 'malformed' || status >= 500;
}

function knownIn<Keys extends object>(keys: Keys, { code }: ApiError): Keys[keyof Keys] | undefined {
  return Object.hasOwn(keys, code) ? keys[code as keyof Keys] : undefined;
}
