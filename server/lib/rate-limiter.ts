import { LRUCache } from 'lru-cache';

/** What is limited: all calls, those that search, and those that compute long replies. */
export const limitNames = ['requests', 'searches', 'computations'] as const;
export type LimitName = (typeof limitNames)[number];
/** The number of calls in a minute; undefined where there is no limit. */
export type RateLimits = Readonly<Record<LimitName, number | undefined>>;

/** Who calls: a user, an organisation or a network address. `factor`: how many people stand behind it. */
export type Spender = { who: string; factor?: number };
/** What was spent since it was asked for last, in milliseconds of the allowance. */
export type Spent = readonly (readonly [key: string, milliseconds: number])[];

export type RateLimiter = {
  /** Spends one call of each limit; otherwise the milliseconds after which that is possible, and spends nothing. */
  spend: (spender: Spender, names: readonly LimitName[]) => number | undefined;
  /** What was spent here since the last time, for the other processes. */
  takeSpent: () => Spent;
  /** Counts what was spent in another process. */
  addSpent: (spent: Spent) => void;
};

const minute = 60_000;
/** Half of what a minute allows may be spent at once: people open several texts and then read. */
const saved = minute / 2;
/** Those who have not called for longest are forgotten first. */
const maxSpenders = 100_000;

/**
 * Limits how often somebody calls. Each call costs its part of a minute; an allowance fills again with time, up to
 * half a minute's worth, so that whoever is refused waits for a moment and not for the end of a window. (The generic
 * cell rate algorithm: one number per spender, no timers.) With `isShared` it keeps what other processes are to hear.
 */
export function createRateLimiter(
  limits: RateLimits,
  now: () => number,
  { isShared = false }: { isShared?: boolean } = {},
): RateLimiter {
  /** Until when the allowance is spent. */
  const spentUntil = new LRUCache<string, number>({ max: maxSpenders });
  let own = new Map<string, number>();
  const costOf = (name: LimitName, factor: number) => minute / ((limits[name] ?? Infinity) * factor);
  return {
    spend: ({ who, factor = 1 }, names) => {
      const moment = now();
      const costs = names.map((name) => {
        const key = `${name} ${who}`;
        const cost = costOf(name, factor);
        return { key, cost, until: Math.max(moment, spentUntil.get(key) ?? 0) + cost };
      });
      const latest = Math.max(...costs.map(({ until }) => until));
      if (latest > moment + saved) return latest - saved - moment;
      for (const { key, cost, until } of costs) {
        if (cost === 0) continue;
        spentUntil.set(key, until);
        if (isShared) own.set(key, (own.get(key) ?? 0) + cost);
      }
      return undefined;
    },
    takeSpent: () => {
      const taken = [...own];
      own = new Map();
      return taken;
    },
    addSpent: (spent) => {
      const moment = now();
      for (const [key, milliseconds] of spent) {
        const until = Math.max(moment, spentUntil.get(key) ?? 0) + milliseconds;
        // Several processes may each have admitted what the others had not heard of: nobody waits longer for that.
        spentUntil.set(key, Math.min(until, moment + saved));
      }
    },
  };
}
