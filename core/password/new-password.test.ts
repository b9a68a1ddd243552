import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newPassword } from '../contract/rules.ts';
import { newPasswordErrors } from './new-password.ts';

const good = 'abcdef-h1J';

it.each([
  ['', '', { password: 'required', repeated: 'required' }],
  ['short-1J', 'short-1J', { password: 'weak', repeated: undefined }],
  [good, `${good}x`, { password: undefined, repeated: 'different' }],
  [`${good}${'x'.repeat(250)}`, 'x', { password: 'tooLong', repeated: 'different' }],
  [good, good, { password: undefined, repeated: undefined }],
])('%j and %j', (password, repeated, expected) => {
  expect(newPasswordErrors({ password, repeated })).toEqual(expected);
});

it.each(['abcdef-h1J', 'abcdefgh1J', `${good}${'x'.repeat(246)}`, `${good}${'x'.repeat(247)}`])(
  'agrees with the contract on %j',
  (password) => {
    const isTaken = newPasswordErrors({ password, repeated: password }).password === undefined;
    expect(isTaken).toBe(v.safeParse(newPassword, password).success);
  },
);
