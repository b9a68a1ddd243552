import { describe, expect, it, vi } from 'vitest';
import { devicesAt, storeDevice } from './devices.ts';
import { signInByLink } from './enter.ts';
import { signIn } from './sign-in.ts';
import { startSession } from './start-session.ts';
import { createMemoryStorage, createProductStorage } from './storage.ts';

const main = 'https://main.example';
const bank = 'https://domain.example/bank';
const secret = (letter: string) => letter.repeat(43);

function aStorage() {
  const memory = createMemoryStorage();
  return { memory, storage: createProductStorage('regesta', memory, main) };
}

describe('the secrets by which servers know a device', () => {
  it('are of the server that gave them, the newest first, and five at most', () => {
    const { storage } = aStorage();
    for (const letter of 'abcdef') storeDevice(storage, `${bank}/`, secret(letter));
    storeDevice(storage, 'https://elsewhere.example', secret('z'));
    expect(devicesAt(storage, bank)).toEqual([...'fedcb'].map(secret));
    expect(devicesAt(storage, 'https://elsewhere.example/')).toEqual([secret('z')]);
    expect(devicesAt(storage, 'https://other.example')).toEqual([]);
  });

  it('outlive a session, and go with what else is stored of a removed person', () => {
    const { storage } = aStorage();
    storeDevice(storage, bank, secret('a'));
    storage.beginSession();
    storage.clearSession();
    expect(devicesAt(storage, bank)).toEqual([secret('a')]);
    storage.clearAll();
    expect(devicesAt(storage, bank)).toEqual([]);
  });

  it.each(['{', '[]', '{"https://domain.example/bank":["short"]}', '{"https://domain.example/bank":7}'])(
    'are none where the stored text is damaged: %s',
    (stored) => {
      const { storage } = aStorage();
      storage.write('devices', stored);
      expect(devicesAt(storage, bank)).toEqual([]);
      storeDevice(storage, bank, secret('a'));
      expect(devicesAt(storage, bank)).toEqual([secret('a')]);
    },
  );

  it('go with each sign-in to the server that gave them', async () => {
    const { storage } = aStorage();
    storeDevice(storage, bank, secret('a'));
    storeDevice(storage, 'https://elsewhere.example', secret('z'));
    const step = { secondStep: 'code', challenge: 'c' } as const;
    const domain = { authenticate: vi.fn(async () => step), loginUsingToken: vi.fn(async () => step) };
    const session = { askAt: () => undefined };
    const app = { storage, session, main: { baseUrl: async () => ({ baseUrl: bank }) }, domain };
    await signIn(app as never, 'ada@bank.example', 'p');
    const body = { email: 'ada@bank.example', password: 'p', devices: [secret('a')] };
    expect(domain.authenticate).toHaveBeenCalledWith({ body });
    const link = { email: 'ada@bank.example', temporaryToken: 't' };
    await signInByLink(app as never, link);
    expect(domain.loginUsingToken).toHaveBeenCalledWith({ ...link, body: { devices: [secret('a')] } });
  });

  it('are stored when a session begins', async () => {
    const { storage } = aStorage();
    const session = { domainUrl: () => bank, begin: vi.fn(), $session: { get: () => ({}) } };
    const domain = { currentCapabilities: async () => [] };
    const app = { storage, session, domain, notices: { report: vi.fn() }, now: () => 0 };
    await startSession(app as never, { token: 't', user: {} as never, device: secret('a') });
    await startSession(app as never, { token: 't', user: {} as never });
    expect(devicesAt(storage, bank)).toEqual([secret('a')]);
  });
});
