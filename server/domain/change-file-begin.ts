import {
  changeFileTypes,
  maxChangeFileSize,
  maxChangeFiles,
  uploadPart,
} from '#core/contract/change-files.ts';
import type { FileRecord } from '#core/contract/domain/change-files-endpoints.ts';
import { foldText } from '#core/lib/fold.ts';
import { allowedExtension } from '../files/content-type.ts';
import { safeFileName } from '../files/safe-name.ts';
import { maxUnfinished, requireSpace } from '../files/upload-steps.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { findChange } from './change-access.ts';
import { type FileRow, filesWithContent } from './change-file-store.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

/** The name of a new file, if its record is one of those that are taken. */
export function checkRecord({ name: given, size }: Pick<FileRecord, 'name' | 'size'>) {
  const name = safeFileName(given);
  const extension = allowedExtension(name);
  if (extension === undefined)
    throw new HttpProblem(415, 'FILE_TYPE', `only ${Object.keys(changeFileTypes).join(', ')}`);
  if (size === 0) throw new HttpProblem(422, 'FILE_EMPTY', 'the file has no content');
  if (size > maxChangeFileSize)
    throw new HttpProblem(413, 'FILE_TOO_LARGE', `at most ${maxChangeFileSize} bytes`);
  return { name, extension };
}

/** `space`: bytes that the files of the organisation may take together. */
type Beginning = { record: FileRecord; caller: DomainCaller; now: Date; space: number };

/** The upload of a record: the one that was begun with it, by whatever page, or a new one. */
export async function beginUpload(
  trx: OrganisationTransaction,
  { record, caller, now, space }: Beginning,
): Promise<FileRow> {
  const userId = caller.account.id;
  const { name, extension } = checkRecord(record);
  const begun = await findBegun(trx, record, { name, userId });
  if (begun !== undefined) {
    // Whoever goes on with it has not given it up.
    if (begun.uploaded_at === null)
      await trx.updateTable('change_file').set({ touched_at: now }).where('id', '=', begun.id).execute();
    return begun;
  }
  const { change: id, origin, size, sha256, language, versionDate } = record;
  await findChange(trx, { origin, id }, caller);
  await requireRoom(trx, record, userId);
  const { stored } = await trx
    .selectFrom('change_content')
    .select(({ fn }) => fn.sum<string | null>('size').as('stored'))
    .executeTakeFirstOrThrow();
  requireSpace({ stored: Number(stored ?? 0), size, space });
  const content = await trx
    .insertInto('change_content')
    .values({ size, part_size: uploadPart })
    .returning('id')
    .executeTakeFirstOrThrow();
  const label = record.label === '' ? name : record.label;
  const file = await trx
    .insertInto('change_file')
    .values({
      upload: record.upload,
      change_origin: origin,
      change_id: id,
      content_id: content.id,
      sha256,
      name,
      extension,
      label,
      folded_label: foldText(label),
      language: language ?? null,
      version_date: versionDate ?? null,
      uploaded_by: userId,
      touched_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return filesWithContent(trx).where('change_file.id', '=', file.id).executeTakeFirstOrThrow();
}

/** An unfinished upload of the same file; a finished one only if this page has sent it: others may add the file again. */
function findBegun(
  trx: OrganisationTransaction,
  { upload, change, origin, size, sha256 }: FileRecord,
  { name, userId }: { name: string; userId: string },
) {
  return filesWithContent(trx)
    .where('change_file.uploaded_by', '=', userId)
    .where('change_file.change_id', '=', change)
    .where('change_file.change_origin', '=', origin)
    .where('change_file.sha256', '=', sha256)
    .where('change_content.size', '=', String(size))
    .where((eb) =>
      eb.or([
        eb('change_file.upload', '=', upload),
        eb.and([eb('change_file.uploaded_at', 'is', null), eb('change_file.name', '=', name)]),
      ]),
    )
    .orderBy('change_file.uploaded_at')
    .executeTakeFirst();
}

async function requireRoom(
  trx: OrganisationTransaction,
  { change, origin }: Pick<FileRecord, 'change' | 'origin'>,
  userId: string,
): Promise<void> {
  const { ofChange, unfinished } = await trx
    .selectFrom('change_file')
    .select((eb) => [
      eb.fn
        .countAll<string>()
        .filterWhere((where) => where.and({ change_id: change, change_origin: origin }))
        .as('ofChange'),
      eb.fn
        .countAll<string>()
        .filterWhere((where) =>
          where.and([where('uploaded_by', '=', userId), where('uploaded_at', 'is', null)]),
        )
        .as('unfinished'),
    ])
    .where((eb) => eb.or([eb('change_id', '=', change), eb('uploaded_at', 'is', null)]))
    .executeTakeFirstOrThrow();
  if (Number(ofChange) >= maxChangeFiles)
    throw new HttpProblem(409, 'TOO_MANY_FILES', `a change has at most ${maxChangeFiles} files`);
  if (Number(unfinished) >= maxUnfinished)
    throw new HttpProblem(409, 'TOO_MANY_UPLOADS', `at most ${maxUnfinished} uploads at a time`);
}
