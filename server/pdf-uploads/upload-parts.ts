import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { pdfUploadPart } from '#core/contract/main/pdf-uploads.ts';
import type { MainDb } from '../data/open-main.ts';

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
  const end = offset + length;
  const from = sql`greatest(${offset}::bigint - number::bigint * ${pdfUploadPart}, 0)`;
  const to = sql`least(${end}::bigint - number::bigint * ${pdfUploadPart}, ${pdfUploadPart})`;
  const rows = await db
    .selectFrom('pdf_upload_part')
    .select(sql<Uint8Array>`substring(bytes from (${from})::int + 1 for (${to} - ${from})::int)`.as('piece'))
    .where('upload_id', '=', id)
    .where('number', '>=', Math.floor(offset / pdfUploadPart))
    .where('number', '<', Math.ceil(end / pdfUploadPart))
    .orderBy('number')
    .execute();
  return rows.length === 1 && rows[0] ? rows[0].piece : Buffer.concat(rows.map(({ piece }) => piece));
}

/** The original, part after part: as one reply of the database it would take the memory several times. */
async function* partsOf(db: MainDb, { id, size: given }: StoredOriginal): AsyncGenerator<Uint8Array> {
  const size = Number(given);
  for (let offset = 0; offset < size; offset += pdfUploadPart)
    yield await readOriginal(db, id, offset, Math.min(pdfUploadPart, size - offset));
}

/** All bytes of an original. */
export async function wholeOriginal(db: MainDb, original: StoredOriginal): Promise<Uint8Array> {
  const whole = new Uint8Array(Number(original.size));
  let at = 0;
  for await (const part of partsOf(db, original)) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The SHA-256 of an original in hexadecimal digits. */
export async function hashOfOriginal(db: MainDb, original: StoredOriginal): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of partsOf(db, original)) hash.update(part);
  return hash.digest('hex');
}
