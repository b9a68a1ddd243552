import type { LanguageCode } from '#core/contract/languages.ts';
import { findSynonyms } from '../words/definitions.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import type { ExpansionSource } from './expansion-sources.ts';
import { expressionKey } from './thesaurus/read-thesaurus.ts';

/** Two names of the same thing in a text, by their words. */
export type NamedPair = { long: readonly string[]; short: readonly string[]; abbreviation: boolean };

/** Longer names are descriptions. */
const maxNameWords = 5;
const byAbbreviation = 0.7;
const byName = 0.3;
/** A name with more counterparts is left out: "Bank" stands for another bank in each text. */
const maxNames = 4;

/** The pairs of names that headings and paragraphs define. */
export function namedPairs(texts: Iterable<string>, language: LanguageCode): NamedPair[] {
  const pairs = new Map<string, NamedPair>();
  for (const text of texts)
    for (const { a, b } of findSynonyms(text, language)) {
      const [long, short] = [tellingWords(a, language), tellingWords(b, language)];
      const [aKey, bKey] = [expressionKey(long, language), expressionKey(short, language)];
      if (aKey === '' || bKey === '' || aKey === bKey) continue;
      if (long.length > maxNameWords || short.length > maxNameWords) continue;
      const abbreviation = /^\S*\p{Lu}\S*\p{Lu}\S*$/u.test(b);
      // In "des Gesetzes über die Banken (BankG)" the abbreviation is not a name of "Banken".
      if (abbreviation && long.length === 1 && !hasLetters(long[0] ?? '', short.join(''))) continue;
      pairs.set(`${aKey}|${bKey}`, { long, short, abbreviation });
    }
  return [...pairs.values()];
}

function hasLetters(word: string, letters: string): boolean {
  let at = -1;
  return [...letters].every((letter) => {
    at = word.indexOf(letter, at + 1);
    return at >= 0;
  });
}

function tellingWords(name: string, language: LanguageCode): string[] {
  return tokenise(name)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word, language));
}

/** Expands each name to the other. */
export function namedSource(pairs: Iterable<NamedPair>, language: LanguageCode): ExpansionSource {
  const names = new Map<string, { words: readonly string[]; weight: number }[]>();
  const link = (queried: readonly string[], words: readonly string[], weight: number): void => {
    const key = expressionKey(queried, language);
    const known = names.get(key);
    if (known) known.push({ words, weight });
    else names.set(key, [{ words, weight }]);
  };
  let longest = 0;
  for (const { long, short, abbreviation } of pairs) {
    const weight = abbreviation ? byAbbreviation : byName;
    link(short, long, weight);
    link(long, short, weight);
    longest = Math.max(longest, long.length, short.length);
  }
  return {
    of: (words) => {
      const synonyms = names.get(expressionKey(words, language)) ?? [];
      return synonyms.length > maxNames ? [] : synonyms.map((one) => ({ ...one, kind: 'synonym' }));
    },
    maxWords: longest,
  };
}
