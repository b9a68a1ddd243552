import type { Kysely, Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { hashOfParts, joinPieces, piecesOf, type ReadBytes, readAll } from '../files/parts.ts';

/* The bytes of files: parts of one size, the last one shorter. */

type Db = Kysely<OrganisationTables> | Transaction<OrganisationTables>;
/** What is needed of content to read it. */
export type StoredContent = { content_id: string; part_size: number; size: string };

/**
 * Adds the next part, if that is the one which begins here; whether it was. A part and the number of bytes that have
 * arrived are stored together or not at all.
 */
export async function addPart(
  trx: Transaction<OrganisationTables>,
  { content_id, part_size }: StoredContent,
  { offset, bytes }: { offset: number; bytes: Uint8Array },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('change_content')
    .set({ received: offset + bytes.length })
    .where('id', '=', content_id)
    .where('received', '=', String(offset))
    .where('hash', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('change_content_part')
    .values({ content_id, number: offset / part_size, bytes })
    .execute();
  return true;
}

/** Bytes of content from one place on: none where it has ended or was deleted meanwhile. */
export async function readContent(
  db: Db,
  { content_id, part_size }: Omit<StoredContent, 'size'>,
  offset: number,
  length: number,
): Promise<Uint8Array> {
  const { first, end, piece } = piecesOf(part_size, offset, length);
  const rows = await db
    .selectFrom('change_content_part')
    .select(piece.as('piece'))
    .where('content_id', '=', content_id)
    .where('number', '>=', first)
    .where('number', '<', end)
    .orderBy('number')
    .execute();
  return joinPieces(rows);
}

const reading =
  (db: Db, content: StoredContent): ReadBytes =>
  (offset, length) =>
    readContent(db, content, offset, length);

/** All bytes of content. */
export const readWhole = (db: Db, content: StoredContent): Promise<Uint8Array> =>
  readAll(content, reading(db, content));

/** The SHA-256 of content in hexadecimal digits. */
export const hashOfContent = (db: Db, content: StoredContent): Promise<string> =>
  hashOfParts(content, reading(db, content));

/** Deletes content that no file has any more. */
export async function dropUnused(trx: Transaction<OrganisationTables>, contentId: string): Promise<void> {
  await trx
    .deleteFrom('change_content')
    .where('id', '=', contentId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('change_file')
            .select('change_file.id')
            .whereRef('change_file.content_id', '=', 'change_content.id'),
        ),
      ),
    )
    .execute();
}
