import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { KnownWords } from '../index/vocabulary.ts';
import type { RelatedWords } from '../rank/expansion.ts';
import { stem } from '../words/stems.ts';
import { pivotSynonyms, type Weighted } from '../words/translations.ts';
import { cognateKey } from './cognates.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { ExpansionSource } from './expansion-sources.ts';
import { isQuoted, shareOf } from './quoted-words.ts';
import { thesaurusOf } from './thesaurus/thesaurus.ts';

/** Weight of a translation relative to its sureness; below the minimum sureness it is mostly wrong. */
const byTranslation = 0.7;
const minSureness = 0.15;
const minTranslationWeight = 0.2;
const maxTranslations = 4;
/** Words with the same translations have a similar meaning, seldom the same. */
const byPivot = 0.8;
const minPivotWeight = 0.3;
const maxPivots = 4;
const byCognate = 0.8;
/** Minimum sureness of the translation of each word of an expression. */
const minExpressionSureness = 0.25;

type Known = Pick<Dictionaries, 'meanings' | 'cognate' | 'share'>;

/**
 * Expansions learnt from the same paragraphs in four languages. A word that the language lacks or only quotes
 * expands to its translations; a word of the language expands to words with the same translations.
 */
export function bilingualSource(
  dictionaries: Known,
  language: LanguageCode,
  vocabulary: Pick<KnownWords, 'frequencies' | 'occurrences' | 'withStem'>,
): ExpansionSource {
  const { frequencies, withStem } = vocabulary;
  const others = languageCodes.filter((code) => code !== language);
  // A stem is given as one word with that stem; its inflections are added when it is expanded.
  const written = (known: string): readonly string[] => withStem(known).slice(0, 1);
  const isThere = (word: string) => frequencies.has(word) || withStem(stem(word, language)).length > 0;
  /** The languages that a word may come from if it is not a word of this language. */
  const homesOf = (word: string): readonly LanguageCode[] => {
    if (!isThere(word)) return others;
    const ownShare = shareOf([...new Set([word, ...withStem(stem(word, language))])], vocabulary);
    return others.filter((other) => isQuoted(ownShare, dictionaries.share(other, stem(word, other))));
  };

  const ofOneWord = (word: string): RelatedWords[] => {
    const homes = homesOf(word);
    if (homes.length === 0)
      return pivotsOf(stem(word, language), language, dictionaries).map(({ word: known, weight }) => ({
        words: written(known),
        kind: 'synonym',
        weight: Math.sqrt(weight) * byPivot,
      }));
    const translations = homes
      .flatMap((from) => translated(word, from))
      .filter(({ weight }) => weight >= minSureness);
    return best(translations, maxTranslations).map(({ word: known, weight }) => ({
      words: written(known),
      kind: 'translation',
      weight: Math.max(minTranslationWeight, weight * byTranslation),
    }));
  };
  const translated = (word: string, from: LanguageCode) => translationsOf(word, from, language, dictionaries);
  /** "access request" in a French text: translates the English legal term of the thesaurus word for word. */
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

/** Translations of a word, by its stem or, if that is unknown, by a cognate of it. */
function translationsOf(
  word: string,
  from: LanguageCode,
  into: LanguageCode,
  dictionaries: Known,
): Weighted[] {
  const meanings = dictionaries.meanings(from, into);
  const own = meanings?.get(stem(word, from));
  if (own !== undefined) return [...own];
  const key = cognateKey(word);
  const cognate = key === undefined ? undefined : dictionaries.cognate(from, key);
  const like = cognate === undefined ? [] : (meanings?.get(cognate) ?? []);
  return like.map((one) => ({ ...one, weight: one.weight * byCognate }));
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

function best(candidates: readonly Weighted[], limit: number): Weighted[] {
  const surest = new Map<string, Weighted>();
  for (const one of candidates)
    if ((surest.get(one.word)?.weight ?? 0) < one.weight) surest.set(one.word, one);
  return [...surest.values()].sort((a, b) => b.weight - a.weight).slice(0, limit);
}
