import { expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createInviteList, type Invite, isExpired } from './invites.ts';

const invite = (id: string): Invite => ({
  id,
  email: `${id}@x.example`,
  roles: ['READER'],
  createdAt: '2026-01-01T00:00:00Z',
  expires: '2026-01-15T00:00:00Z',
  isExpired: false,
});
const all = [invite('nora'), invite('otto')];
const rejected = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: 'no', server: 'domain' });

function start(calls: Record<string, () => Promise<unknown>> = {}) {
  const order: string[] = [];
  const called = (name: string, answer: () => Promise<unknown>) => (input: unknown) => {
    order.push(name);
    given.push(input);
    return (calls[name] ?? answer)();
  };
  const given: unknown[] = [];
  const main = { removeRegisteredUser: called('removeRegisteredUser', () => Promise.resolve({})) };
  const domain = {
    invites: called('invites', () => Promise.resolve(all)),
    deleteInvite: called('deleteInvite', () => Promise.resolve({})),
    resendInvite: called('resendInvite', () => Promise.resolve({ invite: invite('nora'), mail: 'sent' })),
  };
  const notices = { report: vi.fn(), tell: vi.fn() };
  return { store: createInviteList({ main, domain, notices } as never), notices, order, given, calls };
}

it('says that the invites cannot be had, and loads them when asked again', async () => {
  const { store, calls } = start({ invites: () => Promise.reject(rejected(500, 'X')) });
  await store.load();
  expect(store.$invites.get().state).toBe('failed');
  delete calls.invites;
  await store.load();
  expect(store.$invites.get()).toEqual({ state: 'ready', value: all });
});

it('deletes an invite and frees its address on the main server', async () => {
  const { store, order, given, notices } = start();
  await store.load();
  expect(await store.remove(invite('nora'))).toBeUndefined();
  expect(order).toEqual(['invites', 'deleteInvite', 'removeRegisteredUser']);
  expect(given.slice(1)).toEqual([{ id: 'nora' }, { body: { email: 'nora@x.example', reserved: true } }]);
  expect(store.$invites.get()).toEqual({ state: 'ready', value: [invite('otto')] });
  expect(notices.tell).toHaveBeenCalledExactlyOnceWith({ kind: 'success', key: 'users.inviteDeleted' });
});

it('does not tell of a failure where the invite is gone and only its address is still kept', async () => {
  const { store, notices } = start({ removeRegisteredUser: () => Promise.reject(rejected(500, 'X')) });
  await store.load();
  expect(await store.remove(invite('nora'))).toBeUndefined();
  expect(store.$invites.get()).toEqual({ state: 'ready', value: [invite('otto')] });
  expect(notices.tell).toHaveBeenCalledExactlyOnceWith({ kind: 'success', key: 'users.inviteDeleted' });
  expect(notices.report).toHaveBeenCalledOnce();
});

it.each([
  ['FORBIDDEN', 403, 'forbidden', 1],
  ['ANYTHING', 500, 'inviteDeleteFailed', 1],
  ['NOT_FOUND', 404, 'inviteGone', 2],
])('keeps an invite whose deletion is refused with %s', async (code, status, key, loads) => {
  const { store, order } = start({ deleteInvite: () => Promise.reject(rejected(status, code)) });
  await store.load();
  expect(await store.remove(invite('nora'))).toEqual({ key });
  expect(store.$invites.get()).toEqual({ state: 'ready', value: all });
  expect(order.filter((name) => name === 'invites')).toHaveLength(loads);
  expect(order).not.toContain('removeRegisteredUser');
});

it.each([
  ['sent', 'users.resent'],
  ['queued', 'users.resendQueued'],
] as const)('tells that another mail was %s', async (mail, key) => {
  const later = { ...invite('nora'), expires: '2026-02-01T00:00:00Z' };
  const { store, notices } = start({ resendInvite: () => Promise.resolve({ invite: later, mail }) });
  await store.load();
  const sending = store.resend('nora');
  expect(store.$resent.get()).toEqual({ nora: 'sending' });
  await sending;
  expect(store.$resent.get()).toEqual({ nora: mail });
  expect(store.$invites.get()).toEqual({ state: 'ready', value: [later, invite('otto')] });
  expect(notices.tell).toHaveBeenCalledExactlyOnceWith({ kind: 'success', key });
});

it('gives the link where the mail was refused, and calls that no success', async () => {
  const link = 'https://x.example/i';
  const refused = new ApiError({
    kind: 'rejected',
    status: 502,
    code: 'MAIL_REFUSED',
    message: 'no',
    server: 'domain',
    link,
  });
  const { store, notices } = start({ resendInvite: () => Promise.reject(refused) });
  expect(await store.resend('nora')).toBe(link);
  expect(store.$resent.get()).toEqual({ nora: 'refused' });
  expect(notices.tell).not.toHaveBeenCalled();
  expect(notices.report).not.toHaveBeenCalled();
});

it.each([
  ['ANYTHING', 500, 'users.resendFailed', 0],
  ['EXPIRED', 400, 'users.inviteExpired', 1],
  ['NOT_FOUND', 404, 'users.inviteGone', 1],
])('says that no other mail was sent: %s, and can be tried again', async (code, status, key, loads) => {
  const { store, notices, order, calls } = start({
    resendInvite: () => Promise.reject(rejected(status, code)),
  });
  await store.resend('nora');
  expect(store.$resent.get()).toEqual({ nora: 'failed' });
  expect(notices.tell).toHaveBeenCalledExactlyOnceWith({ kind: 'error', key });
  expect(order.filter((name) => name === 'invites')).toHaveLength(loads);
  delete calls.resendInvite;
  await store.resend('nora');
  expect(store.$resent.get()).toEqual({ nora: 'sent' });
});

it('expires after its moment, not at it', () => {
  const end = Date.parse('2026-01-15T00:00:00Z');
  expect([end - 1, end, end + 1].map((now) => isExpired(invite('nora'), now))).toEqual([false, false, true]);
  // The clock of the device may be behind that of the server.
  expect(isExpired({ ...invite('nora'), isExpired: true }, end - 1)).toBe(true);
});

it('loads nothing anew for who has left meanwhile', async () => {
  const { store, order } = start({
    deleteInvite: () => Promise.reject(rejected(404, 'NOT_FOUND')),
    resendInvite: () => Promise.reject(rejected(404, 'NOT_FOUND')),
  });
  const running = [store.remove(invite('nora')), store.resend('otto')];
  store.forget();
  await Promise.all(running);
  expect(order).not.toContain('invites');
});

it('forgets all when nobody looks any more, what is still on its way too', async () => {
  const { store } = start();
  await store.load();
  await store.resend('nora');
  const pending = store.load();
  store.forget();
  await pending;
  expect(store.$invites.get()).toEqual({ state: 'idle' });
  expect(store.$resent.get()).toEqual({});
  await store.load();
  expect(store.$invites.get()).toEqual({ state: 'ready', value: all });
});
