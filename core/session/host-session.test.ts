import { describe, expect, it, vi } from 'vitest';
import type { Capability } from '../contract/domain/user.ts';
import { ApiError } from '../http/api-error.ts';
import { createSession } from './session.ts';
import { signIn, signInProblem } from './sign-in.ts';
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
  const session = createSession(createProductStorage('regesta', memory), () => ({ currentCapabilities }));
  return { memory, session, currentCapabilities };
}
const signedIn = { token: 'own', user: JSON.stringify(ada), 'domain-base-url': 'https://stored.example' };

describe('a token of the host page', () => {
  const hostToken = () => 'of the host';

  it('is used until it is refused, and again when somebody retries', async () => {
    const { session } = setUp(signedIn);
    session.takeHostToken(hostToken);
    expect(session.$session.get()).toEqual({ signedIn: true, capabilities: [] });
    expect(await session.token(false)).toBe('of the host');
    session.handleUnauthorised();
    expect(session.$session.get()).toEqual({ signedIn: false, capabilities: [] });
    expect(await session.token(false)).toBe('own');
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
    const { session, memory } = setUp();
    session.takeHostToken(hostToken);
    expect(await session.loadCapabilities()).toEqual(['CAN_SEE_NEWS']);
    expect(session.$session.get().capabilities).toEqual(['CAN_SEE_NEWS']);
    expect(memory.getItem('regesta-capabilities')).toBeNull();
  });

  it('that nobody refused keeps its capabilities when somebody retries', async () => {
    const { session } = setUp();
    session.takeHostToken(hostToken);
    await session.loadCapabilities();
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

  it('stores its capabilities', async () => {
    const { session, memory } = setUp(signedIn);
    await session.loadCapabilities();
    expect(memory.getItem('regesta-capabilities')).toBe('["CAN_SEE_NEWS"]');
  });

  it('does not take capabilities that were asked for by somebody else', async () => {
    const { session, currentCapabilities } = setUp(signedIn);
    const reply = Promise.withResolvers<Capability[]>();
    currentCapabilities.mockReturnValueOnce(reply.promise);
    const older = session.loadCapabilities();
    await session.begin('newer', { ...ada, id: '8' } as never);
    reply.resolve(['CAN_SEE_CHAT']);
    await older;
    expect(session.$session.get().capabilities).toEqual(['CAN_SEE_NEWS']);
  });

  it.each([
    ['signed in', signedIn, { signedIn: false, capabilities: [], ended: ada.email }],
    ['signed in, nobody knows as whom', { token: 'own' }, { signedIn: false, capabilities: [], ended: '' }],
    ['not signed in', {}, { signedIn: false, capabilities: [] }],
  ])('that is refused says whose it was: %s', (_, stored, expected) => {
    const { session } = setUp(stored);
    session.handleUnauthorised();
    expect(session.$session.get()).toEqual(expected);
    expect(session.$expired.get()).toBe(1);
  });

  it('knows its server from the host page, else from the storage', () => {
    const { session } = setUp(signedIn);
    session.setDomainUrl('https://host.example');
    expect(session.domainUrl()).toBe('https://host.example');
    session.setDomainUrl(undefined);
    expect(session.domainUrl()).toBe('https://stored.example');
  });
});

it('signs in with the address without its blanks, on both servers', async () => {
  const main = { baseUrl: vi.fn(async () => ({ baseUrl: 'https://domain.example' })) };
  const domain = { authenticate: vi.fn(async () => ({ token: 'new', user: ada })) };
  const { session } = setUp();
  await signIn({ session, main, domain } as never, ' ada@bank.example ', ' pass ');
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
