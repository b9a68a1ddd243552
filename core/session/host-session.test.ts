import { describe, expect, it, vi } from 'vitest';
import type { Capability, User } from '../contract/domain/user.ts';
import { ApiError } from '../http/api-error.ts';
import { createSession } from './session.ts';
import { signIn, signInProblem } from './sign-in.ts';
import { loadCapabilities, startSession } from './start-session.ts';
import { createMemoryStorage, createProductStorage } from './storage.ts';

const ada = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada',
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'DE',
  roles: ['READER'],
  createdAt: '',
} as const;

function setUp(stored: Record<string, string> = {}) {
  const memory = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) memory.setItem(`regesta-${key}`, value);
  const currentCapabilities = vi.fn(async (): Promise<Capability[]> => ['CAN_SEE_NEWS']);
  const storage = createProductStorage('regesta', memory, 'https://main.example');
  const session = createSession(storage, Date.now);
  const report = vi.fn();
  const load = () => loadCapabilities({ session, storage, domain: { currentCapabilities } });
  const start = (token: string, user: User) =>
    startSession(
      { session, storage, now: Date.now, notices: { report }, domain: { currentCapabilities } },
      { token, user },
    );
  return { memory, session, report, load, start, currentCapabilities };
}
const signedIn = {
  'main-base-url': 'https://main.example',
  token: 'own',
  user: JSON.stringify(ada),
  'domain-base-url': 'https://stored.example',
};

describe('a token of the host page', () => {
  const hostToken = () => 'of the host';

  it('is used until it is refused, and again when somebody retries', async () => {
    const { session } = setUp(signedIn);
    session.takeHostToken(hostToken);
    expect(session.$session.get()).toEqual({ signedIn: true, capabilities: [] });
    expect(await session.token(false)).toBe('of the host');
    session.handleUnauthorised();
    expect(session.$session.get()).toEqual({ signedIn: false, capabilities: [] });
    // Nobody is signed in on screen, so nothing is requested as whom the device knows.
    expect(await session.token(false)).toBeUndefined();
    expect(session.resume()).toBe(true);
    expect(session.$session.get()).toEqual({ signedIn: true, capabilities: [] });
    expect(await session.token(false)).toBe('of the host');
  });

  it('is not used after signing out, until somebody retries', async () => {
    const { session } = setUp();
    session.takeHostToken(hostToken);
    session.signOut();
    expect(await session.token(false)).toBeUndefined();
    session.resume();
    expect(await session.token(false)).toBe('of the host');
  });

  it('keeps its capabilities out of the storage', async () => {
    const { session, memory, load } = setUp();
    session.takeHostToken(hostToken);
    expect(await load()).toEqual(['CAN_SEE_NEWS']);
    expect(session.$session.get().capabilities).toEqual(['CAN_SEE_NEWS']);
    expect(memory.getItem('regesta-capabilities')).toBeNull();
  });

  it('that nobody refused keeps its capabilities when somebody retries', async () => {
    const { session, load } = setUp();
    session.takeHostToken(hostToken);
    await load();
    expect(session.resume()).toBe(true);
    expect(session.$session.get()).toEqual({ signedIn: true, capabilities: ['CAN_SEE_NEWS'] });
  });

  it('that is taken away leaves the session that the origin has of its own', () => {
    const { session } = setUp(signedIn);
    session.takeHostToken(hostToken);
    session.takeHostToken(undefined);
    expect(session.$session.get()).toEqual({ signedIn: true, capabilities: [], user: ada });
  });
});

describe('a session without a host', () => {
  it('is not resumed by retrying', () => {
    const { session } = setUp();
    expect(session.resume()).toBe(false);
    expect(session.$session.get().signedIn).toBe(false);
    session.handleUnauthorised();
    expect(session.resume()).toBe(false);
    expect(session.$session.get().signedIn).toBe(false);
  });

  it('is resumed by retrying where one was stored meanwhile, by another copy or in another tab', () => {
    const { session, memory } = setUp();
    for (const [key, value] of Object.entries(signedIn)) memory.setItem(`regesta-${key}`, value);
    expect(session.resume()).toBe(true);
    expect(session.$session.get()).toEqual({ signedIn: true, capabilities: [], user: ada });
  });

  it.each([
    ['in silence where the server is away', 'network', 0],
    ['and tells of a reply of another form', 'malformed', 1],
  ] as const)('begins without capabilities that cannot be loaded, %s', async (_, kind, reported) => {
    const { session, report, start, currentCapabilities } = setUp();
    const error = new ApiError({ kind, status: 0, code: 'X', message: 'x', server: 'domain' });
    currentCapabilities.mockRejectedValueOnce(error);
    await start('own', ada as unknown as User);
    expect(session.$session.get()).toMatchObject({ signedIn: true, capabilities: [] });
    expect(report.mock.calls).toEqual(Array(reported).fill([error, 'load the rights']));
  });

  it('stores its capabilities', async () => {
    const { memory, load } = setUp(signedIn);
    await load();
    expect(memory.getItem('regesta-capabilities')).toBe('["CAN_SEE_NEWS"]');
  });

  it('does not take capabilities that were asked for by somebody else', async () => {
    const { session, load, start, currentCapabilities } = setUp(signedIn);
    const reply = Promise.withResolvers<Capability[]>();
    currentCapabilities.mockReturnValueOnce(reply.promise);
    const older = load();
    await start('newer', { ...ada, id: '8' } as never);
    reply.resolve(['CAN_SEE_CHAT']);
    await older;
    expect(session.$session.get().capabilities).toEqual(['CAN_SEE_NEWS']);
  });

  it.each([
    ['signed in', signedIn, { signedIn: false, capabilities: [], ended: ada.email }],
    [
      'signed in, nobody knows as whom',
      { 'main-base-url': 'https://main.example', token: 'own' },
      { signedIn: false, capabilities: [], ended: '' },
    ],
    ['not signed in', {}, { signedIn: false, capabilities: [] }],
  ])('that is refused says whose it was: %s', (_, stored, expected) => {
    const { session } = setUp(stored);
    session.handleUnauthorised();
    expect(session.$session.get()).toEqual(expected);
    expect(session.$ends.get()).toBe(1);
  });
});

it('signs in with the address without its blanks, on both servers', async () => {
  const main = { baseUrl: vi.fn(async () => ({ baseUrl: 'https://domain.example' })) };
  const authenticate = vi.fn(async () => ({ token: 'new', user: ada }));
  const { session, currentCapabilities } = setUp();
  const domain = { authenticate, currentCapabilities };
  await signIn(
    { session, main, domain, notices: { report: vi.fn() } } as never,
    ' ada@bank.example ',
    ' pass ',
  );
  expect(main.baseUrl.mock.calls).toEqual([[{ email: 'ada@bank.example' }]]);
  expect(domain.authenticate.mock.calls).toEqual([
    [{ body: { email: 'ada@bank.example', password: ' pass ' } }],
  ]);
});

it.each([
  ['malformed', 200, 'MALFORMED_REPLY', 'x', { key: 'unavailable' }],
  ['rejected', 404, 'INVALID_REQUEST', 'x', { key: 'failed' }],
  ['rejected', 400, 'INVALID_REQUEST', '[ email ] ', { message: 'email' }],
] as const)('a reply that is %s with %i %s and %s', (kind, status, code, message, expected) => {
  expect(signInProblem(new ApiError({ kind, status, code, message, server: 'main' }))).toEqual(expected);
});
