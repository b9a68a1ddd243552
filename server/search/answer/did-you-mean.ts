import type { SearchHit, SearchReply } from '#core/contract/main/search.ts';
import type { QueryNode } from '#core/law/search/query.ts';
import { replaceSpan } from '#core/law/search/query-text.ts';
import { abbreviationsBesideNumbers } from '../rank/abbreviations.ts';
import { isByTypo } from '../rank/expander.ts';
import type { LanguageWords } from '../rank/language-ranker.ts';
import { foldWord } from '../words/fold.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import { articlesWithCompletions, withLastWord } from './complete.ts';
import { hitsOf } from './hits.ts';
import { readQuery, searchPlanOf } from './plan.ts';
import { countOnly, runPlan } from './run.ts';
import type { Situation } from './situation.ts';
import { textLanguages, wordsIn } from './words-in.ts';

type Typo = { start: number; end: number; meant: string };

/** A query with more typos than these is in another language. */
const maxTypos = 3;
const minLetters = 4;

/**
 * The query with corrected typos: words that no text has in any form are replaced by their likeliest
 * correction. Undefined where the corrected query has no hits either. The index knows only folded words, so
 * the spelling of a correction is taken from `hits`.
 */
export async function didYouMean(
  situation: Situation,
  hits: readonly SearchHit[],
  total: number,
): Promise<SearchReply['didYouMean']> {
  const { request, plan, cited, documents, isOverTime } = situation;
  if (cited !== undefined || plan.query.root === undefined || (total > 0 && isOverTime())) return undefined;
  const { searchLanguage: language } = request;
  const words = await wordsIn(situation, language);
  const { root } = plan.query;
  const unknown = unknownOf(tokensOf(root, abbreviationsBesideNumbers(root)), words, situation);
  if (unknown.length > maxTypos) return undefined;
  const foreign = await wordsOfOthers(situation, unknown);
  const typos = unknown.flatMap(({ word, start, end }): Typo[] => {
    if (foreign.has(word)) return [];
    const meant = words.spelling.correct(word, 1)[0]?.word;
    return meant === undefined ? [] : [{ start, end, meant }];
  });
  if (typos.length === 0) return total === 0 ? completedQuery(situation) : undefined;
  const writtenForms = writtenFormsIn(hits);
  const query = typos.reduceRight(
    (text, { start, end, meant }) => replaceSpan(text, start, end, writtenForms.get(meant) ?? meant),
    request.query,
  );
  const corrected = searchPlanOf(readQuery(query), request, documents, situation.today);
  const { total: correctedTotal } = await runPlan(situation, corrected, language, countOnly);
  if (correctedTotal > 0) return { query, total: correctedTotal };
  return total === 0 ? completedQuery(situation) : undefined;
}

/** Where nothing was found: the query with its last word completed, if it is the beginning of a word of the texts. */
async function completedQuery(situation: Situation): Promise<SearchReply['didYouMean']> {
  const { request, documents, today } = situation;
  const [hit] = await hitsOf(situation, (await articlesWithCompletions(situation)).slice(0, 1));
  const query = hit && withLastWord(situation, hit);
  if (query === undefined) return undefined;
  const plan = searchPlanOf(readQuery(query), request, documents, today);
  const { total } = await runPlan(situation, plan, request.searchLanguage, countOnly);
  return total > 0 ? { query, total } : undefined;
}

/**
 * Words of the query that hits of this page do not have: they were found by words that are spelt alike. Readers must
 * know that, and how to search for what they typed.
 */
export async function respeltWords(
  situation: Situation,
  hits: readonly SearchHit[],
): Promise<SearchReply['respelt']> {
  const { request, plan } = situation;
  const reasons = hits.flatMap((hit) => hit.reasons.filter(isByTypo));
  if (reasons.length === 0) return undefined;
  const { searchLanguage: language } = request;
  const words = await wordsIn(situation, language);
  const folded = new Set(reasons.flatMap(({ asked }) => tokenise(asked).map(({ word }) => word)));
  const respelt = tokensOf(plan.query.root).filter(({ word }) => folded.has(word));
  if (respelt.length === 0) return undefined;
  const unknown = respelt.filter(({ word }) => isUnknown(word, words, situation));
  const foreign = await wordsOfOthers(situation, unknown);
  const exact = respelt.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`,
    request.query,
  );
  return {
    asked: respelt.map(({ start, end }) => request.query.slice(start, end)),
    found: byFrequency(reasons.filter(({ kind }) => kind === 'typo').map(({ found }) => found)),
    unknown: unknown.length === respelt.length && foreign.size === 0,
    exact,
  };
}

const maxMatches = 3;

function byFrequency(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, maxMatches)
    .map(([word]) => word);
}

type PlacedWord = { word: string; start: number; end: number };

/** The single words of a query, with positions; no phrases, prefixes or exclusions, nor `others`. */
function tokensOf(node: QueryNode | undefined, others?: ReadonlySet<QueryNode>): PlacedWord[] {
  if (node === undefined) return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap((part) => tokensOf(part, others));
  if (node.kind === 'group') return tokensOf(node.part, others);
  if (node.kind !== 'word' || others?.has(node)) return [];
  const from = node.textStart;
  return tokenise(node.text).map(({ word, start, end }) => ({ word, start: from + start, end: from + end }));
}

/** Looking up an unknown word scans the whole vocabulary, so this stops once there are too many to correct. */
function unknownOf(tokens: readonly PlacedWord[], words: LanguageWords, situation: Situation): PlacedWord[] {
  const unknown: PlacedWord[] = [];
  for (const token of tokens) {
    if (unknown.length > maxTypos) break;
    if (isUnknown(token.word, words, situation)) unknown.push(token);
  }
  return unknown;
}

/** Those of the words that texts in another language have: there they are right. */
async function wordsOfOthers(
  situation: Situation,
  unknown: readonly PlacedWord[],
): Promise<ReadonlySet<string>> {
  const right = new Set<string>();
  if (unknown.length === 0) return right;
  for (const language of textLanguages(situation)) {
    if (language === situation.request.searchLanguage) continue;
    const { expander } = await wordsIn(situation, language);
    for (const { word } of unknown) if (expander.inflections(word).length > 0) right.add(word);
  }
  return right;
}

function isUnknown(word: string, { expander }: LanguageWords, { request }: Situation): boolean {
  if (word.length < minLetters || /\d/.test(word) || isStopWord(word, request.searchLanguage)) return false;
  return expander.ofWord(word).every(isByTypo);
}

function writtenFormsIn(hits: readonly SearchHit[]): ReadonlyMap<string, string> {
  const typos = hits.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind === 'typo'));
  return new Map(typos.map(({ found }) => [foldWord(found), found]));
}
