import { chmodSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { checkSocketPlace, makeSocketPlace, notedSocket, removeSocketPlace } from './socket-place.ts';

/** Handles one request and reports line by line through `send`; `signal` is aborted when nobody waits for it any more. */
export type LocalWork = (
  request: unknown,
  send: (report: unknown) => void,
  signal: AbortSignal,
) => Promise<void>;
export type LocalListener = { close: () => Promise<void> };

type Line = { report: unknown } | { done: true } | { failed: string };

/** Listens for commands; only the owner of the folder's lock may call this. */
export async function listenLocally(folder: string, work: LocalWork): Promise<LocalListener> {
  const path = makeSocketPlace(folder);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => void answer(line, socket, work));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of open) socket.destroy();
      server.close(() => {
        removeSocketPlace(folder, path);
        resolve();
      });
    });
  return { close };
}

async function answer(line: string, socket: Socket, work: LocalWork): Promise<void> {
  const write = (message: Line) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  const left = new AbortController();
  socket.once('close', () => left.abort());
  try {
    await work(JSON.parse(line), (report) => write({ report }), left.signal);
    write({ done: true });
  } catch (error) {
    write({ failed: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

/** Sends work to the server that owns the folder; false if none listens. Aborting leaves it, which the server notices. */
export async function askServer(
  folder: string,
  request: unknown,
  onReport: (report: unknown) => void,
  signal?: AbortSignal,
): Promise<boolean> {
  const path = notedSocket(folder);
  if (path === undefined) return false;
  checkSocketPlace(folder, path);
  const socket = await connect(path);
  if (socket === undefined) return false;
  const lines = createInterface({ input: socket });
  const leave = () => {
    lines.close();
    socket.destroy();
  };
  signal?.addEventListener('abort', leave, { once: true });
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of lines) {
    const message = JSON.parse(line) as Line;
    if ('report' in message) onReport(message.report);
    else if ('failed' in message) throw new Error(message.failed);
    else return true;
  }
  signal?.throwIfAborted();
  throw new Error('the server stopped before the work was done');
}

function connect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
