import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { WatchedEvent } from '../contract/domain/watching.ts';
import { ApiError } from '../http/api-error.ts';
import { createNotices } from '../notices.ts';
import type { SessionState } from '../session/session.ts';
import { createWatchedEvents } from './watched-events.ts';

const away = new ApiError({
  kind: 'network',
  status: 0,
  code: 'ERR_NETWORK',
  message: 'away',
  server: 'domain',
});
const anEvent = (id: number, read = false) => ({ id: `e${id}`, read }) as WatchedEvent;

function events(all: WatchedEvent[]) {
  const $session = atom({ signedIn: true, capabilities: [], user: { id: '7' } } as unknown as SessionState);
  const notices = createNotices();
  const stored = all;
  type Query = { start?: number; rows?: number; unread?: 'true' };
  const domain = {
    watchedEvents: vi.fn(async ({ start = 0, rows = 50, unread }: Query) => {
      const requested = unread ? stored.filter(({ read }) => !read) : stored;
      return {
        unread: stored.filter(({ read }) => !read).length,
        total: requested.length,
        events: requested.slice(start, start + rows),
      };
    }),
    readWatchedEvents: vi.fn(async ({ body }: { body: { ids?: string[] } }) => ({
      unread: body.ids ? 1 : 0,
    })),
  };
  const store = createWatchedEvents({ domain, notices, session: { $session } } as never);
  const listed = () => loadedValue(store.$events.get())?.events.map(({ id, read }) => (read ? id : `${id}!`));
  const notified = () => notices.$notices.get().map(({ kind, key }) => `${kind} ${key}`);
  return { store, domain, stored, listed, notified, $session };
}

describe('what happened', () => {
  it('counts what was not read, and shows the newest of it first', async () => {
    const { store } = events([anEvent(1), anEvent(2, true), ...[3, 4, 5, 6, 7].map((id) => anEvent(id))]);
    expect(store.$unread.get()).toBeUndefined();
    await store.refresh();
    expect(store.$unread.get()).toBe(6);
    expect(loadedValue(store.$latest.get())?.events.map(({ id }) => id)).toEqual([
      'e1',
      'e3',
      'e4',
      'e5',
      'e6',
    ]);
  });

  it('comes in pages, each event once, though newer ones come meanwhile', async () => {
    const { store, stored, listed } = events(Array.from({ length: 120 }, (_, id) => anEvent(id, true)));
    await store.open();
    expect(listed()?.length).toBe(50);
    stored.unshift(anEvent(999));
    await store.more();
    expect([listed()?.length, new Set(listed()).size]).toEqual([99, 99]);
    await store.more();
    await store.more();
    expect(loadedValue(store.$events.get())?.total).toBe(listed()?.length);
    await store.open();
    expect(listed()?.[0]).toBe('e999!');
    expect(listed()?.length).toBe(120);
  });

  it('is marked as read, one by one or all, on the page and in the bar', async () => {
    const { store, domain, listed } = events([anEvent(1), anEvent(2)]);
    await Promise.all([store.refresh(), store.open()]);
    await store.read(['e1']);
    expect([listed(), store.$unread.get()]).toEqual([['e1', 'e2!'], 1]);
    await store.read();
    expect([listed(), store.$unread.get()]).toEqual([['e1', 'e2'], 0]);
    expect(domain.readWatchedEvents.mock.calls.map(([input]) => input)).toEqual([
      { body: { ids: ['e1'] } },
      { body: {} },
    ]);
  });

  it('says what failed where somebody asked for it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, domain, listed, notified } = events([
      anEvent(1),
      ...Array.from({ length: 60 }, (_, id) => anEvent(id + 2)),
    ]);
    domain.watchedEvents.mockRejectedValueOnce(away);
    await store.refresh();
    expect([store.$latest.get().state, notified()]).toEqual(['failed', []]);
    await store.open();
    domain.watchedEvents.mockRejectedValueOnce(away);
    domain.readWatchedEvents.mockRejectedValueOnce(away);
    await store.more();
    await store.read();
    expect(notified()).toEqual([
      'error common.networkError',
      'error watching.moreFailed',
      'error watching.readFailed',
    ]);
    expect([listed()?.length, listed()?.[0]]).toEqual([50, 'e1!']);
  });

  it('is nothing of another user', async () => {
    const { store, $session } = events([anEvent(1)]);
    await Promise.all([store.refresh(), store.open()]);
    $session.set({ signedIn: true, capabilities: [], user: { id: '8' } } as unknown as SessionState);
    expect([store.$latest.get(), store.$events.get()]).toEqual([{ state: 'idle' }, { state: 'idle' }]);
  });
});
