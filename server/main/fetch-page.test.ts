import { createHook } from 'node:async_hooks';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { type RequestOptions, request as requestOverTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createFetchPage } from './fetch-page.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A page on this machine, which counts as public here, and is requests without TLS. */
async function start(answer: RequestListener) {
  const requests: string[] = [];
  const running = createServer((incoming, reply) => {
    requests.push(`${incoming.headers.host} ${incoming.url}`);
    answer(incoming, reply);
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  const { port } = running.address() as AddressInfo;
  const lookUp = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
  // Pages are asked for at port 443 alone, which is not free on every machine.
  const over = (send: typeof request) => {
    const sendHere = (options: RequestOptions, done: never) => send({ ...options, port }, done);
    return { lookUp, isPublic: () => true, request: vi.fn(sendHere) as never };
  };
  const address = 'https://www.bank.example/x';
  return { address, requests, lookUp, plain: over(request), secure: over(requestOverTls as never) };
}

it('gets a page from the address that was checked, by its name', async () => {
  const { address, requests, lookUp, plain } = await start((_, reply) => reply.end('ein Wört'));
  expect(await createFetchPage(plain)(address)).toEqual({
    reached: true,
    status: 200,
    text: 'ein Wört',
    location: undefined,
  });
  expect(requests).toEqual(['www.bank.example /x']);
  // The name is not resolved a second time, when it might lead elsewhere.
  expect(lookUp).toHaveBeenCalledTimes(1);
});

it('goes to the next address of a name where the first one is not reached', async () => {
  const { address, plain } = await start((_, reply) => reply.end('there'));
  const lookUp = async () => [
    { address: '127.0.0.2', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  expect(await createFetchPage({ ...plain, lookUp })(address)).toMatchObject({ text: 'there' });
});

it('follows no redirect, and says where it leads', async () => {
  const { address, requests, plain } = await start((_, reply) =>
    reply.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  );
  expect(await createFetchPage(plain)(address)).toMatchObject({
    status: 302,
    location: 'http://169.254.169.254/',
  });
  expect(requests).toHaveLength(1);
});

it('reads the begin of what is long', async () => {
  const { address, plain } = await start((_, reply) => {
    const more = () => {
      while (!reply.destroyed && reply.write('x'.repeat(10_000)));
    };
    reply.on('drain', more);
    more();
  });
  const page = await createFetchPage(plain)(address);
  expect(page.reached && page.text.length).toBe(64 * 1024);
});

it.each<[string, RequestListener]>([
  ['does not answer', () => undefined],
  ['stops within its reply', (_, reply) => void reply.writeHead(200, { 'content-length': 9 }).write('x')],
  [
    'sends its reply drop by drop',
    (_, reply) => {
      const drops = setInterval(() => reply.write('x'), 20);
      reply.on('close', () => clearInterval(drops));
    },
  ],
])('gives up on a page that %s', async (_, answer) => {
  const { address, plain } = await start(answer);
  const fetchPage = createFetchPage({ ...plain, timeoutMilliseconds: 200 });
  expect(await fetchPage(address)).toEqual({ reached: false, problem: 'tooSlow', found: '0.2 s' });
});

it('gives up on a name server that does not answer, and tells the one who asks it', async () => {
  let asking: AbortSignal | undefined;
  const lookUp = (_: string, signal: AbortSignal) => {
    asking = signal;
    return new Promise<never>(() => undefined);
  };
  const fetchPage = createFetchPage({ lookUp, timeoutMilliseconds: 50 });
  expect(await fetchPage('https://www.bank.example/')).toMatchObject({ problem: 'tooSlow' });
  expect(asking?.aborted).toBe(true);
});

it('resolves names without the threads that all others wait for', async () => {
  const begun: string[] = [];
  const hook = createHook({ init: (_, type) => void begun.push(type) }).enable();
  await createFetchPage({ timeoutMilliseconds: 200 })('https://www.bank.invalid/');
  hook.disable();
  expect(begun).toContain('QUERYWRAP');
  expect(begun).not.toContain('GETADDRINFOREQWRAP');
});

it.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/',
  'https://192.168.1.1/',
])('does not reach the internal address %s', async (address) => {
  const asking = vi.fn();
  expect(await createFetchPage({ request: asking as never })(address)).toMatchObject({
    reached: false,
    problem: 'notPublic',
  });
  expect(asking).not.toHaveBeenCalled();
});

it('does not reach the internal address that a name leads to, even beside a public one', async () => {
  const asking = vi.fn();
  const lookUp = async () => [
    { address: '193.5.216.1', family: 4 },
    { address: 'fd00::1', family: 6 },
  ];
  expect(await createFetchPage({ lookUp, request: asking as never })('https://www.bank.example/')).toEqual({
    reached: false,
    problem: 'notPublic',
    // Not the address: it would tell what the name server of an internal network knows.
    found: 'www.bank.example',
  });
  expect(asking).not.toHaveBeenCalled();
});

it.each(['localhost', 'localhost.', 'www.localhost', 'intranet', 'intranet.'])(
  'asks no name server about %s, which is a name of its own network',
  async (host) => {
    const lookUp = vi.fn(async () => [{ address: '193.5.216.1', family: 4 }]);
    const fetchPage = createFetchPage({ lookUp, request: vi.fn() as never, timeoutMilliseconds: 50 });
    expect(await fetchPage(`https://${host}/`)).toEqual({
      reached: false,
      problem: 'notPublic',
      found: host,
    });
    expect(lookUp).not.toHaveBeenCalled();
  },
);

it.each(['www.bank.example:8443', '193.5.216.1:22', '192.168.1.1:8443'])(
  'knocks at no port but that of https: %s',
  async (host) => {
    const lookUp = vi.fn(async () => [{ address: '193.5.216.1', family: 4 }]);
    const asking = vi.fn();
    const fetchPage = createFetchPage({ lookUp, request: asking as never, timeoutMilliseconds: 50 });
    expect(await fetchPage(`https://${host}/`)).toEqual({
      reached: false,
      problem: 'otherPort',
      found: host,
    });
    expect([lookUp.mock.calls, asking.mock.calls]).toEqual([[], []]);
  },
);

it('says of a name that it has no address', async () => {
  const unknown = Object.assign(new Error('no'), { code: 'ENOTFOUND', syscall: 'queryA' });
  const fetchPage = createFetchPage({ lookUp: () => Promise.reject(unknown) });
  expect(await fetchPage('https://nowhere.example/')).toEqual({
    reached: false,
    problem: 'noAddress',
    found: 'ENOTFOUND',
  });
});

it('speaks TLS alone, and to nobody who does not', async () => {
  const { address, requests, secure } = await start((_, reply) => reply.end('plain'));
  const outcome = await createFetchPage(secure)(address);
  expect(secure.request).toHaveBeenCalledTimes(1);
  expect(outcome).toMatchObject({ reached: false, problem: 'unreachable' });
  expect(requests).toEqual([]);
});

it('names the error of a connection that is refused', async () => {
  const { address, plain } = await start(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  expect(await createFetchPage(plain)(address)).toEqual({
    reached: false,
    problem: 'unreachable',
    found: 'ECONNREFUSED',
  });
});
