import { isCommonPassword } from '../contract/common-passwords.ts';
import { brokenPasswordRules, passwordRules } from '../contract/rules.ts';

/** A new password, entered twice. */
export type NewPassword = { password: string; repeated: string };
/** The errors of both entries, each as the key of its text. */
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

const strongLength = 14;
const ruleCount = Object.keys(passwordRules).length;

/** Strength of a password from 0 to 4, with the key of its text. */
export type PasswordStrength = {
  level: 0 | 1 | 2 | 3 | 4;
  key: 'empty' | 'weak' | 'fair' | 'common' | 'good' | 'strong';
};

/**
 * A password that fulfils all rules is good, unless attackers try it first; beyond that only its length makes it
 * stronger.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return { level: 0, key: 'empty' };
  const broken = brokenPasswordRules(password).length;
  if (broken === 0 && isCommonPassword(password)) return { level: 1, key: 'common' };
  if (broken === 0)
    return [...password].length >= strongLength ? { level: 4, key: 'strong' } : { level: 3, key: 'good' };
  return broken * 2 < ruleCount ? { level: 2, key: 'fair' } : { level: 1, key: 'weak' };
}
