import { ApiError, type ServerName } from '../http/api-error.ts';

/** Why a question was not sent: a text's key, with the server that cannot be reached. */
export type QuestionProblem = {
  key: 'failed' | 'mailFailed' | 'tooMany' | 'nobodyAnswers';
  away?: ServerName;
};

/** The one table from errors of sending to what is said (specification of access, section 8). */
export function questionProblem(error: unknown): QuestionProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  if (error.kind === 'network') return { key: 'failed', away: error.server };
  if (error.status === 502) return { key: 'mailFailed' };
  if (error.code === 'TOO_MANY_QUESTIONS') return { key: 'tooMany' };
  if (error.code === 'NO_SUPPORT_ADDRESS') return { key: 'nobodyAnswers' };
  return { key: 'failed' };
}
