import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/** Why nothing was done with what was carried over: the key of its text, and what does not answer. */
export type CarryProblem = {
  key:
    | 'failed'
    | 'notYours'
    | 'gone'
    | 'noParagraph'
    | 'modified'
    | 'superseded'
    | 'nothingToUndo'
    | 'withdrawn'
    | 'sessionEnded';
  away?: Away;
};

const byCode: Readonly<Record<string, CarryProblem['key']>> = {
  FORBIDDEN: 'notYours',
  PARAGRAPH_NOT_FOUND: 'noParagraph',
  CARRY_OVER_CHANGED: 'modified',
  CARRY_OVER_SUPERSEDED: 'superseded',
  NOTHING_TO_UNDO: 'nothingToUndo',
  TEXT_WITHDRAWN: 'withdrawn',
};

/** The only table from errors of the review queue to texts. */
export function carryProblem(error: unknown): CarryProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'failed', away };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  const known = byCode[error.code];
  if (known) return { key: known };
  return { key: error.status === 404 ? 'gone' : 'failed' };
}
