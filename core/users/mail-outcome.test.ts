import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { mailOutcome } from './mail-outcome.ts';

const rejected = (code: string, link?: string) =>
  new ApiError({ kind: 'rejected', status: 502, code, message: 'no', server: 'domain', link });

it('takes a refused mail for an outcome with its link', async () => {
  const outcome = mailOutcome(Promise.reject(rejected('MAIL_REFUSED', 'https://x.example/i')));
  expect(await outcome).toEqual({ mail: 'refused', link: 'https://x.example/i' });
});

it.each([
  ['one without a link', rejected('MAIL_REFUSED')],
  ['what a proxy says', rejected('HTTP_502')],
  ['something else', new TypeError('x')],
])('leaves %s a failure', async (_, error) => {
  await expect(mailOutcome(Promise.reject(error))).rejects.toBe(error);
});
