import { expect, it } from 'vitest';
import { ApiError, type ServerName } from '../http/api-error.ts';
import { peopleProblem } from './people-problem.ts';

const rejected = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: 'no', server: 'domain' });

it.each([
  ['the last administrator', rejected(409, 'LAST_ADMINISTRATOR'), 'lastAdministrator'],
  ['oneself', rejected(403, 'OWN_ACCOUNT'), 'ownAccount'],
  ['a user who is gone', rejected(404, 'USER_NOT_FOUND'), 'userGone'],
  ['an invite that is gone', rejected(404, 'NOT_FOUND'), 'inviteGone'],
  ['an invite that has expired', rejected(400, 'EXPIRED'), 'inviteExpired'],
  ['rights that are gone', rejected(403, 'FORBIDDEN'), 'notAllowed'],
  ['a server in trouble', rejected(500, 'FORBIDDEN'), 'deleteFailed'],
  ['an unknown code', rejected(400, 'toString'), 'deleteFailed'],
  ['something else', new TypeError('x'), 'deleteFailed'],
])('%s has its text', (_, error, key) => {
  expect(peopleProblem(error, 'deleteFailed')).toEqual({ key });
});

it.each<ServerName>(['main', 'domain'])('names the %s server where it cannot be reached', (server) => {
  const error = new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: 'x', server });
  expect(peopleProblem(error, 'forceFailed')).toEqual({ key: 'forceFailed', away: server });
});
