import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { createRecentPlaces } from './recent-places.ts';

function start(stored?: string) {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  if (stored !== undefined) storage.write('recent-places', stored);
  const $session = atom({ signedIn: true });
  return { storage, $session, recent: createRecentPlaces({ storage, session: { $session } as never }) };
}
const place = (address: string) => ({ address, label: address, detail: '' });
const addresses = ({ $recent }: ReturnType<typeof start>['recent']) =>
  $recent.get().map(({ address }) => address);

it('remembers the last eight places, each once, the newest first', () => {
  const { recent } = start();
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) recent.remember(place(`/read/${number}`));
  expect(addresses(recent)).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map((number) => `/read/${number}`));
});

it('forgets them when the session ends', () => {
  const { recent, storage, $session } = start();
  recent.remember(place('/read/bankg'));
  storage.clearSession();
  $session.set({ signedIn: false });
  expect(addresses(recent)).toEqual([]);
});

it('begins with those of the device; a damaged entry counts as none', () => {
  expect(addresses(start(JSON.stringify([place('/read/gwg')])).recent)).toEqual(['/read/gwg']);
  expect(addresses(start('{').recent)).toEqual([]);
});
