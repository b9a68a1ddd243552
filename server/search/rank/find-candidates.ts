import type { IndexPart } from '../index/index-part.ts';
import {
  type AllowedPart,
  addCandidate,
  type Candidates,
  createCandidates,
  eachArticle,
  type TermScoring,
  unitFilter,
} from './candidates.ts';
import { collectUnits, type TermUnits } from './collect-units.ts';
import type { QueryTerms } from './query-terms.ts';
import type { RankFilter } from './rank-types.ts';
import { createVerdicts, type Verdict } from './verdict.ts';
import type { Weights } from './weights.ts';
import type { WorkBudget } from './work-budget.ts';

export type CandidateOptions = { weights: Weights; budget: WorkBudget; soft: boolean | 'if nothing' };

/** Every article of the allowed texts, for a request without words. */
export function everyArticle(parts: readonly AllowedPart[], filter: RankFilter): Candidates {
  const capacity = parts.reduce((sum, { part }) => sum + part.unitEnd.length, 0);
  const candidates = createCandidates(parts, capacity, { rarity: [], verdictOf: createVerdicts([], [], []) });
  for (const [at, { part, runs }] of parts.entries()) {
    const passes = unitFilter(part, filter);
    eachArticle(part, runs, (unit) => {
      if (passes(unit)) addCandidate(candidates, at, unit, 0, 0);
    });
  }
  return candidates;
}

/** Articles that have all words of the query, or in soft matching enough of them. */
export function findCandidates(
  parts: readonly AllowedPart[],
  { terms, clauses }: QueryTerms,
  filter: RankFilter,
  { weights, budget, soft }: CandidateOptions,
): Candidates {
  const unitsByTerm = parts.map(({ part, ranges }) =>
    terms.map((term) => collectUnits(part, term, ranges, weights, budget)),
  );
  const total = parts.reduce((sum, { ranges }) => sum + ranges.size, 0);
  const hasOwnWords = terms.some(({ frame }) => !frame);
  const rarity = terms.map(({ frame }, term) => {
    const own = unitsByTerm.map((part) => part[term]);
    return rarityOf(own, total) * (frame && hasOwnWords ? weights.frame : 1);
  });
  const verdictOf = createVerdicts(clauses, terms, rarity);
  const sums = parts.map(({ part, runs }, at) => {
    const own = sumUp(part, unitsByTerm[at] ?? [], rarity, (term) => terms[term]?.negative === true);
    // A query of exclusions alone is met by articles that contain no word of it.
    return verdictOf(0).full ? withUntouched(part, runs, own) : own;
  });
  const choose = createSelector(parts, sums, filter, { rarity, verdictOf });
  if (soft !== true) {
    // First articles with a word of their own, then those met by the document's names alone.
    const strict = choose(({ full }, isOwn) => full && isOwn, 0);
    if (strict.size > 0) {
      if (soft === false || strict.size >= weights.enough) return strict;
      const isTail = ({ possible, missing, coverage }: Verdict) =>
        possible && missing.length === 1 && coverage >= weights.tail;
      return {
        ...choose((verdict, isOwn) => isOwn && (verdict.full || isTail(verdict)), 0),
        fullFirst: true,
      };
    }
    const byNames = choose(({ full }) => full, 0);
    if (byNames.size > 0 || soft === false) return byNames;
  }
  const minCoverage = maxCoverage(sums, verdictOf) * weights.minCoverage;
  return choose(
    ({ possible, coverage }, isOwn) => possible && isOwn && coverage > 0 && coverage >= minCoverage,
    weights.coverage,
  );
}

/** The matches of all terms in a part: `units` lists the units with any, the other columns are indexed by unit. */
type Sums = { units: Uint32Array; mask: Int32Array; score: Float32Array; own: Uint8Array };

/** Selects the accepted units; the score is multiplied by the coverage to the power of `power`. */
function createSelector(
  parts: readonly AllowedPart[],
  sums: readonly Sums[],
  filter: RankFilter,
  scoring: TermScoring,
) {
  const capacity = sums.reduce((sum, { units }) => sum + units.length, 0);
  return (accepts: (verdict: Verdict, isOwn: boolean) => boolean, power: number): Candidates => {
    const candidates = createCandidates(parts, capacity, scoring);
    for (const [at, { units, mask, score, own }] of sums.entries()) {
      const passes = unitFilter(parts[at]?.part, filter);
      for (let place = 0; place < units.length; place++) {
        const unit = units[place] ?? 0;
        const verdict = scoring.verdictOf(mask[unit] ?? 0);
        if (!accepts(verdict, own[unit] === 1) || !passes(unit)) continue;
        const factor = power === 0 ? 1 : verdict.coverage ** power;
        addCandidate(candidates, at, unit, mask[unit] ?? 0, (score[unit] ?? 0) * factor);
      }
    }
    return candidates;
  };
}

/** The highest coverage of an article that may answer in soft matching. */
function maxCoverage(sums: readonly Sums[], verdictOf: (mask: number) => Verdict): number {
  let max = 0;
  for (const { units, mask, own } of sums)
    for (const unit of units) {
      const { possible, coverage } = verdictOf(mask[unit] ?? 0);
      if (possible && own[unit] === 1 && coverage > max) max = coverage;
    }
  return max;
}

/** The inverse document frequency of BM25 over the sure matches; where there are none, over all matches. */
function rarityOf(unitsOfParts: readonly (TermUnits | undefined)[], total: number): number {
  const sure = unitsOfParts.reduce((sum, own) => sum + (own?.sure ?? 0), 0);
  const any = unitsOfParts.reduce((sum, own) => sum + (own?.units.length ?? 0), 0);
  const frequency = Math.min(sure > 0 ? sure : any, total);
  return Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));
}

function sumUp(
  part: IndexPart,
  unitsByTerm: readonly TermUnits[],
  rarity: readonly number[],
  isNegative: (term: number) => boolean,
): Sums {
  const size = part.unitEnd.length;
  const touched = new Uint32Array(size);
  const mask = new Int32Array(size);
  const score = new Float32Array(size);
  const own = new Uint8Array(size);
  let count = 0;
  for (const [term, { units, strengths, own: owns }] of unitsByTerm.entries()) {
    const counts = isNegative(term) ? 0 : 1;
    const weight = counts * (rarity[term] ?? 0);
    for (let at = 0; at < units.length; at++) {
      const unit = units[at] ?? 0;
      const before = mask[unit] ?? 0;
      if (before === 0) touched[count++] = unit;
      mask[unit] = before | (1 << term);
      score[unit] = (score[unit] ?? 0) + weight * (strengths[at] ?? 0);
      own[unit] = (own[unit] ?? 0) | (counts * (owns[at] ?? 0));
    }
  }
  return { units: touched.subarray(0, count), mask, score, own };
}

/** The same with all articles of the runs, matched or not. */
function withUntouched(part: IndexPart, runs: AllowedPart['runs'], { mask, score }: Sums): Sums {
  const units: number[] = [];
  eachArticle(part, runs, (unit) => units.push(unit));
  return { units: Uint32Array.from(units), mask, score, own: new Uint8Array(part.unitEnd.length).fill(1) };
}
