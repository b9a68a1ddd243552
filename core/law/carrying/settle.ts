import { append } from '../../lib/append.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { isUnit, type Place, type PlacePair, type Places, type Stretch } from './places.ts';
import { isRepeatedBeside } from './rivals.ts';
import { settleSiblings } from './settle-siblings.ts';

/** Finds the counterpart that the comparison has for a place. */
export type CounterpartOf = (place: Place) => Place | undefined;

/** `amended`: places that changed, but are the same provision. */
export type SettledPlaces = { settled: Map<Place, Place>; amended: ReadonlyMap<Place, Place> };

/** A pair with equal words, and all pairs inside it. */
type SettledPair = { pair: PlacePair; inside: PlacePair[] };
/** `size`: the letters of what is certain; `aloneSize`: of these, those of words that no other place has. */
type Settled = { pairs: SettledPair[]; size: number; aloneSize: number };

/** Minimum share of its letters that a changed place must have kept, so that what is equal in it is certain. */
const minShare = { any: 0.5, sameHead: 0.25 };

/**
 * Places of two versions with equal words that are certainly the same provision, from the outside in: words are
 * compared inside a place that is the same itself only, so that equal words of two articles are never confused.
 */
export function settle(before: Places, after: Places, counterpartOf: CounterpartOf): SettledPlaces {
  const settled = new Map<Place, Place>();
  const settling = settlingOf(before, after, counterpartOf);
  for (const { pair, inside } of settleList(textsOf(before), textsOf(after), settling).pairs)
    for (const [one, other] of [pair, ...inside]) settled.set(one, other);
  return { settled, amended: settling.amended };
}

/** The units that have a text. */
const textsOf = ({ all }: Pick<Places, 'all'>) => all.filter((place) => isUnit(place) && !place.isContainer);

type Settling = {
  counterpartOf: CounterpartOf;
  /** Whether the words stand more or less often in the whole text than before: they may be those of another place. */
  isUnsteady: (place: Place) => boolean;
  /** Whether both versions have the words once only. */
  isAlone: (place: Place) => boolean;
  /** Whether both versions have the heading of a unit once only. */
  isNamedAlone: (place: Place) => boolean;
  /** Collects places that changed, but are the same provision. */
  amended: Map<Place, Place>;
};

function settlingOf(before: Places, after: Places, counterpartOf: CounterpartOf): Settling {
  const [own, its] = [before, after].map(({ all }) => countsOf(all.map(({ looseWords }) => looseWords)));
  const countsOfPlace = ({ looseWords }: Place) =>
    [own?.get(looseWords) ?? 0, its?.get(looseWords) ?? 0] as const;
  const isUnsteady = (place: Place) => {
    const [count, now] = countsOfPlace(place);
    return !place.isVoid && count !== now && Math.max(count, now) > 1;
  };
  const isAlone = (place: Place) => !place.isVoid && countsOfPlace(place).every((count) => count === 1);
  const headings = [before, after].map(({ all }) =>
    countsOf(textsOf({ all }).map(({ ownWords }) => ownWords)),
  );
  const isNamedAlone = (place: Place) =>
    isUnit(place) && headings.every((counts) => counts.get(place.ownWords) === 1);
  return { counterpartOf, isUnsteady, isAlone, isNamedAlone, amended: new Map() };
}

function settleList(ones: readonly Place[], others: readonly Place[], settling: Settling): Settled {
  const { counterpartOf, isUnsteady, isAlone, isNamedAlone } = settling;
  const { settled, stretches, keepsNumbers } = settleSiblings(ones, others, isUnsteady);
  const result: Settled = { pairs: [], size: 0, aloneSize: 0 };
  for (const one of ones) {
    const same = settled.get(one);
    if (same) {
      // Inside a place that did not change nothing can have come from elsewhere.
      const inside = settleList(one.divisions, same.divisions, {
        ...settling,
        isUnsteady: () => false,
      });
      result.pairs.push({
        pair: [one, same],
        inside: inside.pairs.flatMap((each) => [each.pair, ...each.inside]),
      });
      result.size += one.size;
      result.aloneSize += isAlone(one) ? one.size : inside.aloneSize;
      continue;
    }
    const other = counterpartOf(one);
    const stretch = stretches.get(one);
    // What changed stands between the same anchors as before, or may be another provision; what did not change, and
    // is not settled, is in doubt with all that is inside.
    if (!other || !stretch || stretches.get(other) !== stretch || one.words === other.words) continue;
    // A changed article under another number than others keep is another article that took over some of its words.
    if (keepsNumbers && isUnit(one) && one.path !== other.path) continue;
    const inside = settleList(one.divisions, other.divisions, settling);
    const ownSize = one.ownWords === other.ownWords ? one.ownSize : 0;
    // Sentences that many articles have do not tell which article this is.
    const isNamed = one.label === other.label || isNamedAlone(one);
    if (!isSameProvision(one, other, ownSize + (isUnit(one) ? inside.aloneSize : inside.size), isNamed)) {
      // Little is left of it: what no other place has is still what it was, if it has its number too.
      if (one.label === other.label && (keepsNumbers || !isUnit(one) || ownSize > 0))
        append(
          result.pairs,
          inside.pairs.filter(({ pair: [each, its] }) => isAlone(each) && each.label === its.label),
        );
      continue;
    }
    settling.amended.set(one, other);
    result.size += inside.size + ownSize;
    result.aloneSize += inside.aloneSize;
    append(
      result.pairs,
      hasNoRival(one, other, stretch) ? inside.pairs : withoutRepeated(inside.pairs, [one, other], stretch),
    );
  }
  return result;
}

/** Whether so much of a changed place stayed that it is no other one in its place. `isNamed`: by its number or heading. */
function isSameProvision(one: Place, other: Place, size: number, isNamed: boolean): boolean {
  if (size >= minShare.any * Math.max(one.size, other.size)) return true;
  const isSameHead = isNamed && one.ownSize > 0 && one.ownWords === other.ownWords;
  return isSameHead && size >= minShare.sameHead * one.size;
}

/** Whether a changed place is the only one in its stretch, or the only one with its heading or opening words. */
function hasNoRival(one: Place, other: Place, { ones, others }: Stretch): boolean {
  if (ones.length === 1 && others.length === 1) return true;
  if (one.ownSize === 0 || one.ownWords !== other.ownWords) return false;
  return [ones, others].every((places) => openingCounts(places).get(one.ownWords) === 1);
}

const openingCounts = memoizeByObject((places: readonly Place[]) =>
  countsOf(places.map(({ ownWords }) => ownWords)),
);

/** Without pairs whose words stand in a sibling too, which may be what the changed place comes from. */
function withoutRepeated(pairs: readonly SettledPair[], around: PlacePair, stretch: Stretch): SettledPair[] {
  if (pairs.length === 0) return [];
  const counts = [wordCounts(stretch.ones), wordCounts(stretch.others)];
  return pairs.filter(
    ({ pair }) =>
      counts.every((count) => count.get(pair[0].looseWords) === 1) &&
      !isRepeatedBeside(pair, around, stretch),
  );
}

/** How many of these places, and of those inside them, have the same words. */
const wordCounts = memoizeByObject((places: readonly Place[]) => {
  const words: string[] = [];
  const pending = [...places];
  for (let place = pending.pop(); place; place = pending.pop()) {
    words.push(place.looseWords);
    append(pending, place.divisions);
  }
  return countsOf(words);
});

function countsOf(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of all) counts.set(words, (counts.get(words) ?? 0) + 1);
  return counts;
}
