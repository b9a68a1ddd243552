import type { LanguageCode } from '../../contract/languages.ts';
import { foldText } from '../../lib/fold.ts';
import { type GrammarLanguage, grammarLanguages, hasGrammar } from '../grammar-languages.ts';
import { namesOf } from './term-names.ts';
import { englishWord, frenchWord, isAbbreviation, withoutUmlaut } from './word-forms.ts';

/** Shorter stems are not cut: "Raten" must not become "Rat". */
const shortestStem = 4;

/** Removes plural and feminine endings if a word remains. */
function germanNoun(word: string): string {
  const whole = word
    .toLowerCase()
    .replace(/innen$/u, 'in')
    .replace(/(?<=lich|iert|end)e[rn]?$/u, 'e');
  const bare = whole.replace(/(?:en?|n|(?<![siu])s)$/u, '');
  return withoutUmlaut(bare.length >= shortestStem ? bare : whole);
}

const germanAdjective = (word: string) => {
  const bare = word.replace(/e[nmrs]?$/u, '');
  return bare.length >= 3 ? bare : word;
};

/** Words in -e with the plural in -i: "azione", "debitore", "cliente". */
const masculine = /(?:[nstz]ion|nt|or|al|il|ar)e$/u;

/** Root and gender: "banca" and "banche", "banco" and "banchi", but not "banca" and "banco". */
function italianWord(word: string): string {
  const lower = word.toLowerCase();
  const [, root = '', vowel = ''] = /^(.{3,}?)h?([aeio])$/u.exec(lower) ?? [];
  if (root === '') return lower;
  const isFeminine = vowel === 'a' || (vowel === 'e' && !masculine.test(lower));
  return `${root}${isFeminine ? 'a' : 'o'}`;
}

/** Words whose singular ends in -s, although the word without it exists too. */
const invariable = new Set(['cours', 'fonds', 'tiers']);

const keys: Readonly<Record<GrammarLanguage, (word: string) => string>> = {
  DE: (word) => (/^\p{Lu}/u.test(word) ? germanNoun(word) : germanAdjective(word)),
  FR: (word) => (invariable.has(word.toLowerCase()) ? word.toLowerCase() : frenchWord(word)),
  IT: italianWord,
  EN: englishWord,
};

const keyOf = (name: string, language: GrammarLanguage): string =>
  name
    .replaceAll('’', "'")
    .split(/\s+/u)
    .map((word) => (isAbbreviation(word) ? word : keys[language](word)))
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
  const stems = grammarLanguages.flatMap((language) => {
    const capital = typed.charAt(0).toUpperCase() + typed.slice(1);
    return [keyOf(typed, language), keyOf(capital, language)].map(foldText);
  });
  return [...new Set([foldText(typed), ...stems.filter(({ length }) => length >= shortestSearched)])];
}
