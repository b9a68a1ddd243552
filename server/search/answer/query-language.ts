import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { QueryLanguage } from '#core/contract/main/search.ts';
import type { QueryNode } from '#core/law/search/query.ts';
import { shareOf } from '../expansion/quoted-words.ts';
import type { LanguageWords } from '../rank/language-ranker.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import type { SearchEngine } from './engine.ts';
import { findListing } from './find-listing.ts';
import type { SearchQuery } from './plan.ts';
import { countOnly, runPlan } from './run.ts';
import { type DatedQuery, readSituation, type Situation, startTime } from './situation.ts';
import { textLanguages, wordsIn } from './words-in.ts';

/** A word belongs to a language in which it is at most this many times rarer than where it is most frequent. */
const maxRarity = 20;
/** Of two other languages that have the same words, one is meant only if it has them this many times as often. */
const minLead = 3;
/** A word that only joins others tells less of the language: many are written alike. */
const joiningWeight = 0.5;

/** Looking for what a word may mean scans all words of a language; a short one may mean anything. */
const maxCorrected = 2;
const minCorrected = 6;
const oneTypo = 1;

/** The share of one word among all words of each language, as the loaded texts have it in all inflections. */
export type WordShares = {
  shares: Partial<Record<LanguageCode, number>>;
  /** Whether it only joins others, in the language in which it is most frequent. */
  joining: boolean;
};

/**
 * The language that words are in, if it is not the requested one. A word speaks for a language only if the requested
 * one does not have it, or has it as a quotation; a word of both speaks for neither, and one that no text has for none.
 */
export function languageOfWords(
  words: readonly WordShares[],
  requested: LanguageCode,
): LanguageCode | undefined {
  const belongs = ({ shares }: WordShares, language: LanguageCode) => {
    const most = Math.max(0, ...Object.values(shares));
    return (shares[language] ?? 0) * maxRarity >= most && most > 0;
  };
  const weigh = (chosen: readonly WordShares[]) =>
    chosen.reduce((sum, { joining }) => sum + (joining ? joiningWeight : 1), 0);
  const candidates = languageCodes
    .filter((language) => language !== requested)
    .map((language) => {
      const own = words.filter((word) => belongs(word, language));
      const support = weigh(own.filter((word) => !belongs(word, requested)));
      const against = weigh(words.filter((word) => belongs(word, requested) && !belongs(word, language)));
      const frequency = own.reduce((sum, { shares }) => sum + Math.log(shares[language] ?? 1), 0);
      return { language, support, evidence: support - 2 * against, known: weigh(own), frequency };
    })
    .filter(({ support, evidence }) => support >= 1 && evidence > 0)
    .sort((a, b) => b.evidence - a.evidence || b.known - a.known || b.frequency - a.frequency);
  const [best, second] = candidates;
  const isTied = best && second && best.evidence === second.evidence && best.known === second.known;
  return isTied && best.frequency - second.frequency < Math.log(minLead) ? undefined : best?.language;
}

/**
 * The language of a query, where it is another one than the requested one and has hits. Citations, abbreviations, numbers
 * and excluded words tell nothing of it.
 */
async function readQueryLanguage(
  situation: Situation,
  isWhole: boolean,
): Promise<Omit<QueryLanguage, 'searched'> | undefined> {
  const { planWithoutCitations: plan, request, cited } = situation;
  const tokens = plan === undefined || cited?.document ? [] : tellingTokens(plan.query.root);
  if (plan === undefined || tokens.length === 0) return undefined;
  const { searchLanguage: requested } = request;
  const words = await sharesOf(situation, tokens, isWhole ? maxCorrected : 0);
  const language = languageOfWords(words, requested);
  if (language === undefined) return undefined;
  const counted: { value: LanguageCode; count: number }[] = [];
  for (const value of [language, requested]) {
    const query = { ...request, ...countOnly, searchLanguage: value };
    const { total } = await findListing({ ...situation, request: query }, runPlan);
    counted.push({ value, count: total });
  }
  return counted[0]?.count ? { language, counted } : undefined;
}

/**
 * Reads what is known about a query, and again in its own language where that is to be searched. The other language
 * stays on offer in both cases. While a query is typed, its words are not whole: then no slip is looked for.
 */
export async function readInLanguage(
  engine: SearchEngine,
  dated: DatedQuery<SearchQuery>,
  { isWhole = true }: { isWhole?: boolean } = {},
): Promise<{ situation: Situation; queryLanguage?: QueryLanguage | undefined }> {
  const first = await readSituation(engine, dated);
  const read = await readQueryLanguage(first, isWhole);
  // What loads the words of other languages is not counted, so that the first search after a start is no poorer.
  const situation = { ...first, ...startTime() };
  if (read === undefined) return { situation };
  const { query } = dated;
  if (query.recogniseLanguage === undefined)
    return { situation, queryLanguage: { ...read, searched: false } };
  const isDisplayed = query.displayLanguage === query.searchLanguage;
  const inIts = {
    ...query,
    searchLanguage: read.language,
    displayLanguage: isDisplayed ? read.language : query.displayLanguage,
  };
  return {
    situation: await readSituation(engine, { ...dated, query: inIts }),
    queryLanguage: { ...read, searched: true },
  };
}

async function sharesOf(situation: Situation, tokens: readonly string[], max: number): Promise<WordShares[]> {
  const known: (LanguageWords & { language: LanguageCode })[] = [];
  for (const language of textLanguages(situation))
    known.push({ language, ...(await wordsIn(situation, language)) });
  let corrected = 0;
  return tokens.map((word) => {
    if (known.every(({ expander }) => expander.inflections(word).length === 0)) {
      corrected += 1;
      return corrected > max ? noShares : sharesOfCorrections(word, known);
    }
    const shares = known.map(({ language, expander, vocabulary }) => {
      const forms = isStopWord(word, language) ? [word] : expander.inflections(word);
      return { language, share: shareOf(forms, vocabulary) };
    });
    const [most] = shares.toSorted((a, b) => b.share - a.share);
    return {
      shares: Object.fromEntries(shares.map(({ language, share }) => [language, share])),
      joining: most !== undefined && isStopWord(word, most.language),
    };
  });
}

const noShares: WordShares = { shares: {}, joining: false };

/**
 * A word that no text has belongs to the languages with a word that is one slip away. Two away may be anything: the word
 * may be right, and its subject in no text.
 */
function sharesOfCorrections(
  word: string,
  known: readonly (LanguageWords & { language: LanguageCode })[],
): WordShares {
  if (word.length < minCorrected) return noShares;
  const near = known.filter(
    ({ spelling }) => (spelling.correct(word, 1)[0]?.distance ?? Infinity) <= oneTypo,
  );
  return { shares: Object.fromEntries(near.map(({ language }) => [language, 1])), joining: false };
}

/** The folded words of a query and of its phrases, without beginnings, numbers, abbreviations and what it excludes. */
function tellingTokens(node: QueryNode | undefined): string[] {
  if (node === undefined) return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(tellingTokens);
  if (node.kind === 'group') return tellingTokens(node.part);
  if (node.kind !== 'word' && node.kind !== 'phrase' && node.kind !== 'near') return [];
  return tokenise(node.text)
    .filter(({ start, end }) => isTelling(node.text.slice(start, end)))
    .map(({ word }) => word);
}

/** "GwG", "DSG" and "MiFID" are written alike in several languages; a word typed in capitals is none of them. */
const isTelling = (word: string) =>
  !/\d/.test(word) && !(/\p{L}\p{Lu}/u.test(word) && (word.length < 6 || /\p{Ll}/u.test(word)));
