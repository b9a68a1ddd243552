import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PdfCorrection, PdfStructure } from '#core/contract/main/pdf-structure.ts';
import { maxCorrections } from '#core/contract/main/pdf-uploads.ts';
import { CorrectionError } from '#core/law/pdf-structure/correction-error.ts';
import type { ComparerOptions } from '../comparison/comparer.ts';
import type { MainDb } from '../data/open-main.ts';
import type { FileReply } from '../http/bytes.ts';
import { HttpProblem } from '../http/problem.ts';
import { correctedStructure, packStructure, unpackStructure } from '../pdf-uploads/stored-structure.ts';
import { readOriginal } from '../pdf-uploads/upload-parts.ts';
import { asUpload, findUpload, isRecognised, type UploadRow } from '../pdf-uploads/upload-rows.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import { createPreview } from './pdf-upload-preview.ts';
import { changeUpload, type PdfUploadData, requireVersion } from './pdf-uploads.ts';
import { refuseIsolated } from './provider-changes.ts';

type Calls = 'pdfUploadStructure' | 'correctPdf' | 'publishPdf' | 'pdfPages';

/** The structure that was recognised in uploads: it is corrected, looked at as a text and published. */
export function pdfUploadStructureHandlers({ db, now }: PdfUploadData): Pick<MainHandlers, Calls> {
  const reply = (row: UploadRow) => asUpload(row, now());
  return {
    pdfUploadStructure: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      const row = await findUpload(db, caller.viewer, id);
      requireRecognised(row);
      const { structure, corrections } = await contentOf(db, id);
      const { hash, size: bytes } = await pagesOf(db, row);
      return {
        upload: reply(row),
        structure: await unpackStructure(structure),
        corrections,
        shown: { hash, bytes },
      };
    },
    correctPdf: async ({ params: { id }, body, caller }) => {
      refuseIsolated(caller);
      const row = await findUpload(db, caller.viewer, id);
      requireRecognised(row);
      requireVersion(row, body.version);
      // Made before the row is held, since it may take a while; the version tells whether it is still the same.
      const { structure, corrections } = await corrected(db, id, body);
      const packed = await packStructure(structure);
      return reply(
        await changeUpload(db, caller, id, async (trx, current) => {
          requireRecognised(current);
          requireVersion(current, body.version);
          await trx
            .updateTable('pdf_upload_content')
            .set({ structure: packed, corrections: JSON.stringify(corrections) })
            .where('upload_id', '=', id)
            .execute();
          return { version: body.version + 1 };
        }),
      );
    },
    publishPdf: async ({ params: { id }, body: { version, replaces, uncompared }, caller }) => {
      refuseIsolated(caller);
      return reply(
        await changeUpload(db, caller, id, (_, row) => {
          requireRecognised(row);
          requireVersion(row, version);
          if (row.uncompared === version && !uncompared)
            throw new HttpProblem(
              409,
              'NOT_COMPARED',
              'its comparison took too much: say that it is not compared',
            );
          return { work: 'publish', publisher: caller.email, replaces, problem: null };
        }),
      );
    },
    pdfPages: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      const row = await findUpload(db, caller.viewer, id);
      requireRecognised(row);
      return pagesOf(db, row);
    },
  };
}

/** The text of an upload before it is published, and what publishing it would change. */
export function pdfPreviewHandlers(
  { db, now }: PdfUploadData,
  comparing: ComparerOptions & { signal?: AbortSignal | undefined } = {},
): Pick<MainHandlers, 'previewPdf' | 'pdfUploadText'> {
  const { preview, windowOfUpload } = createPreview({ db, now }, comparing);
  const requesterOf = ({ organisation, userId }: ViewingCaller) => `${organisation} ${userId}`;
  return {
    pdfUploadText: async ({ params: { id }, query, caller }) => {
      refuseIsolated(caller);
      const row = await findUpload(db, caller.viewer, id);
      requireRecognised(row);
      return windowOfUpload(row, requesterOf(caller), query);
    },
    previewPdf: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      const row = await findUpload(db, caller.viewer, id);
      requireRecognised(row);
      const reply = await preview(row, requesterOf(caller));
      const uncompared = reply.uncompared ? row.version : null;
      if (uncompared !== row.uncompared) await noteUncompared(db, row, uncompared);
      return reply;
    },
  };
}

/** What publishing it then asks for. */
async function noteUncompared(
  db: MainDb,
  { id, version }: UploadRow,
  uncompared: number | null,
): Promise<void> {
  await db
    .updateTable('pdf_upload')
    .set({ uncompared })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}

function requireRecognised(row: UploadRow): void {
  if (!isRecognised(row))
    throw new HttpProblem(409, 'NOT_RECOGNISED', 'there is no structure of it to be corrected now');
}

function contentOf(db: MainDb, id: string) {
  return db
    .selectFrom('pdf_upload_content')
    .select(['structure', 'corrections'])
    .where('upload_id', '=', id)
    .executeTakeFirstOrThrow();
}

type Correcting = { keep: number; corrections: readonly PdfCorrection[] };

/** The structure with what is kept of its corrections and those that follow. */
async function corrected(
  db: MainDb,
  id: string,
  { keep, corrections: added }: Correcting,
): Promise<{ structure: PdfStructure; corrections: PdfCorrection[] }> {
  const { structure: current, corrections: known } = await contentOf(db, id);
  const corrections = [...known.slice(0, keep), ...added];
  if (corrections.length > maxCorrections)
    throw new HttpProblem(422, 'CORRECTION_IMPOSSIBLE', `at most ${maxCorrections} corrections`);
  try {
    if (keep >= known.length)
      return { structure: await correctedStructure(await unpackStructure(current), added), corrections };
    const { recognised } = await db
      .selectFrom('pdf_upload_content')
      .select('recognised')
      .where('upload_id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      structure: await correctedStructure(await unpackStructure(recognised), corrections),
      corrections,
    };
  } catch (error) {
    if (error instanceof CorrectionError) throw new HttpProblem(422, 'CORRECTION_IMPOSSIBLE', error.message);
    throw error;
  }
}

/** The copy that was made for reading page by page, else the original. */
async function pagesOf(db: MainDb, row: UploadRow): Promise<FileReply> {
  const { id, sha256, size } = row;
  const { copied } = await db
    .selectFrom('pdf_upload_content')
    .select(sql<number | null>`octet_length(copy)`.as('copied'))
    .where('upload_id', '=', id)
    .executeTakeFirstOrThrow();
  if (copied === null)
    return {
      hash: sha256,
      size: Number(size),
      isRevalidated: true,
      read: (offset, length) => readOriginal(db, id, offset, length),
    };
  return {
    // The copy follows from the original and the program that makes it.
    hash: createHash('sha256').update(`${sha256} ${copied}`).digest('hex'),
    size: copied,
    isRevalidated: true,
    read: async (offset, length) => {
      const { piece } = await db
        .selectFrom('pdf_upload_content')
        .select(sql<Buffer>`substring(copy from ${offset + 1}::int for ${length}::int)`.as('piece'))
        .where('upload_id', '=', id)
        .executeTakeFirstOrThrow();
      return piece;
    },
  };
}
