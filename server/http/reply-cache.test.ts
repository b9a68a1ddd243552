import { setImmediate as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { call, endpoints, forReaders } from '#core/contract/endpoint.ts';
import { HttpProblem } from './problem.ts';
import { createReplyCache, isCacheable } from './reply-cache.ts';
import { serve } from './serve.ts';

const contract = endpoints(
  {
    cached: call('GET', '/cached/:id', {
      access: forReaders,
      reply: v.object({ id: v.string(), made: v.number(), complete: v.optional(v.boolean()) }),
    }),
    searched: call('GET', '/searched', {
      access: forReaders,
      reply: v.object({ made: v.number(), complete: v.boolean() }),
    }),
    other: call('GET', '/other', { access: forReaders, reply: v.object({ made: v.number() }) }),
  },
  {
    cached: { params: v.object({ id: v.string() }), cachedWith: 'collection' },
    searched: { cachedWith: 'search' },
  },
);
type Caller = { sees: string; roles: readonly string[] };

/** A server that counts how often it makes a reply, with a state of its data that the test changes. */
function anApp({ maxBytes = 100_000 } = {}) {
  let made = 0;
  const clock = { time: 1, now: () => clock.time };
  const data = { state: 'first', change: (): unknown => undefined };
  const callers: Readonly<Record<string, Caller>> = {
    anna: { sees: 'all', roles: ['READER'] },
    bea: { sees: 'all', roles: ['READER'] },
    carl: { sees: 'part', roles: ['READER'] },
    dora: { sees: 'all', roles: [] },
  };
  const app = serve<typeof contract, Caller>(
    contract,
    {
      cached: async ({ params: { id } }) => {
        const own = ++made;
        await data.change();
        if (id === 'absent') throw new HttpProblem(404, 'NOT_FOUND', 'there is none');
        return { id, made: own, ...(id === 'begun' ? { complete: false } : {}) };
      },
      searched: () => ({ made: ++made, complete: made > 2 }),
      other: () => ({ made: ++made }),
    },
    {
      about: { title: 'Test', version: '1', schemas: {} },
      authenticate: async (token) => callers[token],
      rightsOf: ({ roles }) => ({ roles, plan: async () => 'reading', session: 'portal' }),
      cachedReply: createReplyCache(
        maxBytes,
        async ({ sees }: Caller) => (data.state === 'unsure' ? undefined : `${sees} ${data.state}`),
        clock,
      ),
      origins: () => [],
      https: true,
      ready: async () => new Response(),
      log: () => {},
    },
  );
  /** How many replies were made until the one that answers. */
  const ask = async (who: string, path: string) => {
    const reply = await app.request(`/api/v1/${path}`, { headers: { authorization: `Bearer ${who}` } });
    const body = await reply.json();
    return reply.status === 200 ? body.made : reply.status;
  };
  return { ask, data, clock };
}

describe('a reply that follows from the collection', () => {
  it('is made once for all who see the same, until the collection changes', async () => {
    const { ask, data } = anApp();
    expect(await ask('anna', 'cached/a')).toBe(1);
    expect(await ask('anna', 'cached/a')).toBe(1);
    expect(await ask('bea', 'cached/a')).toBe(1);
    expect(await ask('anna', 'cached/b')).toBe(2);
    data.state = 'second';
    expect(await ask('bea', 'cached/a')).toBe(3);
  });

  it('goes to nobody who sees less, and to nobody without the right', async () => {
    const { ask } = anApp();
    expect(await ask('anna', 'cached/a')).toBe(1);
    expect(await ask('carl', 'cached/a')).toBe(2);
    expect(await ask('dora', 'cached/a')).toBe(403);
    expect(await ask('nobody', 'cached/a')).toBe(401);
  });

  it('is not cached if the collection changed while it was made', async () => {
    const { ask, data } = anApp();
    data.change = () => {
      data.state += '.';
    };
    expect(await ask('anna', 'cached/a')).toBe(1);
    data.change = () => undefined;
    expect(await ask('anna', 'cached/a')).toBe(2);
    expect(await ask('anna', 'cached/a')).toBe(2);
  });

  it('is not cached if it is not complete, or a failure', async () => {
    const { ask } = anApp();
    expect([await ask('anna', 'cached/begun'), await ask('anna', 'cached/begun')]).toEqual([1, 2]);
    expect([await ask('anna', 'cached/absent'), await ask('anna', 'cached/absent')]).toEqual([404, 404]);
    expect(await ask('anna', 'cached/a')).toBe(5);
  });

  it('is made once for all who ask for it meanwhile and see the same', async () => {
    const { ask, data } = anApp();
    const ready = Promise.withResolvers<void>();
    data.change = () => ready.promise;
    const replies = ['anna', 'bea', 'carl', 'bea'].map((who) => ask(who, 'cached/a'));
    // Rights are asked of each.
    expect(await ask('dora', 'cached/a')).toBe(403);
    await pause();
    data.state = 'second';
    const later = ask('anna', 'cached/a');
    await pause();
    ready.resolve();
    expect([await Promise.all(replies), await later]).toEqual([[1, 1, 2, 1], 3]);
    expect(await ask('bea', 'cached/a')).toBe(3);
  });

  it('is made by each who waited, where it failed for the first', async () => {
    const { ask, data } = anApp();
    const ready = Promise.withResolvers<void>();
    let calls = 0;
    data.change = async () => {
      calls += 1;
      if (calls > 1) return;
      await ready.promise;
      throw Object.assign(new Error('the caller hung up'), { name: 'AbortError' });
    };
    const first = ask('anna', 'cached/a');
    const second = ask('bea', 'cached/a');
    await pause();
    ready.resolve();
    expect([await first, await second]).toEqual([500, 2]);
    expect(await ask('anna', 'cached/a')).toBe(2);
    const refused = ['anna', 'bea'].map((who) => ask(who, 'cached/absent'));
    expect(await Promise.all(refused)).toEqual([404, 404]);
  });

  describe('of a search that ran out of time', () => {
    it('is cached for ten seconds, and made whole after that', async () => {
      const { ask, data, clock } = anApp();
      expect([await ask('anna', 'searched'), await ask('bea', 'searched')]).toEqual([1, 1]);
      data.state = 'second';
      expect(await ask('anna', 'searched')).toBe(2);
      clock.time += 9000;
      expect(await ask('anna', 'searched')).toBe(2);
      clock.time += 2000;
      expect(await ask('anna', 'searched')).toBe(3);
      clock.time += 3_600_000;
      expect(await ask('bea', 'searched')).toBe(3);
    });
  });

  it('gives way to others when there is no room', async () => {
    const { ask } = anApp({ maxBytes: 2500 });
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await ask('anna', `cached/${id}`);
    expect(await ask('anna', 'cached/h')).toBe(8);
    expect(await ask('anna', 'cached/a')).toBe(9);
  });

  it('is not cached while it is not sure what it follows from', async () => {
    const { ask, data } = anApp();
    data.state = 'unsure';
    expect([await ask('anna', 'cached/a'), await ask('anna', 'cached/a')]).toEqual([1, 2]);
  });

  it('is never one of a call with a body or for strangers', () => {
    const reply = v.object({});
    const others = endpoints(
      {
        open: call('GET', '/open', { access: 'public', reply }),
        posted: call('POST', '/posted', { access: forReaders, reply }),
      },
      { open: { cachedWith: 'collection' }, posted: { cachedWith: 'collection' } },
    );
    expect([others.open, others.posted, contract.cached].map(isCacheable)).toEqual([false, false, true]);
  });

  it('is one of a call that says so; others are made anew', async () => {
    const { ask } = anApp();
    expect([await ask('anna', 'other'), await ask('anna', 'other')]).toEqual([1, 2]);
  });
});
