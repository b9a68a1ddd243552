import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from './lib/later.ts';
import { createReconnection } from './reconnection.ts';

describe('a server that cannot be reached', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function aServer(baseUrl: () => string | undefined = () => 'https://main.example/') {
    const requested: number[] = [];
    const began = Date.now();
    const server = { answer: (): Response | Promise<Response> => Promise.reject(new TypeError('away')) };
    const reconnection = createReconnection({
      baseUrl,
      now: () => Date.now(),
      later,
      fetch: (request) => {
        expect(request.url).toBe('https://main.example/health');
        requested.push((Date.now() - began) / 1000);
        return server.answer();
      },
    });
    return { requested, server, reconnection };
  }
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  it('is asked again ever less often, and once for all that wait', async () => {
    const { requested, reconnection } = aServer();
    const retries = [vi.fn(), vi.fn(), vi.fn()];
    for (const retry of retries) reconnection.wait(retry);
    await pass(250);
    expect(requested).toEqual([2, 6, 14, 29, 59, 119, 179, 239]);
    expect(retries.map((retry) => retry.mock.calls.length)).toEqual([0, 0, 0]);
  });

  it('lets all go on that wait as soon as it answers, and is then left alone', async () => {
    const { requested, server, reconnection } = aServer();
    const stops = [vi.fn(), vi.fn()].map((retry) => {
      const stop = reconnection.wait(() => {
        retry();
        stop();
      });
      return retry;
    });
    await pass(2);
    server.answer = () => new Response('', { status: 404 });
    await pass(60);
    expect(stops.map((retry) => retry.mock.calls.length)).toEqual([1, 1]);
    expect(requested).toEqual([2, 6]);
  });

  it.each([502, 503, 504])('is away too while a proxy in front of it answers %i', async (status) => {
    const { server, reconnection } = aServer();
    server.answer = () => new Response('', { status });
    expect(await reconnection.isReachable()).toBe(false);
  });

  it('is away while its address is not known, and nobody else is asked', async () => {
    let address: string | undefined;
    const { requested, server, reconnection } = aServer(() => address);
    server.answer = () => new Response('{}');
    const retry = vi.fn();
    reconnection.wait(retry);
    await pass(2);
    expect([await reconnection.isReachable(), requested, retry.mock.calls]).toEqual([false, [], []]);
    address = 'https://main.example';
    await pass(4);
    expect(requested).toEqual([6]);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('is asked again where a request is not answered, by the timer and on demand', async () => {
    const { requested, server, reconnection } = aServer();
    server.answer = () => new Promise(() => undefined);
    const retry = vi.fn();
    reconnection.wait(retry);
    await pass(20);
    expect(requested).toEqual([2, 16]);
    await pass(7);
    expect(reconnection.$next.get()).toBe(Date.now() + 7000);
    server.answer = () => new Response('{}');
    reconnection.tryNow();
    await pass(0);
    expect(requested).toEqual([2, 16, 27]);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('is not asked for those that wait no more', async () => {
    const { requested, reconnection } = aServer();
    reconnection.wait(vi.fn())();
    await pass(100);
    expect(requested).toEqual([]);
  });

  it('is asked more slowly where calls fail though it answers, and quickly again after a calm minute', async () => {
    const { requested, server, reconnection } = aServer();
    server.answer = () => new Response('{}');
    let stop: () => void = vi.fn();
    const fail = () => {
      stop();
      stop = reconnection.wait(fail);
    };
    stop = reconnection.wait(fail);
    await pass(60);
    expect(requested).toEqual([2, 10, 40]);
    stop();
    await pass(61);
    requested.length = 0;
    stop = reconnection.wait(fail);
    await pass(3);
    expect(requested).toEqual([123]);
  });

  it('is asked at once on demand, and says when it is asked next', async () => {
    const { requested, reconnection } = aServer();
    reconnection.tryNow();
    expect(requested).toEqual([]);
    reconnection.wait(vi.fn());
    expect(reconnection.$next.get()).toBe(Date.now() + 2000);
    reconnection.tryNow();
    expect(reconnection.$next.get()).toBeUndefined();
    await pass(0);
    expect(requested).toEqual([0]);
    expect(reconnection.$next.get()).toBe(Date.now() + 4000);
  });
});
