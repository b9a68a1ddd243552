import type { Token } from './tokens.ts';

/** Ids of words with their weights: the more pieces contain a word, the less it weighs. */
export type Lexicon = { ids: Map<string, number>; weights: number[]; weightOf: (word: string) => number };

/** The words of a piece or article: ascending ids with the count of each. */
export type Bag = { ids: Int32Array; counts: Int32Array };

/** Weight of function words, which say little about likeness. */
const functionWeight = 0.15;

const isWord = ({ type }: Token) => type === 'word' || type === 'number' || type === 'mixed';

/** Creates a lexicon with the word frequencies of samples of both texts. */
export function lexiconOf(
  samples: readonly (readonly Token[])[],
  isFunction: (word: string) => boolean,
): Lexicon {
  const pieces = new Map<string, number>();
  for (const tokens of samples) {
    const words = new Set(tokens.filter(isWord).map(({ word }) => word));
    for (const word of words) pieces.set(word, (pieces.get(word) ?? 0) + 1);
  }
  // A word in one piece of each text has the full weight.
  const rarity = (word: string) => 1 / (1 + Math.log(Math.max(1, (pieces.get(word) ?? 0) / 2)) / 2);
  const weightOf = (word: string) => (isFunction(word) ? functionWeight : 1) * rarity(word);
  return { ids: new Map(), weights: [], weightOf };
}

export function bagOf(tokens: Iterable<Token>, lexicon: Lexicon): Bag {
  const counted = new Map<number, number>();
  for (const token of tokens) {
    if (!isWord(token)) continue;
    const { word } = token;
    let id = lexicon.ids.get(word);
    if (id === undefined) {
      id = lexicon.ids.size;
      lexicon.ids.set(word, id);
      lexicon.weights.push(lexicon.weightOf(word));
    }
    counted.set(id, (counted.get(id) ?? 0) + 1);
  }
  const ids = Int32Array.from(counted.keys()).sort();
  return { ids, counts: ids.map((id) => counted.get(id) ?? 0) };
}

const weightOf = (id: number, lexicon: Lexicon) => lexicon.weights[id] ?? 1;

export function weigh(bag: Bag, lexicon: Lexicon): number {
  let weight = 0;
  for (let at = 0; at < bag.ids.length; at++) {
    weight += weightOf(bag.ids[at] ?? 0, lexicon) * (bag.counts[at] ?? 0);
  }
  return weight;
}

/** The weight of the words that two bags share. */
export function shared(one: Bag, other: Bag, lexicon: Lexicon): number {
  let weight = 0;
  let right = 0;
  for (let left = 0; left < one.ids.length; left++) {
    const id = one.ids[left] ?? 0;
    while (right < other.ids.length && (other.ids[right] ?? 0) < id) right++;
    if (other.ids[right] !== id) continue;
    weight += weightOf(id, lexicon) * Math.min(one.counts[left] ?? 0, other.counts[right] ?? 0);
  }
  return weight;
}

/** Dice coefficient: 0 for nothing in common, 1 for the same words. */
export function likeness(one: Bag, other: Bag, lexicon: Lexicon): number {
  const all = weigh(one, lexicon) + weigh(other, lexicon);
  return all === 0 ? 0 : (2 * shared(one, other, lexicon)) / all;
}

/** The words of `whole` that are not in `taken`. */
export function without(whole: Bag, taken: Bag): Bag {
  const gone = new Map<number, number>();
  taken.ids.forEach((id, at) => {
    gone.set(id, taken.counts[at] ?? 0);
  });
  const left = whole.counts.map((count, at) => count - (gone.get(whole.ids[at] ?? 0) ?? 0));
  return { ids: whole.ids.filter((_, at) => (left[at] ?? 0) > 0), counts: left.filter((count) => count > 0) };
}

/** Words in more texts than this are ignored; the rarest few of a text may be in more. */
const maxHolders = 8;
const maxHoldersOfRarest = 60;
const rarestCount = 4;

/**
 * For each of `ones` the indexes of `others` that share its rare words, best first: finds the pairs worth
 * comparing without comparing all pairs.
 */
export function candidates(ones: readonly Bag[], others: readonly Bag[], keep = 6): number[][] {
  const holders = new Map<number, number[]>();
  others.forEach((bag, index) => {
    for (const id of bag.ids) {
      const list = holders.get(id);
      if (list) list.push(index);
      else holders.set(id, [index]);
    }
  });
  return ones.map((bag) => {
    const scores = new Map<number, number>();
    const lists: number[][] = [];
    for (const id of bag.ids) {
      const list = holders.get(id);
      if (list) lists.push(list);
    }
    lists.sort((a, b) => a.length - b.length);
    lists.forEach((list, place) => {
      if (list.length > (place < rarestCount ? maxHoldersOfRarest : maxHolders)) return;
      for (const index of list) scores.set(index, (scores.get(index) ?? 0) + 1 / list.length);
    });
    const best = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, keep);
    return best.map(([index]) => index);
  });
}
