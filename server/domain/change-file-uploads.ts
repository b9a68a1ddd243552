import type { ChangeFileExtension } from '#core/contract/change-files.ts';
import type { ChangeUpload } from '#core/contract/domain/change-files.ts';
import { mayBegin } from '../files/beginning.ts';
import { typeOfContent } from '../files/content-type.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import type { ChangeCall } from './change-audit.ts';
import { beginUpload } from './change-file-begin.ts';
import { confirmUpload } from './change-file-confirm.ts';
import { addPart, readContent } from './change-file-content.ts';
import {
  asFile,
  dropUpload,
  type FileRow,
  filesWithContent,
  isAllowed,
  missingFile,
} from './change-file-store.ts';
import { requireCollaboration } from './comment-checks.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

export type FileContext = {
  now: () => Date;
  /** Bytes that the files of the organisation may take together. */
  fileSpace: number;
};
type Calls = 'uploadChangeFile' | 'uploadChangeFilePart';

/** Uploads: the record first, then the bytes, part after part; what was confirmed once need not be sent again. */
export function changeUploadHandlers(
  organisation: Organisation,
  context: FileContext,
): Pick<DomainHandlers, Calls> {
  // Looking at all bytes takes seconds: requests for the end of the same upload share it.
  const finishing = new Map<string, Promise<FileRow>>();
  const finishOnce = (id: string, call: FileContext & ChangeCall) => {
    const begun = finishing.get(id) ?? finish(organisation, id, call).finally(() => finishing.delete(id));
    finishing.set(id, begun);
    return begun;
  };
  return {
    uploadChangeFile: async ({ body: record, caller }) => {
      requireCollaboration(caller);
      const begun = { record, caller, now: context.now(), space: context.fileSpace };
      return asUpload(await changing('changes', organisation, (trx) => beginUpload(trx, begun)));
    },
    uploadChangeFilePart: async ({ params: { id }, query: { offset }, content, caller, address }) => {
      requireCollaboration(caller);
      const row = await findUpload(organisation, caller, id);
      if (row.uploaded_at !== null) return asUpload(row);
      const size = Number(row.size);
      const expected = Math.min(row.part_size, size - Number(row.received));
      if (offset !== Number(row.received)) throw wrongOffset();
      if (content.length !== expected)
        throw new HttpProblem(400, 'INVALID_REQUEST', `body: must be the next ${expected} bytes`);
      if (offset === 0 && !(await isKind(row, (extension) => mayBegin(extension, content)))) {
        return asUpload(await refuseKind(organisation, row));
      }
      if (expected > 0) await storePart(organisation, row, { offset, bytes: content }, context);
      if (offset + expected < size) return { id, offset: offset + expected, size };
      return asUpload(await finishOnce(id, { ...context, caller, address }));
    },
  };
}

const wrongOffset = () => new HttpProblem(409, 'UPLOAD_OFFSET', 'another part is the next one');

/** What belongs to an upload is for whoever began it. */
async function findUpload({ db }: Organisation, { account }: DomainCaller, id: string): Promise<FileRow> {
  const row = await filesWithContent(db)
    .where('change_file.id', '=', id)
    .where('change_file.uploaded_by', '=', account.id)
    .executeTakeFirst();
  if (row === undefined) throw missingFile();
  return row;
}

async function storePart(
  { db }: Organisation,
  row: FileRow,
  part: { offset: number; bytes: Uint8Array },
  { now }: FileContext,
): Promise<void> {
  const isNext = await db.transaction().execute(async (trx) => {
    await trx.updateTable('change_file').set({ touched_at: now() }).where('id', '=', row.id).execute();
    return addPart(trx, row, part);
  });
  if (!isNext) throw wrongOffset();
}

const isKind = async (
  { extension }: FileRow,
  holds: (extension: ChangeFileExtension) => Promise<boolean>,
): Promise<boolean> => isAllowed(extension) && (await holds(extension));

/** Refuses bytes that are not what the extension says, with all that was stored of them; a file that is one stays. */
async function refuseKind(organisation: Organisation, row: FileRow): Promise<FileRow> {
  const stored = await changing('changes', organisation, (trx) => dropUpload(trx, row));
  if (stored !== undefined) return stored;
  throw new HttpProblem(415, 'FILE_CONTENT', `its bytes are not of the type ${row.extension}`);
}

/** All bytes are there: they are looked at, compared with what the page said of them, and are a file then. */
async function finish(
  organisation: Organisation,
  id: string,
  { now, ...call }: FileContext & ChangeCall,
): Promise<FileRow> {
  const row = await findUpload(organisation, call.caller, id);
  if (row.uploaded_at !== null) return row;
  const content = {
    size: Number(row.size),
    read: (offset: number, length: number) => readContent(organisation.db, row, offset, length),
  };
  const isWhatItSays = await isKind(
    row,
    async (extension) => (await typeOfContent(extension, content)) !== undefined,
  );
  if (!isWhatItSays) return refuseKind(organisation, row);
  return confirmUpload(organisation, row, { ...call, now });
}

const asUpload = (row: FileRow): ChangeUpload => ({
  id: row.id,
  offset: Number(row.received),
  size: Number(row.size),
  ...(row.uploaded_at !== null && { file: asFile(row) }),
});
