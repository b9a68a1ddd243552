import { documentPartOf, findableFlag, type Part, repealedFlag } from '../index/part.ts';
import { type DocRanges, docRanges, unitRuns } from './doc-ranges.ts';
import type { RankedText, RankFilter } from './ranking.ts';
import type { Verdict } from './verdict.ts';

/** What of a part a search may look at. */
export type AllowedPart = {
  part: Part;
  /** Runs of units, and their docs. */
  runs: readonly (readonly [number, number])[];
  ranges: DocRanges;
  /** Of each text of the part: what it weighs, and its place among the documents. */
  textWeight: Float32Array;
  textOrder: Float64Array;
};

/** All articles that a query finds, as columns: there may be hundreds of thousands. */
export type Candidates = {
  parts: readonly AllowedPart[];
  size: number;
  /** Number of the part, unit in it, set of leaves that it has, score by words alone. */
  part: Uint16Array;
  unit: Uint32Array;
  mask: Int32Array;
  score: Float32Array;
  /** For each leaf, how much more it tells than a common one. */
  rarity: readonly number[];
  verdictOf: (mask: number) => Verdict;
};

export function createCandidates(
  parts: readonly AllowedPart[],
  capacity: number,
  told: Pick<Candidates, 'rarity' | 'verdictOf'>,
): Candidates {
  return {
    parts,
    size: 0,
    part: new Uint16Array(capacity),
    unit: new Uint32Array(capacity),
    mask: new Int32Array(capacity),
    score: new Float32Array(capacity),
    ...told,
  };
}

export function addCandidate(
  found: Candidates,
  part: number,
  unit: number,
  mask: number,
  score: number,
): void {
  const at = found.size++;
  found.part[at] = part;
  found.unit[at] = unit;
  found.mask[at] = mask;
  found.score[at] = score;
}

/** Part and unit of a candidate. */
export function unitOf(found: Candidates, candidate: number): { allowed: AllowedPart; unit: number } {
  const allowed = found.parts[found.part[candidate] ?? 0];
  if (allowed === undefined) throw new RangeError(`No candidate ${candidate}`);
  return { allowed, unit: found.unit[candidate] ?? 0 };
}

export function textIdOf(part: Part, unit: number): number {
  return part.textIds[part.unitText[unit] ?? 0] ?? 0;
}

export function isRepealed(part: Part, unit: number): boolean {
  return ((part.unitFlags[unit] ?? 0) & repealedFlag) !== 0;
}

export function allowedParts(parts: readonly Part[], texts: ReadonlyMap<number, RankedText>): AllowedPart[] {
  return parts.flatMap((part) => {
    const runs = unitRuns(part, (id) => texts.has(id));
    if (runs.length === 0) return [];
    const textWeight = Float32Array.from(part.textIds, (id) => texts.get(id)?.weight ?? 1);
    const textOrder = Float64Array.from(part.textIds, (id) => texts.get(id)?.order ?? 0);
    return [{ part, runs, ranges: docRanges(part, runs), textWeight, textOrder }];
  });
}

/** Articles and their likes in these runs of units. */
export function eachArticle(part: Part, runs: AllowedPart['runs'], visit: (unit: number) => void): void {
  for (const [from, to] of runs)
    for (let unit = from; unit < to; unit++)
      if (((part.unitFlags[unit] ?? 0) & findableFlag) !== 0) visit(unit);
}

type LetsArticle = NonNullable<RankFilter['letsArticle']>;

// By the number of the path in its part: texts share most of theirs, and one answer asks several times.
const judged = new WeakMap<LetsArticle, WeakMap<Part, Uint8Array>>();
const [passed, refused] = [1, 2];

/** Whether a unit of a part passes what was asked beside the words. */
export function unitFilter(
  part: Part | undefined,
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

function pathFilter(part: Part, letsArticle: LetsArticle): (path: number) => boolean {
  const byPart = judged.get(letsArticle) ?? new WeakMap<Part, Uint8Array>();
  judged.set(letsArticle, byPart);
  const known = byPart.get(part) ?? new Uint8Array(part.paths.length);
  byPart.set(part, known);
  return (path) => {
    if (known[path] === 0) known[path] = letsArticle(part.paths[path] ?? '') ? passed : refused;
    return known[path] === passed;
  };
}
