import { type Part, positionsFrom, wordNumber } from '../index/part.ts';
import { type DocRanges, gallop, visitPostings } from './doc-ranges.ts';
import type { Find } from './expansion.ts';

export type Together = Extract<Find, { slots: readonly unknown[] }>;

/**
 * Visits the docs that have words of all slots where they must stand, ascending, with how often;
 * returns how many postings it looked at.
 */
export function visitTogether(
  part: Part,
  find: Together,
  ranges: DocRanges,
  visit: (doc: number, count: number) => void,
): number {
  const slots = find.slots.map((words) =>
    words.map((word) => wordNumber(part, word)).filter((number) => number >= 0),
  );
  const sizes = slots.map((words) => words.reduce((sum, word) => sum + postingsOf(part, word), 0));
  const rarest = sizes.indexOf(Math.min(...sizes));
  if (sizes[rarest] === undefined || sizes[rarest] === 0) return 0;
  const { docs, seen } = docsOf(part, slots[rarest] ?? [], ranges);
  const cursors = slots.map((words) =>
    words.map((word) => ({ at: part.postingStart[word] ?? 0, end: part.postingStart[word + 1] ?? 0 })),
  );
  for (const doc of docs) {
    const places = placesIn(part, cursors, doc);
    const count = places === undefined ? 0 : find.inOrder ? runs(places) : windows(places, find.distance);
    if (count > 0) visit(doc, count);
  }
  return seen + docs.length * slots.length;
}

function postingsOf(part: Part, word: number): number {
  return (part.postingStart[word + 1] ?? 0) - (part.postingStart[word] ?? 0);
}

function docsOf(part: Part, words: readonly number[], ranges: DocRanges) {
  const docs: number[] = [];
  let seen = 0;
  for (const word of words) seen += visitPostings(part, word, ranges, (_, doc) => docs.push(doc));
  return { docs: words.length > 1 ? [...new Set(docs)].sort((a, b) => a - b) : docs, seen };
}

type Cursor = { at: number; end: number };

/** Where the words of each slot stand in a doc; undefined where one has none. Docs come ascending. */
function placesIn(part: Part, slots: readonly (readonly Cursor[])[], doc: number): number[][] | undefined {
  const places: number[][] = [];
  for (const cursors of slots) {
    const own: number[] = [];
    for (const cursor of cursors) {
      cursor.at = gallop(part.postingDoc, cursor.at, cursor.end, doc);
      if (cursor.at < cursor.end && part.postingDoc[cursor.at] === doc)
        own.push(...positionsOf(part, cursor.at));
    }
    if (own.length === 0) return undefined;
    places.push(cursors.length > 1 ? own.sort((a, b) => a - b) : own);
  }
  return places;
}

export function positionsOf(part: Part, posting: number): Uint16Array {
  const from = positionsFrom(part, posting);
  return part.positions.subarray(from, from + (part.postingCount[posting] ?? 0));
}

/** How often the slots follow each other without a gap. */
function runs([first = [], ...others]: readonly (readonly number[])[]): number {
  const sets = others.map((places) => new Set(places));
  return first.filter((place) => sets.every((places, at) => places.has(place + at + 1))).length;
}

/** How often all slots stand in a window with at most `distance` other words; windows do not overlap. */
function windows(slots: readonly (readonly number[])[], distance: number): number {
  const most = distance + slots.length - 1;
  const all = slots.flatMap((places, slot) => places.map((place) => ({ place, slot })));
  all.sort((a, b) => a.place - b.place);
  const last = new Array<number>(slots.length).fill(Number.NEGATIVE_INFINITY);
  let count = 0;
  for (const { place, slot } of all) {
    last[slot] = place;
    if (place - Math.min(...last) > most) continue;
    count++;
    last.fill(Number.NEGATIVE_INFINITY);
  }
  return count;
}
