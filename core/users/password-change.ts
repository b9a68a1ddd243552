import { ApiError } from '../http/api-error.ts';
import { type NewPassword, type NewPasswordErrors, newPasswordErrors } from '../password/new-password.ts';

/** The entries for changing one's own password. */
export type PasswordChange = NewPassword & {
  current: string;
  /** Of the second factor, for whoever has one. */
  code?: string;
};
/** The errors of the entries, each as the key of its text. */
export type PasswordChangeErrors = NewPasswordErrors & {
  current?: 'required' | 'wrong' | undefined;
  code?: 'codeNeeded' | 'codeWrong' | 'codeUsed' | undefined;
};

export function passwordChangeErrors({ current, ...chosen }: PasswordChange): PasswordChangeErrors {
  const errors = newPasswordErrors(chosen);
  const isSame = errors.password === undefined && chosen.password === current;
  return {
    current: current === '' ? 'required' : undefined,
    ...errors,
    ...(isSame ? { password: 'same' } : {}),
  };
}

/** The organisation's error codes for one of the entries. */
const refusals: Readonly<Record<string, PasswordChangeErrors>> = {
  SECOND_FACTOR_NEEDED: { code: 'codeNeeded' },
  SECOND_FACTOR_WRONG: { code: 'codeWrong' },
  SECOND_FACTOR_USED: { code: 'codeUsed' },
  INVALID_CREDENTIALS: { current: 'wrong' },
  SAME_PASSWORD: { password: 'same' },
  COMMON_PASSWORD: { password: 'common' },
};

export function refusedEntry(error: unknown): PasswordChangeErrors | undefined {
  if (!(error instanceof ApiError) || !Object.hasOwn(refusals, error.code)) return undefined;
  return refusals[error.code];
}
