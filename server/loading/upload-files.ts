import { extname } from 'node:path';
import { uploadPart } from '#core/contract/change-files.ts';
import { loadedExtensions, maxLoadedFileSize, maxLoadedFiles } from '#core/contract/main/loaded-files.ts';
import type { LoadedRecord } from '#core/contract/main/loaded-files-endpoints.ts';
import { maxTableSize, tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import type { MainDb } from '../data/open-main.ts';
import { requireMainSpace } from '../files/main-space.ts';
import { safeFileName } from '../files/safe-name.ts';
import { confirmUpload, type Part, requireRoom, takeNext } from '../files/upload-steps.ts';
import { HttpProblem } from '../http/problem.ts';
import { addPart, hashOfFile } from './loaded-bytes.ts';
import { beginOneAtATime, type LoadedRow, missingFile } from './loaded-file-store.ts';

/** Who uploads. */
export type Uploader = { organisation: string; userId: string; email: string };
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

/** `space`: bytes that the files of the organisation may take together. */
type Beginning = { record: LoadedRecord; uploader: Uploader; now: Date; space: number };

/** The upload of a record: the one that was begun with it, by whatever page, or a new one. */
export function beginUpload(db: MainDb, { record, uploader, now, space }: Beginning): Promise<LoadedRow> {
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
    requireRoom(await countUploads(trx, uploader), maxLoadedFiles);
    const { upload, size, sha256, category } = record;
    const { organisation, userId: user_id, email } = uploader;
    await requireMainSpace(trx, { organisation, size, space });
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

async function countUploads(
  trx: MainDb,
  { organisation, userId }: Uploader,
): Promise<{ all: string; unfinished: string }> {
  return trx
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
}

/** What belongs to an upload is for whoever began it. */
export async function findUpload(db: MainDb, uploader: Uploader, id: string): Promise<LoadedRow> {
  const row = await ofUploader(db, uploader).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw missingFile();
  return row;
}

/** Takes the next part of an upload; with the last one it is a file that waits to be read. */
export async function takePart(db: MainDb, row: LoadedRow, part: Part, now: Date): Promise<LoadedRow> {
  if (row.uploaded_at !== null) return row;
  const { id, size, received, part_size: partSize } = row;
  const arrived = await takeNext({ size, received, partSize }, part, (next) => addPart(db, row, next, now));
  const next = { ...row, received: String(arrived) };
  if (arrived < Number(size)) return next;
  const unconfirmed = () =>
    db.updateTable('loaded_file').where('id', '=', id).where('uploaded_at', 'is', null);
  return confirmUpload<LoadedRow>({
    isWhole: (await hashOfFile(db, next)) === row.sha256,
    confirm: () =>
      unconfirmed().set({ uploaded_at: now, state: 'waiting' }).returningAll().executeTakeFirst(),
    confirmed: () =>
      db
        .selectFrom('loaded_file')
        .selectAll()
        .where('id', '=', id)
        .where('uploaded_at', 'is not', null)
        .executeTakeFirst(),
    drop: () => db.deleteFrom('loaded_file').where('id', '=', id).where('uploaded_at', 'is', null).execute(),
    missing: missingFile,
  });
}

/** Deletes uploads of which nothing has arrived for a day. */
export async function dropAbandonedUploads(db: MainDb, now: Date): Promise<void> {
  await db
    .deleteFrom('loaded_file')
    .where('uploaded_at', 'is', null)
    .where('touched_at', '<', new Date(now.getTime() - patience))
    .execute();
}
