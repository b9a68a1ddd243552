import { ApiError, type ServerName } from '../http/api-error.ts';

/** Why a question was not sent: a text's key, with the server that cannot be reached. */
export type QuestionProblem = {
  key:
    | 'failed'
    | 'mailFailed'
    | 'tooMany'
    | 'tooManyHere'
    | 'nobodyAnswers'
    | 'nobodyAnswersHere'
    | 'notFromHere'
    | 'sessionEnded';
  away?: ServerName;
};

/**
 * The one table from errors of sending to what is said (specification of access, section 8). Visitors
 * share limits and support with everybody on their page.
 */
export function questionProblem(error: unknown, isVisitor = false): QuestionProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  if (error.kind === 'network') return { key: 'failed', away: error.server };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  if (error.status === 502) return { key: 'mailFailed' };
  if (error.code === 'TOO_MANY_QUESTIONS') return { key: isVisitor ? 'tooManyHere' : 'tooMany' };
  if (error.code === 'NO_SUPPORT_ADDRESS') return { key: isVisitor ? 'nobodyAnswersHere' : 'nobodyAnswers' };
  if (error.code === 'ORIGIN_NOT_ALLOWED') return { key: 'notFromHere' };
  return { key: 'failed' };
}
