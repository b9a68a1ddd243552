import { loadavg } from 'node:os';
import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegisteredOrganisation } from '#server/auth/register.ts';
import type { DatabaseLocation } from '#server/data/database.ts';
import { openMain } from '#server/data/open-main.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { type Filled, fillDatabase } from './fill-database.ts';
import { type Fts5Mode, fillFts5 } from './fts5-rows.ts';
import {
  askAll,
  askAsCrowd,
  type CrowdTimes,
  createHttpClient,
  type HttpClient,
  searchUrl,
} from './http-client.ts';
import { type MixedQuery, mixedQueries, queryKinds } from './mixed-queries.ts';
import type { Measured, Opened, RequestTimes } from './search-server.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type Times, timesOf } from './timings.ts';

export type Caller = { token: string; registered: RegisteredOrganisation[] };
export type Plan = {
  paragraphs: number;
  database: string;
  /** Number of queries; `rounds` is how often each is sent. */
  queries: number;
  rounds: number;
  /** Number of simultaneous users, for `seconds` seconds; 0 skips that measurement. */
  users: number;
  seconds: number;
  /** 0 chooses a free port. */
  port: number;
  /** Whether to wait until the server has learnt dictionaries and names from the texts. */
  learn: boolean;
};

type Load = { before: number; after: number };
export type Fts5Result = Record<Fts5Mode, Times> & { articles: number; load: Load };
export type ScaleResult = {
  database: string;
  paragraphs: number;
  date: string;
  /** Processes that waited for a processor before and after searches were measured. */
  load: Load;
  filled: Filled;
  opened: Opened;
  memory: Measured;
  http: Times;
  /** Number of searches that the server gave up because they took too long. */
  refused: number;
  inside: Times;
  /** Time of the answering threads alone, which excludes other load on the machine. */
  insideBusy: Times;
  byKind: Readonly<Record<string, Times>>;
  crowd?: CrowdTimes;
  closedLoop?: CrowdTimes;
};

/**
 * The warm-up uses other queries than the measurement. After a start a second thread compiles the search anew, which
 * ends after some 200 searches; until then p95 is two to three times what it is afterwards.
 */
const warmUps = 300;
/** Over HTTP and inside take turns after as many queries, so that whatever disturbs the machine disturbs both. */
const queriesOfTurn = 10;

/** Asks the same queries over HTTP and inside the server; who begins changes with each turn. */
async function askInTurns(
  client: HttpClient,
  server: ServerProcess,
  urls: readonly string[],
  token: string,
): Promise<{ http: number[]; inside: RequestTimes[] }> {
  const http: number[] = [];
  const inside: RequestTimes[] = [];
  for (let from = 0; from < urls.length; from += queriesOfTurn) {
    const some = urls.slice(from, from + queriesOfTurn);
    const overHttp = async () => http.push(...(await askAll(client, some)));
    const withinServer = async () => inside.push(...(await server.ask(some, token)));
    const isEven = (from / queriesOfTurn) % 2 === 0;
    for (const ask of isEven ? [overHttp, withinServer] : [withinServer, overHttp]) await ask();
  }
  return { http, inside };
}

/** Fills a database, starts a server on it and measures its searches. */
export async function measureScale(
  acts: readonly ImportedText[],
  place: DatabaseLocation,
  caller: Caller,
  plan: Plan,
): Promise<ScaleResult> {
  const { db, close } = await openMain(place);
  const fill = async () => {
    const done = await fillDatabase(db, acts, plan.paragraphs);
    // PostgreSQL would do this by itself a minute later; the embedded database never does.
    if (place.url !== undefined) await sql`analyze`.execute(db);
    return done;
  };
  const filled = await fill().finally(close);
  const server = await startServer(place, {
    registered: caller.registered,
    port: plan.port,
    learn: plan.learn,
  });
  try {
    const figures = await askServer(server, acts, caller, plan);
    const { database } = plan;
    const paragraphs = filled.byLanguage[searched] ?? 0;
    const date = new Date().toISOString().slice(0, 10);
    return { database, paragraphs, date, filled, opened: server.opened, ...figures };
  } finally {
    await server.stop();
  }
}

const searched: LanguageCode = 'DE';

async function askServer(
  server: ServerProcess,
  acts: readonly ImportedText[],
  { token }: Caller,
  { queries: size, rounds, users, seconds }: Plan,
): Promise<Omit<ScaleResult, 'database' | 'paragraphs' | 'date' | 'filled' | 'opened'>> {
  const urlOf = ({ query }: MixedQuery) => searchUrl(`http://127.0.0.1:${server.opened.port}`, query);
  const client = createHttpClient(token);
  try {
    await askAll(client, mixedQueries(acts, warmUps).map(urlOf));
    await server.settle();
    const queriesOfRounds = Array.from({ length: rounds }, () => mixedQueries(acts, size)).flat();
    const urls = queriesOfRounds.map(urlOf);
    const before = loadavg()[0] ?? 0;
    const refusedBefore = client.refused();
    const { http, inside } = await askInTurns(client, server, urls, token);
    const refused = client.refused() - refusedBefore;
    const after = loadavg()[0] ?? 0;
    const memory = await server.measure();
    const byKind = Object.fromEntries(
      queryKinds.map((kind) => [
        kind,
        timesOf(inside.filter((_, at) => queriesOfRounds[at]?.kind === kind).map(({ wall }) => wall)),
      ]),
    );
    const crowd = { users, seconds };
    return {
      load: { before, after },
      memory,
      http: timesOf(http),
      refused,
      inside: timesOf(inside.map(({ wall }) => wall)),
      insideBusy: timesOf(inside.map(({ busy }) => busy)),
      byKind,
      ...(users === 0
        ? {}
        : {
            crowd: await askAsCrowd(token, urls, { ...crowd, think: 1000 }),
            closedLoop: await askAsCrowd(token, urls, { ...crowd, think: 0 }),
          }),
    };
  } finally {
    client.close();
  }
}

/** Measures the same queries with SQLite FTS5 over the same articles. */
export function measureFts5(
  acts: readonly ImportedText[],
  { paragraphs, queries, rounds }: Pick<Plan, 'paragraphs' | 'queries' | 'rounds'>,
): Fts5Result {
  const rows = fillFts5(acts, paragraphs);
  const before = loadavg()[0] ?? 0;
  const timesIn = (mode: Fts5Mode) => {
    const ask = ({ query }: MixedQuery) => {
      const start = performance.now();
      rows.search(query, mode);
      return performance.now() - start;
    };
    mixedQueries(acts, warmUps).forEach(ask);
    const queriesOfRounds = Array.from({ length: rounds }, () => mixedQueries(acts, queries)).flat();
    return timesOf(queriesOfRounds.map(ask));
  };
  const all = timesIn('all');
  const any = timesIn('any');
  rows.close();
  return {
    all,
    any,
    articles: rows.articles,
    load: { before, after: loadavg()[0] ?? 0 },
  };
}
