import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { clientAddress, type Sender } from './client-address.ts';
import { explainPortError, type PortAddress } from './port-problem.ts';
import { refuse } from './refuse.ts';

type Fetch = (request: Request, sender: Sender) => Response | Promise<Response>;
type ListenOptions = PortAddress & {
  /** The number of trusted proxies in front of this server. */
  proxies?: number;
  /** Whether other processes of this server listen on the same port. */
  isShared?: boolean;
  /** Sees the headers of each request where no proxy is trusted. */
  onRequest?: (headers: IncomingHttpHeaders) => void;
  log?: (message: string) => void;
};
export type Listening = { close: () => Promise<void> };

/** Checks a port before anything is opened, so that a port in use is reported first. */
export function checkPort(host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainPortError(error, { host, port, variable })),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** The address of a search contains its query: 10,000 characters take up to 90 KB there, and filters are added. */
const maxHeaderBytes = 160 * 1024;

/**
 * Where the system itself distributes connections, a process that dies takes none with it that it has not accepted;
 * elsewhere the process that started the others accepts them all.
 */
const canShare = ['linux', 'freebsd'].includes(process.platform);

/** Listens on a port. Closing waits up to three seconds for running requests. */
export async function listen(
  fetch: Fetch,
  { host, port, variable, proxies = 0, isShared = false, onRequest, log = console.error }: ListenOptions,
): Promise<Listening> {
  // Calls of the contracts have an answer for every failure; this is for all else, such as files.
  const failed = (error: unknown) => {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return Response.json(
      { code: 'INTERNAL_ERROR', message: 'the server failed; it has been logged' },
      { status: 500 },
    );
  };
  const server = createServer(
    { maxHeaderSize: maxHeaderBytes },
    getRequestListener((request, { incoming }) => {
      if (proxies === 0) onRequest?.(incoming.headers);
      const address = clientAddress(incoming.socket.remoteAddress, incoming.headers, proxies);
      const reply = fetch(request, { address });
      return reply instanceof Promise ? reply.catch(failed) : reply;
    }),
  );
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainPortError(error, { host, port, variable })),
    );
    server.listen({ port, host, reusePort: isShared && canShare }, resolve);
  });
  return { close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(() => server.closeAllConnections(), 3000);
    server.close(() => {
      clearTimeout(end);
      resolve();
    });
  });
}
