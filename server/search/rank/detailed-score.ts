import { fieldNumber, fields } from '../index/fields.ts';
import { findableFlag, type IndexPart, wordNumber } from '../index/index-part.ts';
import type { Candidates } from './candidates.ts';
import { toDocRanges, visitPostings } from './doc-ranges.ts';
import type { Proximity } from './expansion.ts';
import { docsFor, type Occurrence, occurrencesIn } from './occurrences.ts';
import { positionsOf } from './proximity.ts';
import type { QueryTerm } from './query-terms.ts';
import type { Evidence } from './rank-types.ts';
import type { Weights } from './weights.ts';
import { closeness, type Spot } from './word-windows.ts';
import type { WorkBudget } from './work-budget.ts';

export type RankContext = { weights: Weights; budget: WorkBudget };

export type DetailedScore = {
  /** The score by words alone is multiplied by this. */
  factor: number;
  bestPath: string | undefined;
  /** Computed on demand: most candidates that are scored in detail are not on the page. */
  evidence: () => readonly Evidence[];
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
  terms: readonly QueryTerm[],
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
    if (part) occurrences.set(number, occurrencesIn(part, terms, units, budget));
  }
  return {
    of: (candidate) => {
      const number = candidates.part[candidate] ?? 0;
      const part = candidates.parts[number]?.part;
      const unit = candidates.unit[candidate] ?? 0;
      const own = occurrences.get(number);
      if (part === undefined || own === undefined)
        return { factor: 1, bestPath: undefined, evidence: () => [] };
      const all = docsFor(part, unit).flatMap((doc) => own.get(doc) ?? []);
      return scoreInDetail({ part, unit }, all, terms, candidates.rarity, weights);
    },
  };
}

/** A heading above counts more for the first article below it, which often defines the subject. */
function reachFrom(part: IndexPart, above: number, unit: number, weights: Weights): number {
  for (let between = above + 1; between < unit; between++)
    if (((part.unitFlags[between] ?? 0) & findableFlag) !== 0) return weights.headingAbove;
  return weights.headingAbove * weights.firstBelow;
}

function scoreInDetail(
  { part, unit }: { part: IndexPart; unit: number },
  all: readonly Occurrence[],
  terms: readonly QueryTerm[],
  rarity: readonly number[],
  weights: Weights,
): DetailedScore {
  const weightOfTerm = (term: number) => rarity[term] ?? 0;
  const total = terms.reduce((sum, { negative }, term) => sum + (negative ? 0 : weightOfTerm(term)), 0) || 1;
  let best = { value: 0, doc: -1 };
  let heading = 0;
  for (const [doc, own] of byDocOf(all)) {
    const spots = spotsOf(own, terms);
    const share = spots.reduce((sum, { term, weight }) => sum + weight * weightOfTerm(term), 0) / total;
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
    evidence: () => evidenceOf(part, all, terms),
  };
}

function byDocOf(all: readonly Occurrence[]): ReadonlyMap<number, readonly Occurrence[]> {
  return Map.groupBy(all, ({ doc }) => doc);
}

/** The best occurrence of each term in a doc. */
function spotsOf(own: readonly Occurrence[], terms: readonly QueryTerm[]): Spot[] {
  const best = new Map<number, Spot>();
  for (const { term, weight, places = [] } of own) {
    const before = best.get(term);
    if (before && before.weight > weight) continue;
    const merged =
      before?.weight === weight ? [...before.places, ...places].sort((a, b) => a - b) : [...places];
    best.set(term, { term, weight, places: merged, offset: terms[term]?.place ?? 0 });
  }
  return [...best.values()].sort((a, b) => a.term - b.term);
}

function evidenceOf(part: IndexPart, all: readonly Occurrence[], terms: readonly QueryTerm[]): Evidence[] {
  const evidence = new Map<string, Evidence & { order: number }>();
  for (const { term, kind, weight, matched: own, doc } of all) {
    const field = fieldOfReason[fields[part.docField[doc] ?? 0] ?? 'text'];
    const text = terms[term]?.text ?? '';
    const words = typeof own === 'string' ? own : wordsTogether(part, own, doc).join(' ');
    const key = `${term} ${words} ${field}`;
    if (!evidence.has(key))
      evidence.set(key, { asked: text, found: words, kind, field, order: term - weight });
  }
  return [...evidence.values()].sort((a, b) => a.order - b.order).map(({ order: _, ...one }) => one);
}

/**
 * The words of a doc that fill the slots and stand nearest to each other, in the order of the text. A compound that
 * fills several slots is one word.
 */
function wordsTogether(part: IndexPart, slots: Proximity['slots'], doc: number): string[] {
  const ranges = toDocRanges([[doc, doc + 1]]);
  const places = slots.flatMap((words, slot) =>
    words.flatMap((word) => {
      const number = wordNumber(part, word);
      const own: { slot: number; place: number; word: string }[] = [];
      if (number >= 0)
        visitPostings(part, number, ranges, (posting) => {
          for (const place of positionsOf(part, posting)) own.push({ slot, place, word });
        });
      return own;
    }),
  );
  places.sort((a, b) => a.place - b.place);
  let best: typeof places = [];
  const latest = new Map<number, (typeof places)[number]>();
  for (const one of places) {
    latest.set(one.slot, one);
    if (latest.size < slots.length) continue;
    const window = [...latest.values()].sort((a, b) => a.place - b.place);
    if (best.length === 0 || spanOf(window) < spanOf(best)) best = window;
  }
  return best.filter(({ place }, at) => place !== best[at - 1]?.place).map(({ word }) => word);
}

function spanOf(window: readonly { place: number }[]): number {
  return (window.at(-1)?.place ?? 0) - (window[0]?.place ?? 0);
}
