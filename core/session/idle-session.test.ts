import { describe, expect, it, vi } from 'vitest';
import type { User } from '../contract/domain/user.ts';
import { createIdleSession } from './idle-session.ts';
import { createSession } from './session.ts';
import { startSession } from './start-session.ts';
import { createMemoryStorage, createProductStorage } from './storage.ts';

const main = 'https://main.example';
const minute = 60_000;
const hour = 60 * minute;
const ada = { id: '7', email: 'ada@bank.example', roles: [] as string[] } as User;

/** A device with a clock of its own, and one tab. Its server gives an hour with each renewal. */
function device(memory = createMemoryStorage(), start = 0) {
  let time = start;
  let timers: { at: number; run: () => void }[] = [];
  const now = () => time;
  const later = (run: () => void, wait: number) => {
    const timer = { at: time + wait, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const pass = async (milliseconds: number) => {
    const end = time + milliseconds;
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers = timers.filter((one) => one !== due);
      time = Math.max(time, due.at);
      due.run();
      await Promise.resolve();
    }
    time = end;
  };
  const storage = createProductStorage('regesta', memory, main);
  const session = createSession(storage, now);
  let count = 0;
  const domain = {
    currentCapabilities: async () => [],
    renewSession: vi.fn(async () => {
      await session.token(false);
      count += 1;
      return { token: `renewed-${count}`, expiresIn: 3600 };
    }),
  };
  const notices = { report: vi.fn() };
  const parts = { session, storage, now, later, domain, notices } as never;
  const idle = createIdleSession(parts);
  const begin = (expiresIn?: number) => startSession(parts, { token: 'first', user: ada, expiresIn });
  const use = async () => {
    const token = await session.token(false);
    await new Promise((settle) => setTimeout(settle));
    return token;
  };
  return { memory, storage, session, domain, notices, idle, begin, use, pass, timers: () => timers.length };
}

describe('a session that was begun on a page of others', () => {
  it('ends after an hour without use: the device forgets it, and the page is told once', async () => {
    const { memory, session, idle, begin, pass } = device();
    idle.watch();
    await begin(3600);
    const listener = vi.fn();
    session.$ends.listen(listener);
    await pass(hour - 1);
    expect(session.$session.get().signedIn).toBe(true);
    await pass(1);
    expect(session.$session.get()).toEqual({ signedIn: false, capabilities: [], ended: ada.email });
    expect(memory.getItem('regesta-token')).toBeNull();
    expect(memory.getItem('regesta-user')).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('goes on with use, renewed at most once a minute', async () => {
    const { session, domain, idle, begin, use, pass } = device();
    idle.watch();
    await begin(3600);
    await use();
    await use();
    expect(domain.renewSession).toHaveBeenCalledTimes(1);
    for (let time = 0; time < 5; time++) {
      await pass(50 * minute);
      await use();
    }
    expect(domain.renewSession).toHaveBeenCalledTimes(6);
    expect(await session.token(false)).toBe('renewed-6');
    await pass(hour - 1);
    expect(session.$session.get().signedIn).toBe(true);
    await pass(1);
    expect(session.$session.get().signedIn).toBe(false);
  });

  it('ends though its page keeps itself up to date', async () => {
    const { session, domain, idle, begin, pass } = device();
    idle.watch();
    await begin(3600);
    for (let time = 0; time < 5; time++) {
      await pass(10 * minute);
      expect(await session.token(false, true)).toBe('first');
    }
    expect(domain.renewSession).not.toHaveBeenCalled();
    await pass(10 * minute);
    expect(session.$session.get().signedIn).toBe(false);
  });

  it('ends after its hour though nobody watched, and though the page was closed', async () => {
    const { memory, session, begin, use, pass } = device();
    await begin(3600);
    await pass(hour);
    expect(await use()).toBeUndefined();
    expect(session.domainUrl()).toBeUndefined();
    const other = device();
    await other.begin(3600);
    const next = device(other.memory, hour);
    expect(next.session.$session.get().signedIn).toBe(false);
    for (const left of [memory, other.memory]) expect(left.getItem('regesta-token')).toBeNull();
  });

  it('goes on where another tab uses it', async () => {
    const { memory, session, idle, begin, pass } = device();
    idle.watch();
    await begin(3600);
    await pass(30 * minute);
    memory.setItem('regesta-ends-at', `${90 * minute}`);
    await pass(59 * minute);
    expect(session.$session.get().signedIn).toBe(true);
    await pass(minute);
    expect(session.$session.get().signedIn).toBe(false);
  });

  it('does not come back by a renewal that is answered after a sign-out, nor takes the place of another', async () => {
    const { storage, session, domain, idle, begin, use } = device();
    idle.watch();
    await begin(3600);
    const reply = Promise.withResolvers<{ token: string; expiresIn: number }>();
    domain.renewSession.mockReturnValueOnce(reply.promise);
    await use();
    session.signOut();
    reply.resolve({ token: 'late', expiresIn: 3600 });
    await new Promise((settle) => setTimeout(settle));
    expect(storage.read('token')).toBeUndefined();
  });

  it('goes on after a renewal that fails, until its time is over', async () => {
    const { session, domain, idle, begin, use, pass } = device();
    idle.watch();
    await begin(3600);
    domain.renewSession.mockRejectedValue(new Error('away'));
    await pass(59 * minute);
    expect(await use()).toBe('first');
    await pass(minute);
    expect(session.$session.get().signedIn).toBe(false);
  });

  it('is watched once for all elements, and no more after the last', async () => {
    const { domain, idle, begin, use, timers } = device();
    const stops = [idle.watch(), idle.watch()];
    await begin(3600);
    await use();
    expect([domain.renewSession.mock.calls.length, timers()]).toEqual([1, 1]);
    for (const stop of stops) stop();
    expect(timers()).toBe(0);
  });
});

it('a session of the portal has no such time and is not renewed', async () => {
  const { session, domain, idle, begin, use, pass, timers } = device();
  idle.watch();
  await begin();
  await pass(11 * hour);
  expect(await use()).toBe('first');
  expect([session.$session.get().signedIn, domain.renewSession.mock.calls.length, timers()]).toEqual([
    true,
    0,
    0,
  ]);
});
