import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#core/http/api-error.ts';
import { punctualToken } from './punctual-token.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const codeOf = (call: unknown) =>
  Promise.resolve(call).then(
    () => 'no failure',
    (error: unknown) => (error instanceof ApiError ? error.code : 'another failure'),
  );

it.each<[string, () => string | undefined | Promise<string | undefined>, string | undefined]>([
  ['at once', () => 'lamp', 'lamp'],
  ['later', () => new Promise((done) => setTimeout(done, 9000, 'lamp')), 'lamp'],
  ['as none', () => undefined, undefined],
])('a token that comes %s comes', async (_, token, expected) => {
  const given = punctualToken(token)();
  await vi.advanceTimersByTimeAsync(9000);
  expect(await given).toBe(expected);
  expect(vi.getTimerCount()).toBe(0);
});

it('a token that never comes is a failure after ten seconds, and is asked for again at the next call', async () => {
  const token = vi.fn<() => Promise<string> | string>(() => new Promise(() => undefined));
  const code = codeOf(punctualToken(token)());
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await code).toBe('TOKEN_TIMEOUT');
  token.mockReturnValue('lamp');
  expect(await punctualToken(token)()).toBe('lamp');
});

it.each<[string, () => string | Promise<string>]>([
  [
    'that throws',
    () => {
      throw new Error('no lamp');
    },
  ],
  ['whose promise is rejected', () => Promise.reject(new Error('no lamp'))],
])('a token function %s is a failure with its words', async (_, token) => {
  expect(await codeOf(punctualToken(token)())).toBe('TOKEN_FAILED');
  await expect(punctualToken(token)()).rejects.toThrow('no lamp');
});

it('is the same for the same function', () => {
  const token = () => 'lamp';
  expect(punctualToken(token)).toBe(punctualToken(token));
  expect(punctualToken(() => 'lamp')).not.toBe(punctualToken(token));
});
