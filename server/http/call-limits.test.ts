import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, endpoints } from '#core/contract/endpoint.ts';
import { createRateLimiter } from '../lib/rate-limiter.ts';
import { createCallLimits } from './call-limits.ts';
import { HttpProblem } from './problem.ts';
import { type App, serve } from './serve.ts';

const contract = endpoints(
  {
    read: call('GET', '/read', { reply: v.object({}) }),
    search: call('GET', '/search', { reply: v.object({}) }),
    open: call('GET', '/open', { access: 'public', reply: v.object({}) }),
    wrong: call('GET', '/wrong', { reply: v.object({}) }),
  },
  { search: { costs: 'searches' }, wrong: { query: v.object({ needed: v.string() }) } },
);

describe('how often somebody may call', () => {
  let app: App;
  let clock: number;
  let handled: number;
  beforeEach(() => {
    clock = 0;
    handled = 0;
    const limiter = createRateLimiter({ requests: 20, searches: 4, computations: 2 }, () => clock);
    const handle = () => {
      handled += 1;
      return {};
    };
    app = serve(
      contract,
      { read: handle, search: handle, open: handle, wrong: handle },
      {
        about: { title: 'Test', version: '1', schemas: {} },
        authenticate: async (token) => (token.startsWith('no') ? undefined : token),
        rightsOf: () => ({ roles: [], plan: async () => 'reading', session: 'portal' }),
        limits: createCallLimits(limiter, (caller: string) => ({ who: caller })),
        origins: () => [],
        https: false,
        ready: async () => new Response(),
        log: () => undefined,
      },
    );
  });

  const ask = (path: string, token: string | undefined, address = '203.0.113.1') =>
    app.request(
      `/api/v1/${path}`,
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
      { address },
    );
  const statuses = async (times: number, ...request: Parameters<typeof ask>) => {
    const all: number[] = [];
    for (let time = 0; time < times; time++) all.push((await ask(...request)).status);
    return all;
  };
  const allOf = (status: number, times: number) => Array.from({ length: times }, () => status);

  it('is counted by user, whatever their address, and refused before anything is done', async () => {
    expect(await statuses(10, 'read', 'anna')).toEqual(allOf(200, 10));
    const refused = await ask('read', 'anna', '203.0.113.2');
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '3',
      { code: 'TOO_MANY_REQUESTS', message: 'too many requests; wait a moment' },
    ]);
    expect(handled).toBe(10);
    expect((await ask('read', 'beat')).status).toBe(200);
    clock += 3000;
    expect((await ask('read', 'anna')).status).toBe(200);
  });

  it('has less room for calls that cost more', async () => {
    expect(await statuses(3, 'search', 'anna')).toEqual([200, 200, 429]);
    expect(await statuses(8, 'read', 'anna')).toEqual(allOf(200, 8));
  });

  it('is counted by network for those who are not signed in, and for forged tokens', async () => {
    expect(await statuses(4, 'open', undefined, '2001:db8::1')).toEqual(allOf(200, 4));
    expect(await statuses(6, 'read', 'nobody', '2001:db8::2')).toEqual(allOf(401, 6));
    expect(await statuses(1, 'open', undefined, '2001:db8::3')).toEqual([429]);
    expect(await statuses(1, 'read', 'none', '2001:db8::3')).toEqual([429]);
    expect(await statuses(1, 'read', 'anna', '2001:db8::3')).toEqual([200]);
    expect(await statuses(1, 'open', undefined, '2001:db8:1::3')).toEqual([200]);
  });

  it('counts requests that are wrong too', async () => {
    expect(await statuses(11, 'wrong', 'anna')).toEqual([...allOf(400, 10), 429]);
  });

  it('is not counted for requests that come over no port', () => {
    const limiter = createRateLimiter({ requests: 1, searches: 1, computations: 1 }, () => clock);
    const limits = createCallLimits<string>(limiter, (who) => ({ who }));
    const count = () => limits.count(undefined, {});
    expect([count(), count()]).toEqual([undefined, undefined]);
    expect(() => limits.count('anna', {})).toThrow(HttpProblem);
  });
});
