import type { SearchHit, SearchReply } from '#core/contract/main/search.ts';
import type { QueryNode } from '#core/law/search/query.ts';
import { replaceSpan } from '#core/law/search/query-text.ts';
import type { LanguageWords } from '../rank/ranker.ts';
import { foldWord } from '../words/fold.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import { planOf, readQuery } from './plan.ts';
import { countOnly, run } from './run.ts';
import type { Situation } from './situation.ts';

type Slip = { start: number; end: number; meant: string };

/** More slips than these are another language, not a hurry. */
const mostSlips = 3;
const leastLetters = 4;

/**
 * The query with the words put right that no text has in any form, where something has what they were
 * meant to be. `hits` show how a word is written: the index has only its folded form.
 */
export async function didYouMean(
  situation: Situation,
  hits: readonly SearchHit[],
  total: number,
): Promise<SearchReply['didYouMean']> {
  const { asked, plan, cited, documents, engine, texts, isLate } = situation;
  if (cited !== undefined || plan.query.root === undefined || (total > 0 && isLate())) return undefined;
  const { searchLanguage: language } = asked;
  const ids = texts.filter((text) => text.language === language).map(({ id }) => id);
  const words = await engine.ranker.words(language, ids);
  const unknown = unknownOf(tokensOf(plan.query.root), words, situation);
  if (unknown.length > mostSlips) return undefined;
  const slips = unknown.flatMap(({ word, start, end }): Slip[] => {
    const meant = words.spelling.correct(word, 1)[0]?.word;
    return meant === undefined ? [] : [{ start, end, meant }];
  });
  if (slips.length === 0) return undefined;
  const written = surfaces(hits);
  const query = slips.reduceRight(
    (text, { start, end, meant }) => replaceSpan(text, start, end, written.get(meant) ?? meant),
    asked.query,
  );
  const corrected = planOf(readQuery(query), asked, documents, situation.today);
  const found = await run(situation, corrected, language, countOnly);
  return found.total > 0 ? { query, total: found.total } : undefined;
}

type Placed = { word: string; start: number; end: number };

/** The single words of a query, with positions; no phrases, prefixes or exclusions. */
function tokensOf(node: QueryNode): Placed[] {
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(tokensOf);
  if (node.kind === 'group') return tokensOf(node.part);
  if (node.kind !== 'word') return [];
  const from = node.textStart;
  return tokenise(node.text).map(({ word, start, end }) => ({ word, start: from + start, end: from + end }));
}

/** Each unknown word costs a look through all words: one more than can be put right ends it. */
function unknownOf(tokens: readonly Placed[], words: LanguageWords, situation: Situation): Placed[] {
  const unknown: Placed[] = [];
  for (const token of tokens) {
    if (unknown.length > mostSlips) break;
    if (isUnknown(token.word, words, situation)) unknown.push(token);
  }
  return unknown;
}

function isUnknown(word: string, { expander }: LanguageWords, { asked }: Situation): boolean {
  if (word.length < leastLetters || /\d/.test(word) || isStopWord(word, asked.searchLanguage)) return false;
  return expander.ofWord(word).every(({ kind }) => kind === 'typo');
}

function surfaces(hits: readonly SearchHit[]): ReadonlyMap<string, string> {
  const typos = hits.flatMap(({ reasons }) => reasons.filter(({ kind }) => kind === 'typo'));
  return new Map(typos.map(({ found }) => [foldWord(found), found]));
}
