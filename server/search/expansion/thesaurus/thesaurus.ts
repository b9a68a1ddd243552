import type { LanguageCode } from '#core/contract/languages.ts';
import { isStopWord } from '../../words/stop-words.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { type Expression, expressionKey, type Group, readThesaurus } from './read-thesaurus.ts';

/** The words that the law uses for queried words, with a weight. */
export type ThesaurusEntry = { words: readonly string[]; weight: number };
export type Thesaurus = {
  /** The entries of words, in any order and inflection. */
  of: (words: readonly string[]) => readonly ThesaurusEntry[];
  /** The length of the longest expression. */
  maxWords: number;
};

/** An everyday word expands to the words of the law, and with less weight to other everyday words. */
const byLaw = 0.7;
/** Several words together are hardly ambiguous. */
const byLawTogether = 0.99;
const amongEveryday = 0.5;
const amongEquals = 0.7;

/** Of the languages for which somebody has written one. */
const sources: Readonly<Partial<Record<LanguageCode, string>>> = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
};
const known = new Map<LanguageCode, Thesaurus>();

/** The thesaurus of a language; read when it is first asked for. */
export function thesaurusOf(language: LanguageCode): Thesaurus {
  const before = known.get(language) ?? createThesaurus(thesaurusGroups(language), language);
  known.set(language, before);
  return before;
}

export const thesaurusGroups = (language: LanguageCode): Group[] =>
  readThesaurus(sources[language] ?? '', language);

export function createThesaurus(groups: readonly Group[], language: LanguageCode): Thesaurus {
  const written = new Map<string, ThesaurusEntry[]>();
  const link = (queried: Expression, { words }: Expression, weight: number): void => {
    const list = written.get(queried.key) ?? [];
    list.push({ words, weight });
    written.set(queried.key, list);
  };
  for (const { everyday, law } of groups)
    for (const queried of everyday) {
      for (const one of law) link(queried, one, queried.words.length > 1 ? byLawTogether : byLaw);
      for (const other of everyday)
        if (other !== queried) link(queried, other, law.length === 0 ? amongEquals : amongEveryday);
    }
  const lengths = groups.flatMap(({ everyday }) => everyday.map(({ words }) => words.length));
  return {
    of: (words) => written.get(expressionKey(piecesOf(words, language), language)) ?? [],
    maxWords: Math.max(0, ...lengths),
  };
}

/** Splits hyphenated words, which a query keeps together, as the thesaurus has their pieces as words. */
function piecesOf(words: readonly string[], language: LanguageCode): readonly string[] {
  if (!words.some((word) => word.includes('-'))) return words;
  return words.flatMap((word) => word.split('-')).filter((piece) => !isStopWord(piece, language));
}
