import type { LanguageCode } from '#core/contract/languages.ts';
import type { IndexCache, OwnTexts, SearchedIndex } from '../index/index-cache.ts';
import { joinVocabularies, type KnownWords, type Vocabulary } from '../index/vocabulary.ts';
import { compoundsIn } from '../words/compounds.ts';
import { type Spelling, spellingIn } from '../words/spelling.ts';
import { withPauses } from '../words/steps.ts';
import { type Completion, type CompletionRequest, completeWord } from './complete-word.ts';
import { type CompoundIndex, createCompoundIndex } from './compound-index.ts';
import { createExpander, type Expander } from './expander.ts';
import type { QueryExpansion } from './expansion.ts';
import { rankArticles } from './rank-articles.ts';
import type { Ranked, RankRequest, VotesFor } from './rank-types.ts';
import { createRefreshed } from './refreshed.ts';
import type { WordKnowledge } from './word-forms.ts';

/** The words of a language: their expansions, their spelling, their frequencies. */
export type LanguageWords = {
  expander: Expander;
  spelling: Pick<Spelling, 'correct'>;
  vocabulary: KnownWords;
};
export type Ranker = {
  rank: (language: LanguageCode, request: RankRequest) => Promise<Ranked>;
  /** Words of the texts that begin so. */
  complete: (
    language: LanguageCode,
    request: CompletionRequest & Pick<RankRequest, 'own'>,
  ) => Promise<Completion[]>;
  /** The words of at least these texts. */
  words: (
    language: LanguageCode,
    textIds: Iterable<number>,
    own?: OwnTexts | undefined,
  ) => Promise<LanguageWords>;
};

/** The share by which the vocabulary may grow before these are stale; new words can be searched at once. */
const staleGrowth = { spelling: 0.05, compounds: 0.25 };

const nothingRelated: QueryExpansion = { ofWord: () => [], ofWords: () => [], edition: () => 0 };

/**
 * Ranks over the index in memory, after loading what is missing. Spelling, compounds and related words are learnt from
 * public texts only; members of an organisation find its internal texts by their words and inflections too.
 */
export function createRanker(
  indexCache: Pick<IndexCache, 'withTexts'> & Partial<Pick<IndexCache, 'watch'>>,
  relatedIn: (language: LanguageCode, vocabulary: KnownWords) => QueryExpansion = () => nothingRelated,
  votesFor?: VotesFor,
  /** Called when more words are known than before, so that queries may find more. */
  onLearnt: () => void = () => undefined,
): Ranker {
  const learntOf = createLearntWords(onLearnt);
  const known = new WeakMap<KnownWords, LanguageWords>();
  const joined = createJoinedVocabularies();
  const wordsOf = (language: LanguageCode, vocabulary: KnownWords): LanguageWords => {
    const before = known.get(vocabulary);
    if (before !== undefined) return before;
    const { knowledge } = learntOf(language);
    const related = relatedIn(language, vocabulary);
    const expander = createExpander(vocabulary, language, { ...knowledge, related });
    const words = { expander, spelling: knowledge.spelling, vocabulary };
    known.set(vocabulary, words);
    return words;
  };
  const prepared = async (
    language: LanguageCode,
    textIds: Iterable<number>,
    ownTexts: OwnTexts | undefined,
  ): Promise<{ parts: SearchedIndex['parts']; vocabulary: KnownWords }> => {
    const { own, ...shared } = await indexCache.withTexts(language, textIds, ownTexts);
    await learntOf(language).prepare(shared.vocabulary);
    if (own === undefined) return shared;
    const vocabulary = joined(shared.vocabulary, own.vocabulary);
    return { parts: [...shared.parts, ...own.parts], vocabulary };
  };
  // Prepared as soon as a language is loaded, so that no search waits for it. A failure is reported by the next search, which prepares again.
  indexCache.watch?.(({ language, vocabulary }) => {
    learntOf(language)
      .prepare(vocabulary)
      .catch(() => undefined);
  });
  const preparedFor = (
    language: LanguageCode,
    request: Pick<CompletionRequest & RankRequest, 'texts' | 'own'>,
  ) => prepared(language, sharedTexts(request), request.own);
  return {
    rank: async (language, request) => {
      const { parts, vocabulary } = await preparedFor(language, request);
      return rankArticles(
        { language, parts, expander: wordsOf(language, vocabulary).expander },
        { votesFor, ...request },
      );
    },
    complete: async (language, request) => {
      const { parts } = await preparedFor(language, request);
      return completeWord(parts, language, request);
    },
    words: async (language, textIds, own) =>
      wordsOf(language, (await prepared(language, textIds, own)).vocabulary),
  };
}

/** The texts that are not internal to the viewer's organisation. */
function sharedTexts({ texts, own }: Pick<CompletionRequest & RankRequest, 'texts' | 'own'>): number[] {
  const internal = new Set(own?.textIds);
  return [...texts.keys()].filter((id) => !internal.has(id));
}

/** Joined vocabularies, one for each pair, since what is known about their words is cached by the vocabulary. */
function createJoinedVocabularies() {
  const latest = new WeakMap<Vocabulary, { shared: Vocabulary; joined: KnownWords }>();
  return (shared: Vocabulary, own: Vocabulary): KnownWords => {
    const before = latest.get(own);
    if (before?.shared === shared) return before.joined;
    const joined = joinVocabularies(shared, own);
    latest.set(own, { shared, joined });
    return joined;
  };
}

/** What is learnt of each language that has texts. */
function createLearntWords(onLearnt: () => void) {
  const known = new Map<LanguageCode, ReturnType<typeof createLearnt>>();
  return (language: LanguageCode) => {
    const learnt = known.get(language) ?? createLearnt(language, onLearnt);
    known.set(language, learnt);
    return learnt;
  };
}

/** Spelling and compounds of a language, computed in steps with pauses, in which the search thread answers queries. */
function createLearnt(language: LanguageCode, onLearnt: () => void) {
  const speller = createRefreshed<Spelling>(
    staleGrowth.spelling,
    ({ frequencies }) => withPauses(spellingIn(frequencies, language)),
    onLearnt,
  );
  const compoundIndex = createRefreshed<CompoundIndex>(
    staleGrowth.compounds,
    async (vocabulary) =>
      // The compound index is usable before all words are split, so no search waits for the splitting.
      createCompoundIndex(vocabulary, await withPauses(compoundsIn(vocabulary.frequencies))),
    onLearnt,
  );
  const spelling = {
    correct: (word: string, limit?: number) => speller.latest()?.correct(word, limit) ?? [],
  };
  const compounds = {
    partsOf: (word: string) => compoundIndex.latest()?.partsOf(word) ?? [],
    containing: (stem: string) => compoundIndex.latest()?.containing(stem) ?? [],
  };
  const edition = () => speller.edition() + compoundIndex.edition();
  const isGerman = language === 'DE';
  const knowledge = { spelling, edition, ...(isGerman ? { compounds } : {}) } satisfies WordKnowledge;
  return {
    knowledge,
    prepare: async (vocabulary: Vocabulary): Promise<void> => {
      await speller.prepare(vocabulary);
      if (isGerman) await compoundIndex.prepare(vocabulary);
    },
  };
}
