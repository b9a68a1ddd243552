import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../http/api-error.ts';
import { codeProblem, isOfCode } from './second-step.ts';

const failure = (kind: ApiErrorKind, status: number, code: string) =>
  new ApiError({ kind, status, code, message: code, server: 'domain' });

describe('the problem of a code', () => {
  it.each([
    ['SECOND_FACTOR_WRONG', 'wrong'],
    ['SECOND_FACTOR_USED', 'used'],
    ['SECOND_FACTOR_NEEDED', 'wrong'],
    ['TOO_MANY_ATTEMPTS', 'wait'],
    ['CHALLENGE_EXPIRED', 'expired'],
    ['NO_ENROLMENT', 'expired'],
    ['SECOND_FACTOR_UNREADABLE', 'unreadable'],
  ])('%s: %s', (code, key) => {
    expect(codeProblem(failure('rejected', 400, code))).toEqual({ key });
    // The server's code counts, whatever the status.
    expect(codeProblem(failure('rejected', 503, code))).toEqual({ key });
  });

  it('says how long to wait, where the server names it', () => {
    const fields = { kind: 'rejected', status: 403, code: 'TOO_MANY_ATTEMPTS', message: 'x' } as const;
    const error = new ApiError({ ...fields, server: 'domain', retryAfter: 15 });
    expect(codeProblem(error)).toEqual({ key: 'wait', seconds: 15 });
  });

  it('names the server that cannot be reached', () => {
    expect(codeProblem(failure('network', 0, 'ERR_NETWORK'))).toEqual({ key: 'unavailable', away: 'domain' });
  });

  it.each<[ApiErrorKind, number, string]>([
    ['malformed', 200, 'unavailable'],
    ['rejected', 499, 'failed'],
    ['rejected', 500, 'unavailable'],
    ['rejected', 503, 'unavailable'],
    ['unauthorised', 401, 'failed'],
  ])('%s with status %i and no code of a code: %s', (kind, status, key) => {
    // A name that every object has is no code.
    for (const code of ['INTERNAL_ERROR', 'toString'])
      expect(codeProblem(failure(kind, status, code))).toEqual({ key });
  });

  it('is none of the server if the code failed by itself', () => {
    expect(codeProblem(new TypeError('no reply'))).toEqual({ key: 'failed' });
  });
});

it.each([
  ['wrong', true],
  ['used', true],
  ['wait', true],
  ['expired', false],
  ['unreadable', false],
  ['unavailable', false],
  ['failed', false],
] as const)('a problem that is “%s” is told at the field: %s', (key, expected) => {
  expect(isOfCode({ key })).toBe(expected);
});
