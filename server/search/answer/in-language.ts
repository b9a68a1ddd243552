import type { LanguageCode } from '#core/contract/languages.ts';
import type { QueryNode } from '#core/law/search/query.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import type { Plan } from './plan.ts';
import type { Situation } from './situation.ts';

/** A query as it is asked in another language. */
export type InLanguage = { query: string; plan: Plan };

/**
 * A query for the texts of another language: as it is, where they know its words. A guess at a
 * misspelt word would find what nobody asked for.
 */
export async function inLanguage(
  { engine, texts, asked }: Situation,
  plan: Plan,
  language: LanguageCode,
): Promise<InLanguage | undefined> {
  const ids = texts.filter((text) => text.language === language).map(({ id }) => id);
  const { expander } = await engine.ranker.words(language, ids);
  const isKnown = (word: string) =>
    isStopWord(word, language) || expander.ofWord(word).some(({ kind }) => kind !== 'typo');
  return wordsOf(plan.query.root).every(isKnown) ? { query: asked.query, plan } : undefined;
}

/** Folded words that must be found; beginnings, phrases and what a minus excludes are taken as they are. */
function wordsOf(node: QueryNode | undefined): string[] {
  if (node === undefined || node.kind === 'not') return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(wordsOf);
  if (node.kind === 'group') return wordsOf(node.part);
  return node.kind === 'word' ? tokenise(node.text).map(({ word }) => word) : [];
}
