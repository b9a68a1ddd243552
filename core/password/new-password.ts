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

/** What makes a password that keeps the rules easily guessed. */
export type Weakness = 'own' | 'known' | 'keyboard' | 'name' | 'word' | 'repeat' | 'row' | 'date';
/** Strength of a password from 0 to 4, with the key of its text. */
export type PasswordStrength = {
  level: 0 | 1 | 2 | 3 | 4;
  key: 'empty' | 'weak' | 'fair' | 'unjudged' | Weakness | 'good' | 'strong';
};

/** Whether a password keeps all rules, so that it is worth judging. */
export function keepsAllRules(password: string): boolean {
  return brokenPasswordRules(password).length === 0;
}

/**
 * A password that keeps all rules is good, unless it is easily guessed; beyond that only its length makes it stronger.
 * It is unjudged until its weakness is known.
 */
export function passwordStrength(
  password: string,
  judged?: { weakness?: Weakness | undefined },
): PasswordStrength {
  if (password === '') return { level: 0, key: 'empty' };
  const broken = brokenPasswordRules(password).length;
  if (broken > 0) return broken * 2 < ruleCount ? { level: 2, key: 'fair' } : { level: 1, key: 'weak' };
  if (judged === undefined) return { level: 2, key: 'unjudged' };
  if (judged.weakness !== undefined) return { level: 1, key: judged.weakness };
  return [...password].length >= strongLength ? { level: 4, key: 'strong' } : { level: 3, key: 'good' };
}
