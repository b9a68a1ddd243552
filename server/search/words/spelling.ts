import type { LanguageCode } from '#core/contract/languages.ts';
import { looseKey } from './fold.ts';
import { nearWordsIn } from './near-words.ts';
import { typingCost } from './spelling-cost.ts';
import { atOnce, forEachInSteps, type Steps } from './steps.ts';

export interface Correction {
  word: string;
  /** Letters dropped, added, changed or swapped. */
  distance: number;
  /** Between 0 and 1; the likelier the higher. */
  score: number;
}

export interface Spelling {
  /** Words that may have been meant, the likeliest first, without the word itself. */
  correct(word: string, limit?: number): Correction[];
}

const maxLength = 40;
const maxCached = 10_000;
/** How much a slip weighs against how common a word is. */
const weightOfCost = 2.6;
const weightOfCount = 0.35;
/** What has such a score needs no other explanation. */
const clear = 0.04;
const byScore = (a: Correction, b: Correction) => b.score - a.score;

/** Looks for what was meant by a word that the vocabulary may not have. */
export function createSpelling(vocabulary: ReadonlyMap<string, number>, language: LanguageCode): Spelling {
  return atOnce(spellingIn(vocabulary, language));
}

/** The same in steps: a large vocabulary takes half a second and more. */
export function* spellingIn(
  vocabulary: ReadonlyMap<string, number>,
  language: LanguageCode,
): Steps<Spelling> {
  const words: string[] = [];
  const byLooseKey = new Map<string, string[]>();
  let most = 1;
  yield* forEachInSteps([...vocabulary.keys()], (word) => {
    most = Math.max(most, vocabulary.get(word) ?? 0);
    if (word.length <= 2 || !/^\p{L}+$/u.test(word)) return;
    words.push(word);
    const key = looseKey(word);
    const others = byLooseKey.get(key);
    if (others) others.push(word);
    else byLooseKey.set(key, [word]);
  });
  const nearWords = yield* nearWordsIn(words);
  const known = new Map<string, Correction[]>();

  function scored(typed: string, word: string, distance: number, length = typed.length): Correction {
    const share = Math.log1p(vocabulary.get(word) ?? 0) / Math.log1p(most);
    const cost = typingCost(typed, word) * perLength(length);
    return { word, distance, score: Math.exp(-weightOfCost * cost + weightOfCount * (share - 1) * 3) };
  }
  function ownWords(word: string, bound: number): Correction[] {
    const found = new Map(nearWords.near(word, bound).map((each) => [each.word, each.distance]));
    for (const alike of byLooseKey.get(looseKey(word)) ?? [])
      if (!found.has(alike)) found.set(alike, bound + 1);
    found.delete(word);
    return [...found].map(([near, distance]) => scored(word, near, distance)).sort(byScore);
  }
  /** A compound that no text has, one of its halves misspelt. */
  function halves(word: string): Correction[] {
    const found = new Map<string, Correction>();
    const add = (half: string, whole: (right: string) => string) => {
      const [best] = ownWords(half, boundOf(half));
      if (best === undefined) return;
      const one = { ...scored(half, best.word, best.distance, word.length), word: whole(best.word) };
      if (one.score > (found.get(one.word)?.score ?? 0)) found.set(one.word, one);
    };
    for (let at = 4; at <= word.length - 4; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (isPart(left)) add(right, (mended) => left + mended);
      if (!isPart(right)) continue;
      add(left, (mended) => mended + right);
      // What links the halves is no slip.
      if (left.endsWith('s')) add(left.slice(0, -1), (mended) => `${mended}s${right}`);
    }
    found.delete(word);
    return [...found.values()];
  }
  function isPart(word: string): boolean {
    return (
      (vocabulary.get(word) ?? 0) > 1 || (word.endsWith('s') && (vocabulary.get(word.slice(0, -1)) ?? 0) > 1)
    );
  }
  function fresh(word: string): Correction[] {
    const bound = boundOf(word);
    if (bound === 0 || word.length > maxLength || !/^\p{L}+$/u.test(word)) return [];
    const found = ownWords(word, bound);
    const isClear = (found[0]?.score ?? 0) >= clear;
    if (isClear || language !== 'DE' || word.length < 10 || vocabulary.has(word)) return found;
    const known = new Set(found.map((one) => one.word));
    return [...found, ...halves(word).filter((one) => !known.has(one.word))].sort(byScore);
  }
  function correct(word: string, limit = 5): Correction[] {
    let found = known.get(word);
    if (!found) {
      found = fresh(word).slice(0, 20);
      if (known.size >= maxCached) known.clear();
      known.set(word, found);
    }
    return found.slice(0, limit);
  }
  return { correct };
}

/** One slip in a short word, two in a longer one. */
function boundOf(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 5 ? 1 : 2;
}

/** The same slip says less in a long word. */
const perLength = (length: number) => Math.min(1, 7 / length) ** 0.3;
