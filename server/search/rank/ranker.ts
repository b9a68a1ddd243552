import type { LanguageCode } from '#core/contract/languages.ts';
import type { Holdings } from '../index/holdings.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { createCompounds } from '../words/compounds.ts';
import { createSpelling, type Spelling } from '../words/spelling.ts';
import { createExpander, type Expander } from './expander.ts';
import type { Related } from './expansion.ts';
import { rank } from './rank.ts';
import type { Ranked, RankRequest } from './ranking.ts';

/** What a language's words tell, made when they are first asked for. */
export type LanguageWords = { expander: Expander; spelling: Spelling; vocabulary: Vocabulary };
export type Ranker = {
  rank: (language: LanguageCode, request: RankRequest) => Promise<Ranked>;
  /** Over the words of at least these texts. */
  words: (language: LanguageCode, textIds: Iterable<number>) => Promise<LanguageWords>;
};

/** So much may the vocabulary grow, as a share, before compounds and spellings are made anew. */
const staleGrowth = 0.01;

/** Ranks over what is in memory, loading what is missing. */
export function createRanker(
  holdings: Pick<Holdings, 'withTexts'>,
  relatedIn: (language: LanguageCode, vocabulary: Vocabulary) => Related = () => () => [],
): Ranker {
  const known = new WeakMap<Vocabulary, { size: number; words: LanguageWords }>();
  const wordsOf = (language: LanguageCode, vocabulary: Vocabulary): LanguageWords => {
    const { size } = vocabulary.frequencies;
    const before = known.get(vocabulary);
    if (before && size <= before.size * (1 + staleGrowth)) return before.words;
    const words = wordsOver(vocabulary, language, relatedIn(language, vocabulary));
    known.set(vocabulary, { size, words });
    return words;
  };
  return {
    rank: async (language, request) => {
      const { parts, vocabulary } = await holdings.withTexts(language, request.texts.keys());
      return rank({ language, parts, expander: wordsOf(language, vocabulary).expander }, request);
    },
    words: async (language, textIds) =>
      wordsOf(language, (await holdings.withTexts(language, textIds)).vocabulary),
  };
}

function wordsOver(vocabulary: Vocabulary, language: LanguageCode, related: Related): LanguageWords {
  const compounds = language === 'DE' ? { compounds: createCompounds(vocabulary.frequencies) } : {};
  let made: Spelling | undefined;
  const spelling: Spelling = {
    correct: (word, limit) => {
      made ??= createSpelling(vocabulary.frequencies, language);
      return made.correct(word, limit);
    },
  };
  const expander = createExpander(vocabulary, language, { ...compounds, spelling, related });
  return { expander, spelling, vocabulary };
}
