import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * Users in a closed loop: each sends its next request when the reply to the last one is there and it has thought.
 * Started by `measure-load.ts` as a process of its own, so that its work is not that of the server.
 */

export type UsersTask = {
  origin: string;
  tokens: string[];
  /** Paths that are asked, in random order; one is there as often as it is asked by people. */
  paths: string[];
  /** Average milliseconds between a reply and the next request; pauses vary by half of it. */
  think: number;
  /** Seconds that are not measured, then those that are. */
  warmUp: number;
  seconds: number;
};
export type UsersResult = {
  /** Milliseconds of each reply. */
  times: number[];
  /** Replies other than 200, by status or error. */
  errors: Record<string, number>;
  bytes: number;
};

/** The same series for every run (Mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Reply = { status: number; bytes: number };

function ask(url: string, token: string, agent: Agent): Promise<Reply> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
    });
    request.on('error', reject);
  });
}

async function run({ origin, tokens, paths, think, warmUp, seconds }: UsersTask): Promise<UsersResult> {
  const begin = performance.now();
  const [from, end] = [begin + warmUp * 1000, begin + (warmUp + seconds) * 1000];
  const result: UsersResult = { times: [], errors: {}, bytes: 0 };
  const user = async (token: string, number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const chance = random(number + 1);
    // Users come at different moments.
    await wait(Math.max(think, 500) * chance());
    while (performance.now() < end) {
      const path = paths[Math.floor(chance() * paths.length)] ?? '/';
      const start = performance.now();
      const reply = await ask(`${origin}${path}`, token, agent).catch((error: unknown) => String(error));
      const stop = performance.now();
      if (start >= from && stop <= end) {
        const failed = typeof reply === 'string' ? reply : reply.status === 200 ? undefined : reply.status;
        if (failed === undefined) result.times.push(stop - start);
        else result.errors[failed] = (result.errors[failed] ?? 0) + 1;
        result.bytes += typeof reply === 'string' ? 0 : reply.bytes;
      }
      if (think > 0) await wait(think * (0.5 + chance()));
    }
    agent.destroy();
  };
  await Promise.all(tokens.map(user));
  return result;
}

process.once('message', (task: UsersTask) => {
  run(task).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
