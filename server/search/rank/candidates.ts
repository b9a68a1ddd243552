import { documentPartOf, findableFlag, type Part, repealedFlag } from '../index/part.ts';
import { type DocRanges, docRanges, unitRuns } from './doc-ranges.ts';
import { type Gathered, gather } from './gather.ts';
import type { Leaves } from './leaves.ts';
import type { RankedText, RankFilter } from './ranking.ts';
import { createVerdicts, type Verdict } from './verdict.ts';
import type { Weights } from './weights.ts';
import type { WorkBudget } from './work-budget.ts';

/** What of a part a search may look at: runs of units, and their docs. */
export type AllowedPart = { part: Part; runs: readonly (readonly [number, number])[]; ranges: DocRanges };
/** All articles that a query finds, as columns. */
export type Candidates = {
  parts: readonly AllowedPart[];
  /** Number of the part, unit in it, set of leaves that it has, score by words alone. */
  part: number[];
  unit: number[];
  mask: number[];
  score: number[];
  /** For each leaf, how much more it tells than a common one. */
  rarity: readonly number[];
  verdictOf: (mask: number) => Verdict;
};

/** The score of an article that has no word of the query, only the other properties asked for. */
const noScore = 0;

/** Every article of the allowed texts, where no word was asked for. */
export function everyArticle(parts: Candidates['parts'], filter: RankFilter): Candidates {
  const found = emptyCandidates(parts, [], createVerdicts([], [], []));
  for (const [at, { part, runs }] of parts.entries()) {
    const isWanted = unitFilter(part, filter);
    eachArticle(part, runs, (unit) => {
      if (isWanted(unit)) push(found, at, unit, 0, noScore);
    });
  }
  return found;
}

/** Articles that have all that was asked, or in soft matching enough of it. */
export function findCandidates(
  parts: Candidates['parts'],
  { leaves, clauses }: Leaves,
  filter: RankFilter,
  { weights, budget, soft }: { weights: Weights; budget: WorkBudget; soft: boolean | 'if nothing' },
): Candidates {
  const gathered = parts.map(({ part, ranges }) =>
    leaves.map((leaf) => gather(part, leaf, ranges, weights, budget)),
  );
  const total = parts.reduce((sum, { ranges }) => sum + sizeOf(ranges), 0);
  const rarity = leaves.map((_, leaf) =>
    rarityOf(
      gathered.map((own) => own[leaf]),
      total,
    ),
  );
  const verdictOf = createVerdicts(clauses, leaves, rarity);
  // A query of exclusions alone is met by articles that no word led to.
  const isOpen = verdictOf(0).full;
  const all = parts.map(({ part, runs }, at) => {
    const sums = sumUp(part, gathered[at] ?? [], rarity, (leaf) => leaves[leaf]?.negative === true);
    if (isOpen) addUntouched(part, runs, sums);
    return { ...sums, isWanted: unitFilter(part, filter) };
  });
  const choose = (accepts: (verdict: Verdict, own: number) => boolean, power: number): Candidates => {
    const found = emptyCandidates(parts, rarity, verdictOf);
    for (const [at, { units, mask, score, own, isWanted }] of all.entries())
      for (let place = 0; place < units.length; place++) {
        const unit = units[place] ?? 0;
        const verdict = verdictOf(mask[unit] ?? 0);
        if (!accepts(verdict, own[unit] ?? 0) || !isWanted(unit)) continue;
        const factor = power === 0 ? 1 : verdict.coverage ** power;
        push(found, at, unit, mask[unit] ?? 0, (score[unit] ?? 0) * factor);
      }
    return found;
  };
  if (soft !== true) {
    const strict = choose(({ full }, own) => full && own > 0, 0);
    if (strict.unit.length > 0) return strict;
    const byNames = choose(({ full }) => full, 0);
    if (byNames.unit.length > 0 || soft === false) return byNames;
  }
  let most = 0;
  for (const { units, mask, own } of all)
    for (const unit of units) {
      const { possible, coverage } = verdictOf(mask[unit] ?? 0);
      if (possible && (own[unit] ?? 0) > 0 && coverage > most) most = coverage;
    }
  const least = most * weights.leastCoverage;
  return choose(
    ({ possible, coverage }, own) => possible && own > 0 && coverage > 0 && coverage >= least,
    weights.coverage,
  );
}

function emptyCandidates(
  parts: Candidates['parts'],
  rarity: readonly number[],
  verdictOf: Candidates['verdictOf'],
): Candidates {
  return { parts, part: [], unit: [], mask: [], score: [], rarity, verdictOf };
}

function push(found: Candidates, part: number, unit: number, mask: number, score: number): void {
  found.part.push(part);
  found.unit.push(unit);
  found.mask.push(mask);
  found.score.push(score);
}

export function partsFor(parts: readonly Part[], texts: ReadonlyMap<number, RankedText>): AllowedPart[] {
  return parts.flatMap((part) => {
    const runs = unitRuns(part, (id) => texts.has(id));
    return runs.length === 0 ? [] : [{ part, runs, ranges: docRanges(part, runs) }];
  });
}

function sizeOf({ from, to }: DocRanges): number {
  return from.reduce((sum, first, at) => sum + (to[at] ?? 0) - first, 0);
}

/** The usual inverse document frequency of BM25; of what is never sure, by all that answers. */
function rarityOf(gathered: readonly (Gathered | undefined)[], total: number): number {
  const sure = gathered.reduce((sum, own) => sum + (own?.sure ?? 0), 0);
  const any = gathered.reduce((sum, own) => sum + (own?.units.length ?? 0), 0);
  const found = Math.min(sure > 0 ? sure : any, total);
  return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

type Sums = { units: Uint32Array; mask: Int32Array; score: Float32Array; own: Uint8Array };

/** Brings together what the leaves found: `units` lists those with any, the rest is by unit. */
function sumUp(
  part: Part,
  gathered: readonly Gathered[],
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

function addUntouched(part: Part, runs: AllowedPart['runs'], sums: Sums): void {
  const units = new Set(sums.units);
  for (const unit of sums.units) sums.own[unit] = 1;
  eachArticle(part, runs, (unit) => {
    units.add(unit);
    sums.own[unit] = 1;
  });
  sums.units = Uint32Array.from(units);
}

function unitFilter(part: Part, { paths, parts }: RankFilter): (unit: number) => boolean {
  return (unit) => {
    const flags = part.unitFlags[unit] ?? 0;
    if (parts !== undefined && !parts.has(documentPartOf(flags))) return false;
    return paths === undefined || paths.has(part.paths[part.unitPath[unit] ?? 0] ?? '');
  };
}

function eachArticle(part: Part, runs: AllowedPart['runs'], visit: (unit: number) => void): void {
  for (const [from, to] of runs)
    for (let unit = from; unit < to; unit++)
      if (((part.unitFlags[unit] ?? 0) & findableFlag) !== 0) visit(unit);
}

export function isRepealed(part: Part, unit: number): boolean {
  return ((part.unitFlags[unit] ?? 0) & repealedFlag) !== 0;
}
