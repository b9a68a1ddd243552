import { expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { askForLink, findServer } from './links.ts';

type Servers = Parameters<typeof askForLink>[0];

function tools(baseUrl: () => Promise<{ baseUrl: string }>) {
  const askAt = vi.fn();
  const requestLoginPerEmail = vi.fn(async () => ({}));
  const requestPasswordReset = vi.fn(async () => ({}));
  const knowsBaseUrl = vi.fn(async ({ baseUrl: request }: { baseUrl: string }) => ({
    known: request === 'http://h',
  }));
  const given = {
    session: { askAt },
    main: { baseUrl, knowsBaseUrl },
    domain: { requestLoginPerEmail, requestPasswordReset },
  } as unknown as Servers;
  return { given, askAt, requestLoginPerEmail, requestPasswordReset };
}
const refused = (code: string) =>
  Promise.reject(new ApiError({ kind: 'rejected', status: 404, code, message: 'no', server: 'main' }));

it('has a link sent by the organisation of the address', async () => {
  const { given, askAt, requestLoginPerEmail, requestPasswordReset } = tools(async () => ({
    baseUrl: 'http://h',
  }));
  await askForLink(given, 'passwordReset', 'a@bank.example');
  expect(askAt).toHaveBeenCalledWith('http://h');
  expect(requestPasswordReset).toHaveBeenCalledWith({ username: 'a@bank.example' });
  await askForLink(given, 'login', 'a@bank.example');
  expect(requestLoginPerEmail).toHaveBeenCalledWith({ email: 'a@bank.example' });
});

it('says of an address of no organisation what it says of others', async () => {
  const { given, requestPasswordReset } = tools(() => refused('DOMAIN_NOT_FOUND'));
  await expect(askForLink(given, 'passwordReset', 'a@elsewhere.example')).resolves.toBeUndefined();
  expect(requestPasswordReset).not.toHaveBeenCalled();
});

it('tells other failures', async () => {
  const { given } = tools(() => refused('NOT_FOUND'));
  await expect(askForLink(given, 'login', 'a@bank.example')).rejects.toThrow(ApiError);
});

it('asks no server that the main server does not know', async () => {
  const { given, askAt } = tools(async () => ({ baseUrl: 'http://h' }));
  expect(await findServer(given, 'http://evil')).toBe(false);
  expect(askAt).not.toHaveBeenCalled();
  expect(await findServer(given, 'http://h')).toBe(true);
  expect(askAt).toHaveBeenCalledWith('http://h');
});
