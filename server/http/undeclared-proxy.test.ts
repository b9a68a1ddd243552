import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/databases.ts';
import { listen } from './listen.ts';
import { forgetProxySighting, proxySighting, watchForProxy } from './undeclared-proxy.ts';

let data: string;
let remove: () => void;
const logged: string[] = [];
beforeEach(() => {
  ({ folder: data, remove } = temporaryFolder());
  logged.length = 0;
});
afterEach(() => remove());

const watch = () =>
  watchForProxy(data, {
    now: () => new Date('2026-05-01T10:00:00Z'),
    log: (message) => void logged.push(message),
  });

it.each([
  ['x-forwarded-for', 'X-Forwarded-For'],
  ['forwarded', 'Forwarded'],
])('a request with %s is warned of once, and leaves a mark until it is forgotten', (name, header) => {
  const look = watch();
  look({ host: 'regesta.example' });
  expect([logged, proxySighting(data)]).toEqual([[], undefined]);
  for (let time = 0; time < 3; time++) look({ [name]: '203.0.113.9' });
  expect(logged).toEqual([
    expect.stringContaining(
      `REGESTA_PROXIES: 0, and a request came with ${header} at 2026-05-01T10:00:00.000Z`,
    ),
  ]);
  expect(logged[0]).toContain('set REGESTA_PROXIES to their number');
  expect(proxySighting(data)).toEqual({ header, at: '2026-05-01T10:00:00.000Z' });
  forgetProxySighting(data);
  expect(proxySighting(data)).toBeUndefined();
});

/** A port that nobody uses. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

it.each([
  [0, 1],
  [1, 0],
])('a server behind %i declared proxies warns %i times', async (proxies, times) => {
  const port = await freePort();
  const place = { host: '127.0.0.1', port, variable: 'PORT' };
  const { close } = await listen(() => new Response('yes'), { ...place, proxies, onRequest: watch() });
  try {
    for (let time = 0; time < 2; time++) {
      const reply = await fetch(`http://127.0.0.1:${port}/`, {
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      });
      expect(await reply.text()).toBe('yes');
    }
    expect(logged).toHaveLength(times);
  } finally {
    await close();
  }
});
