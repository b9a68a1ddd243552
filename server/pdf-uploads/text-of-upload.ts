import type { MainDb } from '../data/open-main.ts';
import { type Viewer, visibleRegulations } from '../data/visible-texts.ts';
import type { Filing } from '../import/filing.ts';
import type { PdfMetadata } from '../import/pdf/to-regulation.ts';
import type { UploadRow } from './upload-rows.ts';

export type UploadDocument = {
  regTextId: string;
  sourceKey: string;
  sourceNumber: string;
  category: UploadRow['category'];
  owner: string | null;
  sample: boolean;
};

/** Who sees what an upload may be a version of. */
export const viewerOfUpload = ({ organisation }: Pick<UploadRow, 'organisation'>): Viewer => ({
  organisation,
});

/** A stored document by its key, as a viewer sees it. */
export async function documentOf(
  db: MainDb,
  viewer: Viewer,
  regTextId: string,
): Promise<UploadDocument | undefined> {
  const row = await visibleRegulations(db, viewer)
    .selectAll()
    .where('reg_text_id', '=', regTextId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { source_key: sourceKey, source_number: sourceNumber, category, owner, sample } = row;
  return { regTextId: row.reg_text_id, sourceKey, sourceNumber, category, owner, sample };
}

/** The key of a document that an upload begins; of a stored one it has the key already. */
export const keyOfUpload = ({ id }: Pick<UploadRow, 'id'>, document: UploadDocument | undefined): string =>
  document?.sourceKey ?? `pdf/${id}`;

export function filingOfUpload(
  { category, organisation }: Pick<UploadRow, 'category' | 'organisation'>,
  document: UploadDocument | undefined,
): Filing {
  const filed = document?.category ?? category;
  return filed === 'internal' ? { internalTo: document?.owner ?? organisation } : filed;
}

/** What is said of the text of an upload beside its words. */
export function metadataOf(row: UploadRow, document: UploadDocument | undefined): PdfMetadata {
  const { language, title, short_title: short, naming } = row;
  return {
    sourceKey: keyOfUpload(row, document),
    sourceNumber: document?.sourceNumber ?? row.number,
    sample: document?.sample ?? false,
    language,
    versionDate: row.version_date,
    dateBasis: 'applicability',
    names: { [language]: { long: title, ...(short === '' ? {} : { short }) } },
    // What was published officially somewhere is read here from a copy that somebody has corrected.
    authoritative: false,
    naming,
  };
}
