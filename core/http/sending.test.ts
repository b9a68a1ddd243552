import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { reconnections } from '../reconnection.ts';
import { createMemoryStorage } from '../session/storage.ts';

const now = () => 0;
const parts = {
  product: 'regesta',
  mainUrl: 'https://main.example',
  now,
  later: () => () => undefined,
  texts: [],
  phrasing: { plural: () => 'other' } as never,
};

afterEach(() => vi.unstubAllGlobals());

it('needs no Request of the page, whose library may have another', async () => {
  vi.stubGlobal(
    'Request',
    class {
      constructor() {
        throw new Error('of the page');
      }
    },
  );
  const sent: string[] = [];
  const app = createApp({
    ...parts,
    storage: createMemoryStorage(),
    send: async (url, { method = 'GET' }) => {
      sent.push(`${method} ${url}`);
      return Response.json({ baseUrl: 'https://domain.example' });
    },
  });
  await app.main.baseUrl({ email: 'ada@bank.example' });
  expect(await app.part(reconnections).main.isReachable()).toBe(true);
  expect(sent).toEqual([
    'GET https://main.example/api/v1/domain/base-url?email=ada%40bank.example',
    'GET https://main.example/health',
  ]);
});
