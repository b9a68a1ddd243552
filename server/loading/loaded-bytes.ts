import type { MainDb } from '../data/open-main.ts';
import { hashOfParts, joinPieces, piecesOf, type ReadBytes } from '../files/parts.ts';
import type { LoadedRow } from './loaded-file-store.ts';

/** Reads the bytes of a stored file. */
export const bytesOf =
  (db: MainDb, { id, part_size }: Pick<LoadedRow, 'id' | 'part_size'>): ReadBytes =>
  async (offset, length) => {
    const { first, end, piece } = piecesOf(part_size, offset, length);
    const rows = await db
      .selectFrom('loaded_part')
      .select(piece.as('piece'))
      .where('file_id', '=', id)
      .where('number', '>=', first)
      .where('number', '<', end)
      .orderBy('number')
      .execute();
    return joinPieces(rows);
  };

/** The SHA-256 of a stored file in hexadecimal digits. */
export const hashOfFile = (db: MainDb, row: LoadedRow): Promise<string> => hashOfParts(row, bytesOf(db, row));

/**
 * Adds the next part, if that is the one which begins here; whether it was. A part and the number of bytes that have
 * arrived are stored together or not at all.
 */
export function addPart(
  db: MainDb,
  { id, part_size }: Pick<LoadedRow, 'id' | 'part_size'>,
  { offset, bytes }: { offset: number; bytes: Uint8Array },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('loaded_file')
      .set({ received: offset + bytes.length, touched_at: now })
      .where('id', '=', id)
      .where('received', '=', String(offset))
      .where('uploaded_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .insertInto('loaded_part')
      .values({ file_id: id, number: offset / part_size, bytes })
      .execute();
    return true;
  });
}
