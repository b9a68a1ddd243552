import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { accessProblem } from './access-error.ts';

const rejected = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: 'no', server: 'domain' });

it.each([
  ['an expired link', rejected(400, 'EXPIRED'), 'linkExpired'],
  ['a used link', rejected(400, 'CODE_USED'), 'linkUsed'],
  ['an unknown link', rejected(400, 'INVALID_CODE'), 'linkInvalid'],
  ['a common password', rejected(400, 'COMMON_PASSWORD'), 'commonPassword'],
  ['too many attempts', rejected(403, 'TOO_MANY_ATTEMPTS'), 'tooManyAttempts'],
  ['a server in trouble', rejected(500, 'EXPIRED'), 'unavailable'],
  ['a code of Object itself', rejected(400, 'toString'), 'failed'],
  ['something else', new TypeError('x'), 'failed'],
])('%s', (_, error, key) => {
  expect(accessProblem(error)).toEqual({ key });
});

it('a server that cannot be reached is named', () => {
  const away = new ApiError({
    kind: 'network',
    status: 0,
    code: 'ERR_NETWORK',
    message: 'x',
    server: 'main',
  });
  expect(accessProblem(away)).toEqual({ key: 'unavailable', away: 'main' });
});
