import { brokenPasswordRules, passwordRules } from '../contract/rules.ts';

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
