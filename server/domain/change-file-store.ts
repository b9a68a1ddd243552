import type { Kysely, Transaction } from 'kysely';
import {
  type ChangeFile,
  type ChangeFileExtension,
  changeFileTypes,
  inlineTypes,
} from '#core/contract/change-files.ts';
import type { ChangeRef } from '#core/contract/change-values.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { nameOfLabel } from '../files/safe-name.ts';
import { HttpProblem } from '../http/problem.ts';
import { dropUnused } from './change-file-content.ts';

type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;

/** Files with what is needed of their content; also those that are being uploaded. */
export const filesWithContent = (db: Db) =>
  db
    .selectFrom('change_file')
    .innerJoin('change_content', 'change_content.id', 'change_file.content_id')
    .selectAll('change_file')
    .select(['change_content.size', 'change_content.part_size', 'change_content.received'])
    .select(['change_content.hash']);
export type FileRow = Awaited<ReturnType<ReturnType<typeof filesWithContent>['execute']>>[number];

export const isAllowed = (extension: string): extension is ChangeFileExtension =>
  Object.hasOwn(changeFileTypes, extension);

/** The content type of an extension: bytes of another one are not stored under it. */
const typeOf = (extension: string): string =>
  isAllowed(extension) ? changeFileTypes[extension] : 'application/octet-stream';

export const missingFile = () => new HttpProblem(404, 'FILE_NOT_FOUND', 'there is no such file');

/** Files that are there for everybody: their content is confirmed. */
export const confirmedFiles = (db: Db) =>
  filesWithContent(db).where('change_file.uploaded_at', 'is not', null);

export async function findFile(db: Db, id: string): Promise<FileRow> {
  const row = await confirmedFiles(db).where('change_file.id', '=', id).executeTakeFirst();
  if (row === undefined) throw missingFile();
  return row;
}

export const refOf = ({ change_origin: origin, change_id: id }: FileRow): ChangeRef => ({ origin, id });

export function asFile(row: FileRow): ChangeFile {
  const contentType = typeOf(row.extension);
  return {
    id: row.id,
    label: row.label,
    pathAndFileName: `${row.change_id}/${row.name}`,
    name: nameOfLabel(row.label, row.extension),
    extension: row.extension,
    ...(row.language !== null && { language: row.language }),
    ...(row.version_date !== null && { versionDate: row.version_date }),
    origin: 'domain',
    contentType,
    size: Number(row.size),
    inline: inlineTypes.includes(contentType),
    uploadedAt: (row.uploaded_at ?? row.touched_at).toISOString(),
  };
}

/** Deletes the record of a file, or of an upload, and its bytes with the last file that has them. */
export async function dropFile(
  trx: Transaction<OrganisationTables>,
  { id, content_id }: Pick<FileRow, 'id' | 'content_id'>,
): Promise<void> {
  await trx.deleteFrom('change_file').where('id', '=', id).execute();
  await dropUnused(trx, content_id);
}

/**
 * Refuses an upload, with all that was stored of it. The request for its last part may have come twice, and the other one
 * have made it a file meanwhile: that stays, and is the answer to both.
 */
export async function dropUpload(
  trx: Transaction<OrganisationTables>,
  { id }: Pick<FileRow, 'id'>,
): Promise<FileRow | undefined> {
  const row = await filesWithContent(trx).where('change_file.id', '=', id).executeTakeFirst();
  if (row === undefined || row.uploaded_at !== null) return row;
  await dropFile(trx, row);
  return undefined;
}

/** Deletes all files of a change that is deleted, as part of that. */
export async function dropFilesOfChange(
  trx: Transaction<OrganisationTables>,
  { origin, id }: ChangeRef,
): Promise<void> {
  const rows = await trx
    .selectFrom('change_file')
    .select(['id', 'content_id'])
    .where('change_origin', '=', origin)
    .where('change_id', '=', id)
    .execute();
  for (const row of rows) await dropFile(trx, row);
}
