import { gunzipSync } from 'node:zlib';
import type { PdfPreview } from '#core/contract/main/pdf-uploads.ts';
import { type ComparerOptions, createComparer } from '../comparison/comparer.ts';
import type { MainDb } from '../data/open-main.ts';
import { viewerOfOwner } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';
import { rehearseNaming } from '../import/identity/name-containers.ts';
import type { ImportedText } from '../import/regulation.ts';
import type { PreviewJob } from '../pdf-uploads/preview-worker.ts';
import { storedText } from '../pdf-uploads/publish-upload.ts';
import {
  documentOf,
  filingOfUpload,
  metadataOf,
  type UploadDocument,
  viewerOfUpload,
} from '../pdf-uploads/text-of-upload.ts';
import type { UploadRow } from '../pdf-uploads/upload-rows.ts';
import { unitBodiesOf } from './comparison-side.ts';
import { findRegulation, type TextRow, textAt } from './find-text.ts';

/** Maximum number of characters of the text that is compared with. */
const maxLength = 6_000_000;
/** Maximum time for making a text, and for comparing it. */
const maxSeconds = 30;

type PreviewDependencies = { db: MainDb; now: () => Date };

/** Says of an upload what publishing it would change; ended by `signal`. */
export function createPreview(
  { db, now }: PreviewDependencies,
  { signal, ...options }: ComparerOptions & { signal?: AbortSignal | undefined } = {},
) {
  const { compare: work, close } = createComparer<PreviewJob>({
    ...options,
    maxSeconds,
    keepWarm: false,
    size: 1,
    script: new URL('../pdf-uploads/preview-worker.ts', import.meta.url),
  });
  signal?.addEventListener('abort', () => void close(), { once: true });

  return async (row: UploadRow, requester: string): Promise<PdfPreview> => {
    const document =
      row.document === null ? undefined : await documentOf(db, viewerOfUpload(row), row.document);
    const filing = filingOfUpload(row, document);
    const made = await work(requester, async () => ({
      work: 'text',
      structure: await structureOf(db, row.id),
      metadata: metadataOf(row, document),
    }));
    const text = await rehearseNaming(db, JSON.parse(made) as ImportedText, filing);
    const stored = await storedText(db, row, { document, filing });
    const before = document && (await textBefore({ db, now }, row, document));
    const { articles, paragraphs, items, notes } = text.counts;
    const compare = async (old: TextRow) =>
      JSON.parse(
        await work(requester, async () => ({
          work: 'compare',
          before: await unitBodiesOf({ read: db, now }, old, maxLength),
          after: text.units,
          language: row.language,
        })),
      ) as NonNullable<PdfPreview['comparison']>;
    const comparison = before && (await compare(before).catch(tooMuch));
    return {
      version: row.version,
      counts: { articles, paragraphs, items, notes },
      warnings: text.warnings,
      replaces: stored !== undefined && stored.pdf_hash !== row.pages_hash,
      uncompared: comparison === 'too much',
      ...(before &&
        document && { before: { regTextId: document.regTextId, versionDate: before.version_date } }),
      ...(typeof comparison === 'object' && { comparison }),
    };
  };
}

const tooMuchCodes = ['COMPARISON_TOO_LONG', 'COMPARISON_TOO_LARGE'];

/** A comparison that takes too much keeps nobody from publishing: who does learns that there is none. */
function tooMuch(error: unknown): 'too much' {
  if (error instanceof HttpProblem && tooMuchCodes.includes(error.code)) return 'too much';
  throw error;
}

/** The structure as JSON; it is parsed in the worker. */
async function structureOf(db: MainDb, id: string): Promise<string> {
  const { structure } = await db
    .selectFrom('pdf_upload_content')
    .select('structure')
    .where('upload_id', '=', id)
    .executeTakeFirstOrThrow();
  return gunzipSync(structure).toString('utf8');
}

/** The text that is in force in its language on the day of the upload; undefined if there is none. */
async function textBefore(
  { db, now }: PreviewDependencies,
  { language, version_date: versionDate }: UploadRow,
  { regTextId, owner }: UploadDocument,
): Promise<TextRow | undefined> {
  try {
    const regulation = await findRegulation({ read: db, now, viewer: viewerOfOwner(owner) }, regTextId);
    return textAt(regulation, { language, versionDate });
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return undefined;
    throw error;
  }
}
