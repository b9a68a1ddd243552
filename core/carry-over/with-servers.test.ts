import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAfter, actBefore } from '#server/testing/carried-act.ts';
import { aComment, type Commenter, enterCommenter } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { startFollowing } from '#server/testing/law-servers.ts';
import { loadedValue } from '../async/loadable.ts';
import { aReport, aSession, settled } from '../comments/comment-fixture.ts';
import type { Notice } from '../notices.ts';
import { createReview } from './review.ts';
import { readReviewQuery } from './review-query.ts';
import { createWaitingReviews } from './waiting.ts';

describe.each(testDatabases())('the review queue, with both servers on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startFollowing>>;
  let ada: Commenter;
  let bea: Commenter;
  beforeAll(async () => {
    servers = await startFollowing(database);
    ada = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    bea = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
    await servers.publish('2022-01-01', actBefore);
    for (const [path, text] of [
      ['2^1', 'duty'],
      ['3^1', 'audit'],
      ['4', 'fees'],
    ] as const)
      await ada.client.createComment({ body: aComment({ text, regArt: `musterg~${path}` }) });
    await servers.follow();
    await servers.publish('2025-01-01', actAfter);
    await servers.follow();
  });
  afterAll(() => servers?.stop());

  /** The stores of somebody, in a browser of their own. */
  async function browserOf({ client: domain }: Commenter, search = '') {
    const { session } = aSession();
    const notified: Omit<Notice, 'id'>[] = [];
    const notices = { ...aReport(), tell: (notice: Omit<Notice, 'id'>) => void notified.push(notice) };
    const context = { domain, notices: notices as never, session: session as never };
    const review = createReview(context);
    const open = () => review.open(readReviewQuery(search), 10);
    await open();
    const find = (text: string) => {
      const item = loadedValue(review.$rows.get())?.rows.find(({ comment }) => comment?.text === text);
      if (!item) throw new Error(`${text} is not in the queue`);
      return item;
    };
    return { ...review, reopen: open, find, notified, waiting: createWaitingReviews(context) };
  }

  it('is worked off by one with the words before and now, and taken back from the notice', async () => {
    const queue = await browserOf(ada);
    expect(queue.$progress.get()).toEqual({ waiting: 3, worked: 0 });
    expect(queue.$law.get()?.reached).toBe(true);
    const duty = queue.find('duty');
    await queue.loadDetail(duty.caid);
    const runs = loadedValue(queue.detail(duty.caid).get())?.difference ?? [];
    expect(runs.filter(({ op }) => op).map(({ text }) => text.trim())).toEqual(['20 Tagen', '7 Tagen']);
    expect(await queue.work(duty, { kind: 'accept' })).toBeUndefined();
    expect(queue.find('duty')).toMatchObject({ open: false, state: 'placed', rights: { undo: true } });
    await expect.poll(() => queue.$progress.get()).toEqual({ waiting: 2, worked: 1 });
    await queue.waiting.refresh();
    expect(loadedValue(queue.waiting.$waiting.get())).toBe(2);
    queue.notified[0]?.action?.run();
    await expect.poll(() => queue.find('duty').open).toBe(true);
    await expect.poll(() => queue.$progress.get()).toEqual({ waiting: 3, worked: 0 });
  });

  it('is moved within its text, and refused where the version has no such paragraph', async () => {
    const queue = await browserOf(ada);
    const fees = queue.find('fees');
    expect(await queue.work(fees, { kind: 'move', regArt: 'musterg~77' })).toEqual({ key: 'noParagraph' });
    expect(await queue.work(fees, { kind: 'move', regArt: 'musterg~1^1' })).toBeUndefined();
    expect(queue.find('fees').to?.regArt).toBe('musterg~1^1');
    expect(await queue.undo(queue.find('fees'))).toBeUndefined();
    expect(queue.find('fees')).toMatchObject({ open: true, state: 'parked' });
  });

  it('shows what a colleague has made of it meanwhile, and accepts the others', async () => {
    const [one, other] = [await browserOf(ada), await browserOf(bea)];
    expect(await one.work(one.find('audit'), { kind: 'park' })).toBeUndefined();
    expect(await other.work(other.find('audit'), { kind: 'accept' })).toEqual({ key: 'modified' });
    expect(other.find('audit')).toMatchObject({ open: false, state: 'parked' });
    await one.undo(one.find('audit'));
    await other.acceptAll([other.find('duty'), other.find('audit'), other.find('fees')]);
    expect(other.notified.map(({ key, values }) => [key, values])).toEqual([
      ['review.acceptedAndParked', { accepted: 1, parked: 1 }],
      ['review.refused', { count: 1 }],
    ]);
    await settled();
    const worked = await browserOf(bea, 'state=worked&outcome=changed,repealed');
    expect([worked.find('duty').state, worked.find('fees').state]).toEqual(['placed', 'parked']);
    expect(worked.$all.get()).toBe(2);
  });
});
