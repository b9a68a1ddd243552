import { createServer, type Server } from 'node:http';
import { createServer as createProbe } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { clientAddress, type Sender } from './client-address.ts';

type Fetch = (request: Request, sender: Sender) => Response | Promise<Response>;
/** `proxies`: the number of trusted proxies in front of this server. */
type Place = { host: string; port: number; variable: string; proxies?: number };
export type Listening = { close: () => Promise<void> };

/** The port is in use or may not be used. */
export class PortProblem extends Error {
  override name = 'PortProblem';
}

/** Checks a port before anything is opened, so that a port in use is reported first. */
export function checkPort(host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, variable)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** The address of a search contains its query: 10,000 characters take up to 90 KB there, and filters are added. */
const maxHeaderBytes = 160 * 1024;

/** Listens on a port. Closing waits up to three seconds for running requests. */
export async function listen(fetch: Fetch, { host, port, variable, proxies = 0 }: Place): Promise<Listening> {
  const server = createServer(
    { maxHeaderSize: maxHeaderBytes },
    getRequestListener((request, { incoming }) =>
      fetch(request, { address: clientAddress(incoming.socket.remoteAddress, incoming.headers, proxies) }),
    ),
  );
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, variable)));
    server.listen(port, host, resolve);
  });
  return { close: () => close(server) };
}

type Refusal = readonly [status: string, code: string, message: string];
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'REQUEST_TOO_LONG',
    'the address or the headers are too long',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT', 'the request did not come to its end'],
};
const notHttp: Refusal = ['400 Bad Request', 'INVALID_REQUEST', 'this is not HTTP'];

/** Answers a malformed request in the same form as all other problems. */
function refuse({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  // This is the rest of a request that was refused already.
  if (socket.writableEnded) return;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, problem, message] = refusals[code ?? ''] ?? notHttp;
  const body = JSON.stringify({ code: problem, message });
  const head = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
  head.push('X-Content-Type-Options: nosniff', "Content-Security-Policy: default-src 'none'");
  socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'));
  // A client that is still sending would not get the reply if the socket was closed at once.
  setTimeout(() => socket.destroy(), 1000).unref();
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(() => server.closeAllConnections(), 3000);
    server.close(() => {
      clearTimeout(end);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, variable: string): Error {
  if (error.code === 'EADDRINUSE')
    return new PortProblem(
      `Port ${port} on ${host} is taken. Stop what listens there, or choose another with ${variable}.`,
    );
  if (error.code === 'EACCES')
    return new PortProblem(`Port ${port} may not be used by this user; choose another with ${variable}.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new PortProblem(`This machine has no address ${host}; set REGESTA_HOST.`);
  return error;
}
