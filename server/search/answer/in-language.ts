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
/** `excluded`: a word that hits must not have; `alone`: it is not a part of a hyphenated word. */
type Word = Span & { word: string; excluded: boolean; alone: boolean };
type Change = Span & { into: string; excluded: boolean };

/**
 * Translates a query for the texts of another language, by the dictionary learnt from the stored texts. A word
 * without a translation stays as it is. Undefined if the other language does not know such a word, or only
 * quotes it while other words are translated: a guess would give irrelevant hits. Of words that the query excludes
 * neither is asked: one that the other language does not have excludes nothing there.
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
  const untranslated = words.filter(
    ({ start, excluded }) => !excluded && !changes.some((change) => change.start === start),
  );
  if (!untranslated.every(({ word }) => isKnown(word))) return undefined;
  if (changes.length === 0) return { query: request.query, plan };
  const isOnlyQuoted = (word: string) =>
    isQuoted(
      shareOf(expander.inflections(word), vocabulary),
      engine.dictionaries?.share(from, stem(word, from)) ?? 0,
    );
  const translatesRequired = changes.some(({ excluded }) => !excluded);
  if (translatesRequired && untranslated.some(({ word }) => isOnlyQuoted(word))) return undefined;
  const query = changes.reduceRight(changedBy, request.query).replaceAll(/\s+/g, ' ').trim();
  const read = searchPlanOf(readQuery(query), request, documents, plan.day);
  return { query, plan: { ...read, day: plan.day } };
}

/** Replaces a word of the query by its translation: one word, several words, or none. */
function changedBy(text: string, { start, end, into, excluded }: Change): string {
  // Several words are quoted together, since the sign of an exclusion applies to one term.
  if (excluded) return replaceSpan(text, start, end, into);
  const words = into.split(' ').filter((word) => word !== '');
  const [first, ...more] = words;
  // A word is removed together with its hyphen: the "-Zeit" left of "NS-Zeit" would be an exclusion.
  if (first === undefined)
    return `${text.slice(0, start).replace(/[-‐‑‒]$/u, '')}${text.slice(end).replace(/^[-‐‑‒]/u, '')}`;
  const rest = more.map((word) => ` ${word}`).join('');
  return replaceSpan(text.slice(0, end), start, end, first) + rest + text.slice(end);
}

/**
 * The translations of the words. Words that only join others ("of", "the") are removed, since another language joins
 * differently; excluded ones stay.
 */
function translated(
  words: readonly Word[],
  from: LanguageCode,
  dictionary: ReadonlyMap<string, string>,
): Change[] {
  const isJoining = (word: string) => isStopWord(word, from);
  const telling = words.filter(({ word, excluded }) => !excluded && !isJoining(word));
  return words.flatMap(({ word, start, end, excluded, alone }) => {
    if (isJoining(word)) return excluded || telling.length === 0 ? [] : [{ start, end, into: '', excluded }];
    const into = dictionary.get(stem(word, from));
    // A part of a hyphenated word cannot be replaced by a quoted phrase.
    const fits = into !== undefined && !(excluded && !alone && into.includes(' '));
    return fits ? [{ start, end, into, excluded }] : [];
  });
}

/** The words to translate, with positions, and those that are excluded; prefixes and phrases stay as they are. */
function wordsOf(node: QueryNode | undefined, excluded = false): Word[] {
  if (node === undefined) return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap((part) => wordsOf(part, excluded));
  if (node.kind === 'group') return wordsOf(node.part, excluded);
  if (node.kind === 'not') return wordsOf(node.part, true);
  if (node.kind !== 'word') return [];
  const from = node.textStart;
  const tokens = tokenise(node.text);
  const alone = tokens.length === 1;
  return tokens.map(({ word, start, end }) => {
    return { word, start: from + start, end: from + end, excluded, alone };
  });
}
