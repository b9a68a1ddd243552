import { expect, it, vi } from 'vitest';
import type { Comment } from '../contract/domain/comments.ts';
import { exportList } from '../lib/export-list.ts';
import { readCommentQuery } from './comment-query.ts';
import { commentsToExport } from './export.ts';
import { maxRows } from './store.ts';

const query = readCommentQuery('status=1&sort=author');

function aRun(comments: { icid: string }[], total = comments.length) {
  const added: string[] = [];
  const controller = new AbortController();
  const listComments = vi.fn(async ({ start = 0, rows = 50 }: { start?: number; rows?: number }) => ({
    total,
    comments: comments.slice(start, start + rows) as Comment[],
  }));
  const finish = vi.fn(async () => new ArrayBuffer(added.length));
  const onProgress = vi.fn();
  const run = () =>
    exportList(commentsToExport({ domain: { listComments } as never, query, rowOf: ({ icid }) => [icid] }), {
      writer: { add: async (rows) => void added.push(...rows.map(([cell]) => String(cell))), finish },
      signal: controller.signal,
      onProgress,
    });
  return { run, added, listComments, finish, onProgress, controller };
}
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ icid: String(index) }));

it('exports all that matches, in the order on screen, and says how far it is', async () => {
  const { run, added, listComments, onProgress } = aRun(many(2 * maxRows + 3));
  const { rows, file } = await run();
  expect([rows, file.byteLength]).toEqual([2 * maxRows + 3, 2 * maxRows + 3]);
  expect(added).toEqual(many(2 * maxRows + 3).map(({ icid }) => icid));
  expect(listComments.mock.calls.map(([input]) => input)).toEqual(
    [0, 1, 2].map((part) => ({
      status: '1',
      sort: 'author',
      order: 'asc',
      start: part * maxRows,
      rows: maxRows,
    })),
  );
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual(
    [maxRows, 2 * maxRows, 2 * maxRows + 3].map((done) => ({ done, total: 2 * maxRows + 3 })),
  );
});

it('writes a file without rows where nothing matches', async () => {
  const { run, finish } = aRun([]);
  expect((await run()).rows).toBe(0);
  expect(finish).toHaveBeenCalledOnce();
});

it('names a comment once that moved down meanwhile', async () => {
  const comments = many(maxRows + 1);
  const { run, added, listComments } = aRun(comments);
  listComments.mockImplementationOnce(async () => {
    const first = comments.slice(0, maxRows) as never;
    comments.unshift({ icid: 'new' });
    return { total: maxRows + 1, comments: first };
  });
  await run();
  expect(added).toEqual(many(maxRows + 1).map(({ icid }) => icid));
});

it('saves nothing that was cancelled while the file was written', async () => {
  const { run, finish, controller } = aRun(many(3));
  finish.mockImplementationOnce(async () => {
    controller.abort();
    return new ArrayBuffer(0);
  });
  await expect(run()).rejects.toMatchObject({ name: 'AbortError' });
});
