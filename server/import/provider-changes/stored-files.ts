import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MainDb } from '../../data/open-main.ts';
import type { CheckedFile } from './change-entry.ts';

/** Bytes of a stored part; the last one of a file may be shorter. */
export const partSize = 1024 * 1024;

/** Stores the content of a file, unless the same is stored already. */
export async function storeContent(trx: MainDb, { hash, content, name }: CheckedFile): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('provider_file')
    .values({ hash, bytes: content.size })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  const stored = createHash('sha256');
  for (let part = 0; part * partSize < content.size; part++) {
    const offset = part * partSize;
    const bytes = await content.read(offset, Math.min(partSize, content.size - offset));
    stored.update(bytes);
    await trx.insertInto('provider_file_part').values({ hash, part, content: bytes }).execute();
  }
  if (stored.digest('hex') !== hash) throw new Error(`${name} has changed while it was loaded`);
}

/** A range of the content of a file; less if it is stored no more. */
export async function readStoredFile(
  read: MainDb,
  hash: string,
  offset: number,
  length: number,
): Promise<Uint8Array> {
  const first = Math.floor(offset / partSize);
  const parts = await read
    .selectFrom('provider_file_part')
    .select('content')
    .where('hash', '=', hash)
    .where('part', '>=', first)
    .where('part', '<=', Math.floor((offset + length - 1) / partSize))
    .orderBy('part')
    .execute();
  const begin = offset - first * partSize;
  return Buffer.concat(parts.map(({ content }) => content)).subarray(begin, begin + length);
}

/** Removes content that no file has any more. */
export async function removeUnusedContent(trx: MainDb): Promise<void> {
  await sql`
    delete from main.provider_file
    where not exists (select from main.provider_change_file as used where used.hash = provider_file.hash)`.execute(
    trx,
  );
}
