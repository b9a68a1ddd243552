import pLimit from 'p-limit';
import { HttpProblem } from '../http/problem.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` pieces of work run and `waiting` more queue; what comes beyond is refused as 503 BUSY. */
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
