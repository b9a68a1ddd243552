import { gunzipSync } from 'node:zlib';
import type { PdfPreview } from '#core/contract/main/pdf-uploads.ts';
import type { PreviewWindow } from '#core/contract/main/text-preview.ts';
import { type Comparer, type ComparerOptions, createComparer } from '../comparison/comparer.ts';
import type { MainDb } from '../data/open-main.ts';
import { viewerOfOwner } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';
import { rehearseNaming } from '../import/identity/name-containers.ts';
import type { MadeText, PreviewJob } from '../pdf-uploads/preview-worker.ts';
import { ownerOfUpload, publicTextOf } from '../pdf-uploads/public-text.ts';
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
import { createPreviewTexts, preparedText, windowOf } from './text-preview.ts';

/** Maximum number of characters of the text that is compared with. */
const maxLength = 6_000_000;
/** Maximum time for making a text, and for comparing it. */
const maxSeconds = 30;
/** Warnings that are told: nobody looks at more of them before some are dealt with. */
const maxWarnings = 100;

type PreviewDependencies = { db: MainDb; now: () => Date };

/** The text of an upload, and what publishing it would change; ended by `signal`. */
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

  const textOf = createTextMaker(db, work);
  const prepared = createPreviewTexts();
  const windowOfUpload = async (row: UploadRow, requester: string, window: PreviewWindow) =>
    windowOf(
      // Whatever changes its text counts the version on.
      await prepared(`${row.id} ${row.version}`, async () => {
        const { text, version } = await textOf(row, requester);
        const { title, language, version_date: versionDate } = row;
        return preparedText({ title, language, versionDate, version }, text.units);
      }),
      window,
    );

  const preview = async (row: UploadRow, requester: string): Promise<PdfPreview> => {
    const { document, filing, text, warnings } = await textOf(row, requester);
    const stored = await storedText(db, row, { document, filing });
    const replaces = stored !== undefined && stored.pdf_hash !== row.pages_hash;
    const before = await textBefore({ db, now }, row, { document, replaces });
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
      warnings: warnings.slice(0, maxWarnings),
      moreWarnings: Math.max(0, warnings.length - maxWarnings),
      replaces,
      uncompared: comparison === 'too much',
      ...(before && { before: { regTextId: before.reg_text_id, versionDate: before.version_date } }),
      ...(typeof comparison === 'object' && { comparison }),
    };
  };
  return { preview, windowOfUpload };
}

/** Makes the text that an upload would become. */
function createTextMaker(db: MainDb, work: Comparer<PreviewJob>['compare']) {
  return async (row: UploadRow, requester: string) => {
    const document =
      row.document === null ? undefined : await documentOf(db, viewerOfUpload(row), row.document);
    const filing = filingOfUpload(row, document);
    const { structure, version } = await structureOf(db, row.id);
    const made = await work(requester, async () => ({
      work: 'text',
      structure: gunzipSync(structure).toString('utf8'),
      metadata: metadataOf(row, document),
    }));
    const { text, warnings } = JSON.parse(made) as MadeText;
    return { document, filing, warnings, text: await rehearseNaming(db, text, filing), version };
  };
}

const tooMuchCodes = ['COMPARISON_TOO_LONG', 'COMPARISON_TOO_LARGE'];

/** A comparison that takes too much keeps nobody from publishing: who does learns that there is none. */
function tooMuch(error: unknown): 'too much' {
  if (error instanceof HttpProblem && tooMuchCodes.includes(error.code)) return 'too much';
  throw error;
}

/** The structure, packed: it is parsed in the worker. With the version that it has, which may be later than the row that was read. */
async function structureOf(db: MainDb, id: string): Promise<{ structure: Uint8Array; version: string }> {
  const { structure, version } = await db
    .selectFrom('pdf_upload_content')
    .innerJoin('pdf_upload', 'pdf_upload.id', 'upload_id')
    .select(['structure', 'version'])
    .where('upload_id', '=', id)
    .executeTakeFirstOrThrow();
  return { structure, version: String(version) };
}

type TextBefore = TextRow & { reg_text_id: string };

/**
 * What readers have until now: the text that would be replaced, else the one that the upload became before it was corrected,
 * else that which is in force in its language on its day; undefined if there is none.
 */
async function textBefore(
  { db, now }: PreviewDependencies,
  row: UploadRow,
  { document, replaces }: { document: UploadDocument | undefined; replaces: boolean },
): Promise<TextBefore | undefined> {
  const own = replaces ? undefined : await publicTextOf(db, row, ownerOfUpload(row, document));
  if (own !== undefined || document === undefined) return own;
  const { regTextId, owner } = document;
  const { language, version_date: versionDate } = row;
  try {
    const regulation = await findRegulation({ read: db, now, viewer: viewerOfOwner(owner) }, regTextId);
    return { ...textAt(regulation, { language, versionDate }), reg_text_id: regTextId };
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return undefined;
    throw error;
  }
}
