import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { MainDb } from '../../data/open-main.ts';
import type { ProviderChangeTables } from '../../data/tables/provider-changes.ts';
import type { CheckedFile } from './change-entry.ts';
import { providerFileId } from './change-id.ts';
import { storeContent } from './stored-files.ts';

export type StoredFileRow = Selectable<ProviderChangeTables['provider_change_file']>;

/** Brings the files of a change to what they are to be; whether that changed anything. */
export async function storeFiles(
  trx: MainDb,
  change: { id: string; slug: string },
  files: readonly CheckedFile[],
  { filesBefore, now }: { filesBefore: readonly StoredFileRow[]; now: Date },
): Promise<boolean> {
  const next = files.map((file, ord) => ({
    id: providerFileId(change.slug, file.name),
    change_id: change.id,
    ord,
    name: file.name,
    label: file.label,
    language: file.language ?? null,
    version_date: file.versionDate ?? null,
    content_type: file.contentType,
    hash: file.hash,
  }));
  const old = new Map(filesBefore.map(({ uploaded_at, ...row }) => [row.id, { row, uploaded_at }]));
  const gone = filesBefore.filter(({ id }) => next.every((file) => file.id !== id)).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('provider_change_file').where('id', 'in', gone).execute();
  let hasChanged = gone.length > 0;
  for (const [index, row] of next.entries()) {
    const file = files[index] as CheckedFile;
    const stored = old.get(row.id);
    if (stored !== undefined && isDeepStrictEqual(stored.row, row)) continue;
    hasChanged = true;
    await storeContent(trx, file);
    // The time of its content, not that of its label.
    const uploaded_at = stored?.row.hash === row.hash ? stored.uploaded_at : now;
    const values = { ...row, uploaded_at };
    await trx
      .insertInto('provider_change_file')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  }
  return hasChanged;
}
