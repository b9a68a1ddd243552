import { append } from '../../lib/append.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import type { Place, PlacePair, Stretch } from './places.ts';

/** Words that more siblings than these share say nothing of where one of them comes from. */
const maxOwners = 8;

/**
 * The settled siblings that something unsettled may come from: with half of their words it may be one of them itself,
 * amended, while the settled words are a copy. What has more in common with something unsettled comes from there, unless
 * that says nothing of the words in question.
 */
export function rivalled(between: readonly Stretch[], settled: ReadonlyMap<Place, Place>): Place[] {
  const known = new Set(settled.values());
  const doubtful = new Set<Place>();
  let settledOwners: Owners | undefined;
  for (const { ones, others } of between) {
    const rivals = others.filter((other) => !known.has(other));
    if (rivals.length === 0) continue;
    settledOwners ??= ownersOf(settled.keys());
    const owners = ownersOf(ones.filter((one) => !settled.has(one)));
    for (const rival of rivals) {
      const origin = Math.max(0, ...commonWords(rival, owners).values());
      const unexplained = commonWords(rival, settledOwners, (words) => !owners.has(words));
      for (const [one, size] of commonWords(rival, settledOwners)) {
        const most = Math.max(size > origin ? size : 0, unexplained.get(one) ?? 0);
        if (!one.isVoid && most > 0 && most * 2 >= one.size) doubtful.add(one);
      }
    }
  }
  return [...doubtful];
}

/** The same from the other end: what something unsettled may have become, if it lost what the settled words lack. */
export function rivalledBefore(between: readonly Stretch[], settled: ReadonlyMap<Place, Place>): Place[] {
  const origins = new Map([...settled].map(([one, other]) => [other, one]));
  const turned = between.map(({ ones, others }) => ({ ones: others, others: ones }));
  return rivalled(turned, origins).flatMap((other) => origins.get(other) ?? []);
}

/**
 * Whether half of the words of a pair stand in a sibling of the places around them, too: then that may be what one
 * of these comes from.
 */
export function isRepeatedBeside(pair: PlacePair, around: PlacePair, { ones, others }: Stretch): boolean {
  return [ones, others].some((siblings, side) => {
    const own = around[side];
    const owners = ownersIn(siblings);
    const isElsewhere = (each: Place) => owners.get(wordsOf(each))?.some((owner) => owner !== own);
    const place = pair[side as 0 | 1];
    const repeated = within(place).filter((each) => each.ownSize > 0 && isElsewhere(each));
    return repeated.reduce((size, { ownSize }) => size + ownSize, 0) * 2 >= place.size && place.size > 0;
  });
}

type Owners = ReadonlyMap<string, readonly Place[]>;

/** The last item of a list ends with another sign than before if one was added. */
const wordsOf = ({ divisions, ownWords, looseWords }: Place) =>
  divisions.length === 0 ? looseWords : ownWords;

/** The siblings that have the same words somewhere inside. */
function ownersOf(siblings: Iterable<Place>): Map<string, Place[]> {
  const owners = new Map<string, Place[]>();
  for (const one of siblings)
    for (const words of new Set(within(one).map(wordsOf))) {
      const list = owners.get(words);
      if (list) list.push(one);
      else owners.set(words, [one]);
    }
  return owners;
}

/** The letters that a place has in common with each of the siblings. */
function commonWords(place: Place, owners: Owners, counts = (_words: string) => true): Map<Place, number> {
  const common = new Map<Place, number>();
  for (const each of within(place)) {
    const list = owners.get(wordsOf(each)) ?? [];
    if (list.length <= maxOwners && counts(wordsOf(each)))
      for (const one of list) common.set(one, (common.get(one) ?? 0) + each.ownSize);
  }
  return common;
}

const ownersIn = memoizeByObject((siblings: readonly Place[]): Owners => ownersOf(siblings));

/** A place with all that is inside it. */
function within(place: Place): Place[] {
  const all = [place];
  for (let at = 0; at < all.length; at++) append(all, all[at]?.divisions ?? []);
  return all;
}
