import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openMain } from '#server/data/open-main.ts';
import { embeddedDatabase, testDatabases } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';
import { fillDatabase } from './fill-database.ts';
import { askAll, askAsCrowd, type CrowdTimes, createHttpClient, searchUrl } from './http-client.ts';
import { asOf } from './labelled.ts';
import { mixedQueries } from './mixed-queries.ts';
import { inForce, realActs } from './real-acts.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type Times, timesOf } from './timings.ts';

/*
 * How much learning and searching slow readers down: p95 of reading calls over HTTP on a quiet server, and on
 * the same server while it learns from all of its texts and users search. `npm run bench -- search-load
 * [--paragraphs 100000] [--database PostgreSQL] [--users 4] [--seconds 30]`.
 */

const { values } = parseArgs({
  options: {
    paragraphs: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'PostgreSQL' },
    users: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '30' },
  },
});

const maxRatio = 1.5;
/** Milliseconds between two reading calls, and between two queries of a user. */
const pauses = { reading: 20, searching: 500 };
const windowSize = 40;

type ReadableText = { id: string; units: number };

/** Addresses of windows throughout the texts, some of them with the contents of the text. */
function readingUrls(origin: string, texts: readonly ReadableText[]): string[] {
  const at = `language=DE&versionDate=${asOf}`;
  return texts.flatMap(({ id, units }) => [
    `${origin}/api/v1/TableOfContent/V2/RegTextID/${id}?${at}`,
    ...[0, 1, 2].map((part) => {
      const from = Math.floor((units * part) / 3);
      return `${origin}/api/v1/RegText/${id}?${at}&from=${from}&count=${windowSize}`;
    }),
  ]);
}

async function readWhile(isOn: () => boolean, urls: readonly string[], token: string): Promise<number[]> {
  const client = createHttpClient(token);
  const times: number[] = [];
  for (let at = 0; isOn(); at++) {
    times.push(...(await askAll(client, urls.slice(at % urls.length, (at % urls.length) + 1))));
    await wait(pauses.reading);
  }
  client.close();
  return times;
}

type Load = { quiet: Times; busy: Times; searched: CrowdTimes; learningSeconds: number };

/** Measures reading calls while the server is quiet, then while it learns and users search. */
async function readQuietAndBusy(
  server: ServerProcess,
  token: string,
  { texts, queries }: { texts: readonly ReadableText[]; queries: readonly string[] },
): Promise<Load> {
  const [seconds, users] = [Number(values.seconds), Number(values.users)];
  const forSeconds = () => {
    const end = performance.now() + seconds * 1000;
    return () => performance.now() < end;
  };
  await server.settle();
  const origin = `http://127.0.0.1:${server.opened.port}`;
  const urls = readingUrls(origin, texts);
  const searches = queries.map((query) => searchUrl(origin, query));
  // Warms the server up.
  await readWhile(forSeconds(), urls, token);
  const quiet = timesOf(await readWhile(forSeconds(), urls, token));
  let isLearning = true;
  const start = performance.now();
  const learning = server.learn().finally(() => {
    isLearning = false;
  });
  const isOn = forSeconds();
  const crowd = askAsCrowd(token, searches, { users, think: pauses.searching, seconds });
  const busy = timesOf(await readWhile(() => isOn() && isLearning, urls, token));
  const searched = await crowd;
  await learning;
  return { quiet, busy, searched, learningSeconds: (performance.now() - start) / 1000 };
}

function printLoad({ quiet, busy, searched, learningSeconds }: Load): void {
  const ratio = busy.p95 / quiet.p95;
  const formatted = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;
  for (const [state, times] of Object.entries({ quiet, busy }))
    console.log(
      `reading, ${state}: p50 ${formatted(times.p50)}, p95 ${formatted(times.p95)} (${times.count} calls)`,
    );
  console.log(
    `searching meanwhile: p95 ${formatted(searched.p95)}, ${searched.perSecond.toFixed(1)} a second; learning took ${learningSeconds.toFixed(0)} s`,
  );
  console.log(`ratio of p95: ${ratio.toFixed(2)}, aim ${maxRatio}: ${ratio <= maxRatio ? 'met' : 'missed'}`);
}

async function measureLoad(): Promise<void> {
  const acts = inForce(realActs());
  const database = testDatabases().find(({ name }) => name === values.database);
  if (acts.length === 0 || database === undefined) {
    console.log(`search load: skipped, ${acts.length === 0 ? 'no real acts' : `no ${values.database}`}`);
    return;
  }
  const domain = await startDomain(embeddedDatabase);
  const { place, remove } = await database.start();
  const token = await domain.signIn('musterbank');
  const { db, close } = await openMain(place);
  const filled = await fillDatabase(db, acts, Number(values.paragraphs));
  const { rows: texts } = await sql<ReadableText>`
    select reg_text_id as id, (select count(*)::int from main.unit where text_id = text.id) as units
    from main.text join main.regulation on regulation.id = text.regulation_id
    where language = 'DE' order by text.id limit 200`.execute(db);
  if (place.url !== undefined) await sql`analyze`.execute(db);
  await close();
  const server = await startServer(place, {
    registered: domain.server.registrations(),
    port: 0,
    learn: false,
  });
  try {
    const queries = mixedQueries(acts, 200).map(({ query }) => query);
    const load = await readQuietAndBusy(server, token, { texts, queries });
    console.log(`${database.name}, ${filled.byLanguage.DE} German paragraphs of ${filled.paragraphs}`);
    printLoad(load);
  } finally {
    await server.stop();
    await remove();
    await domain.stop();
  }
}

await measureLoad();
