import { inOrder } from './pairing.ts';
import { type Term, weightOf } from './term.ts';

/** Terms of both texts that go together; `isNear`: the same in another spelling. */
export type Match = { before: number; after: number; isNear: boolean };

/** As many cells a table may have; beyond, what both texts have once divides them first. */
const mostCells = 60_000;
const nearShare = 0.7;
/** For each pair that goes on from the one before it: few long stretches read better than many short ones. */
const goesOn = 0.9;

type Range = { fromBefore: number; toBefore: number; fromAfter: number; toAfter: number };

/** The heaviest common sequence of two lists of terms: content before function words, long stretches before islands. */
export function matchTerms(before: readonly Term[], after: readonly Term[]): Match[] {
  const matches: Match[] = [];
  matchRange(before, after, whole(before, after), matches);
  return matches.sort((a, b) => a.before - b.before);
}

const whole = (before: readonly Term[], after: readonly Term[]): Range => ({
  ...{ fromBefore: 0, toBefore: before.length },
  ...{ fromAfter: 0, toAfter: after.length },
});

function matchRange(before: readonly Term[], after: readonly Term[], range: Range, matches: Match[]): void {
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
  if (rows * columns <= mostCells) matchByTable(before, after, inner, matches);
  else matchByAnchors(before, after, inner, matches);
}

/** Divides at terms that stand once in each range; where there are none, nothing is said to be the same. */
function matchByAnchors(
  before: readonly Term[],
  after: readonly Term[],
  range: Range,
  matches: Match[],
): void {
  const places = new Map<string, { before: number; after: number; times: number }>();
  const note = (terms: readonly Term[], from: number, to: number, side: 'before' | 'after') => {
    for (let at = from; at < to; at++) {
      const key = terms[at]?.key ?? '';
      const place = places.get(key) ?? { before: -1, after: -1, times: 0 };
      place.times += place[side] >= 0 ? 2 : 1;
      place[side] = at;
      places.set(key, place);
    }
  };
  note(before, range.fromBefore, range.toBefore, 'before');
  note(after, range.fromAfter, range.toAfter, 'after');
  const once = [...places.values()]
    .filter((place) => place.times === 2 && place.before >= 0 && place.after >= 0)
    .sort((a, b) => a.before - b.before);
  const kept = inOrder(once.map((place) => place.after));
  const anchors = once.filter((_, index) => kept.has(index));
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

const matchWeight = (one: Term | undefined, other: Term | undefined): number => {
  if (!one || !other) return 0;
  if (one.key === other.key) return weightOf(one);
  return one.fold === other.fold && one.fold !== '' && one.kind === other.kind
    ? weightOf(one) * nearShare
    : 0;
};

function matchByTable(before: readonly Term[], after: readonly Term[], range: Range, matches: Match[]): void {
  const rows = range.toBefore - range.fromBefore;
  const columns = range.toAfter - range.fromAfter;
  const width = columns + 1;
  const best = new Float32Array((rows + 1) * width);
  const ids = numbered(before, after, range);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const down = best[(row + 1) * width + column] ?? 0;
      const right = best[row * width + column + 1] ?? 0;
      let most = Math.max(down, right);
      if (ids.folds.before[row] === ids.folds.after[column]) {
        const weight = matchWeight(before[range.fromBefore + row], after[range.fromAfter + column]);
        if (weight > 0) {
          const next = ids.keys.before[row + 1];
          const isLong = next !== undefined && next === ids.keys.after[column + 1];
          const with_ = (best[(row + 1) * width + column + 1] ?? 0) + weight + (isLong ? goesOn : 0);
          if (with_ > most) most = with_;
        }
      }
      best[row * width + column] = most;
    }
  }
  followBest(best, { rows, columns }, (row, column) => {
    const one = before[range.fromBefore + row];
    const other = after[range.fromAfter + column];
    if (matchWeight(one, other) === 0) return false;
    matches.push({
      ...{ before: range.fromBefore + row, after: range.fromAfter + column },
      isNear: one?.key !== other?.key,
    });
    return true;
  });
}

/** Walks the table from its start; a step aside loses nothing, so a pair is taken where one would. */
function followBest(
  best: Float32Array,
  { rows, columns }: { rows: number; columns: number },
  take: (row: number, column: number) => boolean,
): void {
  const width = columns + 1;
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const here = best[row * width + column] ?? 0;
    if (here === best[(row + 1) * width + column]) row++;
    else if (here === best[row * width + column + 1]) column++;
    else {
      take(row, column);
      row++;
      column++;
    }
  }
}

/** Numbers for keys and folds, so that the table compares no strings. */
function numbered(before: readonly Term[], after: readonly Term[], range: Range) {
  const seen = new Map<string, number>();
  const of = (text: string) => {
    const id = seen.get(text) ?? seen.size;
    seen.set(text, id);
    return id;
  };
  const left = before.slice(range.fromBefore, range.toBefore);
  const right = after.slice(range.fromAfter, range.toAfter);
  // Signs have no fold: what they are compared by is themselves.
  const fold = (term: Term) => of(`${term.kind} ${term.fold === '' ? term.key : term.fold}`);
  return {
    keys: { before: left.map(({ key }) => of(`= ${key}`)), after: right.map(({ key }) => of(`= ${key}`)) },
    folds: { before: left.map(fold), after: right.map(fold) },
  };
}
