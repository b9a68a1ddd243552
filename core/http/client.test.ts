import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { domainContract } from '../contract/domain/domain.ts';
import { bytes, call, endpoints } from '../contract/endpoint.ts';
import { mainContract } from '../contract/main/main.ts';
import { ApiError } from './api-error.ts';
import { type ClientOptions, createClient, createLazyClient } from './client.ts';
import type { Sending } from './sending.ts';

const calls = {
  thing: call('GET', '/things/:id', {
    reply: v.object({ name: v.string(), size: v.object({ width: v.number() }) }),
  }),
  look: call('GET', '/look/:id', {
    access: 'optional',
    reply: v.object({ name: v.string(), size: v.object({ width: v.number() }) }),
  }),
  write: call('PUT', '/things', { reply: v.object({}) }),
  enter: call('POST', '/enter', { access: 'public', reply: v.object({}) }),
  file: call('GET', '/file', { reply: bytes('application/pdf') }),
};
const contract = endpoints(calls, {
  thing: {
    params: v.object({ id: v.string() }),
    query: v.object({ language: v.optional(v.string()), page: v.optional(v.number()) }),
  },
  look: { params: v.object({ id: v.string() }) },
  write: { body: v.object({ name: v.string() }) },
  enter: { body: v.object({}) },
});

const thing = { name: 'a', size: { width: 1 } };

function clientWith(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<Omit<ClientOptions, keyof Sending>> = {},
) {
  const requests: Request[] = [];
  const client = createClient(contract, {
    server: 'main',
    baseUrl: () => 'https://main.example/',
    token: (refresh) => Promise.resolve(refresh ? undefined : 'secret'),
    ...options,
    fetch: (request) => {
      requests.push(request as Request);
      return answer(request as Request);
    },
  });
  return { client, requests };
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};

describe('a call', () => {
  it('puts parameters into the path and the rest into the query, percent-encoded', async () => {
    const { client, requests } = clientWith(() => Response.json(thing));
    await client.thing({ id: 'bankg~{A1a}^2/ü', language: 'DE' });
    expect(requests[0]?.url).toBe(
      'https://main.example/api/v1/things/bankg~%7BA1a%7D%5E2%2F%C3%BC?language=DE',
    );
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('leaves out what is not given, and the mark of a query of nothing', async () => {
    const { client, requests } = clientWith(() => Response.json(thing), {
      baseUrl: () => 'https://main.example',
    });
    await client.thing({ id: '1', language: undefined });
    await client.thing({ id: '1', language: 'DE', page: 0 });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://main.example/api/v1/things/1',
      'https://main.example/api/v1/things/1?language=DE&page=0',
    ]);
  });

  it('asks for JSON, and says nothing of a body that it has not', async () => {
    const { client, requests } = clientWith(() => Response.json(thing));
    await client.thing({ id: '1' });
    expect(requests[0]?.method).toBe('GET');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer secret',
    });
  });

  it('asks for a part of the bytes', async () => {
    const { client, requests } = clientWith(() => new Response('abc'));
    await client.file({}, { range: { first: 5, last: 9 } });
    await client.file({});
    expect(requests.map(({ headers }) => headers.get('range'))).toEqual(['bytes=5-9', null]);
  });

  it('asks for a part of the bytes that it knows, and tells of the head of the reply', async () => {
    const { client, requests } = clientWith(
      () => new Response('56789', { status: 206, headers: { etag: '"a"' } }),
    );
    const heads: [number, string | null][] = [];
    await client.file(
      {},
      {
        range: { first: 5, last: 9, etag: '"a"' },
        onHead: ({ status, headers }) => heads.push([status, headers.get('etag')]),
      },
    );
    expect(requests.map(({ headers }) => headers.get('if-range'))).toEqual(['"a"']);
    expect(heads).toEqual([[206, '"a"']]);
  });

  it('is made without a token where nobody has one', async () => {
    const { client, requests } = clientWith(() => Response.json(thing), { token: async () => undefined });
    expect(await client.thing({ id: '1' })).toEqual(thing);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('that needs somebody is not sent where nobody is signed in', async () => {
    const onUnauthorised = vi.fn();
    const { client, requests } = clientWith(() => Response.json(thing), {
      token: async () => undefined,
      isOver: () => true,
      onUnauthorised,
    });
    expect(await failure(client.thing({ id: '1' }))).toMatchObject({ kind: 'unauthorised', status: 401 });
    expect([requests, onUnauthorised.mock.calls.length]).toEqual([[], 1]);
    expect(await client.look({ id: '1' })).toEqual(thing);
  });

  it('sends a body as JSON', async () => {
    const { client, requests } = clientWith(() => Response.json({}));
    await client.write({ body: { name: 'é' } });
    expect([requests[0]?.method, requests[0]?.url]).toEqual(['PUT', 'https://main.example/api/v1/things']);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ name: 'é' });
  });

  it('answers the parsed reply and drops unknown keys', async () => {
    const { client } = clientWith(() => Response.json({ ...thing, more: true }));
    expect(await client.thing({ id: '1' })).toEqual(thing);
  });

  it('answers bytes as a Blob', async () => {
    const { client, requests } = clientWith(() => new Response(new Uint8Array([1, 2, 3])));
    const blob = await client.file({});
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    expect(requests[0]?.headers.get('accept')).toBe('application/pdf');
  });

  it.each([undefined, ''])('is not made without an address: %j', async (baseUrl) => {
    const { client, requests } = clientWith(() => Response.json(thing), { baseUrl: () => baseUrl });
    const error = await failure(client.thing({ id: '1' }));
    expect([error.kind, error.code, error.server]).toEqual(['network', 'ERR_NETWORK', 'main']);
    expect(requests).toEqual([]);
  });

  it('never leaves the address of its server, whatever its parameters are', async () => {
    const base = 'https://host.example/main';
    const sent: string[] = [];
    for (const whole of [mainContract, domainContract]) {
      const client = createClient(whole, {
        server: 'main',
        baseUrl: () => base,
        fetch: ({ url }) => {
          sent.push(url);
          return Response.json({});
        },
      }) as unknown as Record<string, (input: object) => Promise<unknown>>;
      for (const [name, { path }] of Object.entries(whole))
        for (const up of ['..', '%2e%2e', '\\..', '//evil.example']) {
          const ids = [...path.matchAll(/:(\w+)/g)].map(([, id]) => [id, up]);
          await client[name]?.(Object.fromEntries(ids)).catch(() => undefined);
        }
    }
    expect(sent.length).toBeGreaterThan(200);
    expect(sent.filter((url) => !url.startsWith(`${base}/api/`))).toEqual([]);
  });

  it('follows no redirection with its token', async () => {
    const { client, requests } = clientWith(() => Response.json(thing));
    await client.thing({ id: '1' });
    expect(requests[0]?.redirect).toBe('error');
  });

  it('says whether it carries a token, since public calls may go to another address', async () => {
    const baseUrl = vi.fn((isPublic: boolean) => `https://${isPublic ? 'asked' : 'own'}.example`);
    const { client, requests } = clientWith(() => Response.json(thing), { baseUrl });
    await client.thing({ id: '1' });
    await client.enter({ body: {} });
    expect(requests.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['https://own.example/api/v1/things/1', 'Bearer secret'],
      ['https://asked.example/api/v1/enter', null],
    ]);
  });

  it('is aborted by its signal without becoming a network error', async () => {
    const { client } = clientWith((request) => {
      request.signal.throwIfAborted();
      return Response.json(thing);
    });
    const controller = new AbortController();
    controller.abort(new DOMException('gone', 'AbortError'));
    const aborted = client.thing({ id: '1' }, { signal: controller.signal });
    await expect(aborted).rejects.toEqual(new DOMException('gone', 'AbortError'));
    await expect(aborted).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe('a failure', () => {
  it.each([
    ['a wrong type', { name: 1, size: { width: 1 } }, 'name'],
    ['a missing inner field', { name: 'a', size: {} }, 'size.width'],
  ])('is malformed for %s and names the field', async (_, reply, path) => {
    const { client } = clientWith(() => Response.json(reply));
    const error = await failure(client.thing({ id: '1' }));
    expect([error.kind, error.code, error.status]).toEqual(['malformed', 'MALFORMED_REPLY', 200]);
    expect(error.message).toContain(`"${path}"`);
  });

  it('is malformed where the reply is no JSON', async () => {
    const { client } = clientWith(() => new Response('<html>'));
    const error = await failure(client.thing({ id: '1' }));
    expect([error.kind, error.message]).toEqual(['malformed', '/things/:id: unexpected reply at ""']);
  });

  /** A reply whose body begins and does not end: it is lost, or given up while it comes. */
  const broken = (how: (body: ReadableStreamDefaultController, request: Request) => void, status = 200) =>
    clientWith((request) => {
      const start = (body: ReadableStreamDefaultController) => {
        body.enqueue(new TextEncoder().encode('{"name":'));
        how(body, request);
      };
      return new Response(new ReadableStream({ start }), { status });
    });
  const isLost = (body: ReadableStreamDefaultController) => body.error(new TypeError('terminated'));
  const isGivenUp = (body: ReadableStreamDefaultController, { signal }: Request) =>
    signal.addEventListener('abort', () => body.error(signal.reason));

  it.each(['thing', 'file'] as const)('is a network error where the body of a %s is lost', async (name) => {
    const { client } = broken(isLost);
    const error = await failure(client[name]({ id: '1' }));
    expect([error.kind, error.code, error.message]).toEqual(['network', 'ERR_NETWORK', 'terminated']);
  });

  it.each([200, 500])('is none of the server where a body with %i is given up', async (status) => {
    const { client } = broken(isGivenUp, status);
    const giving = new AbortController();
    const call = client.thing({ id: '1' }, { signal: giving.signal });
    setTimeout(() => giving.abort(), 20);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is what its status says where the body of a rejection is lost', async () => {
    const { client } = broken(isLost, 503);
    const { kind, code } = await failure(client.thing({ id: '1' }));
    expect([kind, code]).toEqual(['rejected', 'HTTP_503']);
  });

  it('says what was thrown, whatever it was', async () => {
    const { client } = clientWith(() => Promise.reject('a word'));
    const { kind, status, message } = await failure(client.thing({ id: '1' }));
    expect([kind, status, message]).toEqual(['network', 0, 'a word']);
  });

  it('is a network error where nobody answers', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('refused')));
    const error = await failure(client.thing({ id: '1' }));
    expect([error.kind, error.code, error.message]).toEqual(['network', 'ERR_NETWORK', 'refused']);
  });

  it('carries code and message of a rejection', async () => {
    const { client } = clientWith(() =>
      Response.json({ code: 'NOT_FOUND', message: 'no such thing' }, { status: 404 }),
    );
    const error = await failure(client.thing({ id: '1' }));
    expect([error.kind, error.status, error.code, error.message]).toEqual([
      'rejected',
      404,
      'NOT_FOUND',
      'no such thing',
    ]);
  });

  it.each([
    [
      'a link that a mail was to bring',
      { link: 'https://x.example/i' },
      ['MAIL_REFUSED', 'https://x.example/i'],
    ],
    ['no link', {}, ['MAIL_REFUSED', undefined]],
    ['nothing where the link is none', { link: 1 }, ['HTTP_502', undefined]],
  ])('carries %s', async (_, reply, expected) => {
    const { client } = clientWith(() =>
      Response.json({ code: 'MAIL_REFUSED', message: 'no', ...reply }, { status: 502 }),
    );
    const { code, link } = await failure(client.thing({ id: '1' }));
    expect([code, link]).toEqual(expected);
  });

  it('names the status where a rejection has no code', async () => {
    const { client } = clientWith(
      () => new Response('bad gateway', { status: 502, statusText: 'Bad Gateway' }),
    );
    const { name, kind, code, message, server } = await failure(client.thing({ id: '1' }));
    expect([name, kind, code, message, server]).toEqual([
      'ApiError',
      'rejected',
      'HTTP_502',
      'Bad Gateway',
      'main',
    ]);
  });
});

describe('a 401', () => {
  const refuseOnce = () => {
    let calls = 0;
    return () => (++calls === 1 ? new Response(null, { status: 401 }) : Response.json(thing));
  };

  it('ends the session where no newer token is to be had', async () => {
    const onUnauthorised = vi.fn();
    const { client, requests } = clientWith(() => new Response(null, { status: 401 }), { onUnauthorised });
    const { kind, status, code, message } = await failure(client.thing({ id: '1' }));
    expect([kind, status, code, message]).toEqual([
      'unauthorised',
      401,
      'UNAUTHORISED',
      'the session is over',
    ]);
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
    expect(requests.length).toBe(1);
  });

  it('ends the session where the newer token is refused too, and where there was none', async () => {
    for (const [token, attempts] of [
      ['again', 2],
      [undefined, 1],
    ] as const) {
      const { client, requests } = clientWith(() => new Response(null, { status: 401 }), {
        token: vi.fn(async (refresh: boolean) => (refresh ? 'newer' : token)),
      });
      expect((await failure(client.thing({ id: '1' }))).kind).toBe('unauthorised');
      expect(requests.length).toBe(attempts);
    }
  });

  it('is tried once more with a newer token', async () => {
    const onUnauthorised = vi.fn();
    const token = vi.fn((refresh: boolean) => Promise.resolve(refresh ? 'newer' : 'older'));
    const { client, requests } = clientWith(refuseOnce(), { token, onUnauthorised });
    expect(await client.thing({ id: '1' })).toEqual(thing);
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer older',
      'Bearer newer',
    ]);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('of a public call is an ordinary rejection', async () => {
    const onUnauthorised = vi.fn();
    const { client, requests } = clientWith(
      () => Response.json({ code: 'INVALID_CREDENTIALS', message: 'no' }, { status: 401 }),
      { onUnauthorised },
    );
    const error = await failure(client.enter({ body: {} }));
    expect([error.kind, error.code]).toEqual(['rejected', 'INVALID_CREDENTIALS']);
    expect(onUnauthorised).not.toHaveBeenCalled();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('a lazy client', () => {
  const options: ClientOptions = {
    server: 'main',
    baseUrl: () => 'https://main.example/',
    fetch: () => Response.json(thing),
  };

  it('is no promise, so that awaiting it settles', async () => {
    const load = vi.fn(async () => contract);
    const client = createLazyClient<typeof contract>({}, [load], options);
    expect(await client).toBe(client);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads the contract with the first call that it does not know', async () => {
    const load = vi.fn(async () => contract);
    const client = createLazyClient<typeof contract>({ thing: contract.thing }, [load], options);
    expect(await client.thing({ id: '1' })).toEqual(thing);
    expect(load).not.toHaveBeenCalled();
    await client.write({ body: { name: 'a' } }).catch(() => undefined);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads the later parts of the contract only for the calls in them', async () => {
    const first = vi.fn(async () => ({ thing: contract.thing }));
    const rest = vi.fn(async () => contract);
    const client = createLazyClient<typeof contract>({}, [first, rest], options);
    expect(await client.thing({ id: '1' })).toEqual(thing);
    expect(rest).not.toHaveBeenCalled();
    await client.write({ body: { name: 'a' } }).catch(() => undefined);
    expect([first.mock.calls.length, rest.mock.calls.length]).toEqual([2, 1]);
  });

  it('rejects a call that the contract does not have', async () => {
    const client = createLazyClient<typeof contract>({}, [async () => contract], options);
    const unknown = client as unknown as Record<string, () => Promise<unknown>>;
    await expect(unknown.nothing?.()).rejects.toThrow('no call "nothing"');
  });
});

describe('a refusal', () => {
  it.each([
    ['30', 30],
    [undefined, undefined],
    ['soon', undefined],
    ['-1', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('with Retry-After %s says that it is for %s seconds', async (named, seconds) => {
    const { client } = clientWith(() =>
      Response.json(
        { code: 'TOO_MANY_ATTEMPTS', message: 'too many' },
        { status: 403, headers: named === undefined ? {} : { 'retry-after': named } },
      ),
    );
    await expect(client.thing({ id: '1' })).rejects.toMatchObject({ status: 403, retryAfter: seconds });
  });
});

describe('a 429', () => {
  const tooMany = (seconds: string | undefined) =>
    Response.json(
      { code: 'TOO_MANY_REQUESTS', message: 'too many' },
      { status: 429, ...(seconds === undefined ? {} : { headers: { 'retry-after': seconds } }) },
    );

  it('is tried again after the time that the server names', async () => {
    const pauses: number[] = [];
    const replies = [tooMany('1'), tooMany('5'), Response.json(thing)];
    const { client } = clientWith(() => replies.shift() ?? new Response(), {
      later: (run, milliseconds) => {
        pauses.push(milliseconds);
        run();
        return () => undefined;
      },
    });
    expect(await client.thing({ id: '1' })).toEqual(thing);
    expect(pauses).toEqual([1000, 5000]);
  });

  it('is a rejection where it stays so, where the wait is long, and where no time is named', async () => {
    for (const [seconds, times] of [
      ['1', 3],
      ['6', 1],
      [undefined, 1],
      ['soon', 1],
    ] as const) {
      const later = vi.fn((run: () => void) => {
        run();
        return () => undefined;
      });
      const { client, requests } = clientWith(() => tooMany(seconds), { later });
      const { kind, status, code } = await failure(client.thing({ id: '1' }));
      expect([kind, status, code]).toEqual(['rejected', 429, 'TOO_MANY_REQUESTS']);
      expect([requests.length, later.mock.calls.length]).toEqual([times, times - 1]);
    }
  });

  it('is waited for no longer when the call is aborted', async () => {
    const controller = new AbortController();
    const { client, requests } = clientWith(() => {
      setTimeout(() => controller.abort(new DOMException('gone', 'AbortError')), 1);
      return tooMany('5');
    });
    const aborted = client.thing({ id: '1' }, { signal: controller.signal });
    await expect(aborted).rejects.toEqual(new DOMException('gone', 'AbortError'));
    expect(requests.length).toBe(1);
  });
});
