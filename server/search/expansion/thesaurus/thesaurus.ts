import type { LanguageCode } from '#core/contract/languages.ts';
import { isStopWord } from '../../words/stop-words.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { type Expression, expressionKey, type Group, readThesaurus } from './read-thesaurus.ts';

/** The words that may be written where others are asked, and how surely. */
export type ThesaurusEntry = { words: readonly string[]; weight: number };
export type Thesaurus = {
  /** For words in any order and inflection. */
  of: (words: readonly string[]) => readonly ThesaurusEntry[];
  /** The most words that an expression has. */
  maxWords: number;
};

/** An everyday word is found by the words of the law, and a little by what others call the same. */
const byLaw = 0.7;
/** Several words that together have a meaning have hardly another. */
const byLawTogether = 0.99;
const amongEveryday = 0.5;
const amongEquals = 0.7;

const sources: Readonly<Record<LanguageCode, string>> = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
};
const known = new Map<LanguageCode, Thesaurus>();

/** The thesaurus of a language; read when it is first asked for. */
export function thesaurusOf(language: LanguageCode): Thesaurus {
  const before = known.get(language) ?? createThesaurus(readThesaurus(sources[language], language), language);
  known.set(language, before);
  return before;
}

export function createThesaurus(groups: readonly Group[], language: LanguageCode): Thesaurus {
  const written = new Map<string, ThesaurusEntry[]>();
  const link = (asked: Expression, { words }: Expression, weight: number): void => {
    const list = written.get(asked.key) ?? [];
    list.push({ words, weight });
    written.set(asked.key, list);
  };
  for (const { everyday, law } of groups)
    for (const asked of everyday) {
      for (const one of law) link(asked, one, asked.words.length > 1 ? byLawTogether : byLaw);
      for (const other of everyday)
        if (other !== asked) link(asked, other, law.length === 0 ? amongEquals : amongEveryday);
    }
  const lengths = groups.flatMap(({ everyday }) => everyday.map(({ words }) => words.length));
  return {
    of: (words) => written.get(expressionKey(piecesOf(words, language), language)) ?? [],
    maxWords: Math.max(0, ...lengths),
  };
}

/** A query keeps what is written with hyphens together; here each piece is a word, as in the lines above. */
function piecesOf(words: readonly string[], language: LanguageCode): readonly string[] {
  if (!words.some((word) => word.includes('-'))) return words;
  return words.flatMap((word) => word.split('-')).filter((piece) => !isStopWord(piece, language));
}
