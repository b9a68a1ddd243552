import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mainContract } from '#core/contract/main/main.ts';
import { type Client, createClient } from '#core/http/client.ts';
import { later } from '#core/lib/later.ts';
import { temporaryFolder } from '#server/testing/databases.ts';
import { uploadLoaded } from '#server/testing/loaded-files.ts';
import { freePort, postgresBinaries, startPostgres } from '#server/testing/postgres.ts';
import { zipOf } from '#server/testing/zip-files.ts';
import { memoryOf, processorSeconds, startScript } from './load/processes.ts';
import { readingPaths } from './load/reading-paths.ts';
import { copyOf, realFiles } from './loading/copied-files.ts';
import { createHttpClient } from './search/http-client.ts';
import { timesOf } from './search/timings.ts';

/*
 * Loading of many files through the page of load data: `npm run bench -- loading [--megabytes 1024] [--database
 * PostgreSQL]`. Copies of real laws as other acts, nine tenths in ZIP files, the rest one by one, are uploaded and checked,
 * while somebody reads: megabytes of content a second, the memory of all processes of the server at its peak, and the p95
 * of reading calls beside that on the quiet server. Then one ZIP file is published, with its pages typeset.
 */

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '1024' },
    database: { type: 'string', default: 'PostgreSQL' },
  },
});
const total = Number(values.megabytes) * 1024 ** 2;
const aims = { rate: 5, memory: 2048, ratio: 2 };
const zipSize = 32 * 1024 ** 2;
const quietSeconds = 20;
const password = 'regesta-sample';

type Upload = { name: string; bytes: Uint8Array; content: number; files: number };

/** Uploads of so many bytes of content in all, one after the other, so that they are not all in memory. */
function* uploads(): Generator<Upload> {
  const sources = realFiles();
  const encoder = new TextEncoder();
  let made = 0;
  let copy = 0;
  let size = 0;
  let entries: Record<string, Uint8Array> = {};
  const zipped = (): Upload => {
    const upload = {
      name: `acts-${copy}.zip`,
      bytes: zipOf(entries),
      content: size,
      files: Object.keys(entries).length,
    };
    entries = {};
    size = 0;
    return upload;
  };
  for (; made < total; copy += 1)
    for (const source of sources) {
      const { name, content } = copyOf(source, copy);
      const bytes = encoder.encode(content);
      made += bytes.length;
      if (copy % 10 === 9) yield { name, bytes, content: bytes.length, files: 1 };
      else {
        entries[name] = bytes;
        size += bytes.length;
        if (size >= zipSize) yield zipped();
      }
      if (made >= total) break;
    }
  if (size > 0) yield zipped();
}

async function request<T>(url: string, init?: RequestInit): Promise<T> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function startServers(databaseUrl: string, folder: string) {
  const [mainPort, domainPort] = [await freePort(), await freePort()];
  const { child, stop } = await startScript(
    ['server/process/start.ts'],
    {
      DATABASE_URL: databaseUrl,
      REGESTA_DATA: join(folder, 'data'),
      REGESTA_MAIN_PORT: String(mainPort),
      REGESTA_DOMAIN_PORT: String(domainPort),
      REGESTA_DATA_ORGANISATIONS: 'musterbank',
      REGESTA_LIMIT_REQUESTS: 'off',
      REGESTA_LIMIT_SEARCHES: 'off',
      REGESTA_LIMIT_COMPUTATIONS: 'off',
    },
    'Regesta is ready',
  );
  const origin = `http://127.0.0.1:${mainPort}`;
  const tokenOf = async (person: string) => {
    const email = `${person}@musterbank.example`;
    const { baseUrl } = await request<{ baseUrl: string }>(
      `${origin}/api/v1/domain/base-url?email=${encodeURIComponent(email)}`,
    );
    const { token } = await request<{ token: string }>(`${baseUrl}/api/v1/users/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return token;
  };
  return { origin, pid: child.pid ?? 0, stop, tokenOf };
}

/** Reads one address after the other until it is said that it is enough; milliseconds of each call. */
async function readWhile(isOn: () => boolean, urls: readonly string[], token: string) {
  const client = createHttpClient(token);
  const times: number[] = [];
  for (let at = 0; isOn(); at += 1) {
    const start = performance.now();
    await client.ask(urls[at % urls.length] ?? '');
    times.push(performance.now() - start);
    await wait(20);
  }
  client.close();
  return timesOf(times);
}

const forSeconds = (seconds: number) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
};

type Loader = Client<typeof mainContract>;
type Loaded = {
  files: number;
  /** Bytes. */
  content: number;
  sent: number;
  seconds: number;
  uploadSeconds: number;
  outcomes: Record<string, number>;
  firstZip?: { id: string; content: number };
};

type Prepared = Omit<Upload, 'bytes'> & { path: string };

/** Makes all uploads beforehand, since nobody's server makes the files that it is sent. */
function prepareUploads(folder: string): Prepared[] {
  return Array.from(uploads(), ({ bytes, ...upload }) => {
    const path = join(folder, upload.name);
    writeFileSync(path, bytes);
    return { ...upload, path };
  });
}

/** Uploads everything and waits until it is checked. */
async function loadAll(client: Loader, prepared: readonly Prepared[]): Promise<Loaded> {
  const loaded: Loaded = { files: 0, content: 0, sent: 0, seconds: 0, uploadSeconds: 0, outcomes: {} };
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  for (const { name, path, content, files } of prepared) {
    const bytes = readFileSync(path);
    const { id } = await uploadLoaded(client, name, bytes);
    if (files > 1) loaded.firstZip ??= { id, content };
    loaded.content += content;
    loaded.sent += bytes.length;
    loaded.files += files;
  }
  loaded.uploadSeconds = passed();
  for (; ; await wait(500)) {
    const { files } = await client.loadedFiles({});
    if (files.some(({ state }) => state === 'waiting' || state === 'reading')) continue;
    loaded.seconds = passed();
    for (const { outcomes } of files)
      for (const [outcome, count] of Object.entries(outcomes))
        loaded.outcomes[outcome] = (loaded.outcomes[outcome] ?? 0) + count;
    return loaded;
  }
}

/** Seconds that it takes to publish a file that was checked. */
async function secondsToPublish(client: Loader, file: string): Promise<number> {
  const start = performance.now();
  await client.publishLoadedFile({ id: file });
  while ((await client.loadedFiles({})).files.find(({ id }) => id === file)?.state !== 'published')
    await wait(500);
  return (performance.now() - start) / 1000;
}

const megabytes = (bytes: number) => bytes / 1024 ** 2;
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');

async function measureLoading(databaseUrl: string, folder: string): Promise<void> {
  const { origin, pid, stop, tokenOf } = await startServers(databaseUrl, folder);
  try {
    const token = await tokenOf('data');
    const reader = await tokenOf('reader');
    const authorised = { token: async () => token, fetch: (one: Request) => fetch(one), later };
    const client = createClient(mainContract, { ...authorised, server: 'main', baseUrl: () => origin });
    const paths = await readingPaths((path, init = {}) =>
      request(`${origin}${path}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${reader}` },
      }),
    );
    const prepared = prepareUploads(folder);
    const urls = paths.map((path) => `${origin}${path}`);
    await readWhile(forSeconds(5), urls, reader);
    const quiet = await readWhile(forSeconds(quietSeconds), urls, reader);

    let isLoading = true;
    let memory = 0;
    const watch = async () => {
      for (; isLoading; await wait(500)) memory = Math.max(memory, memoryOf(pid));
    };
    const beside = Promise.all([readWhile(() => isLoading, urls, reader), watch()]);
    const processor = processorSeconds(pid);
    const loaded = await loadAll(client, prepared);
    const used = processorSeconds(pid) - processor;
    isLoading = false;
    const [busy] = await beside;

    const { files, content, sent, seconds, uploadSeconds, outcomes, firstZip } = loaded;
    const rate = megabytes(content) / seconds;
    console.log(
      `${files} files, ${megabytes(content).toFixed(0)} MB of content (${megabytes(sent).toFixed(0)} MB sent, in ${uploadSeconds.toFixed(0)} s): checked in ${seconds.toFixed(0)} s, ${rate.toFixed(2)} MB/s, aim ${aims.rate}: ${verdict(rate >= aims.rate)}; ${used.toFixed(0)} s of processor; ${JSON.stringify(outcomes)}`,
    );
    console.log(
      `memory of all processes at its peak: ${memory.toFixed(0)} MB, aim ${aims.memory}: ${verdict(memory <= aims.memory)}`,
    );
    const ratio = busy.p95 / quiet.p95;
    console.log(
      `reading: p95 ${quiet.p95.toFixed(1)} ms quiet, ${busy.p95.toFixed(1)} ms meanwhile (p50 ${quiet.p50.toFixed(1)} and ${busy.p50.toFixed(1)}; ${busy.count} calls), ratio ${ratio.toFixed(2)}, aim ${aims.ratio}: ${verdict(ratio <= aims.ratio)}`,
    );
    if (firstZip === undefined) return;
    const toPublish = await secondsToPublish(client, firstZip.id);
    console.log(
      `publishing ${megabytes(firstZip.content).toFixed(0)} MB, pages typeset: ${toPublish.toFixed(0)} s, ${(megabytes(firstZip.content) / toPublish).toFixed(2)} MB/s`,
    );
  } finally {
    await stop();
  }
}

const { folder, remove } = temporaryFolder();
const binaries = values.database === 'PostgreSQL' ? postgresBinaries() : undefined;
const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
try {
  if (realFiles().length === 0) console.log('loading: skipped, there are no real laws beside the project');
  else await measureLoading(postgres?.url ?? '', folder);
} finally {
  await postgres?.stop();
  remove();
}
