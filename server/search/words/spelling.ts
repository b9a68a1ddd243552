import type { LanguageCode } from '#core/contract/languages.ts';
import { looseKey } from './fold.ts';
import { type NearWords, nearWordsIn } from './near-words.ts';
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
  /** Words that may be meant, the likeliest first, without the word itself. */
  correct(word: string, limit?: number): Correction[];
}

const maxLength = 40;
const maxCached = 10_000;
const maxCorrections = 20;
/** Weight of the typing cost against that of the frequency of a word. */
const weightOfCost = 2.6;
const weightOfCount = 0.35;
/** Score from which a correction is so likely that no other explanation is searched for. */
const clear = 0.04;
const byScore = (a: Correction, b: Correction) => b.score - a.score;

/** Finds corrections of words that the vocabulary may lack. */
export function createSpelling(vocabulary: ReadonlyMap<string, number>, language: LanguageCode): Spelling {
  return atOnce(spellingIn(vocabulary, language));
}

/** The same in steps, since a large vocabulary takes half a second or more. */
export function* spellingIn(
  vocabulary: ReadonlyMap<string, number>,
  language: LanguageCode,
): Steps<Spelling> {
  const words: string[] = [];
  const byLooseKey = new Map<string, string[]>();
  let maxFrequency = 1;
  yield* forEachInSteps([...vocabulary.keys()], (word) => {
    maxFrequency = Math.max(maxFrequency, vocabulary.get(word) ?? 0);
    if (word.length <= 2 || !/^\p{L}+$/u.test(word)) return;
    words.push(word);
    const key = looseKey(word);
    const others = byLooseKey.get(key);
    if (others) others.push(word);
    else byLooseKey.set(key, [word]);
  });
  const nearWords = yield* nearWordsIn(words);
  const correctionsOf = createCorrections({ vocabulary, byLooseKey, maxFrequency, nearWords }, language);
  const cache = new Map<string, Correction[]>();
  function correct(word: string, limit = 5): Correction[] {
    let corrections = cache.get(word);
    if (!corrections) {
      corrections = correctionsOf(word).slice(0, maxCorrections);
      if (cache.size >= maxCached) cache.clear();
      cache.set(word, corrections);
    }
    return corrections.slice(0, limit);
  }
  return { correct };
}

/** The words of a vocabulary, prepared for looking up similar ones. */
type SpellingIndex = {
  vocabulary: ReadonlyMap<string, number>;
  byLooseKey: ReadonlyMap<string, readonly string[]>;
  maxFrequency: number;
  nearWords: NearWords;
};

function createCorrections(
  { vocabulary, byLooseKey, maxFrequency, nearWords }: SpellingIndex,
  language: LanguageCode,
): (word: string) => Correction[] {
  function scored(typed: string, word: string, distance: number, length = typed.length): Correction {
    const share = Math.log1p(vocabulary.get(word) ?? 0) / Math.log1p(maxFrequency);
    const cost = typingCost(typed, word) * perLength(length);
    return { word, distance, score: Math.exp(-weightOfCost * cost + weightOfCount * (share - 1) * 3) };
  }
  function ownWords(word: string, bound: number): Correction[] {
    const distances = new Map(nearWords.near(word, bound).map((each) => [each.word, each.distance]));
    for (const alike of byLooseKey.get(looseKey(word)) ?? [])
      if (!distances.has(alike)) distances.set(alike, bound + 1);
    distances.delete(word);
    return [...distances].map(([near, distance]) => scored(word, near, distance)).sort(byScore);
  }
  /** Corrections of a compound that no text has, with one of its halves misspelt. */
  function halves(word: string): Correction[] {
    const best = new Map<string, Correction>();
    const add = (half: string, whole: (right: string) => string) => {
      const [likeliest] = ownWords(half, boundOf(half));
      if (likeliest === undefined) return;
      const one = {
        ...scored(half, likeliest.word, likeliest.distance, word.length),
        word: whole(likeliest.word),
      };
      if (one.score > (best.get(one.word)?.score ?? 0)) best.set(one.word, one);
    };
    for (let at = 4; at <= word.length - 4; at += 1) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (isPart(left)) add(right, (corrected) => left + corrected);
      if (!isPart(right)) continue;
      add(left, (corrected) => corrected + right);
      // The linking "s" between the halves is not part of a typo.
      if (left.endsWith('s')) add(left.slice(0, -1), (corrected) => `${corrected}s${right}`);
    }
    best.delete(word);
    return [...best.values()];
  }
  function isPart(word: string): boolean {
    return (
      (vocabulary.get(word) ?? 0) > 1 || (word.endsWith('s') && (vocabulary.get(word.slice(0, -1)) ?? 0) > 1)
    );
  }
  function corrections(word: string): Correction[] {
    const bound = boundOf(word);
    if (bound === 0 || word.length > maxLength || !/^\p{L}+$/u.test(word)) return [];
    const own = ownWords(word, bound);
    const isClear = (own[0]?.score ?? 0) >= clear;
    if (isClear || language !== 'DE' || word.length < 10 || vocabulary.has(word)) return own;
    const known = new Set(own.map((one) => one.word));
    return [...own, ...halves(word).filter((one) => !known.has(one.word))].sort(byScore);
  }
  return corrections;
}

/** Maximum edit distance: one typo in a short word, two in a longer one. */
function boundOf(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 5 ? 1 : 2;
}

/** The same typo counts less in a long word. */
const perLength = (length: number) => Math.min(1, 7 / length) ** 0.3;
