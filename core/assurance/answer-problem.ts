import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/** Why an answer was not saved or withdrawn: the key of its text, and what does not answer. */
export type AnswerProblem = {
  key:
    | 'failed'
    | 'testerRefused'
    | 'notYours'
    | 'gone'
    | 'userGone'
    | 'paragraphGone'
    | 'circle'
    | 'sessionEnded'
    | 'modified';
  away?: Away;
};

const byCode: Readonly<Record<string, AnswerProblem['key']>> = {
  ISOLATED_TESTER: 'testerRefused',
  FORBIDDEN: 'notYours',
  ANSWER_NOT_FOUND: 'gone',
  USER_NOT_FOUND: 'userGone',
  PARAGRAPH_NOT_FOUND: 'paragraphGone',
  COVERED_IN_CIRCLE: 'circle',
  ANSWER_CHANGED: 'modified',
  ANSWER_EXISTS: 'modified',
};

/** The only table from errors of assurance to texts. */
export function answerProblem(error: unknown): AnswerProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'failed', away };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  return { key: byCode[error.code] ?? 'failed' };
}
