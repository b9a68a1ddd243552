/** Letters that Unicode does not decompose, and the German ones that are written with two letters. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  // The letter at the end of a Greek word.
  ς: 'σ',
  '⁄': '/',
};

const plain = /^[a-z0-9]*$/;
/** The letters of the four languages as they are usually written: these need no decomposition. */
const usual: Readonly<Record<string, string>> = {
  ...spelledOut,
  ...Object.fromEntries(
    [...'àâáçéèêëìíîïòóôùúûñ'].map((letter) => [letter, letter.normalize('NFD').charAt(0)]),
  ),
};
const usualWord = new RegExp(`^[a-z0-9${Object.keys(usual).join('')}]*$`);
const usualLetters = new RegExp(`[${Object.keys(usual).join('')}]`, 'g');
const spelled = /[äöüßæœøłđðþıħŧς⁄]/g;
const apostrophes = /[\u2018\u2019\u201b\u02bc\u02b9\u2032`´]/g;
const hyphens = /[\u2010-\u2015\u2212]/g;
// Soft hyphens and joiners affect display only.
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The form under which a word is indexed and looked up: lower case, umlauts spelled out, no accents. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return lower;
  // Fast path for most words; the full normalisation takes ten times as long.
  if (usualWord.test(lower)) return lower.replaceAll(usualLetters, (letter) => usual[letter] ?? letter);
  return (
    word
      .replaceAll(apostrophes, "'")
      .normalize('NFKC')
      .replaceAll(invisible, '')
      .replaceAll('ẞ', 'ss')
      .toLowerCase()
      .replaceAll(spelled, (letter) => spelledOut[letter] ?? letter)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .normalize('NFKC')
      // Again, since an accent may have hidden such a letter: ǽ.
      .replaceAll(spelled, (letter) => spelledOut[letter] ?? letter)
      .replaceAll(apostrophes, "'")
      .replaceAll(hyphens, '-')
  );
}

/** A coarser key: "Geschäft", "geschaeft" and "geschaft" share it, as do "Masse" and "Maße" and "Mase". */
export function looseKey(word: string): string {
  return (
    foldWord(word)
      // "ue" in "neue", "Bauer" and "Quelle" is no umlaut.
      .replaceAll(/([ao])e|(?<![aeq])ue/g, (_, vowel?: string) => vowel ?? 'u')
      .replaceAll(/(\p{L})\1+/gu, '$1')
      .replaceAll(/['-]/g, '')
  );
}
