import { createServer } from 'node:net';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    // Without a host: taken on any address counts as taken.
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The first of `count` consecutive ports that nobody listens on, from a random place on, so that two runs seldom meet. */
export async function findFreePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`no ${count} consecutive free ports found between 20000 and 30000`);
}
