import { extname } from 'node:path';
import { uploadPart } from '#core/contract/change-files.ts';
import { loadedExtensions, maxLoadedFileSize, maxLoadedFiles } from '#core/contract/main/loaded-files.ts';
import type { LoadedRecord } from '#core/contract/main/loaded-files-endpoints.ts';
import { maxTableSize, tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import type { MainDb } from '../data/open-main.ts';
import { safeFileName } from '../files/safe-name.ts';
import { HttpProblem } from '../http/problem.ts';
import { addPart, hashOfFile } from './loaded-bytes.ts';
import { beginOneAtATime, type LoadedRow, missingFile } from './loaded-file-store.ts';

/** Who uploads. */
export type Uploader = { organisation: string; userId: string; email: string };
/** Uploads that somebody may have begun and not ended: what they hold of the disk is bounded by that. */
const maxUnfinished = 50;
/** Milliseconds after which an upload of which nothing has arrived is given up. */
const patience = 24 * 60 * 60 * 1000;

function checkedName({ name: given, size }: Pick<LoadedRecord, 'name' | 'size'>): string {
  const name = safeFileName(given);
  if (!loadedExtensions.includes(extname(name).slice(1).toLowerCase()))
    throw new HttpProblem(415, 'FILE_TYPE', `only ${loadedExtensions.join(', ')}`);
  if (size === 0) throw new HttpProblem(422, 'FILE_EMPTY', 'the file has no content');
  const most = tableFormatOf(name) === undefined ? maxLoadedFileSize : maxTableSize;
  if (size > most) throw new HttpProblem(413, 'FILE_TOO_LARGE', `at most ${most} bytes`);
  return name;
}

type Beginning = { record: LoadedRecord; uploader: Uploader; now: Date };

/** The upload of a record: the one that was begun with it, by whatever page, or a new one. */
export function beginUpload(db: MainDb, { record, uploader, now }: Beginning): Promise<LoadedRow> {
  const name = checkedName(record);
  return db.transaction().execute(async (trx) => {
    await beginOneAtATime(trx);
    const begun = await findBegun(trx, record, { name, uploader });
    if (begun !== undefined) {
      // Whoever goes on with it has not given it up.
      if (begun.uploaded_at === null)
        await trx.updateTable('loaded_file').set({ touched_at: now }).where('id', '=', begun.id).execute();
      return begun;
    }
    await requireRoom(trx, uploader);
    const { upload, size, sha256, category } = record;
    const { organisation, userId: user_id, email } = uploader;
    const own = { organisation, user_id, email, touched_at: now };
    return trx
      .insertInto('loaded_file')
      .values({ upload, name, size, part_size: uploadPart, sha256, category: category ?? null, ...own })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const ofUploader = (db: MainDb, { organisation, userId }: Uploader) =>
  db
    .selectFrom('loaded_file')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('user_id', '=', userId);

/** An unfinished upload of the same file; a finished one only if this page has sent it: others may load the file again. */
function findBegun(
  trx: MainDb,
  { upload, size, sha256, category }: LoadedRecord,
  { name, uploader }: { name: string; uploader: Uploader },
): Promise<LoadedRow | undefined> {
  return ofUploader(trx, uploader)
    .where('sha256', '=', sha256)
    .where('size', '=', String(size))
    .where('category', 'is not distinct from', category ?? null)
    .where((eb) =>
      eb.or([eb('upload', '=', upload), eb.and([eb('uploaded_at', 'is', null), eb('name', '=', name)])]),
    )
    .orderBy('uploaded_at')
    .executeTakeFirst();
}

async function requireRoom(trx: MainDb, { organisation, userId }: Uploader): Promise<void> {
  const { all, unfinished } = await trx
    .selectFrom('loaded_file')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn
        .countAll<string>()
        .filterWhere((where) =>
          where.and([
            where('organisation', '=', organisation),
            where('user_id', '=', userId),
            where('uploaded_at', 'is', null),
          ]),
        )
        .as('unfinished'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(all) >= maxLoadedFiles)
    throw new HttpProblem(409, 'TOO_MANY_FILES', `at most ${maxLoadedFiles} files are stored`);
  if (Number(unfinished) >= maxUnfinished)
    throw new HttpProblem(409, 'TOO_MANY_UPLOADS', `at most ${maxUnfinished} uploads at a time`);
}

/** What belongs to an upload is for whoever began it. */
export async function findUpload(db: MainDb, uploader: Uploader, id: string): Promise<LoadedRow> {
  const row = await ofUploader(db, uploader).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw missingFile();
  return row;
}

const wrongOffset = () => new HttpProblem(409, 'UPLOAD_OFFSET', 'another part is the next one');

/** Takes the next part of an upload; with the last one it is a file that waits to be read. */
export async function takePart(
  db: MainDb,
  row: LoadedRow,
  { offset, bytes }: { offset: number; bytes: Uint8Array },
  now: Date,
): Promise<LoadedRow> {
  if (row.uploaded_at !== null) return row;
  const [size, received] = [Number(row.size), Number(row.received)];
  const expected = Math.min(row.part_size, size - received);
  if (offset !== received) throw wrongOffset();
  if (bytes.length !== expected)
    throw new HttpProblem(400, 'INVALID_REQUEST', `body: must be the next ${expected} bytes`);
  // Where the server ended between the last part and its confirmation, nothing is left to be stored.
  if (expected > 0 && !(await addPart(db, row, { offset, bytes }, now))) throw wrongOffset();
  const next = { ...row, received: String(offset + expected) };
  return offset + expected < size ? next : confirm(db, next, now);
}

/** All bytes are there: they are compared with what the page said of them. */
async function confirm(db: MainDb, row: LoadedRow, now: Date): Promise<LoadedRow> {
  const isWhole = (await hashOfFile(db, row)) === row.sha256;
  const confirmed = isWhole
    ? await db
        .updateTable('loaded_file')
        .set({ uploaded_at: now, state: 'waiting' })
        .where('id', '=', row.id)
        .where('uploaded_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
    : undefined;
  if (confirmed !== undefined) return confirmed;
  // The request for the last part may have come twice, and the other one have made it a file meanwhile.
  const stored = await db
    .selectFrom('loaded_file')
    .selectAll()
    .where('id', '=', row.id)
    .where('uploaded_at', 'is not', null)
    .executeTakeFirst();
  if (stored !== undefined) return stored;
  if (isWhole) throw missingFile();
  await db.deleteFrom('loaded_file').where('id', '=', row.id).where('uploaded_at', 'is', null).execute();
  throw new HttpProblem(422, 'FILE_DAMAGED', 'its bytes have not arrived as they were sent');
}

/** Deletes uploads of which nothing has arrived for a day. */
export async function dropAbandonedUploads(db: MainDb, now: Date): Promise<void> {
  await db
    .deleteFrom('loaded_file')
    .where('uploaded_at', 'is', null)
    .where('touched_at', '<', new Date(now.getTime() - patience))
    .execute();
}
