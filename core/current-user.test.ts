import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { User } from './contract/domain/user.ts';
import { askCurrentUser } from './current-user.ts';
import type { SessionState } from './session/session.ts';

const userNamed = (id: string) => ({ id }) as User;

function open() {
  const waiting: ((user: User) => void)[] = [];
  const domain = { currentUser: vi.fn(() => new Promise<User>((done) => waiting.push(done))) };
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  return { waiting, domain, $session, ask: () => askCurrentUser({ domain, session: { $session } }) };
}

it('parts of a page that want the current user at the same moment share one call, later ones make another', async () => {
  const { waiting, domain, ask } = open();
  const both = [ask(), ask()];
  expect(domain.currentUser).toHaveBeenCalledOnce();
  waiting[0]?.(userNamed('ada'));
  expect(await Promise.all(both)).toEqual([userNamed('ada'), userNamed('ada')]);
  void ask();
  expect(domain.currentUser).toHaveBeenCalledTimes(2);
});

it('another session does not get the user of the one before', async () => {
  const { waiting, $session, ask } = open();
  void ask();
  $session.set({ signedIn: true, capabilities: [] });
  const next = ask();
  waiting[0]?.(userNamed('ada'));
  waiting[1]?.(userNamed('ben'));
  expect(await next).toEqual(userNamed('ben'));
});

it('a call that failed is made again', async () => {
  const { domain, ask } = open();
  domain.currentUser.mockRejectedValueOnce(new Error('away'));
  await expect(ask()).rejects.toThrow('away');
  void ask();
  expect(domain.currentUser).toHaveBeenCalledTimes(2);
});
