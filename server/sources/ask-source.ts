import type { FetchSettings } from '../config/fetch-settings.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Workers } from '../import/command-run.ts';
import { removeLeftFolders } from '../lib/temporary-folder.ts';
import type { FetchDependencies } from './fetch-context.ts';
import { takeLease } from './lease.ts';
import { createPoliteClient, type PoliteOptions } from './polite-client.ts';
import type { SourceName } from './source.ts';

export type AskDependencies = {
  db: MainDb;
  workers: Workers;
  settings: FetchSettings;
  /** The largest file that is fetched, in megabytes. */
  maxMb: number;
  now: () => Date;
  signal: AbortSignal;
  /** What tests put in the place of clock and network. */
  client?: Partial<PoliteOptions>;
};

/** Does something that asks a source, if no other process asks it now; undefined otherwise. */
export async function askSource<T>(
  source: SourceName,
  { settings, maxMb, client, ...dependencies }: AskDependencies,
  work: (context: FetchDependencies) => Promise<T>,
): Promise<{ result: T } | undefined> {
  const { contact, pauseSeconds, seconds, addresses } = settings;
  if (contact === undefined)
    throw new Error('REGESTA_FETCH_CONTACT: sources are told who asks; set an address of the operator');
  const { db, now, signal } = dependencies;
  const lease = await takeLease(db, source, now);
  if (lease === undefined) return undefined;
  try {
    // By the clock of the machine, as its folders have it.
    await removeLeftFolders('fetch', new Date()).catch(() => undefined);
    const polite = createPoliteClient({
      contact,
      pauseMilliseconds: pauseSeconds * 1000,
      timeoutMilliseconds: seconds * 1000,
      signal,
      beforeRequest: lease.renew,
      ...client,
    });
    const maxBytes = maxMb * 1024 * 1024;
    return { result: await work({ ...dependencies, client: polite, addresses, maxBytes }) };
  } finally {
    await lease.release();
  }
}
