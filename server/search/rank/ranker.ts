import type { LanguageCode } from '#core/contract/languages.ts';
import type { Holdings } from '../index/holdings.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { createCompounds } from '../words/compounds.ts';
import { createSpelling, type Spelling } from '../words/spelling.ts';
import { createCompoundIndex } from './compound-index.ts';
import { createExpander, type Expander } from './expander.ts';
import type { Related } from './expansion.ts';
import { rank } from './rank.ts';
import type { Ranked, RankRequest, VotesFor } from './ranking.ts';

/** What a language's words tell, made when they are first asked for. */
export type LanguageWords = {
  expander: Expander;
  spelling: Pick<Spelling, 'correct'>;
  vocabulary: Vocabulary;
};
export type Ranker = {
  rank: (language: LanguageCode, request: RankRequest) => Promise<Ranked>;
  /** Over the words of at least these texts. */
  words: (language: LanguageCode, textIds: Iterable<number>) => Promise<LanguageWords>;
};

/** So much may the vocabulary grow, as a share, before these are made anew; new words are found at once. */
const staleGrowth = { spelling: 0.05, compounds: 0.25 };

const nothingRelated: Related = { ofWord: () => [], ofWords: () => [], edition: () => 0 };

/** Ranks over what is in memory, loading what is missing. */
export function createRanker(
  holdings: Pick<Holdings, 'withTexts'>,
  relatedIn: (language: LanguageCode, vocabulary: Vocabulary) => Related = () => nothingRelated,
  votesFor?: VotesFor,
): Ranker {
  const known = new WeakMap<Vocabulary, LanguageWords>();
  const wordsOf = (language: LanguageCode, vocabulary: Vocabulary): LanguageWords => {
    const words = known.get(vocabulary) ?? wordsOver(vocabulary, language, relatedIn(language, vocabulary));
    known.set(vocabulary, words);
    return words;
  };
  return {
    rank: async (language, request) => {
      const { parts, vocabulary } = await holdings.withTexts(language, request.texts.keys());
      return rank(
        { language, parts, expander: wordsOf(language, vocabulary).expander },
        { votesFor, ...request },
      );
    },
    words: async (language, textIds) =>
      wordsOf(language, (await holdings.withTexts(language, textIds)).vocabulary),
  };
}

function wordsOver(vocabulary: Vocabulary, language: LanguageCode, related: Related): LanguageWords {
  const { frequencies } = vocabulary;
  const speller = renewed(vocabulary, staleGrowth.spelling, () => createSpelling(frequencies, language));
  const spelling = { correct: (word: string, limit?: number) => speller().correct(word, limit) };
  const compoundIndex = renewed(vocabulary, staleGrowth.compounds, () =>
    createCompoundIndex(vocabulary, createCompounds(frequencies)),
  );
  const compounds = {
    partsOf: (word: string) => compoundIndex().partsOf(word),
    containing: (stem: string) => compoundIndex().containing(stem),
  };
  const knowledge = { spelling, related, ...(language === 'DE' ? { compounds } : {}) };
  return { expander: createExpander(vocabulary, language, knowledge), spelling, vocabulary };
}

/** What is made of a vocabulary: once, and again when it has grown by more than a share. */
function renewed<T>({ words }: Vocabulary, growth: number, make: () => T): () => T {
  let last: { size: number; made: T } | undefined;
  return () => {
    if (last === undefined || words.length > last.size * (1 + growth))
      last = { size: words.length, made: make() };
    return last.made;
  };
}
