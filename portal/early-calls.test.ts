import { describe, expect, it, vi } from 'vitest';
import { createApp } from '#core/app.ts';
import { createI18nextPhrasing } from '#core/i18n/i18next-phrasing.ts';
import { later } from '#core/lib/later.ts';
import { createMemoryStorage } from '#core/session/storage.ts';
import { createEarlyCalls } from './early-calls.ts';
import { startEarly } from './start-early.ts';

const origin = 'https://regesta.example';
const user = {
  id: '7',
  email: 'ada@musterbank.example',
  fullName: 'Ada Amrein',
  title: 'MS',
  preferredLanguage: 'DE',
  fallbackLanguage: 'FR',
  documentDisplayLanguage: 'IT',
  roles: ['READER'],
  createdAt: '2026-01-01T00:00:00Z',
};
const withToken = { 'regesta-main-base-url': origin, 'regesta-token': 'secret' };
const signedIn = { ...withToken, 'regesta-user': JSON.stringify(user) };
const withoutReader = { ...withToken, 'regesta-user': JSON.stringify({ ...user, roles: ['CHAT_USER'] }) };

/** A page at an address, with its stored session and its requests to the server. */
function pageAt(address: string, stored: Record<string, string> = signedIn) {
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value);
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return Response.json({ code: 'NOT_FOUND', message: 'no' }, { status: 404 });
  };
  const location = new URL(address, origin);
  const send = (calls: ReturnType<typeof createEarlyCalls>) =>
    calls.send({ location, read: storage.getItem, fetch, now: () => 0 });
  return { storage, location, sent, fetch, send };
}

const appAt = ({ storage, fetch }: ReturnType<typeof pageAt>) =>
  createApp({
    product: 'regesta',
    mainUrl: origin,
    storage,
    fetch,
    now: () => 0,
    later,
    texts: [],
    phrasing: createI18nextPhrasing(),
  });

const lineOf = (request: Request) => `${request.url} ${request.headers.get('authorization')}`;

describe('early calls', () => {
  it.each([
    ['/read/dbg/1'],
    ['/read/dbg'],
    ['/read/dbg/1?language=FR'],
    ['/read/dbg/1?language=XX'],
    ['/read/erv/1?versionDate=2025-01-24&language=DE'],
    ['/read/erv/1?versionDate=gestern'],
    ['/read/bankg-m/24?view=pdf#24%5E2'],
    ['/read/bankg-m/%7BA1a%7D5#%7BA1a%7D5%5E2'],
    ['/read/b%20c/1'],
  ])('of %s are those of the reader', async (address) => {
    const early = pageAt(address);
    early.send(createEarlyCalls());
    const reader = pageAt(address);
    const app = appAt(reader);
    startEarly(app, reader.location.href);
    await vi.waitFor(() => expect(reader.sent.length).toBeGreaterThanOrEqual(3), 20_000);
    const sent = reader.sent.map(lineOf);
    expect(early.sent).toHaveLength(3);
    for (const line of early.sent.map(lineOf)) expect(sent).toContain(line);
  });

  it.each([
    ['/dashboard', signedIn],
    ['/read', signedIn],
    ['/read/%', signedIn],
    ['/read/dbg/1', {}],
    ['/read/dbg/1', { ...signedIn, 'regesta-main-base-url': 'https://other.example' }],
    ['/read/dbg/1', { 'regesta-token': 'of an older version' }],
    ['/read/dbg/1', withoutReader],
  ])('are none at %s with %j', (address, stored) => {
    const { sent, send } = pageAt(address, stored);
    send(createEarlyCalls());
    expect(sent).toEqual([]);
  });

  it('are none of the application either, for users who may not read', () => {
    const page = pageAt('/read/dbg/1', withoutReader);
    const app = appAt(page);
    const part = vi.spyOn(app, 'part');
    startEarly(app, page.location.href);
    expect(part).not.toHaveBeenCalled();
  });

  // Two files contain this rule, since the one that loads first must not import later ones.
  it.each([
    ['/read/dbg/1', true],
    ['/read/dbg/1?view=pdf', true],
    ['/read/dbg/1?compare=2024-01-01', false],
    ['/read/dbg/1?view=pdf&with=bv~2', false],
    ['/read/dbg?versionDate=2024-01-01&languages=de,fr', false],
  ])('and what the application starts at %s are for the reader alone', (address, isReader) => {
    const early = pageAt(address);
    early.send(createEarlyCalls());
    const app = appAt(pageAt(address));
    const part = vi.spyOn(app, 'part');
    startEarly(app, early.location.href);
    expect([early.sent.length > 0, part.mock.calls.length > 0]).toEqual([isReader, isReader]);
  });

  it('follow the language that was chosen for documents, then that of the user, then German', () => {
    const languageAt = (stored: Record<string, string>) => {
      const { sent, send } = pageAt('/read/dbg/1', { ...withToken, ...stored });
      send(createEarlyCalls());
      return new URL(sent[0]?.url ?? '').searchParams.get('language');
    };
    expect(languageAt({ ...signedIn, 'regesta-document-language': 'EN' })).toBe('EN');
    expect(languageAt(signedIn)).toBe('IT');
    expect(languageAt({ 'regesta-user': '{' })).toBe('DE');
  });

  it('are taken once, by the same person, in time', async () => {
    const headers = { authorization: 'Bearer secret' };
    const taken = (at: number, how: RequestInit = { headers }) => {
      const { sent, send } = pageAt('/read/dbg/1');
      const calls = createEarlyCalls();
      send(calls);
      const request = new Request(sent[0]?.url ?? '', how);
      return [calls.take(request, at), calls.take(request, at)];
    };
    const [first, second] = taken(500);
    expect((await first)?.status).toBe(404);
    expect(second).toBeUndefined();
    expect(taken(10_001)[0]).toBeUndefined();
    expect(taken(500, { headers: { authorization: 'Bearer other' } })[0]).toBeUndefined();
    expect(taken(500, { headers, method: 'POST' })[0]).toBeUndefined();
  });
});
