import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../data/open-main.ts';
import type { SourceTables } from '../data/tables/sources.ts';
import { publicViewer, visibleTexts } from '../data/visible-texts.ts';
import { importEdition } from '../import/edition.ts';
import type { SourceName } from './source.ts';

export type FileKey = { address: string; language: LanguageCode };
export type StoredFile = Selectable<SourceTables['source_file']>;

/** What reads files now. What was made of a file by other readers is made anew. */
export const currentReaders = String(importEdition);

/**
 * What is known of a file that was fetched before, if the source may be asked whether it is still the same: not where
 * readers have changed since, or where the text that it became is there no more.
 */
export async function storedFile(
  db: MainDb,
  { address, language }: FileKey,
): Promise<StoredFile | undefined> {
  const file = await db
    .selectFrom('source_file')
    .selectAll()
    .where('address', '=', address)
    .where('language', '=', language)
    .executeTakeFirst();
  if (file === undefined || file.readers !== currentReaders) return undefined;
  return file.refusal !== null || (await hasText(db, file)) ? file : undefined;
}

async function hasText(
  db: MainDb,
  { source_key: key, version_date: day, language }: StoredFile,
): Promise<boolean> {
  if (key === null || day === null) return false;
  const text = await visibleTexts(db, publicViewer)
    .select('text.id')
    .where('regulation.source_key', '=', key)
    .where('text.version_date', '=', day)
    .where('text.language', '=', language)
    .executeTakeFirst();
  return text !== undefined;
}

type Fetched = FileKey & {
  source: SourceName;
  number: string;
  accept: string;
  etag: string | undefined;
  lastModified: string | undefined;
  bytes: Uint8Array;
  checkedAt: Date;
  became: { key: string; versionDate: string } | { refusal: string };
};

/** Notes what became of a file, after its text is stored: what is noted here need not be fetched again. */
export async function noteFile(
  db: MainDb,
  { address, language, became, bytes, ...file }: Fetched,
): Promise<void> {
  const isRefused = 'refusal' in became;
  const values = {
    source: file.source,
    number: file.number,
    accept: file.accept,
    etag: file.etag ?? null,
    last_modified: file.lastModified ?? null,
    hash: hash('sha256', bytes, 'hex'),
    readers: currentReaders,
    source_key: isRefused ? null : became.key,
    version_date: isRefused ? null : became.versionDate,
    refusal: isRefused ? became.refusal : null,
    checked_at: file.checkedAt,
  };
  await db
    .insertInto('source_file')
    .values({ address, language, ...values })
    .onConflict((conflict) => conflict.columns(['address', 'language']).doUpdateSet(values))
    .execute();
}

/** Notes that a file is still what it was. */
export async function noteUnchanged(db: MainDb, { address, language }: FileKey, now: Date): Promise<void> {
  await db
    .updateTable('source_file')
    .set({ checked_at: now })
    .where('address', '=', address)
    .where('language', '=', language)
    .execute();
}
