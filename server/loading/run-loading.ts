import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { publishableOutcomes } from '#core/contract/main/loaded-files.ts';
import { DatabaseAway } from '../data/database-away.ts';
import type { MainDb } from '../data/open-main.ts';
import { eachPart } from '../files/parts.ts';
import { importEdition } from '../import/edition.ts';
import { withTemporaryFolder } from '../lib/temporary-folder.ts';
import { checkFile } from './check-file.ts';
import type { LoadingWorkers } from './file-work.ts';
import { type Hold, HoldLost, holdMilliseconds, release, renew, takeFile } from './hold.ts';
import { bytesOf } from './loaded-bytes.ts';
import type { LoadedRow } from './loaded-file-store.ts';
import { endPublication } from './publications.ts';
import { publishFile } from './publish-file.ts';
import { lostReason } from './refusals.ts';
import { dropAbandonedUploads } from './upload-files.ts';

export type LoadingDependencies = {
  db: MainDb;
  workers: LoadingWorkers;
  now: () => Date;
  signal: AbortSignal;
  log: (message: string) => void;
};

/** How often work on a file is begun: then it is the file at which processes end. */
const maxAttempts = 3;
/** Milliseconds after which a file is tried again whose work has failed. */
const pauseAfterFailure = 30_000;

/** Files of which each process works on at a time: while one is compared or stored, the workers read the next. */
const filesAtOnce = 2;

/**
 * Does what waits, file after file: reads those that were uploaded, publishes those that somebody has decided to. Each is
 * held by one process, whichever takes it first, and goes to another one if that is lost.
 */
export async function runLoading(dependencies: LoadingDependencies): Promise<void> {
  const { db, now } = dependencies;
  await dropAbandonedUploads(db, now());
  let mayBeMore = true;
  while (mayBeMore) {
    const lanes = Array.from({ length: filesAtOnce }, () => workOffUntried(dependencies));
    // Nothing is worked on any more once this has ended, however it ends.
    const ends = await Promise.allSettled(lanes);
    const wereDone = ends.map((end) => {
      if (end.status === 'rejected') throw end.reason;
      return end.value;
    });
    // A file at which a process was lost may end this one too: nothing else is worked on beside it.
    mayBeMore = wereDone.every(Boolean) && (await workOnNext(dependencies, 'tried')) === 'done';
  }
}

/** Works on files on which no work was begun until there are none; whether none of it was broken off. */
async function workOffUntried(dependencies: LoadingDependencies): Promise<boolean> {
  for (;;) {
    const became = await workOnNext(dependencies, 'untried');
    if (became !== 'done') return became === 'nothing';
  }
}

async function workOnNext(
  dependencies: LoadingDependencies,
  which: 'untried' | 'tried',
): Promise<'done' | 'brokenOff' | 'nothing'> {
  const { db, now, signal } = dependencies;
  if (signal.aborted) return 'brokenOff';
  const hold = await takeFile(db, now(), which);
  if (hold === undefined) return 'nothing';
  return (await workOn(hold, dependencies)) ? 'done' : 'brokenOff';
}

/** Whether there may be more to do: not where the work was broken off, which is tried again a little later. */
async function workOn(hold: Hold, dependencies: LoadingDependencies): Promise<boolean> {
  const { db, now, signal, log } = dependencies;
  const ending = new AbortController();
  const renewing = setInterval(() => {
    renew(db, hold, now()).catch((error: unknown) => {
      if (error instanceof HoldLost) ending.abort(error);
    });
  }, holdMilliseconds / 4).unref();
  try {
    if (hold.row.attempts > maxAttempts) await giveUp(hold, dependencies);
    else
      await withFile(db, hold.row, (path) => {
        const work = { ...dependencies, path, signal: AbortSignal.any([signal, ending.signal]) };
        return hold.row.state === 'publishing' ? publishFile(hold, work) : checkFile(hold, work);
      });
    return true;
  } catch (error) {
    if (error instanceof HoldLost) return true;
    // A server that ends, or a database that is away, says nothing about the file.
    const isInnocent = signal.aborted || error instanceof DatabaseAway;
    if (!isInnocent) log(`load ${hold.row.name}: ${error instanceof Error ? error.message : String(error)}`);
    const until = isInnocent ? undefined : new Date(now().getTime() + pauseAfterFailure);
    // Without the database, the hold ends by its time.
    await release(db, hold, until).catch(() => undefined);
    return false;
  } finally {
    clearInterval(renewing);
  }
}

/** Lays the bytes of a file where those who read it find them, for as long as the work takes. */
const withFile = (db: MainDb, row: LoadedRow, work: (path: string) => Promise<void>): Promise<void> =>
  withTemporaryFolder('load', async (folder) => {
    const path = join(folder, row.name);
    const parts = eachPart(row, bytesOf(db, row));
    await pipeline(
      Readable.from(
        (async function* () {
          for await (const { bytes } of parts) yield bytes;
        })(),
      ),
      createWriteStream(path, { mode: 0o600 }),
    );
    await work(path);
  });

/** Ends the work on a file at which processes are lost, with the reason in its report. */
async function giveUp(hold: Hold, { db, now }: LoadingDependencies): Promise<void> {
  const { row } = hold;
  await db.transaction().execute(async (trx) => {
    await renew(trx, hold, now());
    const free = { holder: null, held_until: null, attempts: 0, storing: false };
    if (row.state === 'publishing') {
      await trx
        .updateTable('loaded_text')
        .set({ published: 'refused', published_line: 0, published_reason: lostReason })
        .set({ published_refusal: 'WORK_LOST' })
        .where('file_id', '=', row.id)
        .where('outcome', 'in', [...publishableOutcomes])
        .where('published', 'is', null)
        .execute();
      const done = { state: 'published', published_at: now(), ...free } as const;
      await trx.updateTable('loaded_file').set(done).where('id', '=', row.id).execute();
      await endPublication(trx, hold, now());
      return;
    }
    await trx.deleteFrom('loaded_text').where('file_id', '=', row.id).execute();
    const refused = { number: 1, name: row.name, outcome: 'refused', line: 0 } as const;
    await trx
      .insertInto('loaded_text')
      .values({
        file_id: row.id,
        ...refused,
        reason: lostReason,
        refusal: 'WORK_LOST',
        facts: null,
        content: null,
      })
      .execute();
    const done = { state: 'checked', checked_at: now(), edition: importEdition, total: 1, ...free } as const;
    await trx.updateTable('loaded_file').set(done).where('id', '=', row.id).execute();
  });
}
