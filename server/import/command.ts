import { resolve, sep } from 'node:path';
import { databaseLocation, readSettings } from '../config/settings.ts';
import { type Command, describeReport, importUsage, readCommand } from './command-report.ts';
import { type FileReport, runImport } from './command-run.ts';
import { importInto } from './import-into.ts';
import { createImportWorkers, importLimits } from './import-workers.ts';

/** `npm run import`: reads and stores files. With the embedded database through its server, if one runs; otherwise by itself. */
async function run(command: Command): Promise<number> {
  let failed = 0;
  let done = 0;
  const onReport = (report: FileReport) => {
    done++;
    if (!report.ok) failed++;
    const printed = { ...report, file: asGiven(report.file, command.paths) };
    console.log(command.json ? JSON.stringify(printed) : describeReport(printed));
  };
  const { category, owner, completeUntil } = command;
  const paths = command.paths.map((path) => resolve(path));
  const request = { paths, category, owner, completeUntil };
  const settings = readSettings(process.env);
  const workers = createImportWorkers(importLimits(settings));
  try {
    if (command.dryRun) await runImport(request, { workers }, onReport);
    else await importInto(databaseLocation(settings, 'main', 'background'), request, workers, onReport);
  } finally {
    await workers.close();
  }
  if (!command.json)
    console.log(`${done - failed} imported, ${failed} failed${command.dryRun ? ' (dry run)' : ''}`);
  return failed > 0 ? 1 : 0;
}

/** Reports name a file by the path that was typed, although the server gets the absolute path. */
function asGiven(file: string, paths: readonly string[]): string {
  const typed = paths.find((path) => file === resolve(path) || file.startsWith(`${resolve(path)}${sep}`));
  return typed === undefined ? file : typed.replace(/[\\/]+$/, '') + file.slice(resolve(typed).length);
}

try {
  process.exitCode = await run(readCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof RangeError) console.error(importUsage);
  process.exitCode = 2;
}
