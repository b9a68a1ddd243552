import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PdfProblem } from '#core/contract/main/pdf-uploads.ts';
import { DatabaseAway } from '../data/database-away.ts';
import { ImportError } from '../import/import-error.ts';
import type { MeasuredOutcome, PdfWorkers } from '../import/pdf/pdf-workers.ts';
import { WorkerLost } from '../lib/worker-pool.ts';
import { PublishProblem, type PublishTools, publishUpload } from './publish-upload.ts';
import { packStructure } from './stored-structure.ts';
import { wholeOriginal } from './upload-parts.ts';
import type { UploadRow } from './upload-rows.ts';

/** An upload of which nothing has arrived for so long is given up. */
const patience = 24 * 60 * 60 * 1000;
/** How often work is tried: what ends the process, or the connection to the database, in between may have another reason. */
const maxAttempts = 3;
/** Milliseconds for which work is another process's once it was taken: longer than any may take. */
export const uploadLease = 10 * 60 * 1000;

export type UploadTools = PublishTools & {
  pdf: Pick<PdfWorkers, 'recognise' | 'prepare' | 'textOf' | 'segmentOf'>;
  signal: AbortSignal;
  log: (message: string) => void;
  /** Milliseconds between two attempts to reach a database that is away. */
  pause?: number;
};

/**
 * Reads what was uploaded and publishes what is wanted, one upload after the other. Each belongs to one process by a lease,
 * so several may do this; of one that is killed the lease ends by itself.
 */
export async function workOffUploads(tools: UploadTools): Promise<void> {
  await dropAbandoned(tools);
  while (!tools.signal.aborted && (await takeNext(tools)));
}

async function dropAbandoned({ db, now }: UploadTools): Promise<void> {
  await db
    .deleteFrom('pdf_upload')
    .where('state', '=', 'arriving')
    .where('work', 'is', null)
    .where('touched_at', '<', new Date(now().getTime() - patience))
    .execute();
}

/** Does the work that has waited longest; false if there is none. An attempt is counted before it is made. */
async function takeNext(tools: UploadTools): Promise<boolean> {
  const { db, now } = tools;
  const at = now();
  const row = await db
    .updateTable('pdf_upload')
    .set({
      holder: randomUUID(),
      lease_until: new Date(at.getTime() + uploadLease),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('pdf_upload')
        .select('id')
        .where('work', 'is not', null)
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', at)]))
        .orderBy('attempts')
        .orderBy('touched_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return false;
  try {
    if (row.work === 'publish') await publish(row, tools);
    else await read(row, tools);
  } catch (error) {
    await putBack(row, error, tools);
    if (error instanceof DatabaseAway) throw error;
  }
  return true;
}

const released = { work: null, holder: null, lease_until: null, attempts: 0 } as const;

/** The upload of a row while this process has its lease. */
const held = ({ db }: Pick<UploadTools, 'db'>, { id, holder }: UploadRow) =>
  db.updateTable('pdf_upload').where('id', '=', id).where('holder', '=', holder);

/**
 * Work that has failed waits for the next attempt. What the end of the server has stopped counts as none: it says nothing
 * about the file. A database that is away counts, since it may be the file that breaks the connection, each time.
 */
async function putBack(row: UploadRow, error: unknown, tools: UploadTools): Promise<void> {
  const { signal, log } = tools;
  const isOfEnd = signal.aborted || (error instanceof WorkerLost && error.reason === 'closed');
  if (!isOfEnd) log(`upload ${row.id}: ${error instanceof Error ? error.message : String(error)}`);
  const attempts = isOfEnd ? row.attempts - 1 : row.attempts;
  await onceBack(() => held(tools, row).set({ holder: null, lease_until: null, attempts }).execute(), tools);
}

/** Stores something as soon as the database is there; not where the server ends before, so that the lease ends by itself. */
async function onceBack(store: () => Promise<unknown>, { signal, pause = 2000 }: UploadTools): Promise<void> {
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (signal.aborted || !(error instanceof DatabaseAway)) return;
      await setTimeout(pause, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function read(row: UploadRow, tools: UploadTools): Promise<void> {
  const { db, pdf, signal } = tools;
  if (row.attempts > maxAttempts) return refuse(row, { reason: 'interrupted' }, tools);
  const bytes = await wholeOriginal(db, row);
  const password = row.password ?? undefined;
  const outcome = await pdf.recognise(bytes, { signal, ...(password === undefined ? {} : { password }) });
  if (outcome.outcome === 'refused') return refuse(row, outcome, tools);
  const { structure } = outcome;
  const copy = password === undefined ? await pdf.prepare(bytes) : undefined;
  const packed = await packStructure(structure);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await held({ db: trx }, row)
      .set({
        ...released,
        state: 'recognised',
        password: null,
        locked: password !== undefined,
        pages: structure.pages.length,
        version: sql<number>`version + 1`,
      })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await trx
      .insertInto('pdf_upload_content')
      .values({
        upload_id: row.id,
        recognised: packed,
        structure: packed,
        corrections: '[]',
        copy: copy ?? null,
      })
      .execute();
  });
}

type Refusal = Pick<Extract<MeasuredOutcome, { outcome: 'refused' }>, 'reason'>;

async function refuse(row: UploadRow, { reason }: Refusal, tools: UploadTools): Promise<void> {
  const refused = { ...released, password: null, state: 'refused', refusal: reason } as const;
  await held(tools, row)
    .set({ ...refused, version: sql<number>`version + 1` })
    .execute();
}

async function publish(row: UploadRow, tools: UploadTools): Promise<void> {
  const notPublished = (problem: PdfProblem) =>
    held(tools, row)
      .set({ ...released, problem })
      .execute();
  if (row.attempts > maxAttempts) return void (await notPublished('FAILED'));
  try {
    const { regTextId, pdfHash } = await publishUpload(row, tools, (trx) => isHeld(trx, row));
    await held(tools, row)
      .set({
        ...released,
        state: 'published',
        problem: null,
        published_as: regTextId,
        published_language: row.language,
        published_date: row.version_date,
        published_version: sql<number>`version`,
        published_at: tools.now(),
        pages_hash: pdfHash,
      })
      .execute();
  } catch (error) {
    if (error instanceof PublishProblem) return void (await notPublished(error.code));
    if (error instanceof ImportError) return void (await notPublished('REFUSED'));
    if (error instanceof WorkerLost && error.reason !== 'closed')
      return void (await notPublished('TOO_LARGE'));
    throw error;
  }
}

/** Whether nobody has deleted the upload or taken it over; it stays so until the transaction ends. */
async function isHeld(trx: UploadTools['db'], { id, holder }: UploadRow): Promise<boolean> {
  const row = await trx
    .selectFrom('pdf_upload')
    .select('id')
    .where('id', '=', id)
    .where('holder', '=', holder)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
