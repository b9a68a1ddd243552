import type { LanguageCode } from '#core/contract/languages.ts';
import { stem } from '../../words/stems.ts';
import { isStopWord } from '../../words/stop-words.ts';
import { tokenise } from '../../words/tokenise.ts';

/** A word or several that belong together, without what only joins them. */
export type Expression = {
  text: string;
  /** Folded, in their order. */
  words: readonly string[];
  /** The same for all inflections and any order. */
  key: string;
};

/** Expressions of `everyday` expand to those of `law`, which may be empty, and to each other. */
export type Group = { everyday: readonly Expression[]; law: readonly Expression[] };

/**
 * Reads a thesaurus: a group for each line, its expressions between commas, those of the law behind ">".
 * A line without ">" has expressions that may each stand for any other.
 */
export function readThesaurus(text: string, language: LanguageCode): Group[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [everyday = '', law = ''] = line.split('>');
    return { everyday: expressionsIn(everyday, language), law: expressionsIn(law, language) };
  });
}

function expressionsIn(side: string, language: LanguageCode): Expression[] {
  return side
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const words = tellingWords(text, language);
      return { text, words, key: expressionKey(words, language) };
    });
}

function tellingWords(text: string, language: LanguageCode): string[] {
  return tokenise(text)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word, language));
}

export function expressionKey(words: readonly string[], language: LanguageCode): string {
  return words
    .map((word) => stem(word, language))
    .sort()
    .join(' ');
}
