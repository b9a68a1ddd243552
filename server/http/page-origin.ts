import type { Claims } from '../auth/tokens.ts';
import { HttpProblem } from './problem.ts';

/**
 * Refuses a token that was exchanged for the pages of one origin to pages of another. Browsers send the origin with
 * every call to another one; with a call within one origin, which is then among `ownOrigins`, they say just that.
 */
export function requirePageOrigin(
  { origin }: Pick<Claims, 'origin'>,
  { headers }: Pick<Request, 'headers'>,
  ownOrigins: readonly string[],
): void {
  if (origin === undefined) return;
  const isWithin = headers.get('origin') === null && headers.get('sec-fetch-site') === 'same-origin';
  if (headers.get('origin') === origin || (isWithin && ownOrigins.includes(origin))) return;
  throw new HttpProblem(403, 'WRONG_ORIGIN', 'the token is for pages of another origin');
}
