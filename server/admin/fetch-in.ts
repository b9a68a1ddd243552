import { databaseLocation, type Settings } from '../config/settings.ts';
import { workOnMain } from '../data/work-on-database.ts';
import { createImportWorkers, importLimits } from '../import/import-workers.ts';
import type { FileFetchReport } from '../sources/fetch-act.ts';
import {
  type FetchWork,
  runFetch,
  runWatchOrder,
  type WatchReport,
  type WatchWork,
} from '../sources/fetch-work.ts';

/**
 * Fetches an act through the server that owns the folder or, without one, directly. When the signal is aborted it ends
 * after what is being stored, there too.
 */
export async function fetchIn(
  settings: Settings,
  work: FetchWork,
  { signal, onReport }: { signal: AbortSignal; onReport: (report: FileFetchReport) => void },
): Promise<void> {
  const workers = createImportWorkers(importLimits(settings));
  const { fetch, importMaxMb: maxMb } = settings;
  try {
    await workOnMain(
      databaseLocation(settings, 'main', 'background'),
      work,
      (report) => onReport(report as FileFetchReport),
      (db) =>
        runFetch(work, { db, workers, settings: fetch, maxMb, now: () => new Date(), signal }, onReport),
      { signal },
    );
  } finally {
    await workers.close();
  }
}

/** Watches acts, or lists them, in the same way. */
export async function watchIn(settings: Settings, work: WatchWork): Promise<WatchReport> {
  let result: WatchReport | undefined;
  await workOnMain(
    databaseLocation(settings, 'main'),
    work,
    (report) => {
      result = report as WatchReport;
    },
    async (db) => {
      result = await runWatchOrder(work, { db, now: () => new Date() });
    },
  );
  if (result === undefined) throw new Error('the server said nothing');
  return result;
}
