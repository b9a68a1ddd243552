import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './postgres.ts';

/** A proxy for a port that can fall silent: it then drops packets but refuses no connection. */
export async function silentable(port: number) {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => silent || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return {
    port: own,
    fallSilent: () => {
      silent = true;
    },
    /** New connections pass again; those from before stay dead, as after a firewall has forgotten them. */
    speak: () => {
      silent = false;
      for (const socket of sockets) socket.pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
