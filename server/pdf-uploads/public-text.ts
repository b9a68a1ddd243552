import type { MainDb } from '../data/open-main.ts';
import { viewerOfOwner, visibleTexts } from '../data/visible-texts.ts';
import { filingOfUpload, type UploadDocument } from './text-of-upload.ts';
import type { UploadRow } from './upload-rows.ts';

/** Whose the text of an upload is: an organisation's, or nobody's, since everybody reads it. */
export function ownerOfUpload(row: UploadRow, document: UploadDocument | undefined): string | null {
  const filing = filingOfUpload(row, document);
  return typeof filing === 'object' ? filing.internalTo : null;
}

/**
 * The text that an upload became, where it was published; undefined if it was not, or if another text stands there by now.
 * Its place stays known while what is said of the upload changes.
 */
export async function publicTextOf(db: MainDb, row: UploadRow, owner: string | null) {
  const { published_as: regTextId, published_date: date, published_language: language } = row;
  if (regTextId === null || date === null || language === null || row.pages_hash === null) return undefined;
  return visibleTexts(db, viewerOfOwner(owner))
    .selectAll('text')
    .select(['owner', 'sample', 'reg_text_id', 'source_key'])
    .where('reg_text_id', '=', regTextId)
    .where('version_date', '=', date)
    .where('language', '=', language)
    .where('pdf_hash', '=', row.pages_hash)
    .executeTakeFirst();
}

/** Whether another upload became the same text, of which it is the original too. */
export async function isPublishedTwice(trx: MainDb, row: UploadRow): Promise<boolean> {
  const same = await trx
    .selectFrom('pdf_upload')
    .select('id')
    .where('id', '<>', row.id)
    .where('pages_hash', '=', row.pages_hash)
    .where('published_as', '=', row.published_as)
    .where('published_date', '=', row.published_date)
    .where('published_language', '=', row.published_language)
    .executeTakeFirst();
  return same !== undefined;
}
