import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { createWaitingReviews } from './waiting.ts';

it('counts what waits for review, keeps the number while it counts again, and forgets it with the session', async () => {
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const carriedCounts = vi.fn(async () => ({ total: 7 }));
  const waiting = createWaitingReviews({
    domain: { carriedCounts } as never,
    notices: { report: vi.fn() } as never,
    session: { $session } as never,
  });
  await waiting.refresh();
  expect(waiting.$waiting.get()).toEqual({ state: 'ready', value: 7 });
  const again = waiting.refresh();
  expect(waiting.$waiting.get()).toEqual({ state: 'loading', value: 7 });
  await again;
  $session.set({ signedIn: false, capabilities: [] });
  expect(waiting.$waiting.get()).toEqual({ state: 'idle' });
});
