import { findableFlag, type Part, repealedFlag } from '../index/part.ts';
import { type DocRanges, docRanges, unitRuns } from './doc-ranges.ts';
import type { RankedText } from './ranking.ts';
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
export function placeOf(found: Candidates, candidate: number): { allowed: AllowedPart; unit: number } {
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
