import * as v from 'valibot';
import { filledLine, oneLine, typedText } from './text.ts';

const longestAddress = 254;
const longestLocalPart = 64;

/** An e-mail address within the limits of the standard; spaces around it are removed. */
export const emailAddress = v.pipe(
  oneLine(longestAddress),
  v.email('must be an e-mail address'),
  v.check(
    (email) => email.lastIndexOf('@') <= longestLocalPart,
    `must have at most ${longestLocalPart} characters before the @`,
  ),
);

/** A person's name: one line. */
export const personName = filledLine(200);

/** The rules for a new password, each with its test; a strength meter displays them one by one. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 10,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
} as const satisfies Record<string, (password: string) => boolean>;
export type PasswordRule = keyof typeof passwordRules;

/** The rules that a password breaks, in the order of their explanation. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](password));
}

/** A password entered at the sign-in: any text up to a length that is cheap to check. */
export const givenPassword = v.pipe(typedText(1024), v.minLength(1, 'must not be empty'));

/** A code of an authenticator or a recovery code as it is typed, with or without blanks. */
export const secondFactorCode = filledLine(64);

/** A new password. */
export const newPassword = v.pipe(
  typedText(256),
  v.check(
    (password) => brokenPasswordRules(password).length === 0,
    'must have at least 10 characters with a lowercase letter, an uppercase letter, a digit and a special character',
  ),
);

/** A number from 0 to 99 that an administrator types to delete a user. */
export function confirmationNumber(random: () => number): number {
  return Math.floor(random() * 100);
}

/** Whether the typed number is the displayed one. */
export function confirmsNumber(typed: string, displayed: number): boolean {
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) === displayed;
}

/** Origin of a page: scheme, host and port, no path. */
export const pageOrigin = v.pipe(
  typedText(200),
  v.check(
    (text) => /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like https://www.example.com',
  ),
);
