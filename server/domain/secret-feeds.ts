import { randomBytes } from 'node:crypto';
import { tooMany } from '../http/call-limits.ts';
import { HttpProblem } from '../http/problem.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { hashOf } from './applications.ts';

/* What feeds have in common that programs read by a secret address. */

/** A new secret for an address; its hash is stored, and nothing else of it. */
export function newFeedSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** The hash of the secret in the last part of an address, and what that part ends with; undefined of another form. */
export function readFeedFile(file: string): { hash: string; ending: string } | undefined {
  const [, secret, ending] = /^([\w-]{43})\.([a-z]{1,10})$/.exec(file) ?? [];
  return secret === undefined || ending === undefined ? undefined : { hash: hashOf(secret), ending };
}

/** Beside the limit of the network: one address that many know costs no more than one. */
export function spendOnFeed(
  { limiter, now }: { limiter?: RateLimiter | undefined; now: () => Date },
  who: string,
): void {
  const wait = limiter?.spend({ who }, ['computations']);
  if (wait === undefined) return;
  const moment = now();
  const until = new Date(moment.getTime() + wait);
  throw new HttpProblem(429, 'TOO_MANY_REQUESTS', tooMany, { until, now: moment });
}

/** How exactly the last use is known; programs ask often. */
const minute = 60_000;

/** Whether the last use is to be noted anew. */
export const isUseToBeNoted = (lastUsed: Date | null, now: Date): boolean =>
  lastUsed === null || now.getTime() - lastUsed.getTime() >= minute;
