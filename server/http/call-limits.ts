import type { Costs } from '#core/contract/endpoint.ts';
import type { RateLimiter, Spender } from '../lib/rate-limiter.ts';
import type { Sender } from './client-address.ts';
import { networkOf } from './client-network.ts';
import { HttpProblem } from './problem.ts';

export const tooMany = 'too many requests; wait a moment';

/** Limits how often a caller may call, or the network address of those who are not signed in. */
export type CallLimits<Caller> = {
  /** Counts a call before it does anything; throws 429 beyond a limit. */
  count: (caller: Caller | undefined, sender: Sender, costs?: Costs) => void;
};

/**
 * `spenderOf` names the person or organisation behind a caller. Requests that come over no port have no address:
 * without a caller they are not limited.
 */
export function createCallLimits<Caller>(
  limiter: RateLimiter,
  spenderOf: (caller: Caller) => Spender,
): CallLimits<Caller> {
  return {
    count: (caller, { address }, costs) => {
      if (caller === undefined && address === undefined) return;
      const spender = caller === undefined ? addressSpender(address) : spenderOf(caller);
      const wait = limiter.spend(spender, costs === undefined ? ['requests'] : ['requests', costs]);
      if (wait === undefined) return;
      const now = new Date();
      const until = new Date(now.getTime() + wait);
      throw new HttpProblem(429, 'TOO_MANY_REQUESTS', tooMany, { until, now });
    },
  };
}

/** Those who are not signed in are counted by their network. */
export const addressSpender = (address = 'unknown'): Spender => ({ who: `address ${networkOf(address)}` });
