import type { LanguageCode } from '#core/contract/languages.ts';
import type { QueryNode, Span } from '#core/law/search/query.ts';
import { replaceSpan } from '#core/law/search/query-text.ts';
import { isQuoted, shareOf } from '../expansion/quoted-words.ts';
import { stem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import { readQuery, type SearchPlan, searchPlanOf } from './plan.ts';
import type { Situation } from './situation.ts';
import { inIndex } from './which-texts.ts';

/** A query translated into another language, and its plan. */
type TranslatedQuery = { query: string; plan: SearchPlan };
type Word = Span & { word: string };
type Change = Span & { into: string };

/**
 * Translates a query for the texts of another language, by the dictionary learnt from the stored texts. A word
 * without a translation stays as it is. Undefined if the other language does not know such a word, or only
 * quotes it while other words are translated: a guess would give irrelevant hits.
 */
export async function inLanguage(
  situation: Situation,
  plan: SearchPlan,
  language: LanguageCode,
): Promise<TranslatedQuery | undefined> {
  const { engine, texts, request, cited, documents } = situation;
  const { shared, own } = inIndex(
    documents.viewer,
    texts.filter((text) => text.language === language),
  );
  const { expander, vocabulary } = await engine.ranker.words(language, shared, own);
  const isKnown = (word: string) => isStopWord(word, language) || expander.inflections(word).length > 0;
  const words = wordsOf(plan.query.root);
  const { searchLanguage: from } = request;
  const dictionary = cited === undefined ? engine.dictionaries?.between(from, language) : undefined;
  const changes = dictionary === undefined ? [] : translated(words, from, dictionary);
  const untranslated = words.filter(({ start }) => !changes.some((change) => change.start === start));
  if (!untranslated.every(({ word }) => isKnown(word))) return undefined;
  if (changes.length === 0) return { query: request.query, plan };
  const isOnlyQuoted = (word: string) =>
    isQuoted(
      shareOf(expander.inflections(word), vocabulary),
      engine.dictionaries?.share(from, stem(word, from)) ?? 0,
    );
  if (untranslated.some(({ word }) => isOnlyQuoted(word))) return undefined;
  const query = changes.reduceRight(changedBy, request.query).replaceAll(/\s+/g, ' ').trim();
  const read = searchPlanOf(readQuery(query), request, documents, plan.day);
  return { query, plan: { ...read, day: plan.day } };
}

/** Replaces a word of the query by its translation: one word, several words, or none. */
function changedBy(text: string, { start, end, into }: Change): string {
  const words = into.split(' ').filter((word) => word !== '');
  const [first, ...more] = words;
  // A word is removed together with its hyphen: the "-Zeit" left of "NS-Zeit" would be an exclusion.
  if (first === undefined)
    return `${text.slice(0, start).replace(/[-‐‑‒]$/u, '')}${text.slice(end).replace(/^[-‐‑‒]/u, '')}`;
  const rest = more.map((word) => ` ${word}`).join('');
  return replaceSpan(text.slice(0, end), start, end, first) + rest + text.slice(end);
}

/** The translations of the words. Words that only join others ("of", "the") are removed, since another language joins differently. */
function translated(
  words: readonly Word[],
  from: LanguageCode,
  dictionary: ReadonlyMap<string, string>,
): Change[] {
  const isJoining = (word: string) => isStopWord(word, from);
  const telling = words.filter(({ word }) => !isJoining(word));
  return words.flatMap(({ word, start, end }) => {
    if (isJoining(word)) return telling.length === 0 ? [] : [{ start, end, into: '' }];
    const into = dictionary.get(stem(word, from));
    return into === undefined ? [] : [{ start, end, into }];
  });
}

/** The words to translate, with positions; prefixes, phrases and exclusions stay as they are. */
function wordsOf(node: QueryNode | undefined): Word[] {
  if (node === undefined || node.kind === 'not') return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(wordsOf);
  if (node.kind === 'group') return wordsOf(node.part);
  if (node.kind !== 'word') return [];
  const from = node.textStart;
  return tokenise(node.text).map(({ word, start, end }) => ({ word, start: from + start, end: from + end }));
}
