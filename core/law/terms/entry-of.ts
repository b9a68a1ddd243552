import type { LanguageCode } from '../../contract/languages.ts';
import { englishWord, frenchWord, isAbbreviation } from './word-forms.ts';

/** What is left is no ending: "Rat" is not in "Raten". */
const shortestStem = 4;

/** Without what makes it plural or feminine; only endings that leave a word behind. */
function germanNoun(word: string): string {
  const whole = word
    .toLowerCase()
    .replace(/innen$/u, 'in')
    .replace(/(?<=lich|iert|end)e[rn]?$/u, 'e');
  const bare = whole.replace(/(?:en?|n|(?<![siu])s)$/u, '');
  return bare.length >= shortestStem ? bare : whole;
}

const germanAdjective = (word: string) => {
  const bare = word.replace(/e[nmrs]?$/u, '');
  return bare.length >= 3 ? bare : word;
};

/** -e that has its plural in -i: "azione", "debitore", "cliente". */
const masculine = /(?:[nstz]ion|nt|or|al|il|ar)e$/u;

/** Root and gender: "banca" and "banche", "banco" and "banchi", but not "banca" and "banco". */
function italianWord(word: string): string {
  const lower = word.toLowerCase();
  const [, root = '', vowel = ''] = /^(.{3,}?)h?([aeio])$/u.exec(lower) ?? [];
  if (root === '') return lower;
  const isFeminine = vowel === 'a' || (vowel === 'e' && !masculine.test(lower));
  return `${root}${isFeminine ? 'a' : 'o'}`;
}

/** An -s that is there in the singular too, beside a word without it. */
const invariable = new Set(['cours', 'fonds', 'tiers']);

const keys: Readonly<Record<LanguageCode, (word: string) => string>> = {
  DE: (word) => (/^\p{Lu}/u.test(word) ? germanNoun(word) : germanAdjective(word)),
  FR: (word) => (invariable.has(word.toLowerCase()) ? word.toLowerCase() : frenchWord(word)),
  IT: italianWord,
  EN: englishWord,
};

/** Equal for the forms of one term in a language: "Bank" and "Banken" are one entry of a glossary. */
export const entryOf = (term: string, language: LanguageCode): string =>
  term
    .replaceAll('’', "'")
    .split(/\s+/u)
    .map((word) => (isAbbreviation(word) ? word : keys[language](word)))
    .join(' ');
