import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../testing/postgres.ts';
import { checkPort, type Listening, listen } from './listen.ts';
import { PortProblem } from './port-problem.ts';

const host = '127.0.0.1';

afterEach(() => void vi.useRealTimers());

/** Sends bytes to a server and resolves to its answer. */
function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, host);
  socket.end(bytes);
  return text(socket);
}

describe('a port that is listened on', () => {
  let port: number;
  let listening: Listening;
  let letGo = () => {};
  beforeAll(async () => {
    port = await freePort();
    const wait = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    listening = await listen(
      async (request, sender) => {
        if (new URL(request.url).pathname === '/slow') await wait;
        return Response.json(sender);
      },
      { host, port, variable: 'PORT', proxies: 1 },
    );
  });
  afterAll(async () => {
    letGo();
    await listening.close();
  });

  it('says who sends, as the proxy tells it', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect(await (await fetch(`http://${host}:${port}/`, { headers })).json()).toEqual({
      address: '203.0.113.9',
    });
    expect(await (await fetch(`http://${host}:${port}/`)).json()).toEqual({ address: host });
  });

  it('takes addresses as long as those of the longest searches', async () => {
    expect((await fetch(`http://${host}:${port}/${'a'.repeat(120_000)}`)).status).toBe(200);
  });

  it.each([
    ['what?\r\n\r\n', '400 Bad Request', { code: 'INVALID_REQUEST', message: 'this is not HTTP' }],
    [
      `GET /${'a'.repeat(170_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '431 Request Header Fields Too Large',
      { code: 'REQUEST_TOO_LONG', message: 'the address or the headers are too long' },
    ],
  ])('refuses what it cannot read, as all other problems: %.8s', async (bytes, status, problem) => {
    const body = JSON.stringify(problem);
    expect(await send(port, bytes)).toBe(
      [
        `HTTP/1.1 ${status}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
        'X-Content-Type-Options: nosniff',
        "Content-Security-Policy: default-src 'none'",
        '',
        body,
      ].join('\r\n'),
    );
  });

  it('lets a running request end before it is closed', async () => {
    const reply = fetch(`http://${host}:${port}/slow`);
    await fetch(`http://${host}:${port}/`);
    let isClosed = false;
    const closed = listening.close().then(() => {
      isClosed = true;
    });
    await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
    expect(isClosed).toBe(false);
    letGo();
    expect((await reply).status).toBe(200);
    await closed;
    await checkPort(host, port, 'PORT');
  });
});

it('a port that is closed ends requests that take longer than three seconds', async () => {
  const port = await freePort();
  const reached = Promise.withResolvers<void>();
  const { close } = await listen(
    async () => {
      reached.resolve();
      return await new Promise<Response>(() => {});
    },
    { host, port, variable: 'PORT' },
  );
  // Not ended, since a server closes a connection that the client has ended.
  const socket = connect(port, host);
  const reply = text(socket);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await reached.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = close();
  vi.advanceTimersByTime(3000);
  await closed;
  expect(vi.getTimerCount()).toBe(0);
  expect(await reply).toBe('');
});

it('a port that is closed with nothing to wait for waits for nothing', async () => {
  const place = { host, port: await freePort(), variable: 'PORT' };
  const { close } = await listen(() => new Response(), place);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await close();
  expect(vi.getTimerCount()).toBe(0);
});

describe('a port that cannot be listened on', () => {
  it('says that it is taken, and how to choose another', async () => {
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, host, resolve));
    const taken = new PortProblem(
      `Port ${port} on 127.0.0.1 is taken. Stop what listens there, or choose another with PORT.`,
    );
    await expect(checkPort(host, port, 'PORT')).rejects.toEqual(taken);
    await expect(listen(() => new Response(), { host, port, variable: 'PORT' })).rejects.toEqual(taken);
    other.close();
  });

  it('says that the machine has no such address', async () => {
    const refused = checkPort('192.0.2.1', await freePort(), 'PORT');
    await expect(refused).rejects.toThrow('This machine has no address 192.0.2.1; set REGESTA_HOST.');
    await expect(refused).rejects.toBeInstanceOf(PortProblem);
  });
});
