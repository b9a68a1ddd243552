import { firstSharedField } from '../index/fields.ts';
import { firstWordFrom, type IndexPart, wordNumber } from '../index/index-part.ts';
import { toDocRanges, visitPostings } from './doc-ranges.ts';
import type { Expansion, ExpansionKind, Proximity } from './expansion.ts';
import { positionsOf, visitProximity } from './proximity.ts';
import type { QueryTerm } from './query-terms.ts';
import { type WorkBudget, workOfWord } from './work-budget.ts';

/** A match of a term in a doc; positions are known for single words only. */
export type Occurrence = {
  term: number;
  kind: ExpansionKind;
  weight: number;
  /** The word, or for each slot the words that may fill it. */
  matched: string | Proximity['slots'];
  doc: number;
  places: Uint16Array | undefined;
};

/** The docs that count for a unit: its own and the headings above it. */
export function docsFor(part: IndexPart, unit: number): number[] {
  const docs: number[] = [];
  const add = (of: number, accepts: (field: number) => boolean) => {
    const end = part.unitFirstDoc[of + 1] ?? 0;
    for (let doc = part.unitFirstDoc[of] ?? 0; doc < end; doc++)
      if (accepts(part.docField[doc] ?? 0)) docs.push(doc);
  };
  add(unit, (field) => field < firstSharedField);
  for (const above of unitsAbove(part, unit)) add(above, (field) => field >= firstSharedField);
  return docs;
}

/** Matches of all terms in the docs of these units, as far as the budget goes. */
export function occurrencesIn(
  part: IndexPart,
  terms: readonly QueryTerm[],
  units: readonly number[],
  budget: WorkBudget,
): ReadonlyMap<number, Occurrence[]> {
  const all = [...new Set(units.flatMap((unit) => [unit, ...unitsAbove(part, unit)]))].sort((a, b) => a - b);
  const ranges = toDocRanges(
    all.map((unit) => [part.unitFirstDoc[unit] ?? 0, part.unitFirstDoc[unit + 1] ?? 0] as const),
  );
  const byDoc = new Map<number, Occurrence[]>();
  const push = (occurrence: Occurrence, fieldMask: number) => {
    if (((fieldMask >> (part.docField[occurrence.doc] ?? 0)) & 1) === 0) return;
    const known = byDoc.get(occurrence.doc);
    if (known) known.push(occurrence);
    else byDoc.set(occurrence.doc, [occurrence]);
  };
  for (const [number, term] of terms.entries()) {
    if (term.negative) continue;
    for (const find of term.expansions) {
      if (budget.isSpent()) return byDoc;
      if ('slots' in find) {
        visitProximity(part, find, { ranges, budget }, (doc, _, isFar) => {
          const weight = isFar ? (find.farther?.weight ?? find.weight) : find.weight;
          push(
            { term: number, kind: find.kind, weight, matched: find.slots, doc, places: undefined },
            term.fieldMask,
          );
        });
        continue;
      }
      for (const word of wordsOf(part, find)) {
        if (budget.isSpent()) break;
        const seen = visitPostings(part, word, ranges, (posting, doc) => {
          const matched = part.words[word] ?? '';
          const places = positionsOf(part, posting);
          push({ term: number, kind: find.kind, weight: find.weight, matched, doc, places }, term.fieldMask);
        });
        budget.spend(seen + workOfWord);
      }
    }
  }
  return byDoc;
}

function* wordsOf(part: IndexPart, find: Exclude<Expansion, { slots: unknown }>): Generator<number> {
  if ('word' in find) {
    const word = wordNumber(part, find.word);
    if (word >= 0) yield word;
    return;
  }
  const first = firstWordFrom(part.words, find.prefix);
  for (let word = first; part.words[word]?.startsWith(find.prefix); word++) yield word;
}

const none = 0xffffffff;

// Computed once per part.
const parentsByPart = new WeakMap<IndexPart, Uint32Array>();

/** The units that contain a unit, the innermost first. */
function unitsAbove(part: IndexPart, unit: number): number[] {
  const parents = parentsIn(part);
  const above: number[] = [];
  for (let parent = parents[unit] ?? none; parent !== none; parent = parents[parent] ?? none)
    above.push(parent);
  return above;
}

function parentsIn(part: IndexPart): Uint32Array {
  const before = parentsByPart.get(part);
  if (before) return before;
  const parents = new Uint32Array(part.unitEnd.length).fill(none);
  const open: number[] = [];
  for (let unit = 0; unit < parents.length; unit++) {
    while (open.length > 0 && (part.unitEnd[open.at(-1) ?? 0] ?? 0) <= unit) open.pop();
    parents[unit] = open.at(-1) ?? none;
    open.push(unit);
  }
  parentsByPart.set(part, parents);
  return parents;
}
