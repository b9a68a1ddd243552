import { fieldNumber, fields } from '../index/fields.ts';
import { findableFlag, type Part, wordNumber } from '../index/part.ts';
import type { Candidates } from './candidates.ts';
import { rangesOf, visitPostings } from './doc-ranges.ts';
import type { Leaf } from './leaves-of-query.ts';
import { docsFor, type Occurrence, occurrencesIn } from './occurrences.ts';
import type { Evidence } from './ranking.ts';
import type { Weights } from './weights.ts';
import { closeness, type Spot } from './word-windows.ts';
import type { WorkBudget } from './work-budget.ts';

export type RankContext = { weights: Weights; budget: WorkBudget };

export type DetailedScore = {
  /** The score by words alone is multiplied by this. */
  factor: number;
  bestPath: string | undefined;
  /** Computed on demand: most candidates that are scored in detail are not on the page. */
  terms: () => readonly Evidence[];
};

const fieldOfReason = {
  text: 'text',
  heading: 'heading',
  marginal: 'heading',
  container: 'container',
  title: 'title',
} as const;

/** Scores some candidates by the positions of their words: how near they stand, and whether they are the heading. */
export function createDetailedScores(
  candidates: Candidates,
  leaves: readonly Leaf[],
  chosen: readonly number[],
  { weights, budget }: RankContext,
): { of: (candidate: number) => DetailedScore } {
  const byPart = new Map<number, number[]>();
  for (const candidate of chosen) {
    const part = candidates.part[candidate] ?? 0;
    const units = byPart.get(part) ?? [];
    byPart.set(part, units);
    units.push(candidates.unit[candidate] ?? 0);
  }
  const occurrences = new Map<number, ReadonlyMap<number, Occurrence[]>>();
  for (const [number, units] of byPart) {
    const part = candidates.parts[number]?.part;
    if (part) occurrences.set(number, occurrencesIn(part, leaves, units, budget));
  }
  return {
    of: (candidate) => {
      const number = candidates.part[candidate] ?? 0;
      const part = candidates.parts[number]?.part;
      const unit = candidates.unit[candidate] ?? 0;
      const own = occurrences.get(number);
      if (part === undefined || own === undefined) return { factor: 1, bestPath: undefined, terms: () => [] };
      const all = docsFor(part, unit).flatMap((doc) => own.get(doc) ?? []);
      return scoreInDetail({ part, unit }, all, leaves, candidates.rarity, weights);
    },
  };
}

/** A heading above counts more for the first article below it, which often defines the subject. */
function reachFrom(part: Part, above: number, unit: number, weights: Weights): number {
  for (let between = above + 1; between < unit; between++)
    if (((part.unitFlags[between] ?? 0) & findableFlag) !== 0) return weights.headingAbove;
  return weights.headingAbove * weights.firstBelow;
}

function scoreInDetail(
  { part, unit }: { part: Part; unit: number },
  all: readonly Occurrence[],
  leaves: readonly Leaf[],
  rarity: readonly number[],
  weights: Weights,
): DetailedScore {
  const weightOfLeaf = (leaf: number) => rarity[leaf] ?? 0;
  const total = leaves.reduce((sum, { negative }, leaf) => sum + (negative ? 0 : weightOfLeaf(leaf)), 0) || 1;
  let best = { value: 0, doc: -1 };
  let heading = 0;
  for (const [doc, own] of byDocOf(all)) {
    const spots = spotsOf(own, leaves);
    const share = spots.reduce((sum, { leaf, weight }) => sum + weight * weightOfLeaf(leaf), 0) / total;
    const field = part.docField[doc] ?? 0;
    if (field === fieldNumber.title) continue;
    if (field !== fieldNumber.text) {
      const tight = Math.min(1, spots.length / Math.max(1, part.docLength[doc] ?? 1));
      const reach =
        field === fieldNumber.heading ? 1 : reachFrom(part, part.docUnit[doc] ?? 0, unit, weights);
      heading = Math.max(heading, share * tight * reach);
    } else {
      const { near, inOrder } = closeness(spots);
      const value =
        weights.bestParagraph * share ** 2 +
        share * (weights.proximity * near + (inOrder ? weights.phrase : 0));
      if (value > best.value) best = { value, doc };
    }
  }
  return {
    factor: 1 + best.value + weights.heading * heading,
    bestPath: best.doc < 0 ? undefined : part.paths[part.docPath[best.doc] ?? 0],
    terms: () => termsOf(part, all, leaves),
  };
}

function byDocOf(all: readonly Occurrence[]): ReadonlyMap<number, readonly Occurrence[]> {
  return Map.groupBy(all, ({ doc }) => doc);
}

/** The best occurrence of each leaf in a doc. */
function spotsOf(own: readonly Occurrence[], leaves: readonly Leaf[]): Spot[] {
  const best = new Map<number, Spot>();
  for (const { leaf, weight, places = [] } of own) {
    const before = best.get(leaf);
    if (before && before.weight > weight) continue;
    const merged =
      before?.weight === weight ? [...before.places, ...places].sort((a, b) => a - b) : [...places];
    best.set(leaf, { leaf, weight, places: merged, offset: leaves[leaf]?.place ?? 0 });
  }
  return [...best.values()].sort((a, b) => a.leaf - b.leaf);
}

function termsOf(part: Part, all: readonly Occurrence[], leaves: readonly Leaf[]): Evidence[] {
  const terms = new Map<string, Evidence & { order: number }>();
  for (const { leaf, kind, weight, matched: own, doc } of all) {
    const field = fieldOfReason[fields[part.docField[doc] ?? 0] ?? 'text'];
    const text = leaves[leaf]?.text ?? '';
    const words = typeof own === 'string' ? own : own.map((slot) => wordIn(part, slot, doc)).join(' ');
    const key = `${leaf} ${words} ${field}`;
    if (!terms.has(key)) terms.set(key, { asked: text, found: words, kind, field, order: leaf - weight });
  }
  return [...terms.values()].sort((a, b) => a.order - b.order).map(({ order: _, ...term }) => term);
}

/** The first of these words that occurs in a doc. */
function wordIn(part: Part, words: readonly string[], doc: number): string {
  const ranges = rangesOf([[doc, doc + 1]]);
  const occurs = (word: string) => {
    const number = wordNumber(part, word);
    let isPresent = false;
    if (number >= 0)
      visitPostings(part, number, ranges, () => {
        isPresent = true;
      });
    return isPresent;
  };
  return words.find(occurs) ?? '';
}
