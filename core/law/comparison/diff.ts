import { append } from '../../lib/append.ts';
import { type DiffWord, isSignificant, weightOf } from './diff-word.ts';
import { heaviestAscendingRun } from './pairing.ts';

/** Matching words of both texts; `isNear`: they differ only in spelling. */
type Match = { before: number; after: number; isNear: boolean };

/** Maximum cells of a table; larger ranges are first divided at words that occur once. */
const maxCells = 60_000;
const spellingShare = 0.7;
/** Bonus for a match that continues the previous one: few long stretches read better than many short ones. */
const continuationBonus = 0.9;

type Range = { fromBefore: number; toBefore: number; fromAfter: number; toAfter: number };

/** The heaviest common subsequence of two lists of words; content words and long stretches weigh more. */
export function matchWords(before: readonly DiffWord[], after: readonly DiffWord[]): Match[] {
  const matches: Match[] = [];
  matchRange(before, after, fullRange(before, after), matches);
  return matches.sort((a, b) => a.before - b.before);
}

const fullRange = (before: readonly DiffWord[], after: readonly DiffWord[]): Range => ({
  fromBefore: 0,
  toBefore: before.length,
  fromAfter: 0,
  toAfter: after.length,
});

function matchRange(
  before: readonly DiffWord[],
  after: readonly DiffWord[],
  range: Range,
  matches: Match[],
): void {
  let { fromBefore, toBefore, fromAfter, toAfter } = range;
  while (fromBefore < toBefore && fromAfter < toAfter && before[fromBefore]?.key === after[fromAfter]?.key) {
    matches.push({ before: fromBefore++, after: fromAfter++, isNear: false });
  }
  while (
    fromBefore < toBefore &&
    fromAfter < toAfter &&
    before[toBefore - 1]?.key === after[toAfter - 1]?.key
  ) {
    matches.push({ before: --toBefore, after: --toAfter, isNear: false });
  }
  const rows = toBefore - fromBefore;
  const columns = toAfter - fromAfter;
  if (rows === 0 || columns === 0) return;
  const inner = { fromBefore, toBefore, fromAfter, toAfter };
  if (rows * columns <= maxCells) matchByTable(before, after, inner, matches);
  else matchByAnchors(before, after, inner, matches);
}

/** Divides the ranges at words that occur once in each; without any, nothing matches. */
function matchByAnchors(
  before: readonly DiffWord[],
  after: readonly DiffWord[],
  range: Range,
  matches: Match[],
): void {
  const places = new Map<string, { before: number; after: number; times: number }>();
  const record = (words: readonly DiffWord[], from: number, to: number, side: 'before' | 'after') => {
    for (let at = from; at < to; at++) {
      const key = words[at]?.key ?? '';
      const place = places.get(key) ?? { before: -1, after: -1, times: 0 };
      place.times += place[side] >= 0 ? 2 : 1;
      place[side] = at;
      places.set(key, place);
    }
  };
  record(before, range.fromBefore, range.toBefore, 'before');
  record(after, range.fromAfter, range.toAfter, 'after');
  // `times` is 2 only for a word that is once on each side, since a repetition counts double. The map keeps the
  // order of the earlier text.
  const once = [...places.values()].filter((place) => place.times === 2);
  const ordered = heaviestAscendingRun(once.map((place) => place.after));
  const anchors = once.filter((_, index) => ordered.has(index));
  if (anchors.length === 0) return;
  let { fromBefore, fromAfter } = range;
  for (const anchor of [...anchors, { before: range.toBefore, after: range.toAfter }]) {
    const between = { fromBefore, fromAfter, toBefore: anchor.before, toAfter: anchor.after };
    matchRange(before, after, between, matches);
    if (anchor.before < range.toBefore)
      matches.push({ before: anchor.before, after: anchor.after, isNear: false });
    fromBefore = anchor.before + 1;
    fromAfter = anchor.after + 1;
  }
}

function matchByTable(
  before: readonly DiffWord[],
  after: readonly DiffWord[],
  range: Range,
  matches: Match[],
): void {
  const left = before.slice(range.fromBefore, range.toBefore);
  const right = after.slice(range.fromAfter, range.toAfter);
  const { keys, folds } = internWords(left, right);
  const weights = left.map(weightOf);
  const width = right.length + 1;
  const best = new Float32Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      const down = best[(row + 1) * width + column] ?? 0;
      const over = best[row * width + column + 1] ?? 0;
      let heaviest = Math.max(down, over);
      if (folds.before[row] === folds.after[column]) {
        const share = keys.before[row] === keys.after[column] ? 1 : spellingShare;
        const next = keys.before[row + 1];
        const isLong = next !== undefined && next === keys.after[column + 1];
        const further = best[(row + 1) * width + column + 1] ?? 0;
        const extended = further + (weights[row] ?? 0) * share + (isLong ? continuationBonus : 0);
        heaviest = Math.max(heaviest, extended);
      }
      best[row * width + column] = heaviest;
    }
  }
  followBest(best, { rows: left.length, columns: right.length }, (row, column) => {
    const isNear = keys.before[row] !== keys.after[column];
    matches.push({ before: range.fromBefore + row, after: range.fromAfter + column, isNear });
  });
}

/** Walks the table from its start and takes a match wherever skipping either word would lose weight. */
function followBest(
  best: Float32Array,
  { rows, columns }: { rows: number; columns: number },
  take: (row: number, column: number) => void,
): void {
  const width = columns + 1;
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const current = best[row * width + column] ?? 0;
    if (current === best[(row + 1) * width + column]) row++;
    else if (current === best[row * width + column + 1]) column++;
    else {
      take(row, column);
      row++;
      column++;
    }
  }
}

/** Replaces keys and folds by numbers, so that the table compares no strings. */
function internWords(left: readonly DiffWord[], right: readonly DiffWord[]) {
  const keyOf = createInterning();
  const foldOf = createInterning();
  const key = (word: DiffWord) => keyOf(word.key);
  // Signs have no fold and are compared by their key.
  const fold = (word: DiffWord) => foldOf(`${word.kind} ${word.fold === '' ? word.key : word.fold}`);
  return {
    keys: { before: left.map(key), after: right.map(key) },
    folds: { before: left.map(fold), after: right.map(fold) },
  };
}

/** Numbers texts, equal ones alike. */
function createInterning(): (text: string) => number {
  const seen = new Map<string, number>();
  return (text) => {
    const id = seen.get(text) ?? seen.size;
    seen.set(text, id);
    return id;
  };
}

/** A stretch of equal words, or one with deleted or inserted words. */
export type Stretch = {
  isSame: boolean;
  before: DiffWord[];
  after: DiffWord[];
};

/** The stretches in order; islands of small words between changes are merged into the changes. */
export function stretchesOf(
  before: readonly DiffWord[],
  after: readonly DiffWord[],
  matches: readonly Match[],
): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (isSame: boolean, some: DiffWord[], others: DiffWord[]) => {
    if (some.length + others.length === 0) return;
    const last = stretches.at(-1);
    if (last?.isSame === isSame) {
      append(last.before, some);
      append(last.after, others);
    } else stretches.push({ isSame, before: some, after: others });
  };
  let fromBefore = 0;
  let fromAfter = 0;
  for (const match of [...matches, { before: before.length, after: after.length, isNear: false }]) {
    add(false, before.slice(fromBefore, match.before), after.slice(fromAfter, match.after));
    const one = before[match.before];
    const other = after[match.after];
    if (one && other) add(!match.isNear, [one], [other]);
    fromBefore = match.before + 1;
    fromAfter = match.after + 1;
  }
  return mergeIslands(stretches);
}

const maxIslandLength = 3;

/** Merges small words between two changes: one larger change is easier to read than two with an island. */
function mergeIslands(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  stretches.forEach((stretch, index) => {
    const [left, right] = [stretches[index - 1], stretches[index + 1]];
    const isIsland =
      stretch.isSame &&
      left !== undefined &&
      right !== undefined &&
      stretch.after.length <= maxIslandLength &&
      stretch.after.every(
        ({ kind }) => kind === 'function' || kind === 'punctuation' || kind === 'obligation',
      ) &&
      ((changeSize(left, right) > stretch.after.length && !stretch.after.some(isSignificant)) ||
        [left, stretch, right].every(isModality));
    const last = merged.at(-1);
    if (last && (isIsland || (!stretch.isSame && !last.isSame))) {
      append(last.before, stretch.before);
      append(last.after, stretch.after);
    } else merged.push({ ...stretch, before: [...stretch.before], after: [...stretch.after] });
  });
  return merged;
}

/** Whether a stretch consists of words of obligation: "doit", "ne doit pas". */
const isModality = ({ before, after }: Stretch) =>
  [...before, ...after].every(({ kind }) => kind === 'obligation');

/** Number of changed content words on both sides of an island; 0 if one side has none, then the island stays. */
function changeSize(left: Stretch, right: Stretch): number {
  const words = (stretch: Stretch) =>
    Math.max(
      stretch.before.filter((word) => !isSignificant(word) && word.kind !== 'punctuation').length,
      stretch.after.filter((word) => !isSignificant(word) && word.kind !== 'punctuation').length,
    );
  return Math.min(words(left), words(right)) === 0 ? 0 : words(left) + words(right);
}
