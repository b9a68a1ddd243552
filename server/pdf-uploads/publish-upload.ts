import type { PdfStructure } from '#core/contract/main/pdf-structure.ts';
import type { PdfProblem } from '#core/contract/main/pdf-uploads.ts';
import { recordImport } from '../data/collection-day.ts';
import type { MainDb } from '../data/open-main.ts';
import { viewerOfOwner, visibleTexts } from '../data/visible-texts.ts';
import type { Filing } from '../import/filing.ts';
import { nameContainers } from '../import/identity/name-containers.ts';
import type { ImportWorkers } from '../import/import-workers.ts';
import type { PdfWorkers } from '../import/pdf/pdf-workers.ts';
import type { ImportedText } from '../import/regulation.ts';
import { keepImportsAway, removeText } from '../import/remove-documents.ts';
import { isStored, moveDocument, type Printed, storeText } from '../import/store.ts';
import { isPublishedTwice, ownerOfUpload, publicTextOf } from './public-text.ts';
import { unpackStructure } from './stored-structure.ts';
import {
  documentOf,
  filingOfUpload,
  keyOfUpload,
  metadataOf,
  type UploadDocument,
  viewerOfUpload,
} from './text-of-upload.ts';
import { wholeOriginal } from './upload-parts.ts';
import type { UploadRow } from './upload-rows.ts';

export type PublishTools = {
  db: MainDb;
  pdf: Pick<PdfWorkers, 'textOf' | 'segmentOf'>;
  print: Pick<ImportWorkers, 'prepare'>;
  now: () => Date;
};

/** Why an upload is not published, for the person who wants it. */
export class PublishProblem extends Error {
  override name = 'PublishProblem';
  readonly code: PdfProblem;

  constructor(code: PdfProblem) {
    super(code);
    this.code = code;
  }
}

export type PublishedText = { regTextId: string; pdfHash: string };

/**
 * Makes a text of a corrected structure and stores it as any import does. Done a second time, as after a process has ended in
 * between, it changes nothing. `isCurrent` is asked in the transaction that stores it.
 */
export async function publishUpload(
  row: UploadRow,
  { db, pdf, print, now }: PublishTools,
  isCurrent: (trx: MainDb) => Promise<boolean>,
): Promise<PublishedText> {
  const document =
    row.document === null ? undefined : await documentOf(db, viewerOfUpload(row), row.document);
  if (row.document !== null && document === undefined) throw new PublishProblem('DOCUMENT_GONE');
  const { structure, copy } = await contentOf(db, row.id);
  const filing = filingOfUpload(row, document);
  const { text: read, positions } = await pdf.textOf(structure, metadataOf(row, document));
  if (!read.provisions.some(({ plainText }) => plainText !== '')) throw new PublishProblem('TEXT_EMPTY');
  const text = await nameContainers(db, read, filing);
  // Where it stood before goes with the same transaction: readers have it in one of its places, never in both or none.
  const alongside = (trx: MainDb) => withdrawFormerPlace(trx, row, document);
  if (await isStored(db, text, filing)) {
    await db.transaction().execute(async (trx) => {
      await keepImportsAway(trx);
      if (!(await isCurrent(trx))) return;
      if (document === undefined) await moveDocument(trx, text, filing);
      await alongside(trx);
    });
  } else {
    await refuseReplacing(db, row, document);
    const isRequired = async (trx: MainDb) => {
      await refuseReplacing(trx, row, document);
      return isCurrent(trx);
    };
    if (row.locked) {
      // Readers have no password, so they get pages that are set of the text.
      const { printed, segment } = await print.prepare(text);
      await storeText(db, text, printed, filing, { segment, isRequired, alongside });
    } else {
      const printed: Printed = {
        pdf: copy ?? (await wholeOriginal(db, row)),
        pages: structure.pages.length,
        positions: positions.map(renamed(read, text)),
      };
      const segment = await pdf.segmentOf(text);
      await storeText(db, text, printed, filing, { segment, isRequired, alongside });
    }
  }
  if (typeof filing === 'string') await recordImport(db, now(), undefined);
  const stored = await storedText(db, row, { document, filing });
  if (stored?.pdf_hash === undefined || stored.pdf_hash === null) throw new PublishProblem('NOT_STORED');
  return { regTextId: stored.reg_text_id, pdfHash: stored.pdf_hash };
}

async function contentOf(
  db: MainDb,
  id: string,
): Promise<{ structure: PdfStructure; copy: Uint8Array | null }> {
  const row = await db
    .selectFrom('pdf_upload_content')
    .select(['structure', 'copy'])
    .where('upload_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new PublishProblem('NOT_STORED');
  return { structure: await unpackStructure(row.structure), copy: row.copy };
}

/** Containers without a number get the path that they have in other versions; so do the places on the pages. */
function renamed(before: ImportedText, after: ImportedText) {
  const paths = new Map(
    before.provisions.map(({ path }, at) => [path, after.provisions[at]?.path ?? path] as const),
  );
  return ({ path, boxes }: Printed['positions'][number]) => ({ path: paths.get(path) ?? path, boxes });
}

/** A text that came from elsewhere is replaced by who says so only. */
async function refuseReplacing(
  db: MainDb,
  row: UploadRow,
  document: UploadDocument | undefined,
): Promise<void> {
  if (row.replaces) return;
  const stored = await storedText(db, row, { document, filing: filingOfUpload(row, document) });
  if (stored !== undefined && stored.pdf_hash !== row.pages_hash) throw new PublishProblem('TEXT_EXISTS');
}

/** Removes the text of an upload from where it was published, if it is published elsewhere by now. */
async function withdrawFormerPlace(
  trx: MainDb,
  row: UploadRow,
  document: UploadDocument | undefined,
): Promise<void> {
  const former = await publicTextOf(trx, row, ownerOfUpload(row, document));
  if (former === undefined) return;
  const isSame =
    former.source_key === keyOfUpload(row, document) &&
    former.version_date === row.version_date &&
    former.language === row.language;
  if (isSame || (await isPublishedTwice(trx, row))) return;
  await removeText(trx, {
    sourceKey: former.source_key,
    owner: former.owner,
    versionDate: former.version_date,
    language: former.language,
    pdfHash: row.pages_hash ?? '',
  });
}

/** The text that stands where an upload is to stand. */
export function storedText(
  db: MainDb,
  row: UploadRow,
  { document, filing }: { document: UploadDocument | undefined; filing: Filing },
) {
  const owner = typeof filing === 'object' ? filing.internalTo : null;
  return visibleTexts(db, viewerOfOwner(owner))
    .select(['reg_text_id', 'pdf_hash'])
    .where('source_key', '=', keyOfUpload(row, document))
    .where('version_date', '=', row.version_date)
    .where('language', '=', row.language)
    .executeTakeFirst();
}
