import type { LanguageCode } from '#core/contract/languages.ts';
import type { QueryNode, Span } from '#core/law/search/query.ts';
import { replaceSpan } from '#core/law/search/query-text.ts';
import { isQuoted, shareOf } from '../expansion/quoted-words.ts';
import { stem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import { type Plan, planOf, readQuery } from './plan.ts';
import type { Situation } from './situation.ts';

/** A query as it is asked in another language. */
type InLanguage = { query: string; plan: Plan };
type Word = Span & { word: string };
type Change = Span & { into: string };

/**
 * A query for the texts of another language: its words translated as far as the loaded texts tell how,
 * or as they are where that language has them. Undefined where a word is left that it does not know, or
 * only quotes beside others that are translated: a guess would find what nobody asked for.
 */
export async function inLanguage(
  situation: Situation,
  plan: Plan,
  language: LanguageCode,
): Promise<InLanguage | undefined> {
  const { engine, texts, asked, cited, documents } = situation;
  const ids = texts.filter((text) => text.language === language).map(({ id }) => id);
  const { expander, vocabulary } = await engine.ranker.words(language, ids);
  const isKnown = (word: string) => isStopWord(word, language) || expander.inflections(word).length > 0;
  const words = wordsOf(plan.query.root);
  const { searchLanguage: from } = asked;
  const dictionary = cited === undefined ? engine.dictionaries?.between(from, language) : undefined;
  const changes = dictionary === undefined ? [] : translated(words, from, dictionary);
  const kept = words.filter(({ start }) => !changes.some((change) => change.start === start));
  if (!kept.every(({ word }) => isKnown(word))) return undefined;
  if (changes.length === 0) return { query: asked.query, plan };
  const isOnlyQuoted = (word: string) =>
    isQuoted(
      shareOf(expander.inflections(word), vocabulary),
      engine.dictionaries?.share(from, stem(word, from)) ?? 0,
    );
  if (kept.some(({ word }) => isOnlyQuoted(word))) return undefined;
  const query = changes.reduceRight(changedBy, asked.query).replaceAll(/\s+/g, ' ').trim();
  const read = planOf(readQuery(query), asked, documents, plan.day);
  return { query, plan: { ...read, day: plan.day } };
}

/** Several words for one are several words of the query; none takes the word away. */
function changedBy(text: string, { start, end, into }: Change): string {
  const words = into.split(' ').filter((word) => word !== '');
  const [first, ...more] = words;
  // With its hyphen: the rest of "NS-Zeit" is not to become an exclusion.
  if (first === undefined)
    return `${text.slice(0, start).replace(/[-‐‑‒]$/u, '')}${text.slice(end).replace(/^[-‐‑‒]/u, '')}`;
  const rest = more.map((word) => ` ${word}`).join('');
  return replaceSpan(text.slice(0, end), start, end, first) + rest + text.slice(end);
}

/** What each word becomes; words that only join others are left out, for the other language joins otherwise. */
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

/** Words that must be found, by their places; beginnings, phrases and what a minus excludes stay as they are. */
function wordsOf(node: QueryNode | undefined): Word[] {
  if (node === undefined || node.kind === 'not') return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(wordsOf);
  if (node.kind === 'group') return wordsOf(node.part);
  if (node.kind !== 'word') return [];
  const from = node.textStart;
  return tokenise(node.text).map(({ word, start, end }) => ({ word, start: from + start, end: from + end }));
}
