import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { asOf } from './labelled.ts';
import { type Times, timesOf } from './timings.ts';

/** Address of the search that a user's query makes: a page of twenty, searched and displayed in German. */
export function searchUrl(origin: string, query: string): string {
  const parameters = new URLSearchParams({
    query,
    searchLanguage: 'DE',
    displayLanguage: 'DE',
    versionDate: asOf,
    start: '0',
    rows: '20',
  });
  return `${origin}/api/v1/MainSearch?${parameters}`;
}

export type HttpClient = {
  /** Waits for the whole reply without parsing it. */
  ask: (url: string) => Promise<void>;
  /** How often the server replied that a search took too long. */
  refused: () => number;
  close: () => void;
};

/** Sends requests over connections that stay open. `takes`: the compressions of replies; without it they are sent as they are. */
export function createHttpClient(token: string, takes?: string): HttpClient {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${token}`, ...(takes && { 'accept-encoding': takes }) };
  let refused = 0;
  const ask = (url: string) =>
    new Promise<void>((resolve, reject) => {
      const request = get(url, { agent, headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 503) refused += 1;
          if (response.statusCode === 200 || response.statusCode === 503) resolve();
          else reject(new Error(`${url}: ${response.statusCode} ${Buffer.concat(pieces).toString()}`));
        });
      });
      request.on('error', reject);
    });
  return { ask, refused: () => refused, close: () => agent.destroy() };
}

export async function askAll(client: HttpClient, urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const start = performance.now();
    await client.ask(url);
    times.push(performance.now() - start);
  }
  return times;
}

/** `think`: average milliseconds between a reply and the user's next query; pauses vary by half of it. */
export type Crowd = { users: number; think: number; seconds: number };
export type CrowdTimes = Times & { users: number; think: number; perSecond: number };

/** Simulates many users of one server at the same time, each with a connection of its own. */
export async function askAsCrowd(
  token: string,
  urls: readonly string[],
  { users, think, seconds }: Crowd,
): Promise<CrowdTimes> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const times: number[] = [];
  const user = async (number: number): Promise<void> => {
    const client = createHttpClient(token);
    // Users start at different moments.
    await wait((think * number) / users);
    for (let at = number * 31; performance.now() < end; at++) {
      times.push(...(await askAll(client, urls.slice(at % urls.length, (at % urls.length) + 1))));
      if (think > 0) await wait(think * (0.5 + Math.random()));
    }
    client.close();
  };
  await Promise.all(Array.from({ length: users }, (_, number) => user(number)));
  const perSecond = times.length / ((performance.now() - start) / 1000);
  return { ...timesOf(times), users, think, perSecond };
}
