import type { Part } from '../index/part.ts';
import {
  type AllowedPart,
  addCandidate,
  type Candidates,
  createCandidates,
  eachArticle,
  unitFilter,
} from './candidates.ts';
import { collectUnits, type LeafUnits } from './collect-units.ts';
import type { Leaves } from './leaves-of-query.ts';
import type { RankFilter } from './ranking.ts';
import { createVerdicts, type Verdict } from './verdict.ts';
import type { Weights } from './weights.ts';
import type { WorkBudget } from './work-budget.ts';

export type CandidateOptions = { weights: Weights; budget: WorkBudget; soft: boolean | 'if nothing' };

/** Every article of the allowed texts, where no word was asked for. */
export function everyArticle(parts: readonly AllowedPart[], filter: RankFilter): Candidates {
  const capacity = parts.reduce((sum, { part }) => sum + part.unitEnd.length, 0);
  const found = createCandidates(parts, capacity, { rarity: [], verdictOf: createVerdicts([], [], []) });
  for (const [at, { part, runs }] of parts.entries()) {
    const isWanted = unitFilter(part, filter);
    eachArticle(part, runs, (unit) => {
      if (isWanted(unit)) addCandidate(found, at, unit, 0, 0);
    });
  }
  return found;
}

/** Articles that have all that was asked, or in soft matching enough of it. */
export function findCandidates(
  parts: readonly AllowedPart[],
  { leaves, clauses }: Leaves,
  filter: RankFilter,
  { weights, budget, soft }: CandidateOptions,
): Candidates {
  const gathered = parts.map(({ part, ranges }) =>
    leaves.map((leaf) => collectUnits(part, leaf, ranges, weights, budget)),
  );
  const total = parts.reduce((sum, { ranges }) => sum + ranges.size, 0);
  const isAsking = leaves.some(({ frame }) => !frame);
  const rarity = leaves.map(({ frame }, leaf) => {
    const own = gathered.map((part) => part[leaf]);
    return rarityOf(own, total) * (frame && isAsking ? weights.frame : 1);
  });
  const verdictOf = createVerdicts(clauses, leaves, rarity);
  const sums = parts.map(({ part, runs }, at) => {
    const own = sumUp(part, gathered[at] ?? [], rarity, (leaf) => leaves[leaf]?.negative === true);
    // A query of exclusions alone is met by articles that no word led to.
    return verdictOf(0).full ? withUntouched(part, runs, own) : own;
  });
  const choose = createChoice(parts, sums, filter, { rarity, verdictOf });
  if (soft !== true) {
    const strict = choose(({ full }, isOwn) => full && isOwn, 0);
    if (strict.size > 0) return strict;
    const byNames = choose(({ full }) => full, 0);
    if (byNames.size > 0 || soft === false) return byNames;
  }
  const least = maxCoverage(sums, verdictOf) * weights.minCoverage;
  return choose(
    ({ possible, coverage }, isOwn) => possible && isOwn && coverage > 0 && coverage >= least,
    weights.coverage,
  );
}

/** What the leaves found in a part: `units` lists those with any, the rest is by unit. */
type Sums = { units: Uint32Array; mask: Int32Array; score: Float32Array; own: Uint8Array };

/** Takes those that are accepted; `power` is that of the coverage in the score. */
function createChoice(
  parts: readonly AllowedPart[],
  sums: readonly Sums[],
  filter: RankFilter,
  told: Pick<Candidates, 'rarity' | 'verdictOf'>,
) {
  const capacity = sums.reduce((sum, { units }) => sum + units.length, 0);
  return (accepts: (verdict: Verdict, isOwn: boolean) => boolean, power: number): Candidates => {
    const found = createCandidates(parts, capacity, told);
    for (const [at, { units, mask, score, own }] of sums.entries()) {
      const isWanted = unitFilter(parts[at]?.part, filter);
      for (let place = 0; place < units.length; place++) {
        const unit = units[place] ?? 0;
        const verdict = told.verdictOf(mask[unit] ?? 0);
        if (!accepts(verdict, own[unit] === 1) || !isWanted(unit)) continue;
        const factor = power === 0 ? 1 : verdict.coverage ** power;
        addCandidate(found, at, unit, mask[unit] ?? 0, (score[unit] ?? 0) * factor);
      }
    }
    return found;
  };
}

function maxCoverage(sums: readonly Sums[], verdictOf: (mask: number) => Verdict): number {
  let most = 0;
  for (const { units, mask, own } of sums)
    for (const unit of units) {
      const { possible, coverage } = verdictOf(mask[unit] ?? 0);
      if (possible && own[unit] === 1 && coverage > most) most = coverage;
    }
  return most;
}

/** The usual inverse document frequency of BM25; of what is never sure, by all that answers. */
function rarityOf(gathered: readonly (LeafUnits | undefined)[], total: number): number {
  const sure = gathered.reduce((sum, own) => sum + (own?.sure ?? 0), 0);
  const any = gathered.reduce((sum, own) => sum + (own?.units.length ?? 0), 0);
  const found = Math.min(sure > 0 ? sure : any, total);
  return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

function sumUp(
  part: Part,
  gathered: readonly LeafUnits[],
  rarity: readonly number[],
  isNegative: (leaf: number) => boolean,
): Sums {
  const size = part.unitEnd.length;
  const touched = new Uint32Array(size);
  const mask = new Int32Array(size);
  const score = new Float32Array(size);
  const own = new Uint8Array(size);
  let count = 0;
  for (const [leaf, { units, strengths, own: owns }] of gathered.entries()) {
    const counts = isNegative(leaf) ? 0 : 1;
    const weight = counts * (rarity[leaf] ?? 0);
    for (let at = 0; at < units.length; at++) {
      const unit = units[at] ?? 0;
      const before = mask[unit] ?? 0;
      if (before === 0) touched[count++] = unit;
      mask[unit] = before | (1 << leaf);
      score[unit] = (score[unit] ?? 0) + weight * (strengths[at] ?? 0);
      own[unit] = (own[unit] ?? 0) | (counts * (owns[at] ?? 0));
    }
  }
  return { units: touched.subarray(0, count), mask, score, own };
}

function withUntouched(part: Part, runs: AllowedPart['runs'], sums: Sums): Sums {
  const units: number[] = [];
  eachArticle(part, runs, (unit) => units.push(unit));
  return { ...sums, units: Uint32Array.from(units), own: new Uint8Array(part.unitEnd.length).fill(1) };
}
