import { createServer, type Server } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { getRequestListener } from '@hono/node-server';

type Fetch = (request: Request) => Response | Promise<Response>;
export type Listening = { close: () => Promise<void> };

/** A port that somebody else listens on, or that may not be used. */
export class PortProblem extends Error {
  override name = 'PortProblem';
}

/** Tries a port before anything is opened, so that a taken one is the first thing that is said. */
export function checkPort(host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, variable)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Listens on a port; closing lets running requests end, for three seconds at most. */
export async function listen(fetch: Fetch, host: string, port: number, variable: string): Promise<Listening> {
  const server = createServer(getRequestListener((request) => fetch(request)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, variable)));
    server.listen(port, host, resolve);
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
