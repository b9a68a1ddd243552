import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse } from '../lib/folder-lock.ts';
import { askServer } from '../lib/local-socket.ts';
import type { DatabaseLocation } from './database.ts';
import { type MainDb, openMain } from './open-main.ts';

/** Work for the server that owns the embedded database, and what it reports; `work` does the same without a server. */
type HandedWork = {
  request: { work: string };
  onReport: (report: unknown) => void;
  work: () => Promise<void>;
  timeoutMilliseconds?: number | undefined;
  /** Ends the work of a server; work without one has to listen to it itself. */
  signal?: AbortSignal | undefined;
};

/** Has work done by the server that owns the folder or, without one, directly; retries for a while. */
export async function workOnDatabase(
  place: DatabaseLocation,
  { request, onReport, work, timeoutMilliseconds = 30_000, signal }: HandedWork,
): Promise<void> {
  const since = performance.now();
  if (place.url === undefined) mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  for (let isAnnounced = false; ; await pause(300, undefined, { signal })) {
    // The embedded database has one owner. If that is the running server, it does the work.
    if (place.url === undefined && (await askServer(place.folder, request, onReport, signal))) return;
    try {
      await work();
      return;
    } catch (error) {
      // The folder belongs to a server that is starting or to another command; either will listen or end soon.
      if (!(error instanceof FolderInUse)) throw error;
      if (performance.now() - since > timeoutMilliseconds)
        throw new Error(
          `${error.owner} uses ${place.folder} and takes no work: it is another command, or a server ` +
            'that is only starting. Nothing was done; try again when it has ended or is ready',
        );
      if (!isAnnounced) console.error(`waiting for ${error.owner}, which uses ${place.folder}`);
      isAnnounced = true;
    }
  }
}

/** The same on the tables of the main server. */
export function workOnMain(
  place: DatabaseLocation,
  request: { work: string } & Record<string, unknown>,
  onReport: (report: unknown) => void,
  work: (db: MainDb) => Promise<void>,
  options: Pick<HandedWork, 'timeoutMilliseconds' | 'signal'> = {},
): Promise<void> {
  const openAndWork = async () => {
    const { db, close } = await openMain(place);
    try {
      await work(db);
    } finally {
      await close();
    }
  };
  return workOnDatabase(place, { request, onReport, work: openAndWork, ...options });
}
