import { maxPdfUpload, maxPdfUploads } from '#core/contract/main/pdf-uploads.ts';
import type { PdfDescription, PdfRecord } from '#core/contract/main/pdf-uploads-endpoints.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Viewer } from '../data/visible-texts.ts';
import { allowedExtension } from '../files/content-type.ts';
import { requireMainSpace } from '../files/main-space.ts';
import { safeFileName } from '../files/safe-name.ts';
import { requireRoom } from '../files/upload-steps.ts';
import { HttpProblem } from '../http/problem.ts';
import { documentOf } from './text-of-upload.ts';
import { type UploadRow, visibleUploads } from './upload-rows.ts';

export type Uploader = { userId: string; email: string; organisation: string; viewer: Viewer };
type Beginning = {
  record: PdfRecord;
  caller: Uploader;
  now: Date;
  /** Bytes that the files of the organisation may take together. */
  space: number;
};

/** The name of a new file, if its record is one of those that are taken. */
function checkRecord({ name: given, size }: Pick<PdfRecord, 'name' | 'size'>): string {
  const name = safeFileName(given);
  if (allowedExtension(name) !== 'pdf') throw new HttpProblem(415, 'FILE_TYPE', 'only pdf');
  if (size === 0) throw new HttpProblem(422, 'FILE_EMPTY', 'the file has no content');
  if (size > maxPdfUpload) throw new HttpProblem(413, 'FILE_TOO_LARGE', `at most ${maxPdfUpload} bytes`);
  return name;
}

/** The upload of a record: the one that was begun with it, by whatever page, or a new one. */
export async function beginUpload(trx: MainDb, beginning: Beginning): Promise<UploadRow> {
  const { record, caller, now, space } = beginning;
  const name = checkRecord(record);
  const described = await describedColumns(trx, record, caller);
  const begun = await findBegun(trx, beginning, name);
  if (begun !== undefined) {
    if (begun.state !== 'arriving') return begun;
    // What is said of it now counts, and whoever goes on with it has not given it up.
    return trx
      .updateTable('pdf_upload')
      .set({ ...described, touched_at: now })
      .where('id', '=', begun.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  requireRoom(await countUploads(trx, caller), maxPdfUploads);
  const { upload, size, sha256 } = record;
  const { userId, email, organisation } = caller;
  await requireMainSpace(trx, { organisation, size, space });
  return trx
    .insertInto('pdf_upload')
    .values({
      upload,
      name,
      size,
      sha256,
      ...described,
      organisation,
      uploaded_by: email,
      user_id: userId,
      touched_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is said of a PDF, as it is stored. A version of a stored document is filed where that is. */
export async function describedColumns(
  trx: MainDb,
  given: PdfDescription,
  { viewer }: Pick<Uploader, 'viewer'>,
) {
  const { document: regTextId, title, shortTitle, number, language, versionDate, naming } = given;
  const document = regTextId === undefined ? undefined : await documentOf(trx, viewer, regTextId);
  if (regTextId !== undefined && document === undefined)
    throw new HttpProblem(404, 'REGULATION_NOT_FOUND', `there is no regulation ${regTextId}`, { regTextId });
  const category = document?.category ?? given.category;
  if (category === 'internal' && viewer.organisation === undefined)
    throw new HttpProblem(403, 'FORBIDDEN', 'internal documents are uploaded in the portal');
  return {
    document: regTextId ?? null,
    title,
    short_title: shortTitle,
    number,
    language,
    version_date: versionDate,
    category,
    naming,
  };
}

/** An unfinished upload of the same file; a finished one only if this page has sent it: it may be uploaded again. */
function findBegun(
  trx: MainDb,
  { record: { upload, size, sha256 }, caller: { userId, organisation, viewer } }: Beginning,
  name: string,
): Promise<UploadRow | undefined> {
  return visibleUploads(trx, viewer)
    .selectAll('pdf_upload')
    .where('user_id', '=', userId)
    .where('organisation', '=', organisation)
    .where('sha256', '=', sha256)
    .where('size', '=', String(size))
    .where((eb) =>
      eb.or([
        eb('upload', '=', upload),
        eb.and([eb('state', '=', 'arriving'), eb('work', 'is', null), eb('name', '=', name)]),
      ]),
    )
    .orderBy('touched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function countUploads(
  trx: MainDb,
  { userId, organisation }: Uploader,
): Promise<{ all: string; unfinished: string }> {
  return trx
    .selectFrom('pdf_upload')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn
        .countAll<string>()
        .filterWhere((where) =>
          where.and({ state: 'arriving', user_id: userId, organisation }).and('work', 'is', null),
        )
        .as('unfinished'),
    ])
    .executeTakeFirstOrThrow();
}
