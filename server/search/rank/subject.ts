import type { Candidates } from './candidates.ts';
import { isByTypo } from './expander.ts';
import type { QueryTerm, QueryTerms } from './query-terms.ts';
import type { RankedHit } from './rank-types.ts';

/** Hits that are looked at: whether one of the best is on the subject. */
const looked = 5;
/** An article on the subject has this share of the query, weighted by rarity … */
const minCoverage = 0.6;
/** … or scores at least this, in units of the rarity of a word that no text has. */
const minScore = 0.3;

/**
 * The words of a query that no text has, where the best hits are on nothing but what stands beside them: "blood alcohol
 * limit" in banking law. Empty where a hit may well be on the subject. The limits were set on queries on subjects that
 * are absent and on such as are there, in other acts than those of the measurement (docs/benchmarks.md).
 */
export function absentSubject(
  { rarity, parts }: Candidates,
  { terms, clauses }: QueryTerms,
  hits: readonly RankedHit[],
): string[] {
  // Only plain words may be missing; whoever quotes or excludes gets what was asked for, or nothing.
  const [best] = hits;
  if (best === undefined || !clauses.every(({ relaxable }) => relaxable)) return [];
  const unknown = terms.filter(({ expansions }) => expansions.every(isByTypo));
  if (unknown.length === 0) return [];
  if (best.score >= minScore * rarestOf({ parts })) return [];
  const coverage = Math.max(...hits.slice(0, looked).map((hit) => coverageOf(hit, terms, rarity)));
  return coverage >= minCoverage ? [] : unknown.map(({ text }) => text);
}

/** The rarity of a word that no article has. */
export function rarestOf({ parts }: Pick<Candidates, 'parts'>): number {
  const total = parts.reduce((sum, { ranges }) => sum + ranges.size, 0);
  return Math.log(2 * total + 2);
}

/** Share of the query that a hit has by more than a word that is spelt alike. */
function coverageOf({ evidence }: RankedHit, terms: readonly QueryTerm[], rarity: readonly number[]): number {
  const matched = new Set(evidence.flatMap((one) => (isByTypo(one) ? [] : one.asked)));
  let [has, all] = [0, 0];
  for (const [term, { text }] of terms.entries()) {
    const weight = rarity[term] ?? 0;
    all += weight;
    if (matched.has(text)) has += weight;
  }
  return all === 0 ? 1 : has / all;
}
