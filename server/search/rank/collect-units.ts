import { fieldNumber, fields, firstSharedField } from '../index/fields.ts';
import { findableFlag, firstWordFrom, type IndexPart, wordNumber } from '../index/index-part.ts';
import { type DocRanges, gallop } from './doc-ranges.ts';
import type { Expansion } from './expansion.ts';
import { visitProximity } from './proximity.ts';
import type { QueryTerm } from './query-terms.ts';
import type { Weights } from './weights.ts';
import { type WorkBudget, workOfWord } from './work-budget.ts';

/** The units of a part that match one term. */
export type TermUnits = {
  units: Uint32Array;
  /** Strength of each match, from 0 to 1, by its best expansion and its frequency. */
  strengths: Float32Array;
  /** 1 where the match is in the article or a heading above it, not only in the names of its document. */
  own: Uint8Array;
  /** Number of units with a sure match (the word, its inflections) in their own words; the rarity is computed from it. */
  sure: number;
};

type Scratch = {
  amount: Float32Array;
  best: Float32Array;
  own: Uint8Array;
  sure: Uint8Array;
  touched: Uint32Array;
};

// Reused buffers, one entry per unit, cleared after each use. Safe since a ranking runs without interruption.
const scratches = new WeakMap<IndexPart, Scratch>();

function scratchOf(part: IndexPart): Scratch {
  const known = scratches.get(part);
  if (known) return known;
  const size = part.unitEnd.length;
  const scratch = {
    amount: new Float32Array(size),
    best: new Float32Array(size),
    own: new Uint8Array(size),
    sure: new Uint8Array(size),
    touched: new Uint32Array(size),
  };
  scratches.set(part, scratch);
  return scratch;
}

const sureFrom = 0.8;

/** Synonyms and translations never count as sure: their frequency does not tell how rare the queried word is. */
const isSure = ({ kind, weight }: Expansion) =>
  weight >= sureFrom && kind !== 'synonym' && kind !== 'translation';

/** Collects the units that match a term. The best expansions come first, so that the first match of a unit is its best. */
export function collectUnits(
  part: IndexPart,
  term: QueryTerm,
  ranges: DocRanges,
  weights: Weights,
  budget: WorkBudget,
): TermUnits {
  const collector = createCollector(part, term.fieldMask, weights, budget);
  for (const expansion of term.expansions) {
    if (budget.isSpent()) break;
    collector.begin(expansion);
    if ('slots' in expansion) {
      const farWeight = expansion.farther?.weight ?? expansion.weight;
      visitProximity(part, expansion, { ranges, budget }, (doc, count, isFar) =>
        collector.add(doc, count, isFar ? farWeight : expansion.weight),
      );
    } else if ('prefix' in expansion) {
      const { words } = part;
      for (
        let word = firstWordFrom(words, expansion.prefix);
        words[word]?.startsWith(expansion.prefix);
        word++
      ) {
        if (budget.isSpent()) break;
        addWord(part, word, expansion.weight, ranges, collector);
      }
    } else {
      const word = wordNumber(part, expansion.word);
      if (word >= 0) addWord(part, word, expansion.weight, ranges, collector);
    }
  }
  return collector.finish();
}

type Collector = ReturnType<typeof createCollector>;

function createCollector(part: IndexPart, fieldMask: number, weights: Weights, budget: WorkBudget) {
  const { amount, best, own, sure, touched } = scratchOf(part);
  const { docField, docUnit, unitEnd, unitFlags } = part;
  const byDoc = docWeights(part, weights);
  const { others, saturation } = weights;
  let count = 0;
  let surely = 0;

  function begin(expansion: Expansion): void {
    surely = isSure(expansion) ? 1 : 0;
  }
  function touch(unit: number, more: number, weight: number, isOwn: number): void {
    const before = best[unit] as number;
    if (before === 0) {
      touched[count++] = unit;
      best[unit] = weight;
      amount[unit] = more;
      own[unit] = isOwn;
      sure[unit] = surely;
      return;
    }
    amount[unit] = (amount[unit] as number) + (before > weight ? more * others : more);
    if (isOwn === 1) own[unit] = 1;
    if (surely === 1) sure[unit] = 1;
  }
  function add(doc: number, times: number, weight: number): void {
    const field = docField[doc] as number;
    if (((fieldMask >> field) & 1) === 0) return;
    const unit = docUnit[doc] as number;
    const more = times * (byDoc[doc] as number);
    if (field < firstSharedField) touch(unit, more, weight, 1);
    else share(unit, more, weight, field === fieldNumber.title ? 0 : 1);
  }
  function share(unit: number, more: number, weight: number, isOwn: number): void {
    const end = unitEnd[unit] as number;
    budget.spend(end - unit);
    for (let below = unit + 1; below < end; below++)
      if (((unitFlags[below] as number) & findableFlag) !== 0) touch(below, more, weight, isOwn);
  }
  function finish(): TermUnits {
    const units = touched.slice(0, count);
    const strengths = new Float32Array(count);
    const owns = new Uint8Array(count);
    let sureOwn = 0;
    for (let at = 0; at < count; at++) {
      const unit = units[at] as number;
      const times = amount[unit] as number;
      const bestWeight = best[unit] as number;
      const isOwn = own[unit] as number;
      strengths[at] = (bestWeight * times) / (times + saturation);
      owns[at] = isOwn;
      if (sure[unit] === 1) sureOwn += isOwn;
      best[unit] = 0;
    }
    return { units, strengths, own: owns, sure: sureOwn };
  }
  return { add, begin, finish, spend: budget.spend };
}

/** As `visitPostings`, but inlined, to save the closure per posting: most of the time of a search is spent here. */
function addWord(
  part: IndexPart,
  word: number,
  weight: number,
  ranges: DocRanges,
  collector: Collector,
): void {
  const { postingDoc, postingCount } = part;
  const { from, to } = ranges;
  const end = part.postingStart[word + 1] as number;
  let posting = part.postingStart[word] as number;
  let range = 0;
  let seen = 0;
  while (posting < end) {
    range = gallop(to, range, to.length, (postingDoc[posting] as number) + 1);
    if (range === to.length) break;
    posting = gallop(postingDoc, posting, end, from[range] as number);
    const before = posting;
    const last = to[range] as number;
    for (; posting < end && (postingDoc[posting] as number) < last; posting++)
      collector.add(postingDoc[posting] as number, postingCount[posting] as number, weight);
    seen += posting - before + 1;
  }
  collector.spend(seen + workOfWord);
}

// Computed once per part: a search reads them for every posting.
const weightsByPart = new WeakMap<IndexPart, { weights: Weights; byDoc: Float32Array }>();

/** Weight of one occurrence in each doc: that of the field, lowered in long texts, raised in headings above few articles. */
function docWeights(part: IndexPart, weights: Weights): Float32Array {
  const before = weightsByPart.get(part);
  if (before?.weights === weights) return before.byDoc;
  const ofField = fields.map((field) => weights.field[field]);
  const byDoc = part.docUnit.length === 0 ? new Float32Array(0) : new Float32Array(part.docUnit.length);
  for (let doc = 0; doc < byDoc.length; doc++) {
    const field = part.docField[doc] ?? 0;
    const length =
      field === fieldNumber.text
        ? lengthFactor(part.unitLength[part.docUnit[doc] ?? 0] ?? 0, weights.usualText, weights.textLength)
        : lengthFactor(part.docLength[doc] ?? 0, weights.usualHeading, weights.headingLength);
    const isHeading = field >= firstSharedField && field !== fieldNumber.title;
    const few = isHeading ? 1 + weights.loneHeading / articlesBelow(part, part.docUnit[doc] ?? 0) : 1;
    byDoc[doc] = (ofField[field] ?? 0) * length * few;
  }
  weightsByPart.set(part, { weights, byDoc });
  return byDoc;
}

/** Number of articles below a heading. An article without a heading of its own is often the only one below another heading. */
function articlesBelow(part: IndexPart, unit: number): number {
  let count = 0;
  const end = part.unitEnd[unit] ?? 0;
  for (let below = unit + 1; below < end; below++)
    if (((part.unitFlags[below] ?? 0) & findableFlag) !== 0) count++;
  return Math.max(1, count);
}

function lengthFactor(length: number, usual: number, strength: number): number {
  return 1 / (1 - strength + strength * (length / usual));
}
