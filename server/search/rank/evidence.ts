import { fieldNumber, fields, firstSharedField } from '../index/fields.ts';
import { firstWordFrom, type Part, wordNumber } from '../index/part.ts';
import type { Candidates } from './candidates.ts';
import { closeness, type Spot } from './closeness.ts';
import { rangesOf, visitPostings } from './doc-ranges.ts';
import type { Find, FindKind } from './expansion.ts';
import type { Leaf } from './leaves.ts';
import type { Evidence } from './ranking.ts';
import { positionsOf, visitTogether } from './together.ts';
import type { Weights } from './weights.ts';

/** A find in a doc; places only for single words. */
type Occurrence = {
  leaf: number;
  kind: FindKind;
  weight: number;
  found: string;
  doc: number;
  places: Uint16Array | undefined;
};
export type CloseLook = {
  /** What the score by words alone is multiplied with. */
  factor: number;
  bestPath: string | undefined;
  terms: readonly Evidence[];
};

const fieldOfReason = {
  text: 'text',
  heading: 'heading',
  marginal: 'heading',
  container: 'container',
  title: 'title',
} as const;

/** Looks closely at some candidates: where their words stand, how near, and whether they are the heading. */
export function createEvidence(
  found: Candidates,
  leaves: readonly Leaf[],
  chosen: readonly number[],
  weights: Weights,
): { of: (candidate: number) => CloseLook } {
  const byPart = new Map<number, number[]>();
  for (const candidate of chosen) {
    const part = found.part[candidate] ?? 0;
    byPart.set(part, [...(byPart.get(part) ?? []), found.unit[candidate] ?? 0]);
  }
  const occurrences = new Map<number, ReadonlyMap<number, Occurrence[]>>();
  for (const [number, units] of byPart) {
    const part = found.parts[number]?.part;
    if (part) occurrences.set(number, occurrencesIn(part, leaves, units));
  }
  return {
    of: (candidate) => {
      const number = found.part[candidate] ?? 0;
      const part = found.parts[number]?.part;
      const unit = found.unit[candidate] ?? 0;
      const own = occurrences.get(number);
      if (part === undefined || own === undefined) return { factor: 1, bestPath: undefined, terms: [] };
      const all = docsFor(part, unit).flatMap((doc) => own.get(doc) ?? []);
      return look(part, all, leaves, found.rarity, weights);
    },
  };
}

/** Docs that say something about a unit: its own, and the headings above it. */
function docsFor(part: Part, unit: number): number[] {
  const docs: number[] = [];
  const add = (of: number, isWanted: (field: number) => boolean) => {
    const end = part.unitFirstDoc[of + 1] ?? 0;
    for (let doc = part.unitFirstDoc[of] ?? 0; doc < end; doc++)
      if (isWanted(part.docField[doc] ?? 0)) docs.push(doc);
  };
  add(unit, (field) => field < firstSharedField);
  for (const above of unitsAbove(part, unit)) add(above, (field) => field >= firstSharedField);
  return docs;
}

function unitsAbove(part: Part, unit: number): number[] {
  const first = part.textFirstUnit[part.unitText[unit] ?? 0] ?? 0;
  const above: number[] = [];
  for (let before = unit - 1; before >= first; before--)
    if ((part.unitEnd[before] ?? 0) > unit) above.push(before);
  return above;
}

/** Of the docs of these units, what answers each leaf. */
function occurrencesIn(
  part: Part,
  leaves: readonly Leaf[],
  units: readonly number[],
): ReadonlyMap<number, Occurrence[]> {
  const all = [...new Set(units.flatMap((unit) => [unit, ...unitsAbove(part, unit)]))].sort((a, b) => a - b);
  const ranges = rangesOf(
    all.map((unit) => [part.unitFirstDoc[unit] ?? 0, part.unitFirstDoc[unit + 1] ?? 0] as const),
  );
  const byDoc = new Map<number, Occurrence[]>();
  const push = (occurrence: Occurrence, fieldMask: number) => {
    if (((fieldMask >> (part.docField[occurrence.doc] ?? 0)) & 1) === 0) return;
    const known = byDoc.get(occurrence.doc);
    if (known) known.push(occurrence);
    else byDoc.set(occurrence.doc, [occurrence]);
  };
  for (const [number, leaf] of leaves.entries()) {
    if (leaf.negative) continue;
    for (const find of leaf.finds) {
      if ('slots' in find) {
        visitTogether(part, find, ranges, (doc, _, isFar) => {
          const weight = isFar ? (find.farther?.weight ?? find.weight) : find.weight;
          const found = find.slots.map(([first = '']) => first).join(' ');
          push({ leaf: number, kind: find.kind, weight, found, doc, places: undefined }, leaf.fieldMask);
        });
        continue;
      }
      for (const word of wordsOf(part, find))
        visitPostings(part, word, ranges, (posting, doc) => {
          const found = part.words[word] ?? '';
          const places = positionsOf(part, posting);
          push({ leaf: number, kind: find.kind, weight: find.weight, found, doc, places }, leaf.fieldMask);
        });
    }
  }
  return byDoc;
}

function wordsOf(part: Part, find: Exclude<Find, { slots: unknown }>): number[] {
  if ('word' in find) {
    const word = wordNumber(part, find.word);
    return word < 0 ? [] : [word];
  }
  const first = firstWordFrom(part.words, find.prefix);
  const words: number[] = [];
  for (let word = first; part.words[word]?.startsWith(find.prefix); word++) words.push(word);
  return words;
}

function look(
  part: Part,
  all: readonly Occurrence[],
  leaves: readonly Leaf[],
  rarity: readonly number[],
  weights: Weights,
): CloseLook {
  const weightOfLeaf = (leaf: number) => rarity[leaf] ?? 0;
  const asked = leaves.reduce((sum, { negative }, leaf) => sum + (negative ? 0 : weightOfLeaf(leaf)), 0) || 1;
  let best = { value: 0, doc: -1 };
  let heading = 0;
  for (const [doc, own] of byDocOf(all)) {
    const spots = spotsOf(own, leaves);
    const share = spots.reduce((sum, { leaf, weight }) => sum + weight * weightOfLeaf(leaf), 0) / asked;
    const field = part.docField[doc] ?? 0;
    if (field === fieldNumber.title) continue;
    if (field !== fieldNumber.text) {
      const tight = Math.min(1, spots.length / Math.max(1, part.docLength[doc] ?? 1));
      const reach = field === fieldNumber.heading ? 1 : weights.headingAbove;
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
    terms: termsOf(part, all, leaves),
  };
}

function byDocOf(all: readonly Occurrence[]): ReadonlyMap<number, readonly Occurrence[]> {
  return Map.groupBy(all, ({ doc }) => doc);
}

/** Of each leaf the best find in a doc. */
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
  for (const { leaf, kind, weight, found, doc } of all) {
    const field = fieldOfReason[fields[part.docField[doc] ?? 0] ?? 'text'];
    const asked = leaves[leaf]?.asked ?? '';
    const key = `${leaf} ${found} ${field}`;
    if (!terms.has(key)) terms.set(key, { asked, found, kind, field, order: leaf - weight });
  }
  return [...terms.values()].sort((a, b) => a.order - b.order).map(({ order: _, ...term }) => term);
}
