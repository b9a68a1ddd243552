import type { DatabaseLocation } from '../data/database.ts';
import { workOnMain } from '../data/work-on-database.ts';
import { type FileReport, type ImportRequest, runImport, type Workers } from './command-run.ts';

/** Stores files through the server that owns the folder or, without one, directly. */
export function importInto(
  place: DatabaseLocation,
  request: ImportRequest,
  workers: Workers,
  onReport: (report: FileReport) => void,
  timeoutMilliseconds?: number,
): Promise<void> {
  return workOnMain(
    place,
    { work: 'import', ...request },
    (report) => onReport(report as FileReport),
    (db) => runImport(request, { db, workers }, onReport),
    { timeoutMilliseconds },
  );
}
