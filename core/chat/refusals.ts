import { ApiError } from '../http/api-error.ts';

/** Why an answer is on screen only: the words of the chat that say so. */
const unstored = {
  CHAT_FULL: 'chatFull',
  TOO_MANY_THREADS: 'tooManyThreads',
  THREAD_FULL: 'threadFull',
  THREAD_NOT_FOUND: 'threadDeleted',
} as const;
export type Unstored = (typeof unstored)[keyof typeof unstored] | 'unsaved';

/** The words for an answer that could not be stored. */
export function whyUnstored(error: unknown): Unstored {
  const code = error instanceof ApiError ? error.code : '';
  return code in unstored ? unstored[code as keyof typeof unstored] : 'unsaved';
}

/** Why an answer was not made. */
const unanswered = {
  TOO_MANY_ANSWERS: 'tooMany',
  TOO_MANY_REQUESTS: 'tooMany',
  QUESTION_EMPTY: 'questionMissing',
  QUESTION_TOO_LONG: 'tooLong',
} as const;

/** The words for an answer that was not made or broke off. */
export function whyUnanswered(error: ApiError | undefined) {
  const code = error?.code ?? '';
  return code in unanswered ? unanswered[code as keyof typeof unanswered] : 'failed';
}

/** Whether what somebody wanted to change was deleted meanwhile, in another window. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
