import type { IndexPart } from '../index/index-part.ts';

/** Ascending runs of docs that a search inspects: `from` inclusive, `to` exclusive, `size` docs in all. */
export type DocRanges = { from: Uint32Array; to: Uint32Array; size: number };

/** Units of the allowed texts; neighbouring texts form one run. */
export function unitRuns(part: IndexPart, isAllowed: (textId: number) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  for (const [text, id] of part.textIds.entries()) {
    if (!isAllowed(id)) continue;
    const from = part.textFirstUnit[text] ?? 0;
    const to = part.textFirstUnit[text + 1] ?? 0;
    const last = runs.at(-1);
    if (last?.[1] === from) last[1] = to;
    else runs.push([from, to]);
  }
  return runs;
}

/** The docs of runs of units. */
export function docRanges(part: IndexPart, runs: readonly (readonly [number, number])[]): DocRanges {
  const docOf = (unit: number) => part.unitFirstDoc[unit] ?? 0;
  return toDocRanges(runs.map(([from, to]) => [docOf(from), docOf(to)]));
}

export function toDocRanges(runs: readonly (readonly [number, number])[]): DocRanges {
  return {
    from: Uint32Array.from(runs, ([from]) => from),
    to: Uint32Array.from(runs, ([, to]) => to),
    size: runs.reduce((sum, [from, to]) => sum + to - from, 0),
  };
}

/** Galloping search: the first index from `at` on whose number is not below `value`. It is mostly near, so steps double. */
export function gallop(numbers: Uint32Array, at: number, end: number, value: number): number {
  let step = 1;
  let low = at;
  while (low + step < end && (numbers[low + step] ?? 0) < value) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, end);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Visits the postings of a word inside the ranges; returns how many it inspected. */
export function visitPostings(
  part: IndexPart,
  word: number,
  ranges: DocRanges,
  visit: (posting: number, doc: number) => void,
): number {
  const { postingDoc } = part;
  const end = part.postingStart[word + 1] ?? 0;
  let posting = part.postingStart[word] ?? 0;
  let range = 0;
  let seen = 0;
  while (posting < end) {
    // The ends of the runs ascend like the docs.
    range = gallop(ranges.to, range, ranges.to.length, (postingDoc[posting] ?? 0) + 1);
    if (range === ranges.to.length) return seen;
    posting = gallop(postingDoc, posting, end, ranges.from[range] ?? 0);
    const to = ranges.to[range] ?? 0;
    const before = posting;
    while (posting < end && (postingDoc[posting] ?? 0) < to) {
      visit(posting, postingDoc[posting] ?? 0);
      posting++;
    }
    seen += posting - before + 1;
  }
  return seen;
}
