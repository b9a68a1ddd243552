import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import type { InboxEntry } from '../contract/domain/comment-lists.ts';
import { ApiError } from '../http/api-error.ts';
import { createNotices } from '../notices.ts';
import type { SessionState } from '../session/session.ts';
import { createInbox } from './inbox.ts';

const away = new ApiError({
  kind: 'network',
  status: 0,
  code: 'ERR_NETWORK',
  message: 'away',
  server: 'domain',
});
const anEntry = (icid: string, fields: Partial<InboxEntry> = {}) =>
  ({ comment: { icid }, open: true, read: false, ...fields }) as InboxEntry;

function aBox(entries: InboxEntry[]) {
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const notices = createNotices();
  const domain = {
    inbox: vi.fn(async () => ({
      unread: entries.filter(({ read, open }) => open && !read).length,
      total: entries.length,
      entries,
    })),
    readInbox: vi.fn(async ({ body }: { body: { icids?: string[] } }) => ({ unread: body.icids ? 1 : 0 })),
    resolveTagging: vi.fn(async ({ id }: { id: string }) => ({ icid: id })),
  };
  const box = createInbox({ domain, notices, session: { $session } } as never);
  const entry = (icid: string) => {
    const state = box.$inbox.get();
    const page = 'value' in state ? state.value : undefined;
    const { open, read } = page?.entries.find(({ comment }) => comment.icid === icid) ?? {};
    return { open, read };
  };
  const notified = () => notices.$notices.get().map(({ kind, key }) => `${kind} ${key}`);
  return { box, domain, notices, entry, notified, $session };
}

describe('the inbox', () => {
  it('counts what is open and was not read', async () => {
    const { box } = aBox([anEntry('a'), anEntry('b', { read: true }), anEntry('c', { open: false })]);
    expect(box.$unread.get()).toBeUndefined();
    await box.refresh('7');
    expect(box.$unread.get()).toBe(1);
  });

  it('marks as read what is named, or all', async () => {
    const { box, domain, entry } = aBox([anEntry('a'), anEntry('b')]);
    await box.refresh('7');
    await box.read(['a']);
    expect([entry('a').read, entry('b').read, box.$unread.get()]).toEqual([true, false, 1]);
    await box.read();
    expect([entry('b').read, box.$unread.get()]).toEqual([true, 0]);
    expect(domain.readInbox.mock.calls.map(([input]) => input)).toEqual([
      { body: { icids: ['a'] } },
      { body: {} },
    ]);
  });

  it('ends a tag, which then counts no more, and takes it back', async () => {
    const { box, domain, notices, entry, notified } = aBox([anEntry('a'), anEntry('b', { read: true })]);
    await box.refresh('7');
    await box.resolve('a');
    expect([entry('a').open, box.$unread.get(), notified()]).toEqual([
      false,
      0,
      ['success commentlist.tagEnded'],
    ]);
    notices.$notices.get()[0]?.action?.run();
    await vi.waitFor(() => expect(entry('a').open).toBe(true));
    expect(box.$unread.get()).toBe(1);
    expect(domain.resolveTagging.mock.calls.map(([input]) => input)).toEqual([
      { id: 'a', resolve: 'true' },
      { id: 'a', resolve: 'false' },
    ]);
    await box.resolve('b');
    await box.resolve('elsewhere');
    expect(box.$unread.get()).toBe(1);
  });

  it('says that a tag could not be ended, and leaves it as it is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { box, domain, entry, notified } = aBox([anEntry('a')]);
    await box.refresh('7');
    domain.resolveTagging.mockRejectedValueOnce(away);
    expect(await box.resolve('a')).toBeUndefined();
    expect([entry('a').open, notified()]).toEqual([
      true,
      ['error common.networkError', 'error commentlist.tagFailed'],
    ]);
  });

  it('is silent where the server is away, on every page and every few minutes', async () => {
    const { box, domain, notified } = aBox([]);
    domain.inbox.mockRejectedValueOnce(away);
    await box.refresh('7');
    expect([box.$inbox.get().state, notified()]).toEqual(['failed', []]);
  });

  it('shows nobody the inbox of another', async () => {
    const { box, domain, $session } = aBox([anEntry('a')]);
    await box.refresh('7');
    domain.inbox.mockReturnValueOnce(new Promise(() => undefined));
    void box.refresh('8');
    expect(box.$inbox.get()).toEqual({ state: 'loading' });
    await box.refresh('8');
    $session.set({ signedIn: false, capabilities: [] });
    expect(box.$inbox.get()).toEqual({ state: 'idle' });
  });
});
