import { changeFileTypes, maxChangeFileSize } from '../contract/change-files.ts';
import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/** Why something was not done with a file: the key of its text, and what does not answer. */
export type FileProblem = {
  key:
    | 'failed'
    | 'unsupported'
    | 'otherContent'
    | 'tooLarge'
    | 'empty'
    | 'damaged'
    | 'tooMany'
    | 'noSpace'
    | 'tooManyUploads'
    | 'isolatedTester'
    | 'gone'
    | 'changeGone'
    | 'notYours'
    | 'sessionEnded';
  away?: Away;
};

const byCode: Readonly<Record<string, FileProblem['key']>> = {
  FILE_TYPE: 'unsupported',
  FILE_CONTENT: 'otherContent',
  FILE_TOO_LARGE: 'tooLarge',
  FILE_EMPTY: 'empty',
  FILE_DAMAGED: 'damaged',
  TOO_MANY_FILES: 'tooMany',
  NO_SPACE_LEFT: 'noSpace',
  TOO_MANY_UPLOADS: 'tooManyUploads',
  FILE_NOT_FOUND: 'gone',
  CHANGE_NOT_FOUND: 'changeGone',
  UPLOAD_OFFSET: 'damaged',
  FORBIDDEN: 'notYours',
  ISOLATED_TESTER: 'isolatedTester',
};

/** The codes for which there is a text. */
export const knownFileProblems: readonly string[] = Object.keys(byCode);

/** The only table from errors of files to texts. */
export function fileProblem(error: unknown): FileProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'failed', away };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  return { key: byCode[error.code] ?? 'failed' };
}

/** Why a file is refused before anything of it is sent, by the same limits as on the server. */
export function refusedAtOnce({ name, size }: { name: string; size: number }): FileProblem | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !Object.hasOwn(changeFileTypes, extension)) return { key: 'unsupported' };
  if (size === 0) return { key: 'empty' };
  return size > maxChangeFileSize ? { key: 'tooLarge' } : undefined;
}
