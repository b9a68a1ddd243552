import { readSettings } from '../config/settings.ts';
import type { FileFetchReport } from '../sources/fetch-act.ts';
import { type FetchCommand, fetchUsage, readFetchCommand } from './fetch-arguments.ts';
import { fetchIn, watchIn } from './fetch-in.ts';
import { describeFetched, describeOutcomes, describeWatches } from './fetch-report.ts';

/* `npm run fetch`: acts from official sources, by their numbers. Exit codes as those of the import; 130 when it is ended. */

const stopped = 130;

async function run(command: FetchCommand): Promise<number> {
  if (command.name === 'help') {
    console.log(fetchUsage);
    return 0;
  }
  const { data } = command;
  const settings = readSettings(data === undefined ? process.env : { ...process.env, REGESTA_DATA: data });
  if (command.name === 'watch') {
    const report = await watchIn(settings, command.work);
    if (!report.isKnown) console.error('This act was not watched.');
    console.log(describeWatches(report, settings.fetch.watchHours));
    return report.isKnown ? 0 : 1;
  }
  const ending = new AbortController();
  // Once: who presses it again does not wait for what is being stored.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ending.abort());
  const reports: FileFetchReport[] = [];
  const onReport = (report: FileFetchReport) => {
    reports.push(report);
    console.log(command.json ? JSON.stringify(report) : describeFetched(report));
  };
  try {
    await fetchIn(settings, command.work, { signal: ending.signal, onReport });
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
  if (!command.json) console.log(describeOutcomes(reports, command.work.dryRun));
  if (ending.signal.aborted) {
    console.error('Stopped. What is stored stays, and is not fetched again.');
    return stopped;
  }
  return reports.some(({ outcome }) => outcome === 'refused') ? 1 : 0;
}

try {
  process.exitCode = await run(readFetchCommand(process.argv.slice(2)));
} catch (error) {
  if (error instanceof RangeError) console.error(`${fetchUsage}\n`);
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
