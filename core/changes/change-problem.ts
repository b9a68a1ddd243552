import { ApiError, type Away, awayOf } from '../http/api-error.ts';
import type { EditedField } from './change-edit.ts';

/** Why something was not done with a change: the key of its text, and what does not answer. */
export type ChangeProblem = {
  key:
    | 'failed'
    | 'modified'
    | 'gone'
    | 'notYours'
    | 'userGone'
    | 'reasonRequired'
    | 'ownRequest'
    | 'needsTwoEditors'
    | 'paragraphGone'
    | 'tooManyTasks'
    | 'sessionEnded';
  away?: Away;
};

const byCode: Readonly<Record<string, ChangeProblem['key']>> = {
  CHANGE_CHANGED: 'modified',
  CHANGE_NOT_FOUND: 'gone',
  TASK_NOT_FOUND: 'gone',
  NOT_FOUND: 'gone',
  NOTHING_REQUESTED: 'modified',
  FORBIDDEN: 'notYours',
  ISOLATED_TESTER: 'notYours',
  TOO_MANY_TASKS: 'tooManyTasks',
  USER_NOT_FOUND: 'userGone',
  REASON_REQUIRED: 'reasonRequired',
  OWN_REQUEST: 'ownRequest',
  NEEDS_TWO_EDITORS: 'needsTwoEditors',
  PARAGRAPH_NOT_FOUND: 'paragraphGone',
};

/**
 * The key of what went wrong with a field: the words of the specification for edit conflicts speak of comments and notes,
 * which people would lose; of a value that is chosen they see the new one.
 */
export function problemOfField({ key }: ChangeProblem, field: EditedField | undefined) {
  return key === 'modified' && field !== 'comment' && field !== 'userNotes' ? 'modifiedElsewhere' : key;
}

/** The refusals that have a text of their own. */
export const knownProblems = Object.keys(byCode);

/** The only table from errors of changes to texts. */
export function changeProblem(error: unknown): ChangeProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'failed', away };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  return { key: byCode[error.code] ?? 'failed' };
}
