import { mkdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse } from '../folder-lock.ts';
import { askServer } from '../local-socket.ts';
import { openMain } from '../main/open-main.ts';
import { placeOf, readSettings } from '../settings.ts';
import { type Command, describeReport, readCommand, usage } from './command-report.ts';
import { type FileReport, type ImportRequest, runImport, type Workers } from './command-run.ts';
import { createWorkerPool } from './worker-pool.ts';

/** `npm run import`: reads files, and stores them through the running server or, where none runs, by itself. */
async function run(command: Command): Promise<number> {
  let failed = 0;
  let done = 0;
  const onReport = (report: FileReport) => {
    done++;
    if (!report.ok) failed++;
    const shown = { ...report, file: asGiven(report.file, command.paths) };
    console.log(command.json ? JSON.stringify(shown) : describeReport(shown));
  };
  const request = { paths: command.paths.map((path) => resolve(path)), category: command.category };
  const workers = createWorkerPool();
  try {
    if (command.dryRun) await runImport(request, { workers }, onReport);
    else await importInto(request, workers, onReport);
  } finally {
    await workers.close();
  }
  if (!command.json)
    console.log(`${done - failed} imported, ${failed} failed${command.dryRun ? ' (dry run)' : ''}`);
  return failed > 0 ? 1 : 0;
}

/** A file is told by the path that was typed: the server is given the absolute one. */
function asGiven(file: string, paths: readonly string[]): string {
  const typed = paths.find((path) => file === resolve(path) || file.startsWith(`${resolve(path)}${sep}`));
  return typed === undefined ? file : typed.replace(/[\\/]+$/, '') + file.slice(resolve(typed).length);
}

async function importInto(
  request: ImportRequest,
  workers: Workers,
  onReport: (report: FileReport) => void,
): Promise<void> {
  const place = placeOf(readSettings(process.env), 'main');
  if (place.url === undefined) mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  for (let told = false; ; await pause(300)) {
    // The embedded database has one owner: where the server is that, it does the work.
    if (place.url === undefined) {
      const handed = await askServer(place.folder, { work: 'import', ...request }, (report) =>
        onReport(report as FileReport),
      );
      if (handed) return;
    }
    try {
      const { db, close } = await openMain(place);
      try {
        await runImport(request, { db, workers }, onReport);
      } finally {
        await close();
      }
      return;
    } catch (error) {
      // A server that is just starting, or another import: it will listen or end.
      if (!(error instanceof FolderInUse)) throw error;
      if (!told) console.error(`waiting for process ${error.pid}, which uses ${place.folder}`);
      told = true;
    }
  }
}

try {
  process.exitCode = await run(readCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof RangeError) console.error(usage);
  process.exitCode = 2;
}
