import { resolve } from 'node:path';
import type { DatabaseLocation } from '../data/database.ts';
import { workOnMain } from '../data/work-on-database.ts';
import { type LoadChanges, type LoadReport, loadChanges } from '../import/provider-changes/load-changes.ts';
import type { StoredChanges } from '../import/provider-changes/store-changes.ts';

/** Loads changes of the provider through the server that owns the folder or, without one, directly. */
export async function loadChangesIn(
  place: DatabaseLocation,
  { paths, ...options }: LoadChanges,
  onProgress: (line: string) => void = () => undefined,
): Promise<StoredChanges> {
  const request = { paths: paths.map((path) => resolve(path)), ...options };
  let result: StoredChanges | undefined;
  const onReport = (report: LoadReport) => {
    if ('result' in report) result = report.result;
    else
      onProgress(`${report.step === 'read' ? 'Read' : 'Stored'} ${report.done} of ${report.total} changes`);
  };
  await workOnMain(
    place,
    { work: 'load-changes', ...request },
    (report) => onReport(report as LoadReport),
    (db) => loadChanges(db, request, onReport),
  );
  if (result === undefined) throw new Error('the server said nothing');
  return result;
}

/** The lines that tell the operator what became of the changes, or would. */
export function describeLoad(
  { added, changed, unchanged, withdrawn, files, samples }: StoredChanges,
  { dryRun }: Pick<LoadChanges, 'dryRun'>,
): string {
  const all = added + changed + unchanged;
  const lines = [
    `${all} changes with ${files} files: ${added} new, ${changed} changed, ${unchanged} as they were.`,
    `${withdrawn} others ${dryRun ? 'would be' : 'were'} withdrawn.`,
  ];
  if (samples > 0) lines.push(`${samples} sample changes ${dryRun ? 'would make' : 'made'} way for them.`);
  lines.push(dryRun ? 'Nothing was stored (dry run).' : 'Organisations hear of it within a minute.');
  return lines.join('\n');
}
