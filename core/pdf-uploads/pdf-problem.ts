import type { PdfProblem, PdfUpload } from '../contract/main/pdf-uploads.ts';
import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/** Why something was not done with an upload: the key of its text, and what does not answer. */
export type UploadProblem = {
  key:
    | 'failed'
    | 'unsupported'
    | 'otherContent'
    | 'tooLarge'
    | 'empty'
    | 'damaged'
    | 'tooMany'
    | 'noSpace'
    | 'gone'
    | 'documentGone'
    | 'conflict'
    | 'published'
    | 'impossible'
    | 'busy'
    | 'arriving'
    | 'notCompared'
    | 'notYours'
    | 'sessionEnded';
  away?: Away;
};

const byCode: Readonly<Record<string, UploadProblem['key']>> = {
  FILE_TYPE: 'unsupported',
  FILE_CONTENT: 'otherContent',
  FILE_TOO_LARGE: 'tooLarge',
  FILE_EMPTY: 'empty',
  FILE_DAMAGED: 'damaged',
  TOO_MANY_FILES: 'tooMany',
  NO_SPACE_LEFT: 'noSpace',
  TOO_MANY_UPLOADS: 'tooMany',
  UPLOAD_OFFSET: 'damaged',
  UPLOAD_NOT_FOUND: 'gone',
  REGULATION_NOT_FOUND: 'documentGone',
  VERSION_CONFLICT: 'conflict',
  NOT_RECOGNISED: 'busy',
  NOT_COMPARED: 'notCompared',
  UPLOAD_ARRIVING: 'arriving',
  NOT_LOCKED: 'conflict',
  PUBLISHED: 'published',
  CORRECTION_IMPOSSIBLE: 'impossible',
  PDF_BUSY: 'busy',
  FORBIDDEN: 'notYours',
  ISOLATED_TESTER: 'notYours',
};

/** The only table from errors of uploads to texts. */
export function uploadProblem(error: unknown): UploadProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'failed', away };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  return { key: byCode[error.code] ?? 'failed' };
}

/** The keys of the texts that say why an upload was not published. */
export const publishProblems = {
  DOCUMENT_GONE: 'documentGone',
  TEXT_EMPTY: 'textEmpty',
  TEXT_EXISTS: 'textExists',
  NOT_STORED: 'failed',
  REFUSED: 'filedOtherwise',
  TOO_LARGE: 'takesTooMuch',
  FAILED: 'interrupted',
} as const satisfies Record<PdfProblem, string>;

/** Whether a server is at work on an upload, so that its state changes by itself. */
export const isAtWork = ({ state }: Pick<PdfUpload, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'publishing';

/** Whether its structure can be seen and corrected. */
export const isCorrectable = ({ state }: Pick<PdfUpload, 'state'>): boolean =>
  state === 'recognised' || state === 'published';
