const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A word without marks on its letters: Frühling becomes fruhling, été ete. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** How a word may be typed without marks, in small letters: fruhling and fruehling. */
export function plainSpellings(word: string): string[] {
  const small = word.normalize('NFC').toLowerCase();
  const spelt = small.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
  return [...new Set([withoutMarks(small), withoutMarks(spelt)])];
}
