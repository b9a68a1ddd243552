import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from './refuse.ts';

const errorOf = (code?: string) => Object.assign(new Error('refused'), { code });

describe('a connection that sends no request', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [
      'ERR_HTTP_REQUEST_TIMEOUT',
      '408 Request Timeout',
      'REQUEST_TIMEOUT',
      'the request did not come to its end',
    ],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'INVALID_REQUEST', 'this is not HTTP'],
    [undefined, '400 Bad Request', 'INVALID_REQUEST', 'this is not HTTP'],
  ])('is told why: %s', async (code, status, problem, message) => {
    const socket = new PassThrough();
    refuse(errorOf(code), socket);
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    expect(head?.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body ?? '')).toEqual({ code: problem, message });
  });

  it('is closed a second later, since it would not get the reply if it was closed at once', () => {
    const socket = new PassThrough();
    refuse(errorOf(), socket);
    vi.advanceTimersByTime(999);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(socket.destroyed).toBe(true);
  });

  it('is told so once', async () => {
    const socket = new PassThrough();
    refuse(errorOf(), socket);
    refuse(errorOf(), socket);
    expect(vi.getTimerCount()).toBe(1);
    expect((await text(socket)).match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('is closed at once if the client ended it', () => {
    const socket = new PassThrough();
    refuse(errorOf('ECONNRESET'), socket);
    expect([socket.destroyed, socket.writableLength, vi.getTimerCount()]).toEqual([true, 0, 0]);
  });

  it('is closed at once if nothing can be written to it any more', () => {
    const socket = new PassThrough();
    socket.destroy();
    const destroy = vi.spyOn(socket, 'destroy');
    refuse(errorOf(), socket);
    expect([destroy.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});
