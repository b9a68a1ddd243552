import { ApiError, type Away, awayOf } from '../http/api-error.ts';

/** Why nothing was done with a topic page: the key of its text, and what does not answer. */
export type TopicProblem = {
  key: 'changed' | 'gone' | 'ships' | 'notYours' | 'isolatedTester' | 'sessionEnded' | 'notDone';
  away?: Away | undefined;
};

const byCode: Readonly<Record<string, TopicProblem['key']>> = {
  VERSION_CONFLICT: 'changed',
  // Somebody has let the shipped page hold again, or has kept the written one.
  NOT_EDITED: 'changed',
  NOT_NEWER: 'changed',
  TOPIC_NOT_FOUND: 'gone',
  VERSION_NOT_FOUND: 'gone',
  SHIPPED: 'ships',
  FORBIDDEN: 'notYours',
  ISOLATED_TESTER: 'isolatedTester',
};

/** The only table from errors of topic pages to texts. */
export function topicProblem(error: unknown): TopicProblem {
  if (!(error instanceof ApiError)) return { key: 'notDone' };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  return { key: byCode[error.code] ?? 'notDone', away: awayOf(error) };
}
