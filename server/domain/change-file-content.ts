import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';

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
  const end = offset + length;
  const from = sql`greatest(${offset}::bigint - number::bigint * ${part_size}, 0)`;
  const to = sql`least(${end}::bigint - number::bigint * ${part_size}, ${part_size})`;
  const rows = await db
    .selectFrom('change_content_part')
    .select(sql<Uint8Array>`substring(bytes from (${from})::int + 1 for (${to} - ${from})::int)`.as('piece'))
    .where('content_id', '=', content_id)
    .where('number', '>=', Math.floor(offset / part_size))
    .where('number', '<', Math.ceil(end / part_size))
    .orderBy('number')
    .execute();
  return rows.length === 1 && rows[0] ? rows[0].piece : Buffer.concat(rows.map(({ piece }) => piece));
}

/** All bytes of content, read part after part: as one reply of the database they would take the memory several times. */
export async function readWhole(db: Db, content: StoredContent): Promise<Uint8Array> {
  const size = Number(content.size);
  const whole = new Uint8Array(size);
  for (let offset = 0; offset < size; offset += content.part_size)
    whole.set(await readContent(db, content, offset, Math.min(content.part_size, size - offset)), offset);
  return whole;
}

/** The SHA-256 of content in hexadecimal digits; its parts are read one after the other. */
export async function hashOfContent(db: Db, content: StoredContent): Promise<string> {
  const hash = createHash('sha256');
  const size = Number(content.size);
  for (let offset = 0; offset < size; offset += content.part_size)
    hash.update(await readContent(db, content, offset, Math.min(content.part_size, size - offset)));
  return hash.digest('hex');
}

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
