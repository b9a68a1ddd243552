import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../contract/domain/user.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallOptions } from '../http/client.ts';
import { ada, aSession } from './comment-fixture.ts';
import { createLive, type LiveChange } from './live.ts';

const failed = (status: number, retryAfter?: number) =>
  new ApiError({
    kind: status === 0 ? 'network' : 'rejected',
    status,
    code: 'X',
    message: 'x',
    server: 'domain',
    retryAfter,
  });

function open(error?: Error, roles?: readonly Role[]) {
  const queries: { after?: number | string | undefined }[] = [];
  const options: (CallOptions | undefined)[] = [];
  const signals: AbortSignal[] = [];
  /** What the next call brings. */
  const next: { error?: Error | undefined } = { error };
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const domain = {
    commentEvents: vi.fn(async (query: { after?: number | string }, given?: CallOptions) => {
      queries.push(query);
      options.push(given);
      const signal = given?.signal ?? new AbortController().signal;
      signals.push(signal);
      if (next.error) throw next.error;
      return new ReadableStream<Uint8Array>({
        start(own) {
          controller = own;
          signal.addEventListener('abort', () => own.error(new DOMException('aborted', 'AbortError')));
        },
      });
    }),
  };
  const state = aSession(roles && { signedIn: true, user: { ...ada, roles: [...roles] }, capabilities: [] });
  const later = (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };
  const live = createLive({ domain, session: state.session, later, now: () => 0 } as never);
  const heard: LiveChange[] = [];
  const stop = live.watch((change) => heard.push(change));
  const send = async (text: string) => {
    controller?.enqueue(new TextEncoder().encode(text));
    await vi.advanceTimersByTimeAsync(0);
  };
  const event = (name: string, id: number, data: object = {}) =>
    send(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  const close = async () => {
    controller?.close();
    controller = undefined;
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...state, queries, options, signals, next, heard, stop, live, send, event, close };
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('live comments', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it('are told together, with the documents that they are on', async () => {
    const { event, send, heard } = open();
    await wait(0);
    await event('ready', 4);
    await wait(1000);
    expect(heard).toEqual([]);
    await send('event: comment\nid: 5\nda');
    await send('ta: {"icid":"a","state":"changed","regArt":"lamp~1"}\n\n');
    await event('comment', 6, { icid: 'b', state: 'changed', regArt: 'lamp~2' });
    expect(heard).toEqual([]);
    await wait(300);
    expect(heard).toEqual([new Set(['lamp'])]);
    await event('comment', 7, { icid: 'b', state: 'gone' });
    await wait(300);
    await event('reset', 9);
    await wait(300);
    expect(heard.slice(1)).toEqual(['all', 'all']);
  });

  it('go on after the last that came, when a stream has ended', async () => {
    const { event, close, queries } = open();
    await wait(0);
    await event('ready', 4);
    await event('comment', 5, { icid: 'a', state: 'changed', regArt: 'lamp~1' });
    await close();
    await wait(1000);
    expect(queries).toEqual([{}, { after: 5 }]);
  });

  it('are looked for at each attempt while there is no stream, after pauses that grow', async () => {
    const { next, queries, heard, event } = open(failed(0));
    const times: number[] = [];
    for (let second = 0; second < 250; second++) {
      const before = queries.length;
      await wait(second === 0 ? 0 : 1000);
      if (queries.length > before) times.push(second);
    }
    const between = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(between).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    // The first failure, before these, may be of a moment.
    expect(heard).toHaveLength(times.length);
    expect(new Set(heard)).toEqual(new Set(['all']));
    next.error = undefined;
    await wait(60_000);
    const before = heard.length;
    await event('ready', 8);
    await wait(10_000);
    // What came since the last attempt.
    expect(heard.slice(before)).toEqual(['all']);
  });

  it('are no use of the session, which ends when nobody does anything', async () => {
    const { options } = open();
    await wait(0);
    expect(options[0]).toMatchObject({ unasked: true });
  });

  it.each<[Role[]]>([[['READER', 'ISOLATED_TESTER']], [['CHAT_USER']]])(
    'are not asked for by who would be refused: %j',
    async (roles) => {
      const { queries, session } = open(undefined, roles);
      await wait(600_000);
      expect(queries).toHaveLength(0);
      session.$session.set({ signedIn: true, user: { ...ada, roles: ['READER'] }, capabilities: [] });
      await wait(0);
      expect(queries).toHaveLength(1);
    },
  );

  it('are asked for ever more seldom where something ends each stream at once', async () => {
    const { queries, close } = open();
    await wait(0);
    for (let second = 0; second < 120; second++) {
      await close();
      await wait(1000);
    }
    expect(queries.length).toBeLessThan(9);
  });

  it('begin anew where no sign of the server comes for a minute', async () => {
    const { queries, signals, event, send } = open();
    await wait(0);
    await event('ready', 4);
    await wait(40_000);
    await send(':\n\n');
    await wait(40_000);
    expect([queries.length, signals[0]?.aborted]).toEqual([1, false]);
    await wait(21_000);
    expect(signals[0]?.aborted).toBe(true);
    expect(queries).toEqual([{}, { after: 4 }]);
  });

  it('wait as long as the server says', async () => {
    const { queries } = open(failed(429, 40));
    await wait(39_000);
    expect(queries).toHaveLength(1);
    await wait(2000);
    expect(queries).toHaveLength(2);
  });

  it.each([403, 404])('are not queries for again after %s', async (status) => {
    const { next, queries, live, stop } = open();
    stop();
    await wait(0);
    next.error = failed(status);
    live.watch(() => undefined);
    await wait(600_000);
    expect(queries).toHaveLength(2);
  });

  it('end when nobody watches, and when somebody signs out', async () => {
    const { stop, live, signals, queries, end } = open();
    await wait(0);
    const other = live.watch(() => undefined);
    stop();
    expect(signals[0]?.aborted).toBe(false);
    other();
    expect(signals[0]?.aborted).toBe(true);
    live.watch(() => undefined);
    await wait(0);
    expect(queries).toHaveLength(2);
    end();
    expect(signals[1]?.aborted).toBe(true);
    await wait(600_000);
    expect(queries).toHaveLength(2);
  });
});
