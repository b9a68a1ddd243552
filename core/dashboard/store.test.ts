import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { dashboard } from './store.ts';

const numbers = (toDo: number) => ({
  noOfToDoComments: toDo,
  noOfInProgressComments: 0,
  noOfOnGoingChangeElements: 0,
  noOfTotalTaggedComments: 0,
});

function start() {
  const statistics = vi.fn();
  const report = vi.fn();
  const $session = atom({ signedIn: true });
  const tools = { domain: { statistics }, notices: { report }, session: { $session } };
  const { $statistics, refresh } = dashboard.create(tools as never);
  return { $statistics, refresh, statistics, report, $session };
}

it('counts anew and keeps what is on screen meanwhile', async () => {
  const { $statistics, refresh, statistics } = start();
  statistics.mockResolvedValueOnce(numbers(3));
  const first = refresh('ada');
  expect($statistics.get()).toEqual({ state: 'loading' });
  await first;
  statistics.mockResolvedValueOnce(numbers(4));
  const second = refresh('ada');
  expect($statistics.get()).toEqual({ state: 'loading', value: numbers(3) });
  await second;
  expect($statistics.get()).toEqual({ state: 'ready', value: numbers(4) });
});

it('shows nobody what was counted for another', async () => {
  const { $statistics, refresh, statistics } = start();
  statistics.mockResolvedValueOnce(numbers(3));
  await refresh('ada');
  statistics.mockResolvedValueOnce(numbers(0));
  const other = refresh('ben');
  expect($statistics.get()).toEqual({ state: 'loading' });
  await other;
  expect($statistics.get()).toEqual({ state: 'ready', value: numbers(0) });
});

it('shows the newest count, whichever answers last', async () => {
  const { $statistics, refresh, statistics } = start();
  const { promise, resolve } = Promise.withResolvers();
  statistics.mockReturnValueOnce(promise).mockResolvedValueOnce(numbers(2));
  const slow = refresh('ada');
  await refresh('ada');
  resolve(numbers(1));
  await slow;
  expect($statistics.get()).toEqual({ state: 'ready', value: numbers(2) });
});

it('says what failed, and can be asked again', async () => {
  const { $statistics, refresh, statistics, report } = start();
  const error = new ApiError({
    kind: 'network',
    status: 0,
    code: 'ERR_NETWORK',
    message: 'no',
    server: 'domain',
  });
  statistics.mockRejectedValueOnce(error).mockResolvedValueOnce(numbers(0));
  await refresh('ada');
  expect($statistics.get()).toEqual({ state: 'failed', error });
  expect(report).toHaveBeenCalledExactlyOnceWith(error, 'count what waits');
  await refresh('ada');
  expect($statistics.get()).toEqual({ state: 'ready', value: numbers(0) });
});

it('says nothing of a count that fails because the session has ended meanwhile', async () => {
  const { refresh, statistics, report, $session } = start();
  const { promise, reject } = Promise.withResolvers();
  statistics.mockReturnValueOnce(promise);
  const refreshing = refresh('ada');
  $session.set({ signedIn: false });
  reject(new Error('no address for this server'));
  await refreshing;
  expect(report).not.toHaveBeenCalled();
});
