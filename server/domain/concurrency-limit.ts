import pLimit from 'p-limit';
import { HttpProblem } from '../http/problem.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `atOnce` tasks at a time and queues `waiting` more; refuses others with 503 BUSY. */
export function createConcurrencyLimit({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): ConcurrencyLimit {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new HttpProblem(503, 'BUSY', 'too many people are signing in; try again in a moment');
    return limit(work);
  };
}
