import type { Clause, Condition, Leaf } from './leaves-of-query.ts';

/** What the leaves that a unit has make of it. */
export type Verdict = {
  /** It has all that was asked. */
  full: boolean;
  /** It has all that may not be missing. */
  possible: boolean;
  /** Share of the query that it has, rare words counting more: 0 to 1. */
  coverage: number;
  /** Numbers of the clauses that it does not meet. */
  missing: readonly number[];
};

/** Judges by the set of leaves as a bit mask, each set once: there are few of them and many units. */
export function createVerdicts(
  clauses: readonly Clause[],
  leaves: readonly Leaf[],
  rarity: readonly number[],
): (mask: number) => Verdict {
  const known = new Map<number, Verdict>();
  const weights = clauses.map(({ condition }) => weightOf(condition, leaves, rarity));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let last: { mask: number; verdict: Verdict } | undefined;
  return (mask) => {
    if (last?.mask === mask) return last.verdict;
    const before = known.get(mask);
    if (before) {
      last = { mask, verdict: before };
      return before;
    }
    const met = clauses.map(({ condition }) => isMet(condition, mask));
    const has = weights.reduce((sum, weight, at) => sum + (met[at] ? weight : 0), 0);
    const verdict = {
      full: met.every(Boolean),
      possible: clauses.every(({ relaxable }, at) => relaxable || met[at] === true),
      coverage: all === 0 ? 1 : has / all,
      missing: met.flatMap((one, at) => (one ? [] : [at])),
    };
    known.set(mask, verdict);
    return verdict;
  };
}

function isMet(condition: Condition, mask: number): boolean {
  if ('leaf' in condition) return ((mask >>> condition.leaf) & 1) === 1;
  if ('not' in condition) return !isMet(condition.not, mask);
  const met = (one: Condition) => isMet(one, mask);
  return condition.kind === 'and' ? condition.conditions.every(met) : condition.conditions.some(met);
}

/** Of an OR the rarest counts, of an AND all; exclusions weigh nothing. */
function weightOf(condition: Condition, leaves: readonly Leaf[], rarity: readonly number[]): number {
  if ('leaf' in condition) return leaves[condition.leaf]?.negative ? 0 : (rarity[condition.leaf] ?? 0);
  if ('not' in condition) return 0;
  const weights = condition.conditions.map((one) => weightOf(one, leaves, rarity));
  return condition.kind === 'and'
    ? weights.reduce((sum, weight) => sum + weight, 0)
    : Math.max(0, ...weights);
}

/** The leaves that a clause names. */
export function leavesIn(condition: Condition): readonly number[] {
  if ('leaf' in condition) return [condition.leaf];
  return 'not' in condition ? [] : condition.conditions.flatMap(leavesIn);
}
