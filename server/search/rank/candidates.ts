import { documentPartOf, findableFlag, type IndexPart, repealedFlag } from '../index/index-part.ts';
import { type DocRanges, docRanges, unitRuns } from './doc-ranges.ts';
import type { RankedText, RankFilter } from './rank-types.ts';
import type { Verdict } from './verdict.ts';

/** The units of a part that a search may look at. */
export type AllowedPart = {
  part: IndexPart;
  /** Runs of units, and the docs of these units. */
  runs: readonly (readonly [number, number])[];
  ranges: DocRanges;
  /** For each text of the part: its weight, and its position among the documents. */
  textWeight: Float32Array;
  textOrder: Float64Array;
};

/** All articles that match a query, stored as columns: there may be hundreds of thousands. */
export type Candidates = {
  parts: readonly AllowedPart[];
  size: number;
  /** For each candidate: number of its part, unit within that part, bit mask of the matched terms, score by words alone. */
  part: Uint16Array;
  unit: Uint32Array;
  mask: Int32Array;
  score: Float32Array;
  /** The inverse document frequency of each term. */
  rarity: readonly number[];
  verdictOf: (mask: number) => Verdict;
  /** Those that meet the whole query come first, whatever the others score. */
  fullFirst?: boolean;
};

/** How the terms of a query are weighed and judged; the same for all candidates. */
export type TermScoring = Pick<Candidates, 'rarity' | 'verdictOf'>;

export function createCandidates(
  parts: readonly AllowedPart[],
  capacity: number,
  { rarity, verdictOf }: TermScoring,
): Candidates {
  return {
    parts,
    size: 0,
    part: new Uint16Array(capacity),
    unit: new Uint32Array(capacity),
    mask: new Int32Array(capacity),
    score: new Float32Array(capacity),
    rarity,
    verdictOf,
  };
}

export function addCandidate(
  candidates: Candidates,
  part: number,
  unit: number,
  mask: number,
  score: number,
): void {
  const at = candidates.size++;
  candidates.part[at] = part;
  candidates.unit[at] = unit;
  candidates.mask[at] = mask;
  candidates.score[at] = score;
}

/** Part and unit of a candidate. */
export function unitOfCandidate(
  candidates: Candidates,
  candidate: number,
): { allowed: AllowedPart; unit: number } {
  const allowed = candidates.parts[candidates.part[candidate] ?? 0];
  if (allowed === undefined) throw new RangeError(`No candidate ${candidate}`);
  return { allowed, unit: candidates.unit[candidate] ?? 0 };
}

/** Whether a candidate only follows those that meet the whole query. */
export function isInTail({ fullFirst, mask, verdictOf }: Candidates, candidate: number): boolean {
  return fullFirst === true && !verdictOf(mask[candidate] ?? 0).full;
}

export function textIdOf(part: IndexPart, unit: number): number {
  return part.textIds[part.unitText[unit] ?? 0] ?? 0;
}

export function isRepealed(part: IndexPart, unit: number): boolean {
  return ((part.unitFlags[unit] ?? 0) & repealedFlag) !== 0;
}

/** The parts that hold at least one of the texts. */
export function allowedParts(
  parts: readonly IndexPart[],
  texts: ReadonlyMap<number, RankedText>,
): AllowedPart[] {
  return parts.flatMap((part) => {
    const runs = unitRuns(part, (id) => texts.has(id));
    if (runs.length === 0) return [];
    const textWeight = Float32Array.from(part.textIds, (id) => texts.get(id)?.weight ?? 1);
    const textOrder = Float64Array.from(part.textIds, (id) => texts.get(id)?.order ?? 0);
    return [{ part, runs, ranges: docRanges(part, runs), textWeight, textOrder }];
  });
}

/** Visits the articles and other findable units in these runs. */
export function eachArticle(part: IndexPart, runs: AllowedPart['runs'], visit: (unit: number) => void): void {
  for (const [from, to] of runs)
    for (let unit = from; unit < to; unit++)
      if (((part.unitFlags[unit] ?? 0) & findableFlag) !== 0) visit(unit);
}

type LetsArticle = NonNullable<RankFilter['letsArticle']>;

// Results of `letsArticle` by the number of the path in its part: texts share most of their paths, and one
// search filters several times.
const pathResults = new WeakMap<LetsArticle, WeakMap<IndexPart, Uint8Array>>();
const [passed, refused] = [1, 2];

/** Tests whether a unit of a part passes the filters that the request has beside its words. */
export function unitFilter(
  part: IndexPart | undefined,
  { paths, parts, letsArticle }: RankFilter,
): (unit: number) => boolean {
  if (part === undefined || (paths === undefined && parts === undefined && letsArticle === undefined))
    return () => true;
  const letsPath = letsArticle === undefined ? () => true : pathFilter(part, letsArticle);
  return (unit) => {
    if (parts !== undefined && !parts.has(documentPartOf(part.unitFlags[unit] ?? 0))) return false;
    const path = part.unitPath[unit] ?? 0;
    return letsPath(path) && (paths === undefined || paths.has(part.paths[path] ?? ''));
  };
}

function pathFilter(part: IndexPart, letsArticle: LetsArticle): (path: number) => boolean {
  const byPart = pathResults.get(letsArticle) ?? new WeakMap<IndexPart, Uint8Array>();
  pathResults.set(letsArticle, byPart);
  const results = byPart.get(part) ?? new Uint8Array(part.paths.length);
  byPart.set(part, results);
  return (path) => {
    if (results[path] === 0) results[path] = letsArticle(part.paths[path] ?? '') ? passed : refused;
    return results[path] === passed;
  };
}
