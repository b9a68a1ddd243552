import { describe, expect, it, vi } from 'vitest';
import { domainContract } from '../contract/domain/domain.ts';
import type { User } from '../contract/domain/user.ts';
import { mainContract } from '../contract/main/main.ts';
import { createClient } from '../http/client.ts';
import { createNotices } from '../notices.ts';
import { createSession, type HostToken, type Session } from './session.ts';
import { signIn } from './sign-in.ts';
import { loadCapabilities } from './start-session.ts';
import { createMemoryStorage, createProductStorage } from './storage.ts';

const ada = {
  id: '7',
  email: 'ada@musterbank.example',
  fullName: 'Ada Amrein',
  title: 'MS',
  preferredLanguage: 'DE',
  fallbackLanguage: 'FR',
  documentDisplayLanguage: 'DE',
  roles: ['READER'],
  createdAt: '2026-01-01T00:00:00Z',
};
const mainUrl = 'https://main.example';
const base = 'https://domain.example/musterbank';

/** A session with clients for both servers on a network that answers by path. */
function setUp(stored: Record<string, string> = {}, change: Record<string, () => Response> = {}) {
  const memory = createMemoryStorage();
  for (const [key, value] of Object.entries({ 'host-cart': 'kept', ...stored })) memory.setItem(key, value);
  const storage = createProductStorage('regesta', memory, mainUrl);
  const requests: { url: string; authorization: string | null }[] = [];
  const answers: Record<string, () => Response> = {
    '/api/v1/domain/base-url': () => Response.json({ baseUrl: base }),
    '/musterbank/api/v1/users/authenticate': () => Response.json({ token: 'secret', user: ada }),
    '/musterbank/api/v1/users/current/capabilities': () => Response.json(['CAN_SEE_NEWS']),
    '/musterbank/api/v1/users/current': () => Response.json(ada),
    ...change,
  };
  const fetch = (calls: unknown) => {
    const request = calls as Request;
    requests.push({ url: request.url, authorization: request.headers.get('authorization') });
    return answers[new URL(request.url).pathname]?.() ?? new Response(null, { status: 404 });
  };
  const session = createSession(storage, Date.now);
  const notices = createNotices();
  const { token, isOver, handleUnauthorised: onUnauthorised } = session;
  const authorised = { token, isOver, onUnauthorised, fetch };
  const main = createClient(mainContract, {
    ...authorised,
    server: 'main',
    baseUrl: () => mainUrl,
  });
  const domain = createClient(domainContract, {
    ...authorised,
    server: 'domain',
    baseUrl: session.domainUrl,
  });
  return {
    session,
    memory,
    requests,
    domain,
    app: { session, storage, main, domain, notices, now: Date.now },
  };
}

const stored = {
  'regesta-main-base-url': mainUrl,
  'regesta-token': 'older',
  'regesta-user': JSON.stringify(ada),
  'regesta-domain-base-url': base,
  'regesta-capabilities': '["CAN_SEE_CHAT"]',
  'regesta-redirect': '/read/bankg',
  'regesta-theme': 'dark',
};

describe('signing in', () => {
  it('looks up the organisation, authenticates there and loads the capabilities', async () => {
    const { app, session, memory, requests } = setUp();
    await signIn(app, '  ada@musterbank.example ', 'pass');
    expect(requests.map(({ url }) => url)).toEqual([
      'https://main.example/api/v1/domain/base-url?email=ada%40musterbank.example',
      `${base}/api/v1/users/authenticate`,
      `${base}/api/v1/users/current/capabilities`,
    ]);
    expect(requests.map(({ authorization }) => authorization)).toEqual([null, null, 'Bearer secret']);
    expect(session.$session.get()).toEqual({ signedIn: true, user: ada, capabilities: ['CAN_SEE_NEWS'] });
    expect(memory.getItem('regesta-token')).toBe('secret');
    expect(memory.getItem('regesta-domain-base-url')).toBe(base);
  });

  it('never keeps the token with the user', async () => {
    const { app, memory } = setUp();
    await signIn(app, 'ada@musterbank.example', 'pass');
    expect(memory.getItem('regesta-user')).not.toContain('secret');
  });

  it('keeps nothing where the password is refused', async () => {
    const { app, session, memory } = setUp(
      {},
      {
        '/musterbank/api/v1/users/authenticate': () =>
          Response.json({ code: 'INVALID_CREDENTIALS', message: 'no' }, { status: 400 }),
      },
    );
    await expect(signIn(app, 'ada@musterbank.example', 'x')).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(session.$session.get().signedIn).toBe(false);
    expect(memory.keys()).toEqual(['host-cart']);
  });

  it('is not undone by capabilities that fail to load: pages ask for them again', async () => {
    const { app, session } = setUp(
      {},
      { '/musterbank/api/v1/users/current/capabilities': () => new Response(null, { status: 503 }) },
    );
    await signIn(app, 'ada@musterbank.example', 'pass');
    expect(session.$session.get()).toMatchObject({ signedIn: true, capabilities: [] });
  });
});

describe('a stored session', () => {
  it('is there from the start', () => {
    const { session } = setUp(stored);
    expect(session.$session.get()).toEqual({ signedIn: true, user: ada, capabilities: ['CAN_SEE_CHAT'] });
    expect(session.domainUrl()).toBe(base);
  });

  it.each([
    ['no JSON', '{'],
    ['of another shape', '{"id":1}'],
  ])('treats a user that is %s as absent', (_, text) => {
    const { session } = setUp({ ...stored, 'regesta-user': text });
    expect(session.$session.get().user).toBeUndefined();
    expect(session.$session.get().signedIn).toBe(true);
  });

  it('ends at sign-out: product keys go, preferences and the keys of others stay', () => {
    const { session, memory } = setUp(stored);
    session.signOut();
    expect(memory.keys().sort()).toEqual(['host-cart', 'regesta-theme']);
    expect(session.$session.get()).toEqual({ signedIn: false, capabilities: [] });
    expect(session.$ends.get()).toBe(1);
  });

  it('sends nothing for somebody who has signed out, and again for who signs in', async () => {
    const { session, app, requests } = setUp(stored);
    const ask = () => app.main.regulationInfo({ regTextId: 'bankg', language: 'DE' });
    session.signOut();
    await expect(ask()).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(requests).toEqual([]);
    session.askAt(base);
    session.begin('new-token', ada as never);
    await Promise.allSettled([ask()]);
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer new-token']);
  });

  it('ends once, however many calls are refused: where somebody was going is not forgotten', async () => {
    const { domain, memory } = setUp(stored, {
      '/musterbank/api/v1/users/current': () => new Response(null, { status: 401 }),
    });
    const calls = [domain.currentUser({}), domain.currentUser({})];
    await expect(calls[0]).rejects.toMatchObject({ kind: 'unauthorised' });
    memory.setItem('regesta-redirect', '/read/bankg');
    await Promise.allSettled(calls);
    await expect(domain.currentUser({})).rejects.toThrow();
    expect(memory.getItem('regesta-redirect')).toBe('/read/bankg');
  });

  it('leaves unsent drafts to their person, whether somebody signs out or it ended by itself', async () => {
    const drafts = { 'regesta-drafts': '{}' };
    const left = setUp({ ...stored, ...drafts });
    left.session.signOut();
    expect(left.memory.keys().sort()).toEqual(['host-cart', 'regesta-drafts', 'regesta-theme']);
    const ended = setUp(
      { ...stored, ...drafts },
      { '/musterbank/api/v1/users/current': () => new Response(null, { status: 401 }) },
    );
    await expect(ended.domain.currentUser({})).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(ended.memory.keys().sort()).toEqual(['host-cart', 'regesta-drafts', 'regesta-theme']);
  });

  it('ends for capabilities too that come after sign-out', async () => {
    const { app, session, memory } = setUp(stored);
    const loading = loadCapabilities(app);
    session.signOut();
    await loading;
    expect(memory.keys().sort()).toEqual(['host-cart', 'regesta-theme']);
    expect(session.$session.get()).toEqual({ signedIn: false, capabilities: [] });
  });

  it('does not leave the address of the old organisation behind', () => {
    const { session } = setUp(stored);
    session.signOut();
    expect(session.domainUrl()).toBeUndefined();
  });

  it('ends on a 401, which is counted and clears product keys only', async () => {
    const { session, memory, domain, requests } = setUp(stored, {
      '/musterbank/api/v1/users/current': () => new Response(null, { status: 401 }),
    });
    await expect(domain.currentUser({})).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(requests.length).toBe(1);
    expect(session.$ends.get()).toBe(1);
    expect(session.$session.get()).toEqual({ signedIn: false, capabilities: [], ended: ada.email });
    session.begin('next', ada as User);
    expect(session.$session.get().ended).toBeUndefined();
    session.signOut();
    expect(session.$session.get().ended).toBeUndefined();
    expect(memory.keys().sort()).toEqual(['host-cart', 'regesta-theme']);
  });
});

const tokenOf = (iss: string) => `x.${Buffer.from(JSON.stringify({ iss })).toString('base64url')}.x`;

describe('the server of a session', () => {
  it('is read with the token, since another tab may have signed in somebody of another organisation', async () => {
    const { domain, memory, requests } = setUp(stored);
    memory.setItem('regesta-domain-base-url', 'https://domain.example/alpina');
    memory.setItem('regesta-token', 'of-alpina');
    await expect(domain.currentUser({})).rejects.toMatchObject({ status: 404 });
    expect(requests).toEqual([
      { url: 'https://domain.example/alpina/api/v1/users/current', authorization: 'Bearer of-alpina' },
    ]);
  });

  it('is the issuer of the token: one beside another address counts as absent', async () => {
    const { session, domain, app, requests } = setUp({ ...stored, 'regesta-token': tokenOf(`${base}2`) });
    expect(session.$session.get().signedIn).toBe(false);
    for (const call of [
      domain.currentUser({}),
      app.main.regulationInfo({ regTextId: 'bankg', language: 'DE' }),
    ])
      await expect(call).rejects.toThrow();
    expect(requests.map(({ authorization }) => authorization)).toEqual([null]);
    const right = setUp({ ...stored, 'regesta-token': tokenOf(`${base}/`) });
    await right.domain.currentUser({});
    expect(right.requests.map(({ url }) => url)).toEqual([`${base}/api/v1/users/current`]);
  });

  it('is not that of a link which somebody opens while signed in', async () => {
    const { session, domain, requests } = setUp(stored);
    session.askAt('https://evil.example/bank/');
    await Promise.allSettled([
      domain.currentUser({}),
      domain.requestPasswordReset({ username: 'ada@musterbank.example' }),
    ]);
    expect(new Set(requests)).toEqual(
      new Set([
        { url: `${base}/api/v1/users/current`, authorization: 'Bearer older' },
        {
          url: 'https://evil.example/bank/api/v1/users/password/reset/self?username=ada%40musterbank.example',
          authorization: null,
        },
      ]),
    );
  });

  it('is on the web, whatever the main server answers', async () => {
    const { app, session, requests } = setUp(
      {},
      { '/api/v1/domain/base-url': () => Response.json({ baseUrl: 'javascript:alert(1)' }) },
    );
    await expect(signIn(app, 'ada@musterbank.example', 'pass')).rejects.toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(1);
    expect(session.domainUrl(true)).toBeUndefined();
  });
});

describe('the token of a host page', () => {
  it('is sent to no server where another issued it than the page names', async () => {
    const { session, domain, app, requests } = setUp(stored);
    const token = vi.fn(() => tokenOf('https://other.example'));
    session.takeHostToken(token, base);
    expect(session.isHostTokenUsed()).toBe(false);
    for (const call of [
      domain.currentUser({}),
      app.main.regulationInfo({ regTextId: 'bankg', language: 'DE' }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    expect(session.isHostTokenUsed()).toBe(true);
    expect(session.$session.get()).toEqual({ signedIn: false, capabilities: [], isMisdirected: true });
    expect(requests).toEqual([]);
    session.takeHostToken(() => tokenOf(base), base);
    await domain.currentUser({});
    expect(requests.map(({ url }) => url)).toEqual([`${base}/api/v1/users/current`]);
  });

  it('without an address of its server goes to the main server only, not where a stored session is from', async () => {
    const { session, domain, app, requests } = setUp(stored);
    session.takeHostToken(() => 'host');
    await Promise.allSettled([
      domain.currentUser({}),
      app.main.regulationInfo({ regTextId: 'bankg', language: 'DE' }),
    ]);
    expect(requests).toEqual([
      { url: `${mainUrl}/api/v1/ListOfRegulation/Info/bankg?language=DE`, authorization: 'Bearer host' },
    ]);
  });

  it('is asked for each time, again after a 401, and kept nowhere', async () => {
    let refusals = 1;
    const { session, memory, domain, requests } = setUp(
      {},
      {
        '/musterbank/api/v1/users/current': () =>
          refusals-- > 0 ? new Response(null, { status: 401 }) : Response.json(ada),
      },
    );
    let calls = 0;
    const token: HostToken = () => `host-${++calls}`;
    session.takeHostToken(token, base);
    expect(session.$session.get().signedIn).toBe(true);
    await domain.currentUser({});
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer host-1', 'Bearer host-2']);
    expect(memory.keys()).toEqual(['host-cart']);
  });

  const refused = { '/musterbank/api/v1/users/current': () => new Response(null, { status: 401 }) };

  it('that stays refused ends the session, asks no more and leaves what the origin has stored', async () => {
    const { session, memory, domain } = setUp(stored, refused);
    const token = vi.fn(() => 'host');
    session.takeHostToken(token, base);
    await expect(domain.currentUser({})).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(session.$session.get()).toEqual({ signedIn: false, capabilities: [] });
    expect(session.$ends.get()).toBe(1);
    expect(memory.getItem('regesta-token')).toBe('older');
    session.takeHostToken(token);
    expect(session.$session.get().signedIn).toBe(false);
    token.mockClear();
    await session.token(false);
    expect(token).not.toHaveBeenCalled();
  });

  it.each([
    ['another token function', (session: Session) => session.takeHostToken(() => 'newer')],
    ['a retry', (session: Session) => void session.resume()],
  ])('begins again with %s', async (_, begin) => {
    const { session, domain } = setUp({}, refused);
    session.takeHostToken(() => 'host', base);
    await expect(domain.currentUser({})).rejects.toMatchObject({ kind: 'unauthorised' });
    begin(session);
    expect(session.$session.get().signedIn).toBe(true);
    expect(await session.token(false)).toBeDefined();
  });

  it('given once more changes nothing: capabilities stay', async () => {
    const { app, session } = setUp();
    const token = () => 'host';
    session.takeHostToken(token, base);
    await loadCapabilities(app);
    session.takeHostToken(token);
    expect(session.$session.get().capabilities).toEqual(['CAN_SEE_NEWS']);
  });

  it('gives way to the stored session when it is taken back', () => {
    const { session } = setUp(stored);
    session.takeHostToken(() => 'host');
    session.takeHostToken(undefined);
    expect(session.$session.get().user).toEqual(ada);
  });
});
