import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { type PasswordChange, passwordChangeErrors, refusedEntry } from './password-change.ts';

const good: PasswordChange = { current: 'old', password: 'quiet-River-74', repeated: 'quiet-River-74' };
const errorsOf = (change: Partial<PasswordChange>) =>
  Object.entries(passwordChangeErrors({ ...good, ...change })).filter(([, key]) => key !== undefined);

it.each<[Partial<PasswordChange>, [string, string][]]>([
  [{}, []],
  [{ current: '' }, [['current', 'required']]],
  [
    { password: '', repeated: '' },
    [
      ['password', 'required'],
      ['repeated', 'required'],
    ],
  ],
  [{ password: 'short', repeated: 'short' }, [['password', 'weak']]],
  [{ current: good.password }, [['password', 'same']]],
  [{ repeated: 'quiet-River-7' }, [['repeated', 'different']]],
])('of %j is told: %j', (change, expected) => {
  expect(errorsOf(change)).toEqual(expected);
});

it.each([
  ['INVALID_CREDENTIALS', { current: 'wrong' }],
  ['SAME_PASSWORD', { password: 'same' }],
  ['COMMON_PASSWORD', { password: 'common' }],
  ['TOO_MANY_ATTEMPTS', undefined],
  ['toString', undefined],
])('%s belongs to %j', (code, entry) => {
  const error = new ApiError({ kind: 'rejected', status: 400, code, message: 'no', server: 'domain' });
  expect(refusedEntry(error)).toEqual(entry);
  expect(refusedEntry(new Error(code))).toBeUndefined();
});
