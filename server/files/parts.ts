import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/*
 * Bytes that a table has in parts of one size, the last one shorter: rows with `number` and `bytes`. Ranges of them are
 * read without reading the whole.
 */

/** Reads bytes from one place on: none where they have ended or were deleted meanwhile. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;
/** How large the whole is, and each of its parts but the last one. */
export type PartSizes = { size: string | number; part_size: number };

/** The parts of a range, from `first` to before `end`, and what of each belongs to it. */
export function piecesOf(
  partSize: number,
  offset: number,
  length: number,
): { first: number; end: number; piece: RawBuilder<Uint8Array> } {
  const from = sql`greatest(${offset}::bigint - number::bigint * ${partSize}, 0)`;
  const to = sql`least(${offset + length}::bigint - number::bigint * ${partSize}, ${partSize})`;
  return {
    first: Math.floor(offset / partSize),
    end: Math.ceil((offset + length) / partSize),
    piece: sql<Uint8Array>`substring(bytes from (${from})::int + 1 for (${to} - ${from})::int)`,
  };
}

/** The pieces of a range as one, in their order. */
export const joinPieces = (rows: readonly { piece: Uint8Array }[]): Uint8Array =>
  rows.length === 1 && rows[0] ? rows[0].piece : Buffer.concat(rows.map(({ piece }) => piece));

/** All bytes, part after part: as one reply of the database they would take the memory several times. */
export async function* eachPart(
  { size, part_size: partSize }: PartSizes,
  read: ReadBytes,
): AsyncGenerator<{ offset: number; bytes: Uint8Array }> {
  const end = Number(size);
  for (let offset = 0; offset < end; offset += partSize)
    yield { offset, bytes: await read(offset, Math.min(partSize, end - offset)) };
}

/** All bytes in one piece. */
export async function readAll(sizes: PartSizes, read: ReadBytes): Promise<Uint8Array> {
  const whole = new Uint8Array(Number(sizes.size));
  for await (const { offset, bytes } of eachPart(sizes, read)) whole.set(bytes, offset);
  return whole;
}

/** The SHA-256 of all bytes in hexadecimal digits. */
export async function hashOfParts(sizes: PartSizes, read: ReadBytes): Promise<string> {
  const hash = createHash('sha256');
  for await (const { bytes } of eachPart(sizes, read)) hash.update(bytes);
  return hash.digest('hex');
}
