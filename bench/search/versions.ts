import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RegisteredOrganisation } from '#server/auth/register.ts';
import type { DatabaseLocation } from '#server/data/database.ts';
import { openMain } from '#server/data/open-main.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { fillDatabase } from './fill-database.ts';
import { askAll, createHttpClient, type HttpClient, searchUrl } from './http-client.ts';
import { mixedQueries } from './mixed-queries.ts';
import { inForce, realActs } from './real-acts.ts';
import type { Command, Opened } from './search-server.ts';
import { type Times, timesOf } from './timings.ts';

/*
 * Is the search slower than that of another version of the project? Both servers run at the same time on equal
 * databases and are asked in turns, a few queries each, so that other load on the machine slows both.
 * The first round includes the time in which the code is compiled, which ends after some 200 searches.
 * `node bench/search/versions.ts --other CHECKOUT [--database PGlite] [--paragraphs 20000] [--rounds 4]`, where
 * CHECKOUT is the folder of the other version, with its packages installed and the commands of `search-server.ts`.
 */

const { values } = parseArgs({
  options: {
    other: { type: 'string' },
    database: { type: 'string', default: embeddedDatabase.name },
    paragraphs: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '4' },
  },
});

const queriesPerTurn = 10;
const queriesPerRound = 200;

type Reply = { result?: unknown; failed?: string };
type StartedServer = { url: string; stop: () => Promise<void> };

/** Starts the main server of a checkout in a process of its own; resolves when it has learnt from its texts. */
async function start(
  checkout: string,
  place: DatabaseLocation,
  registered: RegisteredOrganisation[],
): Promise<StartedServer> {
  const child = fork(path.join(checkout, 'bench/search/search-server.ts'), [], {
    serialization: 'advanced',
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    cwd: checkout,
  });
  const command: Command = { work: 'open', place, registered, port: 0, learn: true };
  const opened = await new Promise<Opened>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${checkout}: the server ended`)));
    child.once('message', ({ result, failed }: Reply) =>
      failed === undefined ? resolve(result as Opened) : reject(new Error(failed)),
    );
    child.send(command);
  });
  const stop = async () => {
    if (!child.connected) return;
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
  return { url: `http://127.0.0.1:${opened.port}`, stop };
}

/** Asks all servers the same queries, a few each in turn, and every other time in the reverse order. */
async function askInTurns(
  client: HttpClient,
  servers: readonly StartedServer[],
  queries: readonly string[],
): Promise<Times[]> {
  const times = new Map<StartedServer, number[]>(servers.map((server) => [server, []]));
  for (let first = 0; first < queries.length; first += queriesPerTurn) {
    const turn = queries.slice(first, first + queriesPerTurn);
    const isReversed = (first / queriesPerTurn) % 2 === 1;
    for (const server of isReversed ? servers.toReversed() : servers) {
      const urls = turn.map((query) => searchUrl(server.url, query));
      times.get(server)?.push(...(await askAll(client, urls)));
    }
  }
  return [...times.values()].map(timesOf);
}

function roundLine(round: number, [other, own]: readonly Times[]): string {
  if (other === undefined || own === undefined) throw new Error('Two servers are compared');
  const written = ({ p50, p95 }: Times) => `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} ms`;
  const ratios = [own.p50 / other.p50, own.p95 / other.p95].map((ratio) => ratio.toFixed(2)).join(' ');
  return `round ${round}: other ${written(other)}, this ${written(own)}, ratio ${ratios}`;
}

async function compare(other: string): Promise<void> {
  const acts = inForce(realActs());
  const database = testDatabases().find(({ name }) => name === values.database);
  if (database === undefined)
    throw new Error(`--database ${values.database}: there is no such database here`);
  const domain = await startDomain(embeddedDatabase);
  const registered = domain.server.registrations();
  const client = createHttpClient(await domain.signIn('musterbank'));
  const checkouts = [other, path.resolve(import.meta.dirname, '../..')];
  const started: StartedServer[] = [];
  const removals: (() => Promise<void>)[] = [domain.stop];
  try {
    for (const checkout of checkouts) {
      const { place, remove } = await database.start();
      removals.unshift(remove);
      const { db, close } = await openMain(place);
      await fillDatabase(db, acts, Number(values.paragraphs)).finally(close);
      started.push(await start(checkout, place, registered));
    }
    for (let round = 1; round <= Number(values.rounds); round++) {
      const queries = mixedQueries(acts, queriesPerRound).map(({ query }) => query);
      console.log(roundLine(round, await askInTurns(client, started, queries)));
    }
  } finally {
    client.close();
    for (const { stop } of started) await stop();
    for (const remove of removals) await remove();
  }
}

if (values.other === undefined) throw new Error('--other names the folder of the other version');
await compare(path.resolve(values.other));
