import type { SearchHit } from '#core/contract/main/search.ts';
import { type QueryNode, termsOf } from '#core/law/search/query.ts';
import { replaceSpan } from '#core/law/search/query-text.ts';
import { tokenise } from '../words/tokenise.ts';
import type { MatchedArticle } from './hits.ts';
import { completionsIn } from './run.ts';
import type { Situation } from './situation.ts';

const maxCompletions = 2;
/** Fewer letters begin too many words. */
const minLetters = 3;

/** A word that is being typed, by its place in the query. */
type TypedWord = { start: number; word: string };

/** The word at the end of a query, if it is not quoted, nor a prefix, filter or number. */
function wordBeingTyped(query: string, root: QueryNode | undefined): TypedWord | undefined {
  const last = termsOf(root).at(-1);
  if (last?.kind !== 'word' || last.end !== query.length) return undefined;
  const token = tokenise(last.text).at(-1);
  if (token === undefined || last.textStart + token.end !== query.length) return undefined;
  const { word, start } = token;
  return word.length < minLetters || /\d/.test(word) ? undefined : { word, start: last.textStart + start };
}

/**
 * Articles that have a word which completes the typed one: their text tells how the word is written. They come from
 * the texts that the query searches, which are those that the caller may see.
 */
export async function articlesWithCompletions(situation: Situation): Promise<MatchedArticle[]> {
  const { request, plan } = situation;
  const typed = wordBeingTyped(request.query, plan.query.root);
  if (typed === undefined) return [];
  const { word: start } = typed;
  const completions = await completionsIn(situation, plan, request.searchLanguage, {
    start,
    max: maxCompletions,
  });
  return completions.map(({ word, unit, text }) => ({
    text,
    unit,
    path: unit,
    part: 'article',
    score: 0,
    reasons: [{ kind: 'prefix', field: 'text', asked: start, found: word }],
    missing: [],
  }));
}

/** The query with its last word completed as the text of one of these articles has it. */
export function withLastWord(
  { request: { query }, plan }: Pick<Situation, 'request' | 'plan'>,
  { reasons }: Pick<SearchHit, 'reasons'>,
): string | undefined {
  const typed = wordBeingTyped(query, plan.query.root);
  const word = reasons[0]?.found;
  return typed === undefined || word === undefined
    ? undefined
    : replaceSpan(query, typed.start, query.length, word);
}
