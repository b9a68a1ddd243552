import { expect, it, vi } from 'vitest';
import { acceptInvite, signInByLink } from './enter.ts';

const user = {
  id: '1',
  email: 'a@bank.example',
  fullName: 'Ada',
  preferredLanguage: 'FR',
  fallbackLanguage: 'FR',
  documentDisplayLanguage: 'FR',
  roles: ['READER'],
  createdAt: '',
};

function tools() {
  const steps: string[] = [];
  const step =
    <T>(name: string, answer: T) =>
    (input: unknown) => {
      steps.push(`${name} ${JSON.stringify(input)}`);
      return answer;
    };
  const reply = Promise.resolve({ token: 't', user });
  const app = {
    session: {
      askAt: step('askAt', undefined),
      begin: step('begin', undefined),
      $session: { get: () => ({ signedIn: false }) },
    },
    main: {
      baseUrl: step('baseUrl', Promise.resolve({ baseUrl: 'http://h' })),
      updateRegisteredUser: vi.fn(async () => ({})),
    },
    domain: {
      loginUsingToken: step('loginUsingToken', reply),
      consumeInvite: vi.fn(() => reply),
      currentCapabilities: async () => [],
    },
    notices: { report: vi.fn() },
  };
  return { app, given: app as unknown as Parameters<typeof acceptInvite>[0], steps };
}

it('a link signs in at the server of its address', async () => {
  const { given, steps } = tools();
  await signInByLink(given, { email: 'a@bank.example', temporaryToken: 'x' });
  expect(steps).toEqual([
    'baseUrl {"email":"a@bank.example"}',
    'askAt "http://h"',
    'loginUsingToken {"email":"a@bank.example","temporaryToken":"x"}',
    'begin "t"',
  ]);
});

const body = {
  inviteCode: 'c',
  email: 'A@bank.example',
  name: 'Ada',
  preferredLanguage: 'FR' as const,
  password: 'p',
  privacyAccepted: true as const,
  termsAccepted: true as const,
};
const updated = { body: { email: 'a@bank.example', fullName: 'Ada', preferredLanguage: 'FR' } };

it('an invite makes a user, whom the main server is told of', async () => {
  const { app, given, steps } = tools();
  await acceptInvite(given, body);
  expect(steps).toEqual(['begin "t"']);
  expect(app.main.updateRegisteredUser).toHaveBeenCalledWith(updated);
});

it('a main server that cannot be told hinders nobody', async () => {
  const { app, given } = tools();
  app.main.updateRegisteredUser.mockRejectedValue(new Error('away'));
  await acceptInvite(given, body);
  expect(app.notices.report).toHaveBeenCalledTimes(1);
});
