import { sql, type Updateable } from 'kysely';
import type { PdfUpload } from '#core/contract/main/pdf-uploads.ts';
import { pdfUploadPart } from '#core/contract/main/pdf-uploads.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import type { MainTables } from '../data/tables/main.ts';
import { mayBegin } from '../files/beginning.ts';
import { confirmUpload, takeNext } from '../files/upload-steps.ts';
import { HttpProblem } from '../http/problem.ts';
import { keepImportsAway, removeText } from '../import/remove-documents.ts';
import { beginUpload, describedColumns } from '../pdf-uploads/begin-upload.ts';
import { isPublishedTwice, ownerOfUpload, publicTextOf } from '../pdf-uploads/public-text.ts';
import { documentOf, viewerOfUpload } from '../pdf-uploads/text-of-upload.ts';
import { addPart, hashOfOriginal, readOriginal } from '../pdf-uploads/upload-parts.ts';
import {
  asUpload,
  findUpload,
  holdUpload,
  listUploads,
  missingUpload,
  type UploadRow,
} from '../pdf-uploads/upload-rows.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import { refuseIsolated } from './provider-changes.ts';

type Calls = 'pdfUploads' | 'uploadPdf' | 'uploadPdfPart' | 'deletePdf' | 'pdfOriginal';
export type PdfUploadData = Pick<MainStores, 'db' | 'caughtUp'> & {
  now: () => Date;
  /** Bytes that the files of an organisation may take together. */
  fileSpace: number;
};

/** PDFs that those who administer the data upload, until they are read. */
export function pdfUploadHandlers({
  db,
  caughtUp,
  now,
  fileSpace: space,
}: PdfUploadData): Pick<MainHandlers, Calls> {
  const reply = (row: UploadRow): PdfUpload => asUpload(row, now());
  return {
    pdfUploads: async ({ caller }) => {
      refuseIsolated(caller);
      return (await listUploads(db, caller.viewer)).map(reply);
    },
    uploadPdf: async ({ body: record, caller }) => {
      refuseIsolated(caller);
      return reply(
        await db.transaction().execute(async (trx) => {
          // Two requests with the same record begin one upload.
          await sql`select pg_advisory_xact_lock(hashtext('pdf uploads'))`.execute(trx);
          return beginUpload(trx, { record, caller, now: now(), space });
        }),
      );
    },
    uploadPdfPart: async ({ params: { id }, query: { offset }, content, caller }) => {
      refuseIsolated(caller);
      return reply(await takePart(db, await ownUpload(db, caller, id), { offset, content, now: now() }));
    },
    deletePdf: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      await db.transaction().execute((trx) => dropUpload(trx, caller, id));
      await caughtUp();
      return { id };
    },
    pdfOriginal: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      const row = await findUpload(db, caller.viewer, id);
      if (row.state === 'arriving' && row.work === null)
        throw new HttpProblem(404, 'UPLOAD_NOT_FOUND', 'the file has not arrived yet');
      return {
        hash: row.sha256,
        size: Number(row.size),
        name: row.name,
        isRevalidated: true,
        read: (offset, length) => readOriginal(db, id, offset, length),
      };
    },
  };
}

/** What is said of an upload, and the password of an encrypted one. */
export function pdfDescriptionHandlers({
  db,
  now,
}: PdfUploadData): Pick<MainHandlers, 'describePdf' | 'unlockPdf'> {
  const reply = (row: UploadRow): PdfUpload => asUpload(row, now());
  return {
    describePdf: async ({ params: { id }, body: { version, ...description }, caller }) => {
      refuseIsolated(caller);
      const row = await changeUpload(db, caller, id, async (trx, current) => {
        requireVersion(current, version);
        if (current.work === 'publish')
          throw new HttpProblem(409, 'PDF_BUSY', 'it is being published: describe it when that is done');
        const columns = await describedColumns(trx, description, caller);
        // It would become a document of whoever has uploaded it.
        if (columns.category === 'internal' && current.organisation !== caller.viewer.organisation)
          throw new HttpProblem(
            403,
            'FORBIDDEN',
            'internal documents are uploaded by their own organisation',
          );
        const isOpen = (category: string) => category !== 'internal';
        if (current.published_as !== null && isOpen(columns.category) !== isOpen(current.category))
          throw new HttpProblem(409, 'PUBLISHED', 'what is published stays internal, or open to everybody');
        return { ...columns, version: version + 1 };
      });
      return reply(row);
    },
    unlockPdf: async ({ params: { id }, body: { password }, caller }) => {
      refuseIsolated(caller);
      const row = await changeUpload(db, caller, id, async (_, { refusal }) => {
        if (refusal !== 'encrypted' && refusal !== 'wrongPassword')
          throw new HttpProblem(409, 'NOT_LOCKED', 'no password is asked for');
        return { state: 'arriving', work: 'read', refusal: null, password };
      });
      return reply(row);
    },
  };
}

type ChangedColumns = Updateable<MainTables['pdf_upload']>;

/** Changes an upload by what is made of its row, which nobody else changes meanwhile. */
export function changeUpload(
  db: MainDb,
  { viewer }: Pick<ViewingCaller, 'viewer'>,
  id: string,
  columns: (trx: MainDb, row: UploadRow) => ChangedColumns | Promise<ChangedColumns>,
): Promise<UploadRow> {
  return db.transaction().execute(async (trx) => {
    const row = await holdUpload(trx, viewer, id);
    return trx
      .updateTable('pdf_upload')
      .set(await columns(trx, row))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Refuses who changes something that somebody else has changed meanwhile. */
export function requireVersion(row: Pick<UploadRow, 'version'>, version: number): void {
  if (row.version !== version)
    throw new HttpProblem(409, 'VERSION_CONFLICT', 'somebody else has changed it meanwhile');
}

/** What belongs to an upload that arrives is for whoever began it. */
async function ownUpload(db: MainDb, caller: ViewingCaller, id: string): Promise<UploadRow> {
  const row = await findUpload(db, caller.viewer, id);
  if (row.user_id !== caller.userId || row.organisation !== caller.organisation)
    throw new HttpProblem(404, 'UPLOAD_NOT_FOUND', 'there is no such upload');
  return row;
}

async function takePart(
  db: MainDb,
  row: UploadRow,
  { offset, content, now }: { offset: number; content: Uint8Array; now: Date },
): Promise<UploadRow> {
  if (row.state !== 'arriving' || row.work !== null) return row;
  const { id, size, received } = row;
  const part = { offset, bytes: content };
  const arrived = await takeNext({ size, received, partSize: pdfUploadPart }, part, async (next) => {
    if (offset === 0 && !(await mayBegin('pdf', content))) {
      await db.deleteFrom('pdf_upload').where('id', '=', id).where('received', '=', '0').execute();
      throw new HttpProblem(415, 'FILE_CONTENT', 'its bytes are no PDF');
    }
    return db.transaction().execute((trx) => addPart(trx, id, { ...next, now }));
  });
  if (arrived < Number(size)) return { ...row, received: String(arrived) };
  return confirmUpload<UploadRow>({
    isWhole: (await hashOfOriginal(db, row)) === row.sha256,
    // It waits to be read.
    confirm: () =>
      db
        .updateTable('pdf_upload')
        .set({ work: 'read' })
        .where('id', '=', id)
        .where('state', '=', 'arriving')
        .where('work', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    confirmed: () =>
      db
        .selectFrom('pdf_upload')
        .selectAll()
        .where('id', '=', id)
        .where((eb) => eb.or([eb('state', '<>', 'arriving'), eb('work', 'is not', null)]))
        .executeTakeFirst(),
    drop: () =>
      db
        .deleteFrom('pdf_upload')
        .where('id', '=', id)
        .where('state', '=', 'arriving')
        .where('work', 'is', null)
        .execute(),
    missing: missingUpload,
  });
}

/** Deletes an upload with its original, and the text that it became, unless another one stands in its place. */
async function dropUpload(trx: MainDb, caller: ViewingCaller, id: string): Promise<void> {
  // The order of all that changes texts: the lock of imports, then rows.
  await keepImportsAway(trx);
  const row = await holdUpload(trx, caller.viewer, id);
  const isArriving = row.state === 'arriving' && row.work === null;
  if (isArriving && (row.user_id !== caller.userId || row.organisation !== caller.organisation))
    throw new HttpProblem(409, 'UPLOAD_ARRIVING', 'somebody else is uploading it');
  if (row.work === 'publish')
    throw new HttpProblem(409, 'PDF_BUSY', 'it is being published: delete it when that is done');
  const document =
    row.document === null ? undefined : await documentOf(trx, viewerOfUpload(row), row.document);
  const text = await publicTextOf(trx, row, ownerOfUpload(row, document));
  if (text !== undefined && !(await isPublishedTwice(trx, row)))
    await removeText(trx, {
      sourceKey: text.source_key,
      owner: text.owner,
      versionDate: text.version_date,
      language: text.language,
      pdfHash: row.pages_hash ?? '',
    });
  await trx.deleteFrom('pdf_upload').where('id', '=', id).execute();
}
