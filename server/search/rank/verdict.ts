import type { Clause, Condition, QueryTerm } from './query-terms.ts';

/** How far a unit meets the query, judged by its set of matched terms. */
export type Verdict = {
  /** It meets every clause. */
  full: boolean;
  /** It meets every clause that must not be missing. */
  possible: boolean;
  /** Share of the query that it meets, weighted by rarity: 0 to 1. */
  coverage: number;
  /** Numbers of the unmet clauses. */
  missing: readonly number[];
};

/** Judges sets of terms given as bit masks. Results are cached by mask: there are few masks and many units. */
export function createVerdicts(
  clauses: readonly Clause[],
  terms: readonly QueryTerm[],
  rarity: readonly number[],
): (mask: number) => Verdict {
  const known = new Map<number, Verdict>();
  const weights = clauses.map(({ condition }) => weightOf(condition, terms, rarity));
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
  if ('term' in condition) return ((mask >>> condition.term) & 1) === 1;
  if ('not' in condition) return !isMet(condition.not, mask);
  const met = (one: Condition) => isMet(one, mask);
  return condition.kind === 'and' ? condition.conditions.every(met) : condition.conditions.some(met);
}

/** The weight of an OR is that of its rarest term, of an AND the sum; exclusions weigh nothing. */
function weightOf(condition: Condition, terms: readonly QueryTerm[], rarity: readonly number[]): number {
  if ('term' in condition) return terms[condition.term]?.negative ? 0 : (rarity[condition.term] ?? 0);
  if ('not' in condition) return 0;
  const weights = condition.conditions.map((one) => weightOf(one, terms, rarity));
  return condition.kind === 'and'
    ? weights.reduce((sum, weight) => sum + weight, 0)
    : Math.max(0, ...weights);
}

/** The terms in a condition, without exclusions. */
export function termsIn(condition: Condition): readonly number[] {
  if ('term' in condition) return [condition.term];
  return 'not' in condition ? [] : condition.conditions.flatMap(termsIn);
}
