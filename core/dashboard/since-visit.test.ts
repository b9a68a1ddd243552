import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { sinceVisit } from './since-visit.ts';

const before = '2026-05-20T06:00:00.000Z';
const changed = (...keys: string[]) => ({
  total: keys.length,
  texts: keys.map((regTextId) => ({ regTextId })),
});

function start() {
  const recordVisit = vi.fn(async () => ({ since: before }) as { since?: string });
  const changedTexts = vi.fn(async (_query: { language: string; since: string }) => changed('lamp'));
  const report = vi.fn();
  const $session = atom({ signedIn: true });
  const $listed = atom(false);
  const tools = {
    domain: { recordVisit },
    main: { changedTexts },
    notices: { report },
    session: { $session },
    samples: { $listed },
    now: () => Date.parse('2026-06-01T10:00:00Z'),
  };
  return { ...sinceVisit.create(tools as never), recordVisit, changedTexts, report, $session, $listed };
}

it('lists what has changed since the visit before', async () => {
  const { refresh, $changes, changedTexts } = start();
  await refresh('ada', 'DE');
  expect(changedTexts).toHaveBeenCalledExactlyOnceWith({ language: 'DE', since: before });
  expect($changes.get()).toEqual({
    state: 'ready',
    value: { since: before, isFirstVisit: false, ...changed('lamp') },
  });
});

it('lists the last 30 days at the first visit', async () => {
  const { refresh, $changes, recordVisit, changedTexts } = start();
  recordVisit.mockResolvedValueOnce({});
  await refresh('ada', 'DE');
  expect(changedTexts).toHaveBeenCalledExactlyOnceWith({ language: 'DE', since: '2026-05-02T10:00:00.000Z' });
  expect($changes.get()).toMatchObject({ state: 'ready', value: { isFirstVisit: true } });
});

it('leaves on screen what it has of the same user, and nothing of another', async () => {
  const { refresh, $changes } = start();
  await refresh('ada', 'DE');
  const again = refresh('ada', 'FR');
  expect($changes.get()).toMatchObject({ state: 'loading', value: changed('lamp') });
  await again;
  const other = refresh('ben', 'FR');
  expect($changes.get()).toEqual({ state: 'loading' });
  await other;
});

it('forgets everything with the end of the session', async () => {
  const { refresh, $changes, $session, $listed, changedTexts } = start();
  await refresh('ada', 'DE');
  $session.set({ signedIn: false });
  expect($changes.get()).toEqual({ state: 'idle' });
  $listed.set(true);
  expect(changedTexts).toHaveBeenCalledTimes(1);
});

it('lists again once invented law is shown or left out', async () => {
  const { refresh, $changes, $listed, changedTexts } = start();
  $listed.set(true);
  expect(changedTexts).not.toHaveBeenCalled();
  await refresh('ada', 'DE');
  changedTexts.mockResolvedValueOnce(changed('lamp', 'wick'));
  $listed.set(false);
  await vi.waitFor(() => expect($changes.get()).toMatchObject({ value: { total: 2 }, state: 'ready' }));
});

it.each(['recordVisit', 'changedTexts'] as const)(
  'says that %s failed, and can be asked again',
  async (call) => {
    const test = start();
    test[call].mockRejectedValueOnce(new Error('away'));
    await test.refresh('ada', 'DE');
    expect(test.$changes.get()).toMatchObject({ state: 'failed' });
    expect(test.report).toHaveBeenCalledExactlyOnceWith(
      expect.any(Error),
      'list what has changed since the last visit',
    );
    await test.refresh('ada', 'DE');
    expect(test.$changes.get()).toMatchObject({ state: 'ready' });
  },
);
