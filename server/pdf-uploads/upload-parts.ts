import { pdfUploadPart } from '#core/contract/main/pdf-uploads.ts';
import type { MainDb } from '../data/open-main.ts';
import { hashOfParts, joinPieces, piecesOf, type ReadBytes, readAll } from '../files/parts.ts';

/* The bytes of originals: parts of one size, the last one shorter. */

/** What is needed of an upload to read its bytes. */
export type StoredOriginal = { id: string; size: string };

/**
 * Adds the next part, if that is the one which begins here; whether it was. A part and the number of bytes that have
 * arrived are stored together or not at all.
 */
export async function addPart(
  trx: MainDb,
  id: string,
  { offset, bytes, now }: { offset: number; bytes: Uint8Array; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pdf_upload')
    .set({ received: offset + bytes.length, touched_at: now })
    .where('id', '=', id)
    .where('received', '=', String(offset))
    .where('state', '=', 'arriving')
    .where('work', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('pdf_upload_part')
    .values({ upload_id: id, number: offset / pdfUploadPart, bytes })
    .execute();
  return true;
}

/** Bytes of an original from one place on: none where it has ended or was deleted meanwhile. */
export async function readOriginal(
  db: MainDb,
  id: string,
  offset: number,
  length: number,
): Promise<Uint8Array> {
  const { first, end, piece } = piecesOf(pdfUploadPart, offset, length);
  const rows = await db
    .selectFrom('pdf_upload_part')
    .select(piece.as('piece'))
    .where('upload_id', '=', id)
    .where('number', '>=', first)
    .where('number', '<', end)
    .orderBy('number')
    .execute();
  return joinPieces(rows);
}

const reading =
  (db: MainDb, id: string): ReadBytes =>
  (offset, length) =>
    readOriginal(db, id, offset, length);

/** All bytes of an original. */
export const wholeOriginal = (db: MainDb, { id, size }: StoredOriginal): Promise<Uint8Array> =>
  readAll({ size, part_size: pdfUploadPart }, reading(db, id));

/** The SHA-256 of an original in hexadecimal digits. */
export const hashOfOriginal = (db: MainDb, { id, size }: StoredOriginal): Promise<string> =>
  hashOfParts({ size, part_size: pdfUploadPart }, reading(db, id));
