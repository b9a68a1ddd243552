import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import type { Comment } from '../contract/domain/comments.ts';
import { ApiError } from '../http/api-error.ts';
import type { SessionState } from '../session/session.ts';
import { readCommentQuery } from './comment-query.ts';
import { createCommentList, maxRows } from './store.ts';

const aComment = (number: number, fields: Partial<Comment> = {}) =>
  ({ icid: String(number), status: 0, resolved: false, ...fields }) as Comment;
const away = new ApiError({
  kind: 'network',
  status: 0,
  code: 'ERR_NETWORK',
  message: 'away',
  server: 'domain',
});

function aList(comments: Comment[]) {
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const report = vi.fn();
  const listComments = vi.fn(async ({ start = 0, rows = 50 }: { start?: number; rows?: number }) => ({
    total: comments.length,
    comments: comments.slice(start, start + rows),
  }));
  const changeComments = vi.fn(async ({ body }: { body: { icids: string[]; status?: 0 | 1 | 2 | 3 } }) => ({
    changed: body.icids.slice(1).map((icid) => aComment(Number(icid), { status: body.status ?? 0 })),
    refused: body.icids.slice(0, 1).map((icid) => ({ icid, code: 'COMMENT_NOT_YOURS' })),
  }));
  const list = createCommentList({
    domain: { listComments, changeComments },
    notices: { report },
    session: { $session },
  } as never);
  const value = () => {
    const state = list.$rows.get();
    return 'value' in state ? state.value : undefined;
  };
  return { list, value, listComments, changeComments, report, $session };
}
const many = (count: number) => Array.from({ length: count }, (_, index) => aComment(index));

describe('the list of comments', () => {
  it('loads the page that is asked for, with its filters and its order', async () => {
    const { list, value, listComments } = aList(many(30));
    await list.open(readCommentQuery('status=1,2&text=&sort=author&page=3'), 10);
    expect(listComments.mock.calls[0]?.[0]).toEqual({
      status: '1,2',
      sort: 'author',
      order: 'asc',
      start: 20,
      rows: 10,
    });
    expect(value()).toMatchObject({ total: 30, start: 20 });
    expect(
      value()
        ?.rows.map(({ icid }) => icid)
        .at(0),
    ).toBe('20');
  });

  it('knows how many there are without filters, and asks for that once', async () => {
    const { list, listComments } = aList(many(7));
    await list.open(readCommentQuery('status=1'), 10);
    await list.open(readCommentQuery('status=2'), 10);
    expect(list.$all.get()).toBe(7);
    expect(listComments.mock.calls.filter(([{ rows }]) => rows === 0)).toHaveLength(1);
  });

  it('loads all in parts, the next one as its rows come near, once', async () => {
    const { list, value, listComments } = aList(many(2 * maxRows + 5));
    await list.open(readCommentQuery(''), 'all');
    await list.nearing(10);
    expect(value()?.rows).toHaveLength(maxRows);
    await Promise.all([list.nearing(maxRows - 10), list.nearing(maxRows - 9)]);
    expect(value()?.rows).toHaveLength(2 * maxRows);
    expect(listComments).toHaveBeenCalledTimes(2);
    await list.nearing(2 * maxRows - 1);
    await list.nearing(2 * maxRows + 4);
    expect(value()?.rows).toHaveLength(2 * maxRows + 5);
    expect(listComments).toHaveBeenCalledTimes(3);
  });

  it('names no comment twice that a new one has moved down, and ends where nothing comes any more', async () => {
    const comments = many(maxRows + 2);
    const { list, value } = aList(comments);
    await list.open(readCommentQuery(''), 'all');
    comments.unshift(aComment(9999));
    await list.nearing(maxRows - 1);
    expect(value()?.rows.map(({ icid }) => icid)).toEqual(many(maxRows + 2).map(({ icid }) => icid));
    comments.length = maxRows;
    await list.nearing(maxRows + 1);
    expect(value()?.total).toBe(value()?.rows.length);
  });

  it('keeps what is loaded if the next part does not come', async () => {
    const { list, value, listComments } = aList(many(maxRows + 1));
    await list.open(readCommentQuery(''), 'all');
    listComments.mockRejectedValueOnce(away);
    await list.nearing(maxRows - 1);
    expect(value()?.rows).toHaveLength(maxRows);
    await list.nearing(maxRows - 1);
    expect(value()?.rows).toHaveLength(maxRows + 1);
  });

  it('is loaded again as far as it is, when others have written, and stays where that fails', async () => {
    const comments = many(maxRows + 5);
    const { list, value, listComments, report } = aList(comments);
    await list.refresh();
    expect(listComments).not.toHaveBeenCalled();
    await list.open(readCommentQuery(''), 'all');
    await list.nearing(maxRows - 1);
    comments.unshift(aComment(9999));
    await list.refresh();
    expect(value()).toMatchObject({ total: maxRows + 6 });
    expect(
      value()
        ?.rows.slice(0, 2)
        .map(({ icid }) => icid),
    ).toEqual(['9999', '0']);
    expect(value()?.rows).toHaveLength(maxRows + 6);
    listComments.mockRejectedValue(away);
    await list.refresh();
    expect(value()?.rows).toHaveLength(maxRows + 6);
    expect(report).not.toHaveBeenCalled();
  });

  it('is not loaded again by itself where it is very long', async () => {
    const { list, listComments } = aList(many(4 * maxRows + 1));
    await list.open(readCommentQuery(''), 'all');
    for (let part = 1; part <= 4; part++) await list.nearing(part * maxRows - 1);
    const before = listComments.mock.calls.length;
    await list.refresh();
    expect(listComments.mock.calls.length).toBe(before);
  });

  it('changes as many at once as the server takes, and those on screen with them', async () => {
    const { list, value, changeComments } = aList(many(3));
    await list.open(readCommentQuery(''), 10);
    const icids = Array.from({ length: maxRows + 2 }, (_, index) => String(index));
    expect(await list.change(icids, { status: 2 })).toEqual({ changed: maxRows, refused: 2 });
    expect(changeComments.mock.calls.map(([{ body }]) => body.icids.length)).toEqual([maxRows, 2]);
    expect(value()?.rows.map(({ status }) => status)).toEqual([0, 2, 2]);
  });

  it('gives those that were changed what they had, where that is known of all', async () => {
    const { list, value, changeComments } = aList(
      ([1, 2, 3] as const).map((status, index) => aComment(index, { status })),
    );
    await list.open(readCommentQuery(''), 10);
    const { undo } = await list.change(['0', '1', '2'], { status: 0 });
    expect(value()?.rows.map(({ status }) => status)).toEqual([1, 0, 0]);
    changeComments.mockImplementation(async ({ body }) => ({
      changed: body.icids.map((icid) => aComment(Number(icid), { status: body.status ?? 0 })),
      refused: [],
    }));
    const undone = await undo?.();
    expect(undone).toMatchObject({ changed: 2, refused: 0 });
    expect(value()?.rows.map(({ status }) => status)).toEqual([1, 2, 3]);
    expect((await list.change(['0', 'elsewhere'], { status: 1 })).undo).toBeUndefined();
  });

  it('forgets all at the end of a session', async () => {
    const { list, value, $session } = aList(many(3));
    await list.open(readCommentQuery(''), 10);
    $session.set({ signedIn: false, capabilities: [] });
    expect([value(), list.$all.get()]).toEqual([undefined, undefined]);
  });
});
