import { expect, it } from 'vitest';
import { ApiError, type ServerName } from '../http/api-error.ts';
import { refusal, rowRefusal } from './refusal.ts';

const rejected = (status: number, code: string, message = 'no') =>
  new ApiError({ kind: 'rejected', status, code, message, server: 'domain' });

it.each([
  [400, 'INVALID_EMAIL_ADDRESS', 'emailInvalid'],
  [400, 'EMAIL_ALREADY_USED', 'emailUsed'],
  [403, 'EMAIL_DOMAIN_MISMATCH', 'domainMismatch'],
  [400, 'EMAIL_READ_ONLY', 'emailReadOnly'],
  [400, 'EXCLUSIVE_ROLES', 'exclusiveRoles'],
  [403, 'ROLE_NOT_YOURS_TO_GIVE', 'roleNotYours'],
  [409, 'LAST_ADMINISTRATOR', 'lastAdministrator'],
  [403, 'OWN_ACCOUNT', 'ownAccount'],
  [404, 'USER_NOT_FOUND', 'userGone'],
  [403, 'FORBIDDEN', 'forbidden'],
  [403, 'TOO_MANY_ATTEMPTS', 'tooManyAttempts'],
])('%i %s is told as %s', (status, code, key) => {
  expect(refusal(rejected(status, code))).toEqual({ key });
});

it.each([
  ['other words of the server as they are', rejected(400, 'ELSE', 'not today'), 'not today'],
  ['nothing where it has none', rejected(400, 'ELSE', ''), undefined],
  ['a code of Object itself by its words', rejected(400, 'toString', 'x'), 'x'],
  ['a server in trouble', rejected(500, 'EMAIL_ALREADY_USED', 'x'), undefined],
  ['something else', new TypeError('x'), undefined],
])('tells %s', (_, error, message) => {
  expect(refusal(error)).toEqual(message === undefined ? { key: 'failed' } : { key: 'failed', message });
});

it('names a server that cannot be reached', () => {
  const fields = { kind: 'network', status: 0, code: 'ERR_NETWORK', message: 'x', server: 'main' } as const;
  expect(refusal(new ApiError(fields))).toEqual({ key: 'unavailable', away: 'main' });
});

it.each([
  ['the last administrator', rejected(409, 'LAST_ADMINISTRATOR'), 'lastAdministrator'],
  ['oneself', rejected(403, 'OWN_ACCOUNT'), 'ownAccount'],
  ['a user who is gone', rejected(404, 'USER_NOT_FOUND'), 'userGone'],
  ['an invite that is gone', rejected(404, 'NOT_FOUND'), 'inviteGone'],
  ['an invite that has expired', rejected(400, 'EXPIRED'), 'inviteExpired'],
  ['rights that are gone', rejected(403, 'FORBIDDEN'), 'forbidden'],
  ['a server in trouble', rejected(500, 'FORBIDDEN'), 'deleteFailed'],
  ['an unknown code', rejected(400, 'toString'), 'deleteFailed'],
  ['something else', new TypeError('x'), 'deleteFailed'],
])('in a row, %s has its text', (_, error, key) => {
  expect(rowRefusal(error, 'deleteFailed')).toEqual({ key });
});

it.each<ServerName>(['main', 'domain'])('in a row, names the %s server that cannot be reached', (server) => {
  const error = new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: 'x', server });
  expect(rowRefusal(error, 'forceFailed')).toEqual({ key: 'forceFailed', away: server });
});
