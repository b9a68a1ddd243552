import { brokenPasswordRules } from '../contract/rules.ts';

/** A password that somebody chooses, entered twice. */
export type NewPassword = { password: string; repeated: string };
/** What is wrong with either entry, by the key of its text. */
export type NewPasswordErrors = {
  password?: 'required' | 'tooLong' | 'weak' | 'common' | 'same' | undefined;
  repeated?: 'required' | 'different' | undefined;
};

const longest = 256;

export function newPasswordErrors({ password, repeated }: NewPassword): NewPasswordErrors {
  return { password: passwordError(password), repeated: repeatedError(password, repeated) };
}

function passwordError(password: string): NewPasswordErrors['password'] {
  if (password === '') return 'required';
  if (password.length > longest) return 'tooLong';
  return brokenPasswordRules(password).length > 0 ? 'weak' : undefined;
}

function repeatedError(password: string, repeated: string): NewPasswordErrors['repeated'] {
  if (repeated === '') return 'required';
  return repeated === password ? undefined : 'different';
}
