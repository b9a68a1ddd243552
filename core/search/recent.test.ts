import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { createRecentSearches } from './recent.ts';

function aDevice(stored?: string) {
  const memory = createMemoryStorage();
  const storage = createProductStorage('regesta', memory, 'https://main.example');
  storage.beginSession();
  storage.write('token', 'x');
  storage.write('recent-searches', stored);
  let time = 0;
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const open = () => createRecentSearches({ storage, session: { $session }, now: () => ++time });
  return { memory, storage, $session, open, recent: open() };
}
const terms = ({ $recent }: ReturnType<typeof createRecentSearches>) => $recent.get().map(({ term }) => term);

describe('recent searches', () => {
  it('are the last ten, newest first, each once', () => {
    const { recent } = aDevice();
    for (let count = 1; count <= 12; count += 1) recent.remember(`lamp ${count}`);
    recent.remember('lamp 5');
    expect(terms(recent)).toEqual([
      'lamp 5',
      ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((count) => `lamp ${count}`),
    ]);
  });

  it('are there again the next time, under the prefix of the product', () => {
    const { recent, open, memory } = aDevice();
    recent.remember('lamp');
    expect(terms(open())).toEqual(['lamp']);
    expect(memory.keys()).toContain('regesta-recent-searches');
  });

  it('can be removed', () => {
    const { recent, open } = aDevice();
    recent.remember('lamp');
    recent.remember('wick');
    recent.remove('lamp');
    expect(terms(recent)).toEqual(['wick']);
    expect(terms(open())).toEqual(['wick']);
  });

  it('go with the sign-out', () => {
    const { recent, storage, $session, open } = aDevice();
    recent.remember('lamp');
    storage.clearSession();
    $session.set({ signedIn: false, capabilities: [] });
    expect(terms(recent)).toEqual([]);
    expect(terms(open())).toEqual([]);
  });

  it('of a session that a host page gave stay in memory', () => {
    const hosted = aDevice();
    hosted.storage.write('token', undefined);
    hosted.recent.remember('lamp');
    hosted.$session.set({ signedIn: true, capabilities: ['CAN_SEE_NEWS'] });
    expect(terms(hosted.recent)).toEqual(['lamp']);
    expect(terms(hosted.open())).toEqual([]);
  });

  it.each(['not json', '{}', '[{"term":1}]', 'null'])(
    'count as none where the entry is damaged: %s',
    (entry) => {
      expect(terms(aDevice(entry).recent)).toEqual([]);
    },
  );
});
