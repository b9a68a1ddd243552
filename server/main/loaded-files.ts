import { publishableOutcomes } from '#core/contract/main/loaded-files.ts';
import type { Comparer } from '../comparison/comparer.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import type { FileReply } from '../http/bytes.ts';
import { HttpProblem } from '../http/problem.ts';
import { bytesOf } from '../loading/loaded-bytes.ts';
import {
  confirmedFiles,
  describeFile,
  describeFiles,
  findFile,
  type LoadedRow,
  missingFile,
} from '../loading/loaded-file-store.ts';
import { beginUpload, findUpload, takePart, type Uploader } from '../loading/upload-files.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import { compareLoaded, windowOfLoaded } from './loaded-comparison.ts';
import { readReport } from './loaded-report.ts';
import { loadedTableHandlers } from './loaded-tables.ts';
import { refuseIsolated } from './provider-changes.ts';
import { createPreviewTexts } from './text-preview.ts';

type Calls =
  | 'loadedFiles'
  | 'uploadLoadedFile'
  | 'uploadLoadedFilePart'
  | 'loadedFileReport'
  | 'loadedFileComparison'
  | 'loadedFileText'
  | 'loadedFileRows'
  | 'rowTemplate'
  | 'publishLoadedFile'
  | 'loadFileAgain'
  | 'deleteLoadedFile'
  | 'loadedFile';

/** Files that administrators of the data load. What belongs to them is read where it is written: they wait for it. */
export function loadedFileHandlers(
  { db, now, fileSpace: space }: Pick<MainStores, 'db'> & { now: () => Date; fileSpace: number },
  comparer: Pick<Comparer, 'compare'>,
): Pick<MainHandlers, Calls> {
  const asUpload = async (row: LoadedRow) => ({
    id: row.id,
    offset: Number(row.received),
    size: Number(row.size),
    ...(row.uploaded_at !== null && { file: await describeFile(db, row, now()) }),
  });
  const decide = async (id: string, change: (trx: MainDb, row: LoadedRow) => Promise<LoadedRow>) => {
    const row = await db.transaction().execute(async (trx) => change(trx, await lockFile(trx, id)));
    return describeFile(db, row, now());
  };
  return {
    loadedFiles: async ({ caller }) => {
      refuseIsolated(caller);
      const rows = await confirmedFiles(db).orderBy('uploaded_at', 'desc').orderBy('id').execute();
      return { files: await describeFiles(db, rows, now()) };
    },
    uploadLoadedFile: async ({ body: record, caller }) => {
      refuseIsolated(caller);
      return asUpload(await beginUpload(db, { record, uploader: uploaderOf(caller), now: now(), space }));
    },
    uploadLoadedFilePart: async ({ params: { id }, query: { offset }, content, caller }) => {
      refuseIsolated(caller);
      const row = await findUpload(db, uploaderOf(caller), id);
      return asUpload(await takePart(db, row, { offset, bytes: content }, now()));
    },
    loadedFileReport: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      const row = await findFile(db, id);
      return { file: await describeFile(db, row, now()), texts: await readReport(db, id) };
    },
    ...checkedTextHandlers({ db, now }, comparer),
    ...loadedTableHandlers(db),
    publishLoadedFile: ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      return decide(id, (trx, row) => publish(trx, row, caller));
    },
    loadFileAgain: ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      return decide(id, readAgain);
    },
    deleteLoadedFile: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      await db.transaction().execute((trx) => remove(trx, id, caller));
      return { id };
    },
    loadedFile: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      return asReply(db, await findFile(db, id));
    },
  };
}

/** What was checked, before it is published: beside the version that it is compared with, and as text. */
function checkedTextHandlers(
  data: Pick<MainStores, 'db'> & { now: () => Date },
  comparer: Pick<Comparer, 'compare'>,
): Pick<MainHandlers, 'loadedFileComparison' | 'loadedFileText'> {
  const { db } = data;
  const prepared = createPreviewTexts();
  return {
    loadedFileComparison: async ({ params: { id: fileId, number }, caller }) => {
      refuseIsolated(caller);
      await findFile(db, fileId);
      const requester = `${caller.organisation} ${caller.userId}`;
      return compareLoaded(data, comparer, { fileId, number, requester });
    },
    loadedFileText: async ({ params: { id: fileId, number }, query: window, caller }) => {
      refuseIsolated(caller);
      await findFile(db, fileId);
      return windowOfLoaded(db, prepared, { fileId, number, window });
    },
  };
}

/** Whatever it is, it is saved and not opened in a page. */
const asReply = (db: MainDb, row: LoadedRow): FileReply => ({
  hash: row.sha256,
  size: Number(row.size),
  name: row.name,
  isKeptByNobody: true,
  read: bytesOf(db, row),
});

const uploaderOf = ({ organisation, userId, email }: ViewingCaller): Uploader => ({
  organisation,
  userId,
  email,
});

const busy = () => new HttpProblem(409, 'FILE_BUSY', 'the file is being published');

async function lockFile(trx: MainDb, id: string): Promise<LoadedRow> {
  const row = await confirmedFiles(trx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw missingFile();
  return row;
}

/** Puts a file that was checked into the queue of what is published. A second request changes nothing. */
async function publish(trx: MainDb, row: LoadedRow, { email }: ViewingCaller): Promise<LoadedRow> {
  if (row.state === 'publishing' || row.state === 'published') return row;
  if (row.state !== 'checked') throw new HttpProblem(409, 'FILE_NOT_CHECKED', 'the file was not checked yet');
  const texts = await trx
    .selectFrom('loaded_text')
    .select('number')
    .where('file_id', '=', row.id)
    .where('outcome', 'in', [...publishableOutcomes])
    .limit(1)
    .execute();
  if (texts.length === 0)
    throw new HttpProblem(409, 'NOTHING_TO_PUBLISH', 'no text of the file would change anything');
  return trx
    .updateTable('loaded_file')
    .set({ state: 'publishing', published_by: email, attempts: 0 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts a file into the queue of what is read; its report so far goes, but not what it says of publications. */
async function readAgain(trx: MainDb, row: LoadedRow): Promise<LoadedRow> {
  if (row.state === 'publishing') throw busy();
  if (row.state === 'waiting') return row;
  await trx.deleteFrom('loaded_text').where('file_id', '=', row.id).execute();
  const publication = await trx
    .selectFrom('loaded_publication')
    .select('name')
    .where('file_id', '=', row.id)
    .limit(1)
    .executeTakeFirst();
  const forgotten = {
    checked_at: null,
    total: null,
    edition: null,
    ...(publication === undefined && { published_at: null, published_by: null }),
  };
  return trx
    .updateTable('loaded_file')
    .set({ state: 'waiting', attempts: 0, ...forgotten })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a file, whatever is done with it but publishing; whoever reads it then has nothing more to note. */
async function remove(trx: MainDb, id: string, caller: ViewingCaller): Promise<void> {
  const row = await trx
    .selectFrom('loaded_file')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const isOwn = row?.organisation === caller.organisation && row.user_id === caller.userId;
  // Nobody learns of what somebody else is uploading.
  if (row === undefined || (row.uploaded_at === null && !isOwn)) throw missingFile();
  if (row.state === 'publishing') throw busy();
  await trx.deleteFrom('loaded_file').where('id', '=', id).execute();
}
