import { isPeriodDue } from '../jobs/periodic.ts';
import { type AskDependencies, askSource } from './ask-source.ts';
import { type FileFetchReport, fetchAct, listVersions } from './fetch-act.ts';
import type { FetchDependencies } from './fetch-context.ts';
import { type SourceName, sourceNames } from './source.ts';
import { listWatches, noteFailure, noteVersions, type Watch } from './watches.ts';

export type WatchDependencies = AskDependencies & {
  /** After how many hours each act is looked after. */
  hours: number;
  log: (message: string) => void;
};

/**
 * Looks after the watched acts that are due, source by source, one process at a time. What is due follows from the clock
 * and the database (decision 0083), so a server that was away makes up for it, and several do it once.
 */
export async function runWatches(dependencies: WatchDependencies): Promise<void> {
  for (const source of sourceNames) {
    if (dependencies.signal.aborted) return;
    if ((await nextDue(source, dependencies)) === undefined) continue;
    await askSource(source, dependencies, async (context) => {
      // Asked again: another process may have done it before this one had the lease.
      for (;;) {
        const watch = await nextDue(source, dependencies);
        if (watch === undefined || context.signal.aborted) return;
        await look(watch, context, dependencies);
      }
    });
  }
}

async function nextDue(
  source: SourceName,
  { db, hours, now }: WatchDependencies,
): Promise<Watch | undefined> {
  const watches = await listWatches(db);
  return watches.find(
    ({ triedAt, problem, ...watch }) =>
      watch.source === source && isPeriodDue({ triedAt, hasFailed: problem !== null }, hours, now()),
  );
}

/** Imports what is in force and to come, where that is wanted, then drafts changes for what is new. */
async function look(
  watch: Watch,
  context: FetchDependencies,
  { db, now, log }: WatchDependencies,
): Promise<void> {
  const { source, number, languages, imports } = watch;
  const act = { source, number };
  const named = `${source} ${number}`;
  const onReport = (report: FileFetchReport) => {
    const said = report.outcome === 'refused' ? [report.reason] : 'warnings' in report ? report.warnings : [];
    for (const words of said) log(`fetch ${named}: ${report.version} ${report.language}: ${words}`);
  };
  try {
    const versions = imports
      ? await fetchAct({ ...context, ...act, languages, dryRun: false }, { versions: 'newest' }, onReport)
      : await listVersions({ ...act, languages }, context);
    await noteVersions(db, act, versions, now());
  } catch (error) {
    if (context.signal.aborted) return;
    const problem = error instanceof Error ? error.message : String(error);
    log(`fetch ${named}: ${problem}`);
    await noteFailure(db, act, problem, now());
  }
}
