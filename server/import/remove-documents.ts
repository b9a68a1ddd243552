import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../data/open-main.ts';
import { isOwnedBy } from '../data/visible-texts.ts';

/** Waits for imports and keeps new ones away until the transaction ends: none stores a text of a document that is being removed. */
export async function keepImportsAway(trx: MainDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('main import'))`.execute(trx);
}

type OneText = {
  sourceKey: string;
  owner: string | null;
  versionDate: string;
  language: LanguageCode;
  /** Its pages: another text that stands in its place by now stays. */
  pdfHash: string;
};

/** Removes one text, and its document if it was the last one; organisations hear of it by the feed. */
export async function removeText(trx: MainDb, text: OneText): Promise<void> {
  const document = await trx
    .selectFrom('regulation')
    .select('id')
    .where('source_key', '=', text.sourceKey)
    .where(isOwnedBy(text.owner))
    .executeTakeFirst();
  if (document === undefined) return;
  await trx
    .deleteFrom('text')
    .where('regulation_id', '=', document.id)
    .where('version_date', '=', text.versionDate)
    .where('language', '=', text.language)
    .where('pdf_hash', '=', text.pdfHash)
    .execute();
  await trx
    .deleteFrom('regulation')
    .where('id', '=', document.id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('text').select('id').where('regulation_id', '=', document.id))),
    )
    .execute();
  await removeUnusedFiles(trx);
}

/** Removes files that belong to no text any more. */
export async function removeUnusedFiles(trx: MainDb): Promise<void> {
  await sql`delete from main.file where not exists (select from main.text where text.pdf_hash = file.hash)`.execute(
    trx,
  );
}

/** Removes the internal documents of an organisation with everything that belongs to them; resolves to their number. */
export async function removeDocumentsOf(trx: MainDb, owner: string): Promise<number> {
  await keepImportsAway(trx);
  const { numDeletedRows } = await trx.deleteFrom('regulation').where('owner', '=', owner).executeTakeFirst();
  await trx.deleteFrom('container_sighting').where('owner', '=', owner).execute();
  await removeUnusedFiles(trx);
  return Number(numDeletedRows);
}
