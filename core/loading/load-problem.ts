import { loadedExtensions, maxLoadedFileSize } from '../contract/main/loaded-files.ts';
import { maxTableSize, tableFormatOf } from '../contract/main/loaded-rows.ts';
import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/** Why something was not done with a file that is loaded: the key of its text, and what does not answer. */
export type LoadProblem = { key: ProblemKey; away?: Away };
type ProblemKey =
  | 'failed'
  | 'unsupported'
  | 'tooLarge'
  | 'tableTooLarge'
  | 'empty'
  | 'damaged'
  | 'tooMany'
  | 'noSpace'
  | 'tooManyUploads'
  | 'gone'
  | 'busy'
  | 'notChecked'
  | 'nothingToPublish'
  | 'baseChanged'
  | 'tooLong'
  | 'notKept'
  | 'notYours'
  | 'isolatedTester'
  | 'sessionEnded';

const byCode: Readonly<Record<string, ProblemKey>> = {
  FILE_TYPE: 'unsupported',
  FILE_TOO_LARGE: 'tooLarge',
  FILE_EMPTY: 'empty',
  FILE_DAMAGED: 'damaged',
  UPLOAD_OFFSET: 'damaged',
  TOO_MANY_FILES: 'tooMany',
  NO_SPACE_LEFT: 'noSpace',
  TOO_MANY_UPLOADS: 'tooManyUploads',
  FILE_NOT_FOUND: 'gone',
  TEXT_NOT_FOUND: 'gone',
  FILE_BUSY: 'busy',
  FILE_NOT_CHECKED: 'notChecked',
  NOTHING_TO_PUBLISH: 'nothingToPublish',
  NOTHING_TO_COMPARE: 'baseChanged',
  BASE_CHANGED: 'baseChanged',
  TEXT_NOT_KEPT: 'notKept',
  COMPARISON_TOO_LARGE: 'tooLong',
  COMPARISON_TOO_LONG: 'tooLong',
  FORBIDDEN: 'notYours',
  ISOLATED_TESTER: 'isolatedTester',
};

/** The only table from errors of loaded files to texts. */
export function loadProblem(error: unknown): LoadProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'failed', away };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  return { key: byCode[error.code] ?? 'failed' };
}

/** Why a file is refused before anything of it is sent, by the same limits as on the server. */
export function refusedLoad({ name, size }: { name: string; size: number }): LoadProblem | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !loadedExtensions.includes(extension)) return { key: 'unsupported' };
  if (size === 0) return { key: 'empty' };
  if (tableFormatOf(name) !== undefined && size > maxTableSize) return { key: 'tableTooLarge' };
  return size > maxLoadedFileSize ? { key: 'tooLarge' } : undefined;
}

/** Whether the same upload may succeed another time: what is refused by its kind is refused again. */
export const mayLoadAgain = ({ key }: LoadProblem): boolean =>
  !['unsupported', 'tooLarge', 'tableTooLarge', 'empty', 'notYours', 'isolatedTester'].includes(key);
