import { fieldNumber, firstSharedField } from '../index/fields.ts';
import { findableFlag, firstWordFrom, type Part, wordNumber } from '../index/part.ts';
import { type DocRanges, visitPostings } from './doc-ranges.ts';
import { docWeights } from './doc-weights.ts';
import type { Find } from './expansion.ts';
import type { Leaf } from './leaves.ts';
import { visitTogether } from './together.ts';
import type { Weights } from './weights.ts';
import type { WorkBudget } from './work-budget.ts';

/** The units of a part that answer one leaf. */
export type Gathered = {
  units: Uint32Array;
  /** How well, from 0 to 1: the best way found, and how often. */
  strengths: Float32Array;
  /** 1 where it stands in the article or a heading above it, not only in the names of its document. */
  own: Uint8Array;
  /** Units that answer surely (the word, its inflections) by their own words: what its rarity is told by. */
  sure: number;
};

type Scratch = { amount: Float32Array; best: Float32Array; own: Uint8Array; touched: Uint32Array };

// As large as the part has units and empty between two uses; ranking is never interrupted.
const scratches = new WeakMap<Part, Scratch>();

function scratchOf(part: Part): Scratch {
  const known = scratches.get(part);
  if (known) return known;
  const size = part.unitEnd.length;
  const scratch = {
    amount: new Float32Array(size),
    best: new Float32Array(size),
    own: new Uint8Array(size),
    touched: new Uint32Array(size),
  };
  scratches.set(part, scratch);
  return scratch;
}

const sureFrom = 0.8;

/** Collects what answers a leaf; the best finds first, so that each unit knows its best. */
export function gather(
  part: Part,
  leaf: Leaf,
  ranges: DocRanges,
  weights: Weights,
  budget: WorkBudget,
): Gathered {
  const scratch = scratchOf(part);
  const byDoc = docWeights(part, weights);
  const { amount, best, own, touched } = scratch;
  let count = 0;
  const touch = (unit: number, more: number, weight: number, isOwn: number): void => {
    const before = best[unit] ?? 0;
    if (before === 0) {
      touched[count++] = unit;
      best[unit] = weight;
      amount[unit] = more;
    } else amount[unit] = (amount[unit] ?? 0) + (before > weight ? more * weights.others : more);
    own[unit] = (own[unit] ?? 0) | isOwn;
  };
  const add = (doc: number, times: number, weight: number): void => {
    const field = part.docField[doc] ?? 0;
    if (((leaf.fieldMask >> field) & 1) === 0) return;
    const unit = part.docUnit[doc] ?? 0;
    const more = times * (byDoc[doc] ?? 0);
    if (field < firstSharedField) {
      touch(unit, more, weight, 1);
      return;
    }
    const end = part.unitEnd[unit] ?? 0;
    const isOwn = field === fieldNumber.title ? 0 : 1;
    budget.spend(end - unit);
    for (let below = unit + 1; below < end; below++)
      if (((part.unitFlags[below] ?? 0) & findableFlag) !== 0) touch(below, more, weight, isOwn);
  };
  for (const find of leaf.finds) {
    if (budget.isSpent()) break;
    addFind(part, find, ranges, add, budget);
  }
  return finish(scratch, count, weights);
}

function addFind(
  part: Part,
  find: Find,
  ranges: DocRanges,
  add: (doc: number, times: number, weight: number) => void,
  budget: WorkBudget,
): void {
  const { weight } = find;
  if ('slots' in find) {
    budget.spend(visitTogether(part, find, ranges, (doc, times) => add(doc, times, weight)));
    return;
  }
  const addWord = (word: number) =>
    budget.spend(
      visitPostings(part, word, ranges, (posting, doc) => add(doc, part.postingCount[posting] ?? 0, weight)),
    );
  if ('prefix' in find) {
    const { words } = part;
    for (let word = firstWordFrom(words, find.prefix); words[word]?.startsWith(find.prefix); word++) {
      if (budget.isSpent()) return;
      addWord(word);
    }
    return;
  }
  const word = wordNumber(part, find.word);
  if (word >= 0) addWord(word);
}

function finish({ amount, best, own, touched }: Scratch, count: number, weights: Weights): Gathered {
  const units = touched.slice(0, count);
  const strengths = new Float32Array(count);
  const owns = new Uint8Array(count);
  let sure = 0;
  for (let at = 0; at < count; at++) {
    const unit = units[at] ?? 0;
    const times = amount[unit] ?? 0;
    const bestWeight = best[unit] ?? 0;
    const isOwn = own[unit] ?? 0;
    strengths[at] = (bestWeight * times) / (times + weights.saturation);
    owns[at] = isOwn;
    if (bestWeight >= sureFrom) sure += isOwn;
    amount[unit] = 0;
    best[unit] = 0;
    own[unit] = 0;
  }
  return { units, strengths, own: owns, sure };
}
