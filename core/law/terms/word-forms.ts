import type { LanguageCode } from '../../contract/languages.ts';

/**
 * Compares inflected forms of words. Endings only, no compounds: the definition of a word does not define
 * compounds with it.
 */
type WordForms = {
  /** A key shared by all forms of a word, for the index. */
  keyOf: (word: string) => string;
  /** Whether a word of a text is a form of a word of a term. */
  isSameWord: (ofTerm: string, ofText: string) => boolean;
};

/** Abbreviations, which have no endings: FINMA, CET1, BankV. */
export const isAbbreviation = (word: string) => /\p{Lu}.*[\p{Lu}\d]|\d/u.test(word);
const isCapital = (word: string) => /^\p{Lu}/u.test(word);

const endings = ['', 'e', 'n', 'en', 's', 'es'];

/** Possible stems of a noun: "Personen" belongs to "Person", "Einlagen" to "Einlage". */
function germanNouns(word: string): string[] {
  const whole = word
    .toLowerCase()
    .replace(/(?<=ik)o$/u, 'en')
    .replace(/innen$/u, 'in')
    .replace(/(?<=lich|iert|end)er$/u, 'e');
  return endings.flatMap((ending) => {
    const bare = whole.slice(0, whole.length - ending.length);
    return whole.endsWith(ending) && bare.length >= 3 ? [bare] : [];
  });
}

function germanAdjective(word: string): string {
  const lower = word.toLowerCase();
  const bare = lower.replace(/e[nmrs]?$/u, '');
  return bare.length >= 3 ? bare : lower;
}

const german: WordForms = {
  keyOf: (word) => (isAbbreviation(word) ? word : word.slice(0, 3).toLowerCase()),
  isSameWord: (ofTerm, ofText) => {
    if (isAbbreviation(ofTerm) || isAbbreviation(ofText)) return ofTerm === ofText;
    if (!isCapital(ofTerm)) return germanAdjective(ofTerm) === germanAdjective(ofText);
    const stems = germanNouns(ofTerm);
    return isCapital(ofText) && germanNouns(ofText).some((stem) => stems.includes(stem));
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

export function englishWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  return lower
    .replace(/ies$/u, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/u, '')
    .replace(/(?<![su])s$/u, '');
}

const byKey = (key: (word: string) => string): WordForms => ({
  keyOf: (word) => (isAbbreviation(word) ? word : key(word)),
  isSameWord: (ofTerm, ofText) =>
    isAbbreviation(ofTerm) || isAbbreviation(ofText) ? ofTerm === ofText : key(ofTerm) === key(ofText),
});

/** Last vowels of singular and plural: -o and -e become -i, -a becomes -e. */
const plurals = new Set(['oi', 'io', 'ae', 'ea', 'ei', 'ie']);
const italianRoot = (word: string) => (word.length < 4 ? word : word.replace(/h?[aeio]$/u, ''));

const italian: WordForms = {
  keyOf: (word) => (isAbbreviation(word) ? word : italianRoot(word.toLowerCase())),
  isSameWord: (ofTerm, ofText) => {
    if (isAbbreviation(ofTerm) || isAbbreviation(ofText)) return ofTerm === ofText;
    const [a, b] = [ofTerm.toLowerCase(), ofText.toLowerCase()];
    return a === b || (italianRoot(a) === italianRoot(b) && plurals.has(`${a.at(-1)}${b.at(-1)}`));
  },
};

export const wordForms: Readonly<Record<LanguageCode, WordForms>> = {
  DE: german,
  FR: byKey(frenchWord),
  IT: italian,
  EN: byKey(englishWord),
};
