import type { LanguageCode } from '#core/contract/languages.ts';
import type { KnownWords } from '../index/vocabulary.ts';
import { looseKey } from '../words/fold.ts';
import { everydaySpelling } from '../words/spelling-everyday.ts';
import { hasFamilies, isOfFamily, stem, wordFamily } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { QueryExpansion } from './expansion.ts';

/** What is known about the words of a language: compounds, spelling, related words. */
export type WordKnowledge = {
  compounds?: {
    partsOf: (word: string) => readonly string[];
    containing: (stem: string) => readonly string[];
  };
  spelling?: { correct: (word: string, limit: number) => readonly { word: string; score: number }[] };
  related?: QueryExpansion;
  /** Changes when spelling or compounds were computed again. */
  edition?: () => number;
};

export type GradedCorrection = {
  word: string;
  certainty: 'obvious' | 'likely' | 'possible';
  /** No other word but its inflections is nearly as likely. */
  isOnly: boolean;
};

/** The words of the texts that are forms of a given word. */
export type WordForms = {
  /** The word and its other spellings, as a phrase may have them. */
  spellings: (word: string) => readonly string[];
  /** Only words with its stem. */
  sameStem: (word: string) => readonly string[];
  /** Spellings and inflections. */
  inflections: (word: string) => readonly string[];
  /** The nouns of a verb, or the verbs of a noun. */
  family: (word: string) => readonly string[];
  /** Words that have it as a part, the most frequent first. */
  compounds: (word: string) => readonly string[];
  /** The words that may be meant if it is misspelt, the likeliest first. */
  corrections: (word: string) => readonly GradedCorrection[];
};

const maxCompounds = 200;
/** Words that merely begin alike are no family: the commonest are most likely one. */
const maxFamily = 5;
const maxTypos = 3;
const minTypoLength = 5;
/** Minimum scores of a correction. */
const [obvious, likely, possible] = [0.15, 0.04, 0.018];

export function createWordForms(
  { frequencies, withFamily, withLooseKey, withStem }: KnownWords,
  language: LanguageCode,
  { compounds, spelling }: WordKnowledge,
): WordForms {
  const spellings = (word: string) => [
    ...new Set([...(frequencies.has(word) ? [word] : []), ...withLooseKey(looseKey(word))]),
  ];
  const sameStem = (word: string) => (isStopWord(word, language) ? [] : withStem(stem(word, language)));
  const frequency = (word: string) => frequencies.get(word) ?? 0;
  return {
    spellings,
    sameStem,
    inflections: (word) => [...new Set([...spellings(word), ...sameStem(word)])],
    family: (word) => {
      if (!hasFamilies(language) || isStopWord(word, language)) return [];
      const kin = withFamily(wordFamily(word, language));
      if (language === 'DE') return kin;
      return kin
        .filter((one) => isOfFamily(one, word, language))
        .sort((a, b) => frequency(b) - frequency(a))
        .slice(0, maxFamily);
    },
    compounds: (word) =>
      [...(compounds?.containing(stem(word, language)) ?? [])]
        .sort((a, b) => frequency(b) - frequency(a))
        .slice(0, maxCompounds),
    corrections: (word) => {
      const everyday = everydaySpelling(language);
      if (word.length < minTypoLength || everyday.has(word)) return [];
      const scores = new Map<string, number>();
      for (const correction of [
        ...(spelling?.correct(word, maxTypos) ?? []),
        ...everyday.correct(word, maxTypos),
      ])
        if (!isStopWord(correction.word, language))
          scores.set(correction.word, Math.max(correction.score, scores.get(correction.word) ?? 0));
      const meant = [...scores].sort(([, a], [, b]) => b - a).slice(0, maxTypos);
      const best = meant[0]?.[1] ?? 0;
      if (best < possible) return [];
      // Corrections nearly as likely as the best are as sure as the best: the other words of the query decide.
      const certainty = best >= obvious ? 'obvious' : best >= likely ? 'likely' : 'possible';
      const near = meant.filter(([, score]) => score >= best / 2);
      const isOnly = new Set(near.map(([found]) => stem(found, language))).size === 1;
      return near.map(([found]) => ({ word: found, certainty, isOnly }));
    },
  };
}
