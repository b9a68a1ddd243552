import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { inviteProblem } from './access-error.ts';

const rejected = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: 'no', server: 'domain' });

it.each([
  [rejected(400, 'EXPIRED'), 'expired'],
  [rejected(400, 'INVITE_CONSUMED'), 'consumed'],
  [rejected(400, 'INVALID_USER'), 'invalid'],
  [rejected(400, 'INVALID_CREDENTIALS'), 'wrongEmail'],
  [rejected(400, 'COMMON_PASSWORD'), 'commonPassword'],
  [rejected(400, 'SOMETHING_ELSE'), 'invalid'],
  [rejected(403, 'TOO_MANY_ATTEMPTS'), 'tooManyAttempts'],
  [rejected(500, 'INTERNAL'), 'unavailable'],
  [new TypeError('x'), 'invalid'],
])('%o', (error, key) => {
  expect(inviteProblem(error)).toEqual({ key });
});

it('a server that cannot be reached is named', () => {
  const fields = { kind: 'network', status: 0, code: 'ERR_NETWORK', message: 'x', server: 'domain' } as const;
  expect(inviteProblem(new ApiError(fields))).toEqual({ key: 'unavailable', away: 'domain' });
});
