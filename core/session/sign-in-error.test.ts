import { expect, it } from 'vitest';
import { ApiError, type ServerName } from '../http/api-error.ts';
import { signInProblem } from './sign-in.ts';

const rejected = (status: number, code: string, message = 'no', retryAfter?: number) =>
  new ApiError({ kind: 'rejected', status, code, message, server: 'domain', retryAfter });
const unreachable = (server: ServerName) =>
  new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: 'x', server });

it.each([
  ['main server unreachable', unreachable('main'), { key: 'unavailable', away: 'main' }],
  ['domain server unreachable', unreachable('domain'), { key: 'unavailable', away: 'domain' }],
  ['500', rejected(500, 'INTERNAL'), { key: 'unavailable' }],
  ['503', rejected(503, 'INVALID_REQUEST'), { key: 'unavailable' }],
  ['403', rejected(403, 'TOO_MANY_ATTEMPTS'), { key: 'tooManyAttempts' }],
  ['403 with a time', rejected(403, 'TOO_MANY_ATTEMPTS', 'no', 30), { key: 'wait', seconds: 30 }],
  [
    'an invalid request',
    rejected(400, 'INVALID_REQUEST', '[email: must be an e-mail address]'),
    { message: 'email: must be an e-mail address' },
  ],
  ['an invalid request without words', rejected(400, 'INVALID_REQUEST', '[]'), { key: 'failed' }],
  ['wrong credentials', rejected(400, 'INVALID_CREDENTIALS'), { key: 'failed' }],
  ['an unknown domain', rejected(404, 'NOT_FOUND'), { key: 'failed' }],
  ['something else', new TypeError('x'), { key: 'failed' }],
])('%s', (_, error, expected) => {
  expect(signInProblem(error)).toEqual(expected);
});
