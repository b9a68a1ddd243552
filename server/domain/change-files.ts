import { foldText } from '#core/lib/fold.ts';
import type { FileReply } from '../http/bytes.ts';
import type { DomainHandlers } from './authentication.ts';
import { findChange } from './change-access.ts';
import { readContent } from './change-file-content.ts';
import { recordFile } from './change-file-facts.ts';
import {
  asFile,
  confirmedFiles,
  dropFile,
  type FileRow,
  filesWithContent,
  findFile,
  missingFile,
} from './change-file-store.ts';
import { changeUploadHandlers, type FileContext } from './change-file-uploads.ts';
import { requireCollaboration } from './comment-checks.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Calls =
  | 'changeFiles'
  | 'uploadChangeFile'
  | 'uploadChangeFilePart'
  | 'relabelChangeFile'
  | 'deleteChangeFile'
  | 'changeFile';

/** The files that an organisation has put to changes. */
export function changeFileHandlers(
  organisation: Organisation,
  context: FileContext,
): Pick<DomainHandlers, Calls> {
  const { db } = organisation;
  const { now } = context;
  return {
    ...changeUploadHandlers(organisation, context),
    changeFiles: async ({ params: { id }, query: { origin }, caller }) => {
      requireCollaboration(caller);
      await findChange(db, { id, origin }, caller);
      const rows = await confirmedFiles(db)
        .where('change_file.change_id', '=', id)
        .where('change_file.change_origin', '=', origin)
        .orderBy('change_file.folded_label')
        .orderBy('change_file.uploaded_at')
        .execute();
      return rows.map(asFile);
    },
    relabelChangeFile: ({ params: { id }, query: { label }, caller, address }) => {
      requireCollaboration(caller);
      return changing('changes', organisation, async (trx) => {
        const row = await findFile(trx, id);
        if (row.label === label) return asFile(row);
        await trx
          .updateTable('change_file')
          .set({ label, folded_label: foldText(label) })
          .where('id', '=', id)
          .execute();
        const labels = { before: row.label, after: label };
        await recordFile(trx, row, { kind: 'fileRelabelled', ...labels, now: now(), caller, address });
        return asFile({ ...row, label });
      });
    },
    deleteChangeFile: ({ params: { id }, caller, address }) => {
      requireCollaboration(caller);
      return changing('changes', organisation, async (trx) => {
        const row = await filesWithContent(trx).where('change_file.id', '=', id).executeTakeFirst();
        const isUpload = row?.uploaded_at === null;
        // Nobody learns of what somebody else is uploading.
        if (row === undefined || (isUpload && row.uploaded_by !== caller.account.id)) throw missingFile();
        await dropFile(trx, row);
        const fact = { kind: 'fileRemoved', before: row.label, now: now(), caller, address } as const;
        if (!isUpload) await recordFile(trx, row, fact);
        return { id };
      });
    },
    changeFile: async ({ params: { id }, caller }) => {
      requireCollaboration(caller);
      return bytesOf(db, await findFile(db, id));
    },
  };
}

/** Only what runs nothing is shown in a page; all else is saved. */
function bytesOf(db: Organisation['db'], row: FileRow): FileReply {
  const { contentType: type, inline, name } = asFile(row);
  return {
    hash: row.hash ?? '',
    size: Number(row.size),
    name,
    type,
    isShown: inline,
    isRevalidated: true,
    read: (offset, length) => readContent(db, row, offset, length),
  };
}
