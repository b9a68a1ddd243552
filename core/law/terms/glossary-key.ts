import type { LanguageCode } from '../../contract/languages.ts';
import { foldText } from '../../lib/fold.ts';
import { isAbbreviation } from '../languages/names/words.ts';
import { type GrammarLanguage, hasGrammar, nameWords } from '../languages/names.ts';
import { namesOf } from './term-names.ts';

const keyOf = (name: string, language: GrammarLanguage): string =>
  name
    .replaceAll('’', "'")
    .split(/\s+/u)
    .map((word) => (isAbbreviation(word) ? word : nameWords[language].key(word)))
    .join(' ');

/**
 * The glossary key of a term, equal for its inflected forms: "Bank" and "Banken" are one entry. A pair like
 * "Anlegerin oder Anleger" has the key of its shorter name.
 */
export function glossaryKey(term: string, language: LanguageCode): string {
  if (!hasGrammar(language)) return term.replaceAll('’', "'").toLowerCase();
  const names = namesOf({ term, also: [] }, language);
  return keyOf(names.toSorted((a, b) => a.length - b.length)[0] ?? term, language);
}

/** Shorter stems of a typed word would be found in too many words. */
const shortestSearched = 4;

/** What to look for in names and keys when a word is typed: the word as it is, and its stems in each language. */
export function searchedForms(typed: string): string[] {
  const stems = (Object.keys(nameWords) as GrammarLanguage[]).flatMap((language) => {
    const capital = typed.charAt(0).toUpperCase() + typed.slice(1);
    return [keyOf(typed, language), keyOf(capital, language)].map(foldText);
  });
  return [...new Set([foldText(typed), ...stems.filter(({ length }) => length >= shortestSearched)])];
}
