import { hash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { withoutTimeLimit } from '../data/database-limits.ts';
import type { MainDb } from '../data/open-main.ts';
import type { MainTables } from '../data/tables/main.ts';
import { makeSegment, type StoredSegment, storeSegment } from '../search/index/store-segment.ts';
import { amendmentRows } from './amendment-rows.ts';
import { type Filing, findDocument, type StoredDocument } from './filing.ts';
import type { ImportedText } from './regulation.ts';
import { freeKey, proposeKey } from './store-key.ts';
import { contentHashOf, type Positions, provisionRows, unitRows } from './store-rows.ts';

export type Printed = { pdf: Uint8Array; pages: number; positions: Positions };
type Trx = Transaction<MainTables>;
/** Whether a text is to be stored; asked when no other import and no removal can run any more. */
export type IsRequired = (trx: MainDb, text: ImportedText, filing: Filing | undefined) => Promise<boolean>;
type StoreOptions = {
  segment?: StoredSegment;
  isRequired?: IsRequired | undefined;
  /** What else is done in the same transaction, whether the text was stored already or not. */
  alongside?: ((trx: MainDb) => Promise<void>) | undefined;
};

/** Whether exactly this text is stored already, so that it need not be typeset again. */
export async function isStored(db: MainDb, text: ImportedText, filing?: Filing): Promise<boolean> {
  const { known } = await findDocument(db, text, filing);
  return known !== undefined && hasText(db, known.id, text);
}

async function hasText(db: MainDb, regulationId: number, text: ImportedText): Promise<boolean> {
  const existing = await db
    .selectFrom('text')
    .select('id')
    .where('regulation_id', '=', regulationId)
    .where('version_date', '=', text.versionDate)
    .where('language', '=', text.language)
    .where('content_hash', '=', contentHashOf(text))
    .executeTakeFirst();
  return existing !== undefined;
}

/**
 * Stores one version in one language and its line in the feed, in one transaction. A stored text with the same
 * content stays untouched; one with other content is replaced. One that is not required any more is not stored.
 */
export async function storeText(
  db: MainDb,
  text: ImportedText,
  printed: Printed,
  filing: Filing | undefined,
  { segment = makeSegment(text), isRequired, alongside }: StoreOptions = {},
): Promise<'stored' | 'unchanged'> {
  return db.transaction().execute(async (trx) => {
    await withoutTimeLimit(trx);
    // One import at a time, so that feed numbers become visible in order and no key is assigned twice.
    await sql`select pg_advisory_xact_lock(hashtext('main import'))`.execute(trx);
    if (isRequired !== undefined && !(await isRequired(trx, text, filing))) return 'unchanged';
    const document = await findDocument(trx, text, filing);
    if (document.known !== undefined && (await hasText(trx, document.known.id, text))) {
      await alongside?.(trx);
      return 'unchanged';
    }
    const regulationId = await regulationOf(trx, text, document);
    const replaced = await trx
      .deleteFrom('text')
      .where('regulation_id', '=', regulationId)
      .where('version_date', '=', text.versionDate)
      .where('language', '=', text.language)
      .returning('pdf_hash')
      .execute();
    const textId = await insertText(trx, regulationId, text, printed);
    await pause();
    await insertRows(trx, textId, text, printed.positions);
    await storeSegment(trx, textId, segment);
    await pause();
    await removeUnused(
      trx,
      replaced.flatMap(({ pdf_hash: old }) => old ?? []),
    );
    await forgetWithdrawal(trx, regulationId, text);
    await trx.insertInto('feed').values({ text_id: textId }).execute();
    await alongside?.(trx);
    return 'stored';
  });
}

/** A text that is replaced was not withdrawn, and one that is there again is not any more. */
async function forgetWithdrawal(trx: Trx, regulationId: number, text: ImportedText): Promise<void> {
  await trx
    .deleteFrom('feed')
    .using('regulation')
    .where('regulation.id', '=', regulationId)
    .whereRef('feed.reg_text_id', '=', 'regulation.reg_text_id')
    .where('feed.version_date', '=', text.versionDate)
    .where('feed.language', '=', text.language)
    .where(sql<boolean>`feed.owner is not distinct from regulation.owner`)
    .execute();
}

/** Files that only the replaced text used; requests for them get 410, so that clients reload. */
async function removeUnused(trx: Trx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .deleteFrom('file')
    .where('hash', 'in', hashes)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('text').select('id').whereRef('text.pdf_hash', '=', 'file.hash'))),
    )
    .execute();
}

/** Moves a stored document to another category, or gives it its owner, which does not change its texts. */
export async function moveDocument(db: MainDb, text: ImportedText, filing: Filing): Promise<void> {
  const { known, category, owner } = await findDocument(db, text, filing);
  if (known === undefined) return;
  await db.updateTable('regulation').set({ category, owner }).where('id', '=', known.id).execute();
}

async function regulationOf(
  trx: Trx,
  text: ImportedText,
  { known, category, owner }: StoredDocument,
): Promise<number> {
  const { sourceKey, sourceNumber, sample } = text;
  if (known !== undefined) {
    const values = { source_number: sourceNumber, category, owner, sample };
    await trx.updateTable('regulation').set(values).where('id', '=', known.id).execute();
    return known.id;
  }
  const { id } = await trx
    .insertInto('regulation')
    .values({
      reg_text_id: await freeKey(trx, proposeKey(text), owner),
      source_key: sourceKey,
      source_number: sourceNumber,
      category,
      owner,
      sample,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertText(
  trx: Trx,
  regulationId: number,
  text: ImportedText,
  { pdf, pages }: Printed,
): Promise<number> {
  const content = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const pdfHash = hash('sha256', content, 'hex');
  await trx
    .insertInto('file')
    .values({ hash: pdfHash, type: 'application/pdf', bytes: content.length, content })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  const { id } = await trx
    .insertInto('text')
    .values({
      regulation_id: regulationId,
      version_date: text.versionDate,
      language: text.language,
      content_hash: contentHashOf(text),
      names: JSON.stringify(text.names),
      naming: text.naming,
      entry_into_force: text.entryIntoForce ?? null,
      document_date: text.documentDate ?? null,
      publication_date: text.publicationDate ?? null,
      date_basis: text.dateBasis,
      applicable_until: text.applicableUntil ?? null,
      repealed_on: text.repealedOn ?? (isHollow(text.counts) ? text.versionDate : null),
      authoritative: text.authoritative,
      source_page: text.sourcePage ?? null,
      counts: JSON.stringify(text.counts),
      units: text.units.length,
      pdf_hash: pdfHash,
      pdf_pages: pages,
      pdf_bytes: content.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether every article is repealed, so that the act is. */
function isHollow({ articles, repealed }: ImportedText['counts']): boolean {
  return articles > 0 && repealed >= articles;
}

/** Inserts thousands of rows in one statement. They are passed as one JSON text, to which the limit on parameters does not apply. */
async function insertRows(trx: Trx, textId: number, text: ImportedText, positions: Positions): Promise<void> {
  const units = JSON.stringify(unitRows(text));
  await sql`
    insert into ${sql.table('main.unit')} (text_id, ord, path, kind, size, head, body)
    select ${textId}::int, ord, path, kind, size, head, body
    from jsonb_to_recordset(${units}::jsonb)
      as r(ord int, path text, kind text, size int, head jsonb, body jsonb)`.execute(trx);
  // The embedded database runs on this thread without yielding, so other calls get their turn here.
  await pause();
  const rows = JSON.stringify(provisionRows(text, positions));
  await sql`
    insert into ${sql.table('main.provision')}
      (text_id, ord, path, unit_ord, kind, parent, e_id, heading, plain, hash, repealed, boxes)
    select ${textId}::int, ord, path, unit_ord, kind, parent, e_id, heading, plain, hash, repealed, boxes
    from jsonb_to_recordset(${rows}::jsonb)
      as r(ord int, path text, unit_ord int, kind text, parent text, e_id text, heading text,
           plain text, hash text, repealed boolean, boxes jsonb)`.execute(trx);
  await pause();
  await sql`
    insert into ${sql.table('main.amendment')} (text_id, ord, path, title, in_force, reference, href)
    select ${textId}::int, ord, path, title, in_force, reference, href
    from jsonb_to_recordset(${JSON.stringify(amendmentRows(text.units))}::jsonb)
      as r(ord int, path text, title text, in_force date, reference text, href text)`.execute(trx);
}
