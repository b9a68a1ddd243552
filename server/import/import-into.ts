import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLocation } from '../data/database.ts';
import { type MainDb, openMain } from '../data/open-main.ts';
import { FolderInUse } from '../lib/folder-lock.ts';
import { askServer } from '../lib/local-socket.ts';
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
    timeoutMilliseconds,
  );
}

/** Work on the main database: the server that owns the folder does it, or without one `work`; retries for a while. */
export async function workOnMain(
  place: DatabaseLocation,
  request: { work: string },
  onReport: (report: unknown) => void,
  work: (db: MainDb) => Promise<void>,
  timeoutMilliseconds = 30_000,
): Promise<void> {
  const since = performance.now();
  if (place.url === undefined) mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  for (let isAnnounced = false; ; await pause(300)) {
    // The embedded database has one owner. If that is the running server, it does the work.
    if (place.url === undefined && (await askServer(place.folder, request, onReport))) return;
    try {
      const { db, close } = await openMain(place);
      try {
        await work(db);
      } finally {
        await close();
      }
      return;
    } catch (error) {
      // The folder belongs to a server that is starting or to another import; either will listen or end soon.
      if (!(error instanceof FolderInUse)) throw error;
      if (performance.now() - since > timeoutMilliseconds)
        throw new Error(
          `${error.owner} uses ${place.folder} and takes no work: it is another import, or a server ` +
            'that is only starting. Nothing was done; try again when it has ended or is ready',
        );
      if (!isAnnounced) console.error(`waiting for ${error.owner}, which uses ${place.folder}`);
      isAnnounced = true;
    }
  }
}
