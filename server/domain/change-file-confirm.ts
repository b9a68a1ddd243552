import { foldText } from '#core/lib/fold.ts';
import { freeFileName } from '../files/safe-name.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ChangeCall } from './change-audit.ts';
import { hashOfContent } from './change-file-content.ts';
import { recordFile } from './change-file-facts.ts';
import { dropUpload, type FileRow, filesWithContent, missingFile } from './change-file-store.ts';
import { changing, type OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Confirming = ChangeCall & { now: () => Date };

/**
 * Compares the bytes of an upload with its SHA-256 and makes it a file, in one transaction with its fact. Where the same
 * bytes are stored already, the file gets those, and its own go.
 */
export async function confirmUpload(
  organisation: Organisation,
  row: FileRow,
  { now, ...call }: Confirming,
): Promise<FileRow> {
  if ((await hashOfContent(organisation.db, row)) !== row.sha256) {
    const stored = await changing('changes', organisation, (trx) => dropUpload(trx, row));
    if (stored !== undefined) return stored;
    throw new HttpProblem(422, 'FILE_DAMAGED', 'its bytes have not arrived as they were sent');
  }
  return changing('changes', organisation, async (trx) => {
    const current = await filesWithContent(trx).where('change_file.id', '=', row.id).executeTakeFirst();
    if (current === undefined) throw missingFile();
    if (current.uploaded_at !== null) return current;
    await settleContent(trx, current);
    const name = freeFileName(current.name, await namesBeside(trx, current));
    const label = current.label === current.name ? name : current.label;
    await trx
      .updateTable('change_file')
      .set({ name, label, folded_label: foldText(label), uploaded_at: now() })
      .where('id', '=', current.id)
      .execute();
    await recordFile(trx, current, { kind: 'fileAdded', after: label, now: now(), ...call });
    return filesWithContent(trx).where('change_file.id', '=', current.id).executeTakeFirstOrThrow();
  });
}

/** Under the lock of changes nobody else stores the same bytes, or deletes them, at the same time. */
async function settleContent(
  trx: OrganisationTransaction,
  { id, sha256, content_id }: FileRow,
): Promise<void> {
  const same = await trx
    .selectFrom('change_content')
    .select('id')
    .where('hash', '=', sha256)
    .executeTakeFirst();
  if (same === undefined) {
    const stored = { hash: sha256, text_state: 'waiting' } as const;
    await trx.updateTable('change_content').set(stored).where('id', '=', content_id).execute();
    return;
  }
  await trx.updateTable('change_file').set({ content_id: same.id }).where('id', '=', id).execute();
  await trx.deleteFrom('change_content').where('id', '=', content_id).execute();
}

async function namesBeside(trx: OrganisationTransaction, row: FileRow): Promise<string[]> {
  const rows = await trx
    .selectFrom('change_file')
    .select('name')
    .where('change_origin', '=', row.change_origin)
    .where('change_id', '=', row.change_id)
    .where('uploaded_at', 'is not', null)
    .execute();
  return rows.map(({ name }) => name);
}
