import { LRUCache } from 'lru-cache';
import { databaseAwayCode } from '#core/contract/database-away.ts';
import { HttpProblem } from './problem.ts';

const memoryMilliseconds = 10 * 60_000;
/** More than servers allow; those who are refused are not kept, or they could drive out the others. */
const most = 1000;

/**
 * Asks the database whether an origin is allowed. While it is away the origins hold that it has lately allowed, so
 * that their pages can read why they get nothing; of all others it is unknown.
 */
export function rememberOrigins(
  allows: (origin: string) => Promise<boolean>,
): (origin: string) => Promise<boolean | 'unknown'> {
  const allowed = new LRUCache<string, true>({ max: most, ttl: memoryMilliseconds });
  return async (origin) => {
    try {
      const isAllowed = await allows(origin);
      if (isAllowed) allowed.set(origin, true);
      else allowed.delete(origin);
      return isAllowed;
    } catch (error) {
      const isAway = error instanceof HttpProblem && error.code === databaseAwayCode;
      if (!isAway) throw error;
      return allowed.get(origin) ?? 'unknown';
    }
  };
}
