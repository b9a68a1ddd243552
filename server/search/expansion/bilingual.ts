import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import type { RelatedWords } from '../rank/expansion.ts';
import { stem } from '../words/stems.ts';
import { pivotSynonyms, type Weighted } from '../words/translations.ts';
import { cognateKey } from './cognates.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { ExpansionSource } from './expansion-sources.ts';
import { isQuoted, shareOf } from './quoted-words.ts';
import { thesaurusOf } from './thesaurus/thesaurus.ts';

/** A translation counts so much of its sureness; below this it is a guess, and mostly wrong. */
const byTranslation = 0.7;
const minSureness = 0.15;
const minTranslationWeight = 0.2;
const maxTranslations = 4;
/** What is translated alike means something near, seldom the same. */
const byPivot = 0.8;
const minPivotWeight = 0.3;
const maxPivots = 4;
const byCognate = 0.8;
/** Of each word of an expression, the surest translations. */
const minExpressionSureness = 0.25;

type Known = Pick<Dictionaries, 'meanings' | 'cognate' | 'share'>;

/**
 * What the same paragraphs in four languages tell: a word that the language does not have, or only quotes,
 * is found by its counterparts, one that it has by words that have the same counterparts.
 */
export function bilingualSource(
  dictionaries: Known,
  language: LanguageCode,
  vocabulary: Pick<Vocabulary, 'frequencies' | 'occurrences' | 'withStem'>,
): ExpansionSource {
  const { frequencies, withStem } = vocabulary;
  const others = languageCodes.filter((code) => code !== language);
  // Stems are given as a word that has them: who expands it finds the others.
  const written = (known: string): readonly string[] => withStem(known).slice(0, 1);
  const isThere = (word: string) => frequencies.has(word) || withStem(stem(word, language)).length > 0;
  /** The languages that a word may be of, where it is none of this one's. */
  const homesOf = (word: string): readonly LanguageCode[] => {
    if (!isThere(word)) return others;
    const here = shareOf([...new Set([word, ...withStem(stem(word, language))])], vocabulary);
    return others.filter((other) => isQuoted(here, dictionaries.share(other, stem(word, other))));
  };

  const ofOneWord = (word: string): RelatedWords[] => {
    const homes = homesOf(word);
    if (homes.length === 0)
      return pivotsOf(stem(word, language), language, dictionaries).map(({ word: known, weight }) => ({
        words: written(known),
        kind: 'synonym',
        weight: Math.sqrt(weight) * byPivot,
      }));
    const found = homes
      .flatMap((from) => translated(word, from))
      .filter(({ weight }) => weight >= minSureness);
    return best(found, maxTranslations).map(({ word: known, weight }) => ({
      words: written(known),
      kind: 'translation',
      weight: Math.max(minTranslationWeight, weight * byTranslation),
    }));
  };
  const translated = (word: string, from: LanguageCode): Weighted[] => {
    const meanings = dictionaries.meanings(from, language);
    const own = meanings?.get(stem(word, from));
    if (own !== undefined) return [...own];
    const key = cognateKey(word);
    const cognate = key === undefined ? undefined : dictionaries.cognate(from, key);
    const like = cognate === undefined ? [] : (meanings?.get(cognate) ?? []);
    return like.map((one) => ({ ...one, weight: one.weight * byCognate }));
  };
  /** "access request" in a French text: by what the law calls it in English, word for word. */
  const ofExpression = (words: readonly string[]): RelatedWords[] => {
    if (words.every((word) => homesOf(word).length === 0)) return [];
    return others.flatMap((from) =>
      thesaurusOf(from)
        .of(words)
        .flatMap((law): RelatedWords[] => {
          const into = law.words.map((word) => translated(word, from)[0]);
          const sure = into.flatMap((one) =>
            one && one.weight >= minExpressionSureness ? written(one.word) : [],
          );
          const isWhole = sure.length === into.length && new Set(sure).size === sure.length;
          return isWhole ? [{ words: sure, kind: 'translation', weight: law.weight * byTranslation }] : [];
        }),
    );
  };
  return {
    of: (words) => {
      const [only, ...more] = words;
      const own = only !== undefined && more.length === 0 ? ofOneWord(only) : [];
      return [...own, ...ofExpression(words)].filter((one) => one.words.length > 0);
    },
    maxWords: Math.max(...others.map((from) => thesaurusOf(from).maxWords)),
  };
}

/** Stems of a language that are translated like this one. */
function pivotsOf(known: string, language: LanguageCode, { meanings }: Known): readonly Weighted[] {
  const pairs = languageCodes.flatMap((other) => {
    const [forward, back] = [meanings(language, other), meanings(other, language)];
    if (forward === undefined || back === undefined) return [];
    const listed = (of: typeof forward) => (word: string) => [...(of.get(word) ?? [])];
    return [{ of: listed(forward), back: listed(back) }];
  });
  return pivotSynonyms(known, pairs)
    .filter(({ weight }) => weight >= minPivotWeight)
    .slice(0, maxPivots);
}

function best(found: readonly Weighted[], most: number): Weighted[] {
  const surest = new Map<string, Weighted>();
  for (const one of found) if ((surest.get(one.word)?.weight ?? 0) < one.weight) surest.set(one.word, one);
  return [...surest.values()].sort((a, b) => b.weight - a.weight).slice(0, most);
}
