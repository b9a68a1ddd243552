import { type IndexPart, positionsFrom, wordNumber } from '../index/index-part.ts';
import { type DocRanges, visitPostings } from './doc-ranges.ts';
import type { Proximity } from './expansion.ts';
import { narrowestWindow, runsIn } from './word-windows.ts';
import { type WorkBudget, workOfWord } from './work-budget.ts';

/**
 * Visits the docs in which words of all slots are near enough. `isFar` is true if they are only as near as
 * `farther` requires. Stops when the budget is spent.
 */
export function visitProximity(
  part: IndexPart,
  find: Proximity,
  { ranges, budget }: { ranges: DocRanges; budget: WorkBudget },
  visit: (doc: number, count: number, isFar: boolean) => void,
): void {
  const slots = find.slots.map((words) =>
    words.map((word) => wordNumber(part, word)).filter((number) => number >= 0),
  );
  const sizes = slots.map((words) => words.reduce((sum, word) => sum + postingsOf(part, word), 0));
  if (sizes.length === 0 || sizes.includes(0)) return;
  // The rarest slot first: the others are then searched in its docs only.
  const order = slots.map((_, slot) => slot).sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
  let within = ranges;
  const postings: Postings[] = [];
  for (const slot of order) {
    const own = postingsIn(part, slots[slot] ?? [], within, budget);
    postings[slot] = own;
    within = { from: own.docs, to: own.docs.map((doc) => doc + 1), size: own.docs.length };
  }
  for (const doc of within.from) {
    if (budget.isSpent()) return;
    check(part, find, postings, { doc, budget }, visit);
  }
}

type Postings = { docs: Uint32Array; numbers: Uint32Array; at: number };

function postingsOf(part: IndexPart, word: number): number {
  return (part.postingStart[word + 1] ?? 0) - (part.postingStart[word] ?? 0);
}

/** The docs of a slot in ascending order, each once, and its postings ordered by doc. */
function postingsIn(
  part: IndexPart,
  words: readonly number[],
  ranges: DocRanges,
  budget: WorkBudget,
): Postings {
  const numbers: number[] = [];
  for (const word of words) {
    if (budget.isSpent()) break;
    const seen = visitPostings(part, word, ranges, (posting) => {
      numbers.push(posting);
    });
    budget.spend(seen + workOfWord);
  }
  const docOf = (posting: number) => part.postingDoc[posting] ?? 0;
  if (words.length > 1) numbers.sort((a, b) => docOf(a) - docOf(b));
  const docs = new Uint32Array(numbers.length);
  let count = 0;
  for (const posting of numbers) {
    const doc = docOf(posting);
    if (count === 0 || docs[count - 1] !== doc) docs[count++] = doc;
  }
  return { docs: docs.subarray(0, count), numbers: Uint32Array.from(numbers), at: 0 };
}

function check(
  part: IndexPart,
  find: Proximity,
  postings: readonly Postings[],
  { doc, budget }: { doc: number; budget: WorkBudget },
  visit: (doc: number, count: number, isFar: boolean) => void,
): void {
  const places = postings.map((slot) => placesIn(part, slot, doc));
  const all = places.reduce((sum, { length }) => sum + length, 0);
  // The narrowest window is moved from position to position, and each move inspects every slot.
  budget.spend(find.inOrder ? all : all * places.length);
  if (find.inOrder) {
    const count = runsIn(places);
    if (count > 0) visit(doc, count, false);
    return;
  }
  const between = narrowestWindow(places) - places.length;
  const isNear = between <= find.distance;
  if (!isNear && between > (find.farther?.distance ?? 0)) return;
  // Counted as often as the rarest of the words, even if not every occurrence is near.
  visit(doc, Math.min(...places.map(({ length }) => length)), !isNear);
}

/** Positions of the words of a slot in a doc, ascending. Must be called with ascending docs. */
function placesIn(part: IndexPart, slot: Postings, doc: number): number[] {
  const places: number[] = [];
  while (slot.at < slot.numbers.length && (part.postingDoc[slot.numbers[slot.at] ?? 0] ?? 0) < doc) slot.at++;
  let words = 0;
  for (; part.postingDoc[slot.numbers[slot.at] ?? -1] === doc; slot.at++, words++) {
    const posting = slot.numbers[slot.at] ?? 0;
    const from = positionsFrom(part, posting);
    const to = from + (part.postingCount[posting] ?? 0);
    for (let at = from; at < to; at++) places.push(part.positions[at] ?? 0);
  }
  return words > 1 ? places.sort((a, b) => a - b) : places;
}

export function positionsOf(part: IndexPart, posting: number): Uint16Array {
  const from = positionsFrom(part, posting);
  return part.positions.subarray(from, from + (part.postingCount[posting] ?? 0));
}
