import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import { settled } from '../comments/comment-fixture.ts';
import type { CarriedItem } from '../contract/domain/carry-over.ts';
import { ApiError } from '../http/api-error.ts';
import { createNotices } from '../notices.ts';
import type { SessionState } from '../session/session.ts';
import { aCarriedDetail, aCarriedItem } from './carry-fixture.ts';
import { createReview } from './review.ts';
import { readReviewQuery } from './review-query.ts';

const refusal = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: code, server: 'domain' });
const away = new ApiError({
  kind: 'network',
  status: 0,
  code: 'ERR_NETWORK',
  message: 'x',
  server: 'domain',
});

/** A server that keeps the queue and its versions, as the contract has them. */
function aServer(stored: CarriedItem[]) {
  const find = (caid: string, version?: number) => {
    const item = stored.find((one) => one.caid === caid);
    if (!item) throw refusal(404, 'CARRY_OVER_NOT_FOUND');
    if (version !== undefined && version !== item.version) throw refusal(409, 'CARRY_OVER_CHANGED');
    return item;
  };
  const change = (caid: string, version: number, fields: Partial<CarriedItem>) => {
    const item = find(caid, version);
    const rights = { work: true, undo: fields.open === false };
    Object.assign(item, { ...fields, rights, version: item.version + 1 });
    return { ...item };
  };
  type Sent = { caid: string; body: { version: number; regArt?: string } };
  const listed = (open: string) => stored.filter((one) => String(one.open) === open);
  const law = { upTo: '2026-05-31T08:00:00Z', reached: true };
  return {
    listCarried: vi.fn(async ({ open = 'true', start = 0, rows = 50 }) => ({
      total: listed(open).length,
      items: listed(open)
        .slice(start, start + rows)
        .map((one) => ({ ...one })),
      law,
    })),
    carriedCounts: vi.fn(async ({ open = 'true' }) => ({ total: listed(open).length })),
    carriedItem: vi.fn(async ({ caid }: { caid: string }) => aCarriedDetail({ ...find(caid) })),
    acceptCarried: vi.fn(async ({ caid, body }: Sent) =>
      change(caid, body.version, { open: false, state: 'placed' }),
    ),
    moveCarried: vi.fn(async ({ caid, body: { version, regArt = '' } }: Sent) =>
      change(caid, version, {
        open: false,
        state: 'placed',
        to: { regArt, language: 'EN', versionDate: '2024-01-01' },
      }),
    ),
    parkCarried: vi.fn(async ({ caid, body }: Sent) =>
      change(caid, body.version, { open: false, state: 'parked' }),
    ),
    undoCarried: vi.fn(async ({ caid, body }: Sent) =>
      change(caid, body.version, { open: true, state: 'review' }),
    ),
  };
}

async function open(search = '', stored = ['k1', 'k2', 'k3'].map((caid) => aCarriedItem({ caid }))) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const notices = createNotices();
  const domain = aServer(stored);
  const review = createReview({ domain: domain as never, notices, session: { $session } as never });
  await review.open(readReviewQuery(search), 10);
  const rows = () => loadedValue(review.$rows.get())?.rows ?? [];
  const notified = () => notices.$notices.get().map(({ key, values }) => (values ? [key, values] : key));
  const one = (caid: string) => rows().find((row) => row.caid === caid) ?? aCarriedItem({ caid });
  return { review, domain, notices, rows, notified, one, stored, $session };
}

describe('the review queue', () => {
  it('lists what waits, and says how many were worked off and how far the law is known', async () => {
    const stored = [aCarriedItem(), aCarriedItem({ caid: 'k2', open: false })];
    const { review, rows, domain } = await open('outcome=changed&page=1', stored);
    expect(domain.listCarried.mock.lastCall?.[0]).toEqual({
      outcome: 'changed',
      open: 'true',
      start: 0,
      rows: 10,
    });
    expect(rows().map(({ caid }) => caid)).toEqual(['k1']);
    expect(review.$progress.get()).toEqual({ waiting: 1, worked: 1 });
    expect(review.$all.get()).toBe(1);
    expect(review.$law.get()).toEqual({ upTo: '2026-05-31T08:00:00Z', reached: true });
    await review.open(readReviewQuery('state=worked'), 10);
    expect(rows().map(({ caid }) => caid)).toEqual(['k2']);
  });

  it.each([
    [{ kind: 'accept' }, 'placed', 'review.accepted'],
    [{ kind: 'move', regArt: 'lamp~2' }, 'placed', 'review.moved'],
    [{ kind: 'park' }, 'parked', 'review.parked'],
  ] as const)(
    'works one off: %j; it stays on screen, and the notice takes it back',
    async (action, state, key) => {
      const { review, notices, rows, notified, one } = await open();
      expect(await review.work(one('k2'), action)).toBeUndefined();
      await settled();
      expect(rows().map(({ open: waits }) => waits)).toEqual([true, false, true]);
      expect(one('k2')).toMatchObject({ state, version: 2 });
      if (action.kind === 'move') expect(one('k2').to?.regArt).toBe(action.regArt);
      expect(review.$progress.get()).toEqual({ waiting: 2, worked: 1 });
      expect(notified()).toEqual([key]);
      notices.$notices.get()[0]?.action?.run();
      await settled();
      expect(one('k2')).toMatchObject({ state: 'review', open: true, version: 3 });
      expect(review.$progress.get()).toEqual({ waiting: 3, worked: 0 });
      expect(notified().at(-1)).toEqual(['review.undone', { count: 1 }]);
    },
  );

  it('shows what somebody else has made of it, and says so', async () => {
    const { review, stored, one, notified, domain } = await open();
    Object.assign(stored[0] ?? {}, { version: 5, open: false, state: 'parked' });
    expect(await review.work(one('k1'), { kind: 'accept' })).toEqual({ key: 'modified' });
    expect(one('k1')).toMatchObject({ version: 5, state: 'parked', open: false });
    expect(domain.acceptCarried).toHaveBeenCalledTimes(1);
    expect(notified()).toEqual([]);
  });

  it.each([
    [refusal(409, 'CARRY_OVER_SUPERSEDED'), 'superseded', 2],
    [refusal(404, 'CARRY_OVER_NOT_FOUND'), 'gone', 2],
    [refusal(409, 'TEXT_WITHDRAWN'), 'withdrawn', 2],
    [refusal(404, 'PARAGRAPH_NOT_FOUND'), 'noParagraph', 1],
    [refusal(403, 'FORBIDDEN'), 'notYours', 1],
    [refusal(500, 'FAULT'), 'failed', 1],
  ])('%s: says %s, and loads the list again where it is old', async (error, key, loaded) => {
    const { review, domain, one } = await open();
    domain.moveCarried.mockRejectedValueOnce(error);
    expect(await review.work(one('k1'), { kind: 'move', regArt: 'lamp~9' })).toEqual({ key });
    await settled();
    expect(domain.listCarried).toHaveBeenCalledTimes(loaded);
    expect(one('k1')).toMatchObject({ open: true, version: 1 });
  });

  it('accepts several, leaves those that others have changed, and takes all back at once', async () => {
    const { review, rows, stored, notices, notified } = await open();
    Object.assign(stored[1] ?? {}, { version: 2 });
    await review.acceptAll(rows());
    await settled();
    expect(rows().map(({ open: waits }) => waits)).toEqual([false, true, false]);
    expect(notified()).toEqual([
      ['review.allAccepted', { count: 2 }],
      ['review.refused', { count: 1 }],
    ]);
    notices.$notices.get()[0]?.action?.run();
    await settled();
    expect(rows().map(({ open: waits }) => waits)).toEqual([true, true, true]);
    expect(notified().at(-1)).toEqual(['review.undone', { count: 2 }]);
  });

  it('stops accepting where no server answers, and says what was not accepted', async () => {
    const { review, rows, domain, notified } = await open();
    domain.acceptCarried.mockRejectedValue(away);
    await review.acceptAll(rows());
    expect(domain.acceptCarried).toHaveBeenCalledTimes(1);
    expect(notified()).toContainEqual(['review.refused', { count: 3 }]);
  });

  it('says that there is nothing to take back any more', async () => {
    const { review, domain, notices, notified, one } = await open();
    await review.work(one('k1'), { kind: 'park' });
    domain.undoCarried.mockRejectedValueOnce(refusal(409, 'NOTHING_TO_UNDO'));
    notices.$notices.get()[0]?.action?.run();
    await settled();
    expect(notified().at(-1)).toBe('review.nothingToUndo');
    expect(await review.undo({ ...one('k1') })).toBeUndefined();
  });

  it('loads the words of one, and anew when it was worked off', async () => {
    const { review, domain, one } = await open();
    await review.loadDetail('k1');
    expect(loadedValue(review.detail('k1').get())?.difference.length).toBeGreaterThan(2);
    await review.work(one('k1'), { kind: 'accept' });
    await settled();
    expect(domain.carriedItem).toHaveBeenCalledTimes(2);
    expect(loadedValue(review.detail('k1').get())).toMatchObject({ open: false, version: 2 });
  });

  it('leaves numbers on screen that cannot be counted again, and forgets all at the end of a session', async () => {
    const { review, domain, rows, $session } = await open();
    domain.carriedCounts.mockRejectedValue(away);
    await review.refresh();
    expect(review.$progress.get()).toEqual({ waiting: 3, worked: 0 });
    $session.set({ signedIn: false, capabilities: [] });
    expect([rows(), review.$progress.get(), review.$law.get(), review.$all.get()]).toEqual([
      [],
      undefined,
      undefined,
      undefined,
    ]);
  });
});
