import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { questionProblem } from './store.ts';

const rejected = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: 'no', server: 'main' });

const over = new ApiError({
  kind: 'unauthorised',
  status: 401,
  code: 'UNAUTHORISED',
  message: 'x',
  server: 'main',
});

it.each([
  [
    'an unreachable server',
    new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: 'x', server: 'main' }),
    { key: 'failed', away: 'main' },
  ],
  ['502', rejected(502, 'MAIL_REFUSED'), { key: 'mailFailed' }],
  ['502 without our words', rejected(502, 'HTTP_502'), { key: 'mailFailed' }],
  ['too many', rejected(429, 'TOO_MANY_QUESTIONS'), { key: 'tooMany' }],
  ['nobody who answers', rejected(503, 'NO_SUPPORT_ADDRESS'), { key: 'nobodyAnswers' }],
  ['a session that is over', over, { key: 'sessionEnded' }],
  ['500', rejected(500, 'INTERNAL'), { key: 'failed' }],
  ['an invalid request', rejected(400, 'INVALID_REQUEST'), { key: 'failed' }],
  ['something else', new TypeError('x'), { key: 'failed' }],
])('%s', (_, error, expected) => {
  expect(questionProblem(error)).toEqual(expected);
});

it.each([
  ['too many', rejected(429, 'TOO_MANY_QUESTIONS'), { key: 'tooManyHere' }],
  ['nobody who answers', rejected(503, 'NO_SUPPORT_ADDRESS'), { key: 'nobodyAnswersHere' }],
  ['a page that no organisation allows', rejected(403, 'ORIGIN_NOT_ALLOWED'), { key: 'notFromHere' }],
  ['a page that is not proved', rejected(403, 'ORIGIN_NOT_PROVED'), { key: 'notProvedHere' }],
  ['502', rejected(502, 'MAIL_REFUSED'), { key: 'mailFailed' }],
])('of a visitor: %s', (_, error, expected) => {
  expect(questionProblem(error, true)).toEqual(expected);
});
