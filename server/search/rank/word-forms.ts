import type { LanguageCode } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { looseKey } from '../words/fold.ts';
import { everydaySpelling } from '../words/spelling-everyday.ts';
import { stem, wordFamily } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { QueryExpansion } from './expansion.ts';

/** What the words of a language tell about each other; made of its vocabulary. */
export type WordKnowledge = {
  compounds?: {
    partsOf: (word: string) => readonly string[];
    containing: (stem: string) => readonly string[];
  };
  spelling?: { correct: (word: string, limit: number) => readonly { word: string; score: number }[] };
  related?: QueryExpansion;
  /** Another one when spelling or compounds were made anew. */
  edition?: () => number;
};

export type Correction = {
  word: string;
  certainty: 'obvious' | 'likely' | 'possible';
  /** Nothing but its inflections is nearly as likely. */
  isOnly: boolean;
};

/** The words of the texts that are, in one way or another, a given word. */
export type WordForms = {
  /** The word and its other spellings, as a phrase may have them. */
  spellings: (word: string) => readonly string[];
  /** Only words with its stem. */
  sameStem: (word: string) => readonly string[];
  /** Spellings and inflections. */
  inflections: (word: string) => readonly string[];
  /** Nouns of a verb, verbs of a noun. */
  family: (word: string) => readonly string[];
  /** Words that have it as a part, the most frequent first. */
  compounds: (word: string) => readonly string[];
  /** What it may be a slip of, the likeliest first. */
  corrections: (word: string) => readonly Correction[];
};

const maxCompounds = 200;
const maxTypos = 3;
const minTypoLength = 5;
/** As the spelling scores it. */
const [obvious, likely, possible] = [0.15, 0.04, 0.018];

export function createWordForms(
  { frequencies, withFamily, withLooseKey, withStem }: Vocabulary,
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
    family: (word) =>
      language === 'DE' && !isStopWord(word, language) ? withFamily(wordFamily(word, language)) : [],
    compounds: (word) =>
      [...(compounds?.containing(stem(word, language)) ?? [])]
        .sort((a, b) => frequency(b) - frequency(a))
        .slice(0, maxCompounds),
    corrections: (word) => {
      const everyday = everydaySpelling(language);
      if (word.length < minTypoLength || everyday.has(word)) return [];
      const scores = new Map<string, number>();
      for (const found of [...(spelling?.correct(word, maxTypos) ?? []), ...everyday.correct(word, maxTypos)])
        if (!isStopWord(found.word, language))
          scores.set(found.word, Math.max(found.score, scores.get(found.word) ?? 0));
      const meant = [...scores].sort(([, a], [, b]) => b - a).slice(0, maxTypos);
      const best = meant[0]?.[1] ?? 0;
      if (best < possible) return [];
      // What is nearly as likely as the best is as sure as that: which was meant, the other words tell.
      const certainty = best >= obvious ? 'obvious' : best >= likely ? 'likely' : 'possible';
      const near = meant.filter(([, score]) => score >= best / 2);
      const isOnly = new Set(near.map(([found]) => stem(found, language))).size === 1;
      return near.map(([found]) => ({ word: found, certainty, isOnly }));
    },
  };
}
