import type { GrammarLanguage } from '../grammar-languages.ts';

/**
 * Compares inflected forms of words: two words are forms of one if they share a key. Endings, umlauts and
 * feminine forms only, no compounds: the definition of a word does not define compounds with it.
 */
type WordForms = {
  /** Keys of a word of a term. The words after the first may be adjectives that agree with it. */
  ofTerm: (word: string, index: number) => string[];
  /** Keys of a word in a text. A feminine form also has the keys of the masculine one, but not vice versa. */
  inText: (word: string) => string[];
};

/** Abbreviations, which have no endings: FINMA, CET1, BankV. */
export const isAbbreviation = (word: string) => /\p{Lu}.*[\p{Lu}\d]|\d/u.test(word);
/** A part of a compound: "Geld-" in "Geld- oder Wertübertragung". */
const isFirstPart = (word: string) => word.endsWith('-');
/** Words without other forms have one key. */
const invariable = (word: string): string[] | undefined => {
  if (isAbbreviation(word)) return [word];
  return isFirstPart(word) ? [word.toLowerCase()] : undefined;
};

const endings = ['', 'e', 'n', 'en', 's', 'es'];
/** Nouns with a plural in -er. Others do not have it: "Bank" and "Banker", "Gesellschaft" and "Gesellschafter". */
const pluralInEr =
  /(?<=glied|gut|güt|land|länd|amt|ämt|geld|pfand|pfänd|buch|büch|blatt|blätt|haus|häus|wort|wört|bild|kind|feld)ern?$/u;

/** Possible stems of a noun: "Personen" belongs to "Person", "Einlagen" to "Einlage". */
function germanNouns(word: string): string[] {
  const whole = word
    .toLowerCase()
    .replace(/(?<=ik|kont|sald)(?:o|i)$/u, 'en')
    .replace(/(?<=[rtn]i|[td]r|gremi|medi)um$/u, 'en')
    .replace(/(?<=firm)a$/u, 'en')
    .replace(/innen$/u, 'in')
    .replace(/(?<=lich|iert|end)er$/u, 'e')
    .replace(pluralInEr, '');
  return endings.flatMap((ending) => {
    const bare = whole.slice(0, whole.length - ending.length);
    return whole.endsWith(ending) && bare.length >= 3 ? [bare] : [];
  });
}

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };
/** A stem without the umlaut of a plural, which stands in the last syllable: "Verträg(e)", but not "Zählung(en)". */
export const withoutUmlaut = (stem: string) =>
  stem.replace(/([äöü])(?=u?[^aeiouyäöü]+(?:e[lnr]n?)?$)/u, (letter) => umlauts[letter] ?? letter);
/** The masculine stems of a feminine noun: "Kundin" is a "Kund(e)", "Anwältin" an "Anwalt". */
function masculines(stem: string): string[] {
  const bare = /^(.{3,})in$/u.exec(stem)?.[1];
  return bare === undefined ? [] : [bare, withoutUmlaut(bare)];
}

const noun = (stem: string) => `N ${stem}`;
function germanAdjective(word: string): string {
  const lower = word.toLowerCase();
  const bare = lower.replace(/e[nmrs]?$/u, '');
  return bare.length >= 3 ? bare : lower;
}
const isNoun = (word: string) => /^-?\p{Lu}|^-/u.test(word);

const german: WordForms = {
  ofTerm: (word) => {
    const nouns = () => germanNouns(word).flatMap((stem) => [noun(stem), noun(withoutUmlaut(stem))]);
    return invariable(word) ?? (isNoun(word) ? nouns() : [germanAdjective(word)]);
  },
  inText: (word) => {
    const fixed = invariable(word);
    if (fixed !== undefined) return fixed;
    if (!isNoun(word)) return [germanAdjective(word)];
    const stems = germanNouns(word).flatMap((stem) => [stem, withoutUmlaut(stem), ...masculines(stem)]);
    return [...stems.map(noun), germanAdjective(word)];
  },
};

export function frenchWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  return lower
    .replace(/eaux$/u, 'eau')
    .replace(/(?<!e)aux$/u, 'al')
    .replace(/(?<=..)[sx]$/u, '');
}

const frenchFeminines: readonly (readonly [RegExp, string])[] = [
  [/ée$/u, 'é'],
  [/(?:euse|rice)$/u, 'eur'],
  [/ière$/u, 'ier'],
  [/(?<=\p{L}{2}[ae]nt|\p{L}{3}a[lt])e$/u, ''],
  [/(?<=ien|el)[nl]e$/u, ''],
  [/ive$/u, 'if'],
];
const french: WordForms = {
  ofTerm: (word) => invariable(word) ?? [frenchWord(word)],
  inText: (word) => {
    const key = frenchWord(word);
    const masculine = frenchFeminines.flatMap(([ending, other]) =>
      ending.test(key) ? [key.replace(ending, other)] : [],
    );
    return invariable(word) ?? [key, ...masculine];
  },
};

export function englishWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  return lower
    .replace(/ies$/u, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/u, '')
    .replace(/(?<![su])s$/u, '');
}

const english: WordForms = {
  ofTerm: (word) => invariable(word) ?? [englishWord(word)],
  inText: (word) => invariable(word) ?? [englishWord(word)],
};

/** Pairs of singular and plural by the last vowel: -o and -e become -i, -a becomes -e. */
const plurals: Readonly<Record<string, readonly string[]>> = {
  o: ['oi'],
  i: ['oi', 'ei'],
  e: ['ei', 'ae'],
  a: ['ae'],
};

function italianKeys(word: string): string[] {
  const lower = word.toLowerCase();
  const [, root = '', vowel = ''] = /^(.{2,}?)(?:i(?=o$)|h(?=[ei]$))?([aeio])$/u.exec(lower) ?? [];
  if (lower.length < 4 || root === '') return [lower];
  const endings = /(?:m|ist)a$/u.test(lower) ? ['ae', 'oi'] : (plurals[vowel] ?? []);
  return endings.map((ending) => `${root} ${ending}`);
}
/** The key of an adjective in every gender. */
const italianAdjective = (word: string) => `${word.toLowerCase().replace(/h?[aeio]$/u, '')} adjective`;

const italian: WordForms = {
  ofTerm: (word, index) =>
    invariable(word) ?? [...italianKeys(word), ...(index > 0 ? [italianAdjective(word)] : [])],
  inText: (word) =>
    invariable(word) ?? [
      ...italianKeys(word),
      ...italianKeys(word.replace(/tric[ei]$/u, 'tore').replace(/ari[ae]$/u, 'ario')),
      italianAdjective(word),
    ],
};

export const wordForms: Readonly<Record<GrammarLanguage, WordForms>> = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
};
