import { brokenPasswordRules, passwordRules } from '../contract/rules.ts';

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

const strongLength = 14;
const ruleCount = Object.keys(passwordRules).length;

/** How far a password has come, from 0 to 4, with the text that says so. */
export type PasswordStrength = {
  level: 0 | 1 | 2 | 3 | 4;
  key: 'empty' | 'weak' | 'fair' | 'good' | 'strong';
};

/** All rules kept is good; what makes a password stronger beyond them is its length. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return { level: 0, key: 'empty' };
  const broken = brokenPasswordRules(password).length;
  if (broken === 0)
    return [...password].length >= strongLength ? { level: 4, key: 'strong' } : { level: 3, key: 'good' };
  return broken * 2 < ruleCount ? { level: 2, key: 'fair' } : { level: 1, key: 'weak' };
}
