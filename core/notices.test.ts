import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './http/api-error.ts';
import { createNotices } from './notices.ts';

const log = vi.spyOn(globalThis.console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => undefined));
afterAll(() => log.mockRestore());

const away = new ApiError({
  kind: 'network',
  status: 0,
  code: 'ERR_NETWORK',
  message: 'refused',
  server: 'main',
});
const refused = new ApiError({
  kind: 'rejected',
  status: 404,
  code: 'NOT_FOUND',
  message: 'no',
  server: 'main',
});

it('tells of a network error with its code, once while it is on screen', () => {
  const notices = createNotices();
  notices.report(away, 'load the text');
  notices.report(away, 'load the contents');
  expect(notices.$notices.get()).toEqual([
    { id: 1, kind: 'error', key: 'common.networkError', values: { code: 'ERR_NETWORK' } },
  ]);
  notices.dismiss(1);
  notices.report(away, 'load the text');
  expect(notices.$notices.get()).toHaveLength(1);
});

it('logs every failure and tells the page, without a notice for what a view explains', () => {
  const notices = createNotices();
  notices.report(refused, 'open the document');
  notices.report('broken', 'draw');
  expect(notices.$notices.get()).toEqual([]);
  expect(log.mock.calls).toEqual([['open the document: no'], ['draw: broken']]);
  expect(notices.$failure.get()?.doing).toBe('draw');
});
