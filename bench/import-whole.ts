import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { openMain } from '#server/data/open-main.ts';
import { listFiles } from '#server/import/command-files.ts';
import { runImport } from '#server/import/command-run.ts';
import { createImportWorkers } from '#server/import/import-workers.ts';
import { postgresBinaries, startPostgres } from '#server/testing/postgres.ts';

/*
 * What a provider waits for when loading a collection: every file of both folders read, checked, typeset, indexed
 * and stored, on the embedded database and on PostgreSQL, as `npm run import` does it. By the clock, and in processor
 * time of all threads (that of PostgreSQL's own processes excluded). `node bench/import-whole.ts [--files=N] [data folder]`
 */

type Result = {
  database: string;
  files: number;
  failed: number;
  megabytes: number;
  seconds: number;
  processor: number;
  mainThread: number;
  reading: number;
  preparing: number;
};

const root = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
const most = Number(given.find((word) => word.startsWith('--files='))?.slice('--files='.length) ?? Infinity);
const data = path.resolve(given.find((word) => !word.startsWith('--')) ?? path.join(root, '../shared/data'));
const folders = ['fedlex-akn', 'reconstructed-akn'].map((name) => path.join(data, name)).filter(existsSync);
const paths = listFiles(folders)
  .filter((file) => typeof file === 'string')
  .slice(0, most);

/** Adds up how long callers wait for jobs of a kind; several run at a time. */
function timed<Arguments extends unknown[], Reply>(
  work: (...given: Arguments) => Promise<Reply>,
): { run: (...given: Arguments) => Promise<Reply>; seconds: () => number } {
  let total = 0;
  return {
    run: async (...all) => {
      const start = performance.now();
      const reply = await work(...all);
      total += (performance.now() - start) / 1000;
      return reply;
    },
    seconds: () => total,
  };
}

const secondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;

async function measure(database: string, url: string | undefined): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'regesta-bench-'));
  const workers = createImportWorkers();
  const opened = await openMain(url === undefined ? { folder } : { folder, url });
  const reading = timed(workers.importFile);
  const preparing = timed(workers.prepare);
  let failed = 0;
  const [start, processor, thread] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
  await runImport(
    { paths, category: 'base', owner: undefined },
    { db: opened.db, workers: { importFile: reading.run, filesIn: workers.filesIn, prepare: preparing.run } },
    (report) => {
      if (!report.ok) failed += 1;
    },
  );
  const result = {
    database,
    files: paths.length,
    failed,
    megabytes: paths.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6,
    seconds: (performance.now() - start) / 1000,
    processor: secondsOf(process.cpuUsage(processor)),
    mainThread: secondsOf(process.threadCpuUsage(thread)),
    reading: reading.seconds(),
    preparing: preparing.seconds(),
  };
  await workers.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
  return result;
}

if (paths.length === 0) console.log(`import-whole: skipped, there are no texts in ${data}`);
else {
  const results = [await measure('PGlite', undefined)];
  const binaries = postgresBinaries();
  if (binaries !== undefined) {
    const { url, stop } = await startPostgres(binaries);
    try {
      results.push(await measure('PostgreSQL', url));
    } finally {
      await stop();
    }
  }
  for (const {
    database,
    files,
    failed,
    megabytes,
    seconds,
    processor,
    mainThread,
    reading,
    preparing,
  } of results)
    console.log(
      `import as a whole, ${database}: ${files} files of ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s ` +
        `on ${availableParallelism()} cores (${failed} failed); processor ${processor.toFixed(1)} s, of it main thread ` +
        `${mainThread.toFixed(1)} s; waited for reading ${reading.toFixed(1)} s, for typesetting and indexing ${preparing.toFixed(1)} s`,
    );
  mkdirSync(path.join(root, 'dist/bench'), { recursive: true });
  writeFileSync(path.join(root, 'dist/bench/import-whole.json'), `${JSON.stringify(results, null, 2)}\n`);
}
