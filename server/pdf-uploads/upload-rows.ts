import { sql } from 'kysely';
import type { PdfUpload, PdfUploadState } from '#core/contract/main/pdf-uploads.ts';
import type { MainDb } from '../data/open-main.ts';
import type { Viewer } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';

/** Uploads that somebody may see: those of internal documents are for the organisation that owns them. */
export const visibleUploads = (db: MainDb, { organisation }: Viewer) =>
  db
    .selectFrom('pdf_upload')
    .where(sql<boolean>`(category <> 'internal' or organisation = ${organisation ?? null})`);

const selected = (db: MainDb, viewer: Viewer) => visibleUploads(db, viewer).selectAll('pdf_upload');
export type UploadRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

export const listUploads = (db: MainDb, viewer: Viewer): Promise<UploadRow[]> =>
  selected(db, viewer).orderBy('touched_at', 'desc').orderBy('id').execute();

/** An upload by its id; one that somebody may not see does not exist. */
export async function findUpload(db: MainDb, viewer: Viewer, id: string): Promise<UploadRow> {
  const row = await selected(db, viewer).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw missingUpload();
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function holdUpload(trx: MainDb, viewer: Viewer, id: string): Promise<UploadRow> {
  const row = await selected(trx, viewer).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw missingUpload();
  return row;
}

export const missingUpload = () => new HttpProblem(404, 'UPLOAD_NOT_FOUND', 'there is no such upload');

/** The state that people see: of what waits for the queue, whether a process has it in hands. */
export function stateOf({ state, work, lease_until: until }: UploadRow, now: Date): PdfUploadState {
  if (work === 'publish') return 'publishing';
  if (work === 'read') return until !== null && until > now ? 'reading' : 'waiting';
  return state;
}

/** Whether its structure can be seen and corrected. */
export const isRecognised = ({ state, work }: UploadRow): boolean =>
  work === null && (state === 'recognised' || state === 'published');

export function asUpload(row: UploadRow, now: Date): PdfUpload {
  const { id, name, title, language, category, naming, version } = row;
  return {
    id,
    name,
    size: Number(row.size),
    offset: Number(row.received),
    document: row.document ?? undefined,
    title,
    shortTitle: row.short_title || undefined,
    number: row.number || undefined,
    language,
    versionDate: row.version_date,
    category,
    naming,
    state: stateOf(row, now),
    version,
    pages: row.pages ?? undefined,
    refusal: row.refusal ?? undefined,
    problem: row.problem ?? undefined,
    uploadedBy: row.uploaded_by,
    uploadedAt: row.touched_at.toISOString(),
    published: publishedOf(row),
  };
}

function publishedOf(row: UploadRow): PdfUpload['published'] {
  const { published_as: regTextId, published_version: version, published_at: at } = row;
  const { published_language: language, published_date: versionDate } = row;
  if (regTextId === null || version === null || at === null) return undefined;
  if (language === null || versionDate === null) return undefined;
  return { regTextId, language, versionDate, version, at: at.toISOString() };
}
