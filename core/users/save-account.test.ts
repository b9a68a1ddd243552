import { expect, it, vi } from 'vitest';
import { emailConsents } from '../contract/domain/consents.ts';
import type { User } from '../contract/domain/user.ts';
import type { Account } from './account-form.ts';
import { loadAccount, saveAccount } from './account-form.ts';
import { confirmsAddress, removeOwnAccount } from './remove-account.ts';

const user: User = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada',
  createdAt: '',
  roles: ['READER'],
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'DE',
};
const account: Account = { user, languages: ['DE'], consents: { offered: emailConsents, chosen: [] } };
const known = { email: user.email, accepted: true };

/** Servers that carry out every call and record the order. */
function servers(failing: readonly string[] = []) {
  const steps: string[] = [];
  const step = async <T>(name: string, input: unknown, answer: T) => {
    steps.push(`${name} ${JSON.stringify(input)}`);
    if (failing.includes(name)) throw new Error(`no ${name}`);
    return answer;
  };
  type Servers = Parameters<typeof saveAccount>[0];
  const updateUser: Servers['domain']['updateUser'] = ({ body }) =>
    step('user', body, { ...user, ...body } as User);
  const updateEmailPreferences: Servers['domain']['updateEmailPreferences'] = ({ body }) =>
    step(
      'consents',
      body,
      body.map((consentId) => ({ consentId })),
    );
  const updateRegisteredUser: Servers['main']['updateRegisteredUser'] = ({ body }) =>
    step('register', body, known);
  const storage = { write: (...entry: unknown[]) => void steps.push(`device ${JSON.stringify(entry)}`) };
  const tools: Servers = {
    domain: { updateUser, updateEmailPreferences },
    main: { updateRegisteredUser },
    storage,
  };
  return { steps, tools };
}
const changes = { edit: { fullName: 'Ada A.' }, consents: [3 as const] };

/** The filters of changes that the device caches are removed. */
const forgotten = 'device ["change-filters",null]';

it('saves the user, tells the main server, then saves the consents, then forgets cached filters of changes', async () => {
  const { steps, tools } = servers();
  const saved = await saveAccount(tools, account, changes, false);
  expect(steps).toEqual([
    'user {"fullName":"Ada A."}',
    'register {"email":"ada@bank.example","fullName":"Ada A.","preferredLanguage":"DE"}',
    'consents [3]',
    forgotten,
  ]);
  expect(saved).toMatchObject({
    untold: false,
    failed: [],
    account: { user: { fullName: 'Ada A.', notificationPreferences: [3] }, consents: { chosen: [3] } },
  });
});

it('leaves it to the organisation to tell of roles, and asks for nothing that did not change', async () => {
  const { steps, tools } = servers();
  await saveAccount(tools, account, { edit: { roles: ['CHAT_USER'], title: 'MS' } }, false);
  await saveAccount(tools, account, {}, false);
  expect(steps).toEqual(['user {"roles":["CHAT_USER"],"title":"MS"}', forgotten, forgotten]);
});

it.each([
  ['user', 'Ada', [3], false],
  ['register', 'Ada A.', [3], true],
  ['consents', 'Ada A.', [], false],
])('says that %s failed, and keeps what was saved', async (part, fullName, chosen, untold) => {
  const { tools } = servers([part]);
  const saved = await saveAccount(tools, account, changes, false);
  expect(saved.failed).toEqual([{ part, error: new Error(`no ${part}`) }]);
  expect(saved).toMatchObject({ untold, account: { user: { fullName }, consents: { chosen } } });
});

it('tells the main server what it has not heard, and nothing else', async () => {
  const { steps, tools } = servers();
  const saved = await saveAccount(tools, account, {}, true);
  expect(steps).toEqual([expect.stringMatching(/^register/), forgotten]);
  expect(saved.untold).toBe(false);
});

it('asks for roles where an administrator looks, and for consents of the own account only', async () => {
  const ask = vi.fn();
  const call =
    <T>(name: string, answer: T) =>
    async () => {
      ask(name);
      return answer;
    };
  const tools = {
    main: { domainSettings: call('settings', { languages: ['FR'] }), roleOptions: call('roles', []) },
    domain: {
      user: call('user', { ...user, roles: ['FULL_DOMAIN_ADMIN'] }),
      emailConsents: call('offered', emailConsents),
      emailPreferences: call('chosen', [{ consentId: 2 }]),
    },
  } as unknown as Parameters<typeof loadAccount>[0];
  const other = await loadAccount(tools, { id: '7', isOwn: false, isAdministrator: true });
  expect(ask.mock.calls.flat()).toEqual(['user', 'settings', 'roles']);
  expect(other.roles?.map(({ value }) => value)).toEqual(['FULL_DOMAIN_ADMIN']);
  ask.mockClear();
  const own = await loadAccount(tools, { id: '7', isOwn: true, isAdministrator: false });
  expect(ask.mock.calls.flat()).toEqual(['user', 'settings', 'offered', 'chosen']);
  expect(own).toMatchObject({ languages: ['FR'], consents: { chosen: [2] } });
});

it.each([
  [' ada@bank.example ', true],
  ['ada@bank.exampl', false],
  ['', false],
])('removing an account takes the own address: %j', (typed, confirms) => {
  expect(confirmsAddress(typed, 'ada@bank.example')).toBe(confirms);
});

it('removes an account, then ends the session, leaves and forgets everything', async () => {
  const steps: string[] = [];
  const step = (name: string) => () => void steps.push(name);
  const app = {
    domain: { deleteUser: async () => step('delete')() },
    session: { signOut: step('sign out') },
    storage: { clearAll: step('clear') },
  } as unknown as Parameters<typeof removeOwnAccount>[0];
  await removeOwnAccount(app, '7', step('leave'));
  expect(steps).toEqual(['delete', 'sign out', 'leave', 'clear']);
});
