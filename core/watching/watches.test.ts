import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { Watch, WatchTarget } from '../contract/domain/watching.ts';
import { ApiError } from '../http/api-error.ts';
import { createNotices } from '../notices.ts';
import type { SessionState } from '../session/session.ts';
import { placeTarget } from './target.ts';
import { watchKey } from './watch-key.ts';
import { createWatches } from './watches.ts';

const refused = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: code, server: 'domain' });
const away = new ApiError({
  kind: 'network',
  status: 0,
  code: 'ERR_NETWORK',
  message: 'away',
  server: 'domain',
});
const lamp: WatchTarget = { kind: 'document', regTextId: 'lamp' };
const article = placeTarget('lamp~1');
const old: Watch = { id: 'w0', target: lamp, createdAt: '2026-01-01T00:00:00.000Z' };

function aList(before: readonly Watch[] = [old]) {
  const $session = atom({ signedIn: true, capabilities: [], user: { id: '7' } } as unknown as SessionState);
  const notices = createNotices();
  const stored = new Map(before.map((watch) => [watch.id, watch]));
  let count = 0;
  const domain = {
    watches: vi.fn(async () => [...stored.values()]),
    createWatch: vi.fn(async ({ body: target }: { body: WatchTarget }): Promise<Watch> => {
      count += 1;
      const watch = { id: `w${count}`, target, createdAt: '2026-06-01T00:00:00.000Z' };
      stored.set(watch.id, watch);
      return watch;
    }),
    removeWatch: vi.fn(async ({ id }: { id: string }) => {
      stored.delete(id);
      return { id };
    }),
  };
  const now = () => Date.parse('2026-06-01T00:00:00Z');
  const list = createWatches({ domain, notices, session: { $session }, now } as never);
  const watched = () => loadedValue(list.$watches.get())?.map(({ target }) => watchKey(target));
  const notified = () => notices.$notices.get().map(({ kind, key }) => `${kind} ${key}`);
  const undo = () => notices.$notices.get().at(-1)?.action?.run();
  return { list, domain, notices, stored, watched, notified, undo, $session };
}

describe('what is watched', () => {
  it('is loaded once, however many places ask for it', async () => {
    const { list, domain, watched } = aList();
    await Promise.all([list.load(), list.load()]);
    await list.load();
    expect([watched(), domain.watches.mock.calls.length]).toEqual([['document lamp'], 1]);
    await list.refresh();
    expect(domain.watches).toHaveBeenCalledTimes(2);
  });

  it('is on screen before the server answers, and can be undone', async () => {
    const { list, domain, notices, watched, notified, undo } = aList();
    await list.load();
    let answer: (watch: Watch) => void = () => undefined;
    domain.createWatch.mockReturnValueOnce(
      new Promise<Watch>((resolve) => {
        answer = resolve;
      }),
    );
    const begun = list.watch([article], { name: 'LampA' });
    await vi.waitFor(() => expect(watched()).toEqual(['place lamp~1', 'document lamp']));
    expect(notified()).toEqual([]);
    answer({ id: 'w1', target: article, createdAt: old.createdAt });
    await begun;
    expect(notified()).toEqual(['success watching.begun']);
    expect(notices.$notices.get()[0]?.values).toEqual({ count: 1, name: 'LampA' });
    undo();
    await vi.waitFor(() => expect(notified()).toEqual(['success watching.ended']));
    expect([watched(), domain.removeWatch.mock.calls]).toEqual([['document lamp'], [[{ id: 'w1' }]]]);
  });

  it('is ended at once, and watched again by an undo', async () => {
    const { list, stored, watched, notified, undo } = aList();
    await list.load();
    const ended = list.stop([lamp], { name: 'LampA' });
    expect(watched()).toEqual([]);
    await ended;
    expect([notified(), stored.size, list.$settled.get()]).toEqual([['success watching.ended'], 0, 1]);
    undo();
    await vi.waitFor(() => expect(watched()).toEqual(['document lamp']));
    await vi.waitFor(() => expect(list.$settled.get()).toBe(2));
  });

  it('is several places at once, without those that are watched already', async () => {
    const { list, domain, notices } = aList();
    await list.watch([lamp, article, placeTarget('lamp~2')], { name: 'LampA' });
    expect(domain.createWatch).toHaveBeenCalledTimes(2);
    expect(notices.$notices.get().map(({ values }) => values)).toEqual([{ count: 2, name: 'LampA' }]);
    await list.watch([lamp], { name: 'LampA' });
    expect(domain.createWatch).toHaveBeenCalledTimes(2);
  });

  it('follows presses in a row in their order', async () => {
    const { list, stored, watched } = aList([]);
    await list.load();
    const first = list.watch([article], { name: 'LampA' });
    await vi.waitFor(() => expect(watched()).toEqual(['place lamp~1']));
    await Promise.all([first, list.stop([article], { name: 'LampA' })]);
    expect([watched(), [...stored.keys()]]).toEqual([[], []]);
  });

  it('is one watch of a term, in whatever form', async () => {
    const { list, domain, watched } = aList([
      { ...old, target: { kind: 'term', term: 'lamp', language: 'EN' } },
    ]);
    const lamps: WatchTarget = { kind: 'term', term: 'lamps', language: 'EN' };
    await list.watch([lamps], { name: 'LampA' });
    expect(domain.createWatch).not.toHaveBeenCalled();
    expect([watched(), list.$byKey.get().has(watchKey(lamps))]).toEqual([['term EN lamp'], true]);
    await list.stop([lamps], { name: 'LampA' });
    expect([watched(), domain.removeWatch.mock.calls]).toEqual([[], [[{ id: 'w0' }]]]);
  });
});

describe('what fails', () => {
  const silenced = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it.each<[string, ApiError, string]>([
    ['as any call may', away, 'error watching.beginFailed'],
    ['since there are too many', refused(409, 'TOO_MANY_WATCHES'), 'error watching.tooMany'],
  ])('is taken back and told, %s', async (_, error, notice) => {
    silenced();
    const { list, domain, watched, notified } = aList();
    domain.createWatch.mockRejectedValueOnce(error);
    await list.watch([article], { name: 'LampA' });
    expect([watched(), notified().at(-1)]).toEqual([['document lamp'], notice]);
  });

  it('is watched as before where it could not be ended', async () => {
    silenced();
    const newer: Watch = { id: 'w9', target: article, createdAt: '2026-02-01T00:00:00.000Z' };
    const { list, domain, watched, notified } = aList([newer, old]);
    await list.load();
    domain.removeWatch.mockRejectedValueOnce(refused(500, 'FAULT'));
    await list.stop([article], { name: 'LampA' });
    expect([watched(), notified()]).toEqual([
      ['place lamp~1', 'document lamp'],
      ['error watching.endFailed'],
    ]);
  });

  it('is ended as well where it was gone already', async () => {
    const { list, domain, watched, notified } = aList();
    await list.load();
    domain.removeWatch.mockRejectedValueOnce(refused(404, 'WATCH_NOT_FOUND'));
    await list.stop([lamp], { name: 'LampA' });
    expect([watched(), notified()]).toEqual([[], ['success watching.ended']]);
  });

  it('is silent until somebody does something', async () => {
    const { list, domain, notified } = aList();
    domain.watches.mockRejectedValue(away);
    await list.load();
    expect([list.$watches.get().state, notified()]).toEqual(['failed', []]);
    await list.watch([article], { name: 'LampA' });
    expect([notified(), domain.createWatch.mock.calls]).toEqual([['error watching.beginFailed'], []]);
  });

  it('shows nobody what another watches, and takes no late answer of theirs', async () => {
    const { list, domain, notified, $session } = aList();
    await list.load();
    let answer: (watch: Watch) => void = () => undefined;
    domain.createWatch.mockReturnValueOnce(new Promise<Watch>((resolve) => (answer = resolve)));
    const begun = list.watch([article], { name: 'LampA' });
    await vi.waitFor(() => expect(domain.createWatch).toHaveBeenCalled());
    $session.set({ signedIn: true, capabilities: [], user: { id: '8' } } as unknown as SessionState);
    expect(list.$watches.get()).toEqual({ state: 'idle' });
    answer({ id: 'w5', target: article, createdAt: old.createdAt });
    await begun;
    expect([list.$byKey.get().size, notified()]).toEqual([0, []]);
  });
});
