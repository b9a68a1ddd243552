import { setTimeout as wait } from 'node:timers/promises';
import { singleFlight } from '../lib/single-flight.ts';

type State = 'ok' | 'away' | 'other version' | 'unknown' | 'partly' | 'none';
type Parts = { database: State; migrations: State; peer: State };
/** Answers `GET /ready`. */
export type Readiness = (request: Request) => Promise<Response>;
/** Whether the server at an address answers that it is alive. */
export type AskPeer = (baseUrl: string, signal: AbortSignal) => Promise<boolean>;

/** Whether the tables are those of this version, and whether they can be written as well as read. */
export type TablesState = { areOurs: boolean; isWhole: boolean };

export type ReadinessOptions = {
  /** Rejects if the database does not answer. */
  findTables: () => Promise<TablesState>;
  /** Base URLs of the servers that this one works with. */
  peers: () => readonly string[];
  askPeer?: AskPeer | undefined;
  now?: () => number;
  /** How long a part may take to answer, and how long the result is shared, in milliseconds. */
  patience?: number;
  shared?: number;
};

/** A server is ready with them: with `partly` there is a replica to read, or one of several peers; with `none` no peer is known. */
const good: readonly State[] = ['ok', 'partly', 'none'];

/**
 * Tells whether the server can do its work: the database answers, its tables are of this version, and a server that it works
 * with is there. Many who ask share one result for a second. `?exclude=peer` leaves a part out of the verdict.
 */
export function createReadiness(options: ReadinessOptions): Readiness {
  const { now = () => performance.now(), shared = 1000 } = options;
  let last: { parts: Parts; at: number } | undefined;
  const examine = singleFlight(async () => {
    const [tables, peer] = await Promise.all([examineTables(options), examinePeers(options)]);
    last = { parts: { ...tables, peer }, at: now() };
    return last.parts;
  });
  return async (request) => {
    const parts = last && now() - last.at < shared ? last.parts : await examine();
    const excluded = new URL(request.url).searchParams.getAll('exclude');
    const isReady = Object.entries(parts).every(
      ([name, state]) => good.includes(state) || excluded.includes(name),
    );
    return Response.json(
      { status: isReady ? 'ready' : 'not ready', parts },
      { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}

const usualPatience = 2000;

async function examineTables({ findTables, patience = usualPatience }: ReadinessOptions) {
  const timeout = wait(patience, undefined, { ref: false });
  // One that is away is reported by its watch (database-watch.ts); whatever else fails makes the server not ready.
  const tables = await Promise.race([findTables().catch(() => undefined), timeout]);
  if (tables === undefined) return { database: 'away', migrations: 'unknown' } as const;
  return {
    database: tables.isWhole ? 'ok' : 'partly',
    migrations: tables.areOurs ? 'ok' : 'other version',
  } as const;
}

async function examinePeers(options: ReadinessOptions): Promise<State> {
  const { peers, askPeer = isAlive, patience = usualPatience } = options;
  const servers = distinctServers(peers());
  if (servers.length === 0) return 'none';
  const answers = await Promise.all(
    servers.map((baseUrl) => askPeer(baseUrl, AbortSignal.timeout(patience)).catch(() => false)),
  );
  if (answers.every(Boolean)) return 'ok';
  return answers.some(Boolean) ? 'partly' : 'away';
}

/** Organisations of one server differ in the last part of their base URLs; one of them is enough. */
function distinctServers(baseUrls: readonly string[]): string[] {
  return [...new Map(baseUrls.map((baseUrl) => [new URL('.', baseUrl).href, baseUrl])).values()];
}

async function isAlive(baseUrl: string, signal: AbortSignal): Promise<boolean> {
  const reply = await fetch(`${baseUrl}/health`, { redirect: 'error', signal });
  await reply.body?.cancel();
  return reply.ok;
}
