import { expect, it, vi } from 'vitest';
import type { User } from '../contract/domain/user.ts';
import { ApiError } from '../http/api-error.ts';
import { createRegistered } from './registered.ts';

const user = (id: string): User => ({
  id,
  email: `${id}@x.example`,
  fullName: id,
  createdAt: '2026-01-01T00:00:00Z',
  roles: ['READER'],
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'DE',
});
const all = [user('anna'), user('beat')];
const options = [
  { value: 'READER', translationKey: 'r', hintTranslationKey: 'h', covers: [], excludes: [] },
] as const;
const rejected = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: 'no', server: 'domain' });

function start(calls: Record<string, () => Promise<unknown>> = {}) {
  const order: string[] = [];
  const called = (name: string, answer: () => Promise<unknown>) =>
    vi.fn(() => {
      order.push(name);
      return (calls[name] ?? answer)();
    });
  const main = {
    roleOptions: called('roleOptions', () => Promise.resolve(options)),
    endSessionsOnMain: called('endSessionsOnMain', () => Promise.resolve({})),
  };
  const domain = {
    users: called('users', () => Promise.resolve(all)),
    deleteUser: called('deleteUser', () => Promise.resolve({})),
    endSessions: called('endSessions', () => Promise.resolve({})),
  };
  const notices = { report: vi.fn(), tell: vi.fn() };
  return { store: createRegistered({ main, domain, notices } as never), notices, order, calls };
}

it('loads the users, and which role holds which', async () => {
  const { store } = start();
  expect(store.$users.get()).toEqual({ state: 'idle' });
  await store.load();
  expect(store.$users.get()).toEqual({ state: 'ready', value: all });
  expect(store.$roleOptions.get()).toEqual(options);
});

it('shows the users where the roles cannot be had, and asks for them again', async () => {
  const { store, calls, notices } = start({ roleOptions: () => Promise.reject(rejected(500, 'X')) });
  await store.load();
  expect(store.$users.get().state).toBe('ready');
  expect(notices.report).toHaveBeenCalledOnce();
  delete calls.roleOptions;
  await store.load();
  expect(store.$roleOptions.get()).toEqual(options);
});

it('says that the users cannot be had, and loads them when asked again', async () => {
  const { store, calls } = start({ users: () => Promise.reject(rejected(500, 'X')) });
  await store.load();
  expect(store.$users.get()).toMatchObject({ state: 'failed', error: { status: 500 } });
  delete calls.users;
  await store.load();
  expect(store.$users.get()).toEqual({ state: 'ready', value: all });
});

it('takes a deleted user out of the table and says so', async () => {
  const { store, notices, order } = start();
  await store.load();
  expect(await store.remove(user('anna'))).toBeUndefined();
  expect(store.$users.get()).toEqual({ state: 'ready', value: [user('beat')] });
  expect(notices.tell).toHaveBeenCalledExactlyOnceWith({ kind: 'success', key: 'users.deleted' });
  expect(order.filter((name) => name === 'users')).toHaveLength(1);
});

it.each([
  ['LAST_ADMINISTRATOR', 409, 'lastAdministrator'],
  ['FORBIDDEN', 403, 'forbidden'],
  ['ANYTHING', 400, 'deleteFailed'],
  ['ANYTHING', 500, 'deleteFailed'],
])('keeps a user whose deletion is refused with %s (%i)', async (code, status, key) => {
  const { store, notices } = start({ deleteUser: () => Promise.reject(rejected(status, code)) });
  await store.load();
  expect(await store.remove(user('anna'))).toEqual({ key });
  expect(store.$users.get()).toEqual({ state: 'ready', value: all });
  expect(notices.tell).not.toHaveBeenCalled();
  expect(notices.report).toHaveBeenCalledOnce();
});

it('loads the users anew where somebody else deleted one', async () => {
  const { store, order } = start({ deleteUser: () => Promise.reject(rejected(404, 'USER_NOT_FOUND')) });
  await store.load();
  expect(await store.remove(user('anna'))).toEqual({ key: 'userGone' });
  expect(order.filter((name) => name === 'users')).toHaveLength(2);
});

it('forces a user to sign in again on the main server first, then on their own, and once', async () => {
  const { store, order, notices } = start();
  const forcing = store.forceSignIn('anna@x.example');
  expect(store.$forced.get()).toEqual({ 'anna@x.example': 'sending' });
  await Promise.all([forcing, store.forceSignIn('anna@x.example')]);
  expect(store.$forced.get()).toEqual({ 'anna@x.example': 'done' });
  await store.forceSignIn('anna@x.example');
  expect(order).toEqual(['endSessionsOnMain', 'endSessions']);
  expect(notices.tell).toHaveBeenCalledExactlyOnceWith({ kind: 'success', key: 'users.forced' });
});

it.each([
  ['endSessionsOnMain', rejected(500, 'X'), 'users.forceFailed', ['endSessionsOnMain']],
  ['endSessions', rejected(500, 'X'), 'users.forceFailed', ['endSessionsOnMain', 'endSessions']],
  ['endSessions', rejected(403, 'OWN_ACCOUNT'), 'users.ownAccount', ['endSessionsOnMain', 'endSessions']],
])('says that forcing failed at %s, and can be tried again', async (failing, error, key, made) => {
  const { store, order, notices, calls } = start({ [failing]: () => Promise.reject(error) });
  await store.forceSignIn('anna@x.example');
  await store.forceSignIn('beat@x.example');
  expect(store.$forced.get()).toEqual({ 'anna@x.example': 'failed', 'beat@x.example': 'failed' });
  expect(notices.tell).toHaveBeenLastCalledWith({ kind: 'error', key });
  expect(order).toEqual([...made, ...made]);
  delete calls[failing];
  await store.forceSignIn('anna@x.example');
  expect(store.$forced.get()).toEqual({ 'anna@x.example': 'done', 'beat@x.example': 'failed' });
});

it('loads nothing anew for who has left meanwhile', async () => {
  const gone = () => Promise.reject(rejected(404, 'USER_NOT_FOUND'));
  const { store, order } = start({ deleteUser: gone, endSessions: gone });
  const running = [store.remove(user('anna')), store.forceSignIn('anna@x.example')];
  store.forget();
  await Promise.all(running);
  expect(order).not.toContain('users');
});

it('forgets all when nobody looks any more, what is still on its way too', async () => {
  const { store } = start();
  await store.load();
  await store.forceSignIn('anna@x.example');
  const pending = store.load();
  store.forget();
  await pending;
  expect(store.$users.get()).toEqual({ state: 'idle' });
  expect(store.$forced.get()).toEqual({});
  await store.load();
  expect(store.$users.get()).toEqual({ state: 'ready', value: all });
});
