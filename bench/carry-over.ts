import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { createWordNames, placesOf } from '#core/law/carrying/places.ts';
import { piecesOf } from '#core/law/comparison/pieces.ts';
import { schemaOf } from '#server/domain/organisation.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { addresses } from '../e2e/addresses.ts';
import { signInByCalls } from '../e2e/people.ts';
import { startProduct } from '../e2e/product.ts';
import { writeAmended } from './carry-over/amended-act.ts';
import { fillComments } from './comments/fill-comments.ts';
import { counts } from './comments/invented-comments.ts';
import { memoryOf } from './comments/memory.ts';
import { createHttpClient } from './search/http-client.ts';
import { timesOf } from './search/timings.ts';

/*
 * 100,000 comments on the largest act, on PostgreSQL, when a new version of it comes: the time in which the organisation's
 * server carries them over, in the background; the panel of somebody who reads meanwhile, beside the same calls before;
 * memory. `npm run bench -- carry-over`.
 */

const root = resolve(import.meta.dirname, '..');
const act = join(root, '../shared/data/fedlex-akn/SR-101_BV_20240303_de.xml');
const document = 'bv';
const dates = { from: '2024-03-03', to: '2026-06-01' };
/** Seconds for which the panel is read before the new version comes. */
const quiet = 20;
const aims = { seconds: 30, ratio: 1.5 };

/** All places of the text that is in force. */
async function placesOfText(token: string): Promise<string[]> {
  const units: Unit[] = [];
  for (;;) {
    const address = `${addresses.main}/api/v1/RegText/${document}?language=DE&from=${units.length}&count=60`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const page = (await response.json()) as { total: number; units: Unit[] };
    units.push(...page.units);
    if (units.length >= page.total || page.units.length === 0) break;
  }
  const { all } = placesOf(piecesOf(units, undefined), createWordNames());
  return all.filter(({ path }) => !path.startsWith('{')).map(({ path }) => path);
}

/** Asks for the comments of one place after the other until it is stopped; each time with the moment it began. */
function readOn(baseUrl: string, token: string, places: readonly string[]) {
  const http = createHttpClient(token);
  const taken: { at: number; milliseconds: number }[] = [];
  let isStopped = false;
  const ended = (async () => {
    for (let index = 0; !isStopped; index = (index + 7) % places.length) {
      const at = performance.now();
      await http.ask(`${baseUrl}/api/v1/InternalCommentsDomain/RegArt/${document}~${places[index]}`);
      taken.push({ at, milliseconds: performance.now() - at });
      await wait(20);
    }
    http.close();
  })();
  return {
    between: (from: number, to: number) =>
      timesOf(taken.filter(({ at }) => at >= from && at < to).map(({ milliseconds }) => milliseconds)),
    stop: () => {
      isStopped = true;
      return ended;
    },
  };
}

/** Waits until a query counts what is expected, and resolves to the moment. */
async function until(
  client: pg.Client,
  query: string,
  expected: (count: number) => boolean,
): Promise<number> {
  for (let waited = 0; waited < 3000; waited += 1) {
    const { rows } = await client.query<{ count: string }>(query);
    if (expected(Number(rows[0]?.count ?? 0))) return performance.now();
    await wait(200);
  }
  throw new Error(`it did not come to that within ten minutes: ${query}`);
}

type Running = { url: string; pid: number; importFiles: (files: readonly string[]) => Promise<void> };

async function measure({ url, pid, importFiles }: Running): Promise<void> {
  const me = await signInByCalls('comments');
  const schema = schemaOf('musterbank');
  const places = await placesOfText(me.token);
  await fillComments(url, { schema, document, articles: places, ofDocument: counts.all });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set search_path to ${schema}`);
  const ofAct = `from carried_place where reg_text_id = '${document}'`;
  const { rows } = await client.query(
    `select count(*) from comment where reg_text_id = '${document}' and parent is null`,
  );
  const threads = Number(rows[0].count);
  await until(client, `select count(*) ${ofAct}`, (count) => count >= threads);
  await client.query('analyze');
  const memory = memoryOf(pid);
  const reading = readOn(me.baseUrl, me.token, places);
  const folder = mkdtempSync(join(tmpdir(), 'regesta-bench-'));
  try {
    const start = performance.now();
    await wait(quiet * 1000);
    const before = reading.between(start, performance.now());
    await importFiles([writeAmended(act, folder, dates)]);
    const ofVersion = `${ofAct} and version_date = '${dates.to}'`;
    const began = await until(client, `select count(*) ${ofVersion}`, (count) => count > 0);
    const ended = await until(client, `select count(*) ${ofVersion}`, (count) => count >= threads);
    const during = reading.between(began, ended);
    const outcomes = await client.query(
      `select outcome, count(*) ${ofVersion} group by outcome order by 2 desc`,
    );
    const seconds = (ended - began) / 1000;
    const ratio = during.p95 / before.p95;
    const after = memoryOf(pid);
    console.log(
      `${counts.all} comments in ${threads} threads at ${places.length} places: carried over in ${seconds.toFixed(1)} s (aim ${aims.seconds} ${seconds <= aims.seconds ? 'met' : 'missed'}): ${outcomes.rows.map(({ outcome, count }) => `${outcome} ${count}`).join(', ')}`,
    );
    console.log(
      `the panel meanwhile: p95 ${during.p95.toFixed(1)} ms of ${during.count} calls, quiet ${before.p95.toFixed(1)} ms of ${before.count}: ratio ${ratio.toFixed(2)} (aim ${aims.ratio} ${ratio <= aims.ratio ? 'met' : 'missed'})`,
    );
    console.log(
      `memory of both servers in MiB: before ${Math.round(memory.now)}, after ${Math.round(after.now)}, peak ${Math.round(after.peak)} (before ${Math.round(memory.peak)})`,
    );
  } finally {
    await reading.stop();
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const database = testDatabases().find(({ name }) => name === 'PostgreSQL');
if (database === undefined || !existsSync(act)) {
  console.log(`carry-over: skipped, no ${database ? 'act beside the project' : 'PostgreSQL'}`);
  process.exit(0);
}
const { place, remove } = await database.start();
const url = place.url ?? '';
const { mainPort, domainPort } = addresses;
const running: Running = { url, pid: 0, importFiles: () => Promise.reject(new Error('not started')) };
try {
  const stop = await startProduct({
    mainPort,
    domainPort,
    imports: [act],
    databaseUrl: url,
    onProcess: (pid) => Object.assign(running, { pid }),
    onImporter: (importFiles) => Object.assign(running, { importFiles }),
  });
  try {
    await measure(running);
  } finally {
    await stop();
  }
} finally {
  await remove();
}
