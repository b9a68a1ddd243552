import { invariable, type NameWords, type WordForms } from './words.ts';

const endings = ['', 'e', 'n', 'en', 's', 'es'];
/** Nouns with a plural in -er. Others do not have it: "Bank" and "Banker", "Gesellschaft" and "Gesellschafter". */
const pluralInEr =
  /(?<=glied|gut|güt|land|länd|amt|ämt|geld|pfand|pfänd|buch|büch|blatt|blätt|haus|häus|wort|wört|bild|kind|feld)ern?$/u;

/** Possible stems of a noun: "Personen" belongs to "Person", "Einlagen" to "Einlage". */
function stemsOf(word: string): string[] {
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
const withoutUmlaut = (stem: string) =>
  stem.replace(/([äöü])(?=u?[^aeiouyäöü]+(?:e[lnr]n?)?$)/u, (letter) => umlauts[letter] ?? letter);
/** The masculine stems of a feminine noun: "Kundin" is a "Kund(e)", "Anwältin" an "Anwalt". */
function masculines(stem: string): string[] {
  const bare = /^(.{3,})in$/u.exec(stem)?.[1];
  return bare === undefined ? [] : [bare, withoutUmlaut(bare)];
}

const noun = (stem: string) => `N ${stem}`;
function adjective(word: string): string {
  const lower = word.toLowerCase();
  const bare = lower.replace(/e[nmrs]?$/u, '');
  return bare.length >= 3 ? bare : lower;
}
const isNoun = (word: string) => /^-?\p{Lu}|^-/u.test(word);

export const germanForms: WordForms = {
  ofTerm: (word) => {
    const nouns = () => stemsOf(word).flatMap((stem) => [noun(stem), noun(withoutUmlaut(stem))]);
    return invariable(word) ?? (isNoun(word) ? nouns() : [adjective(word)]);
  },
  inText: (word) => {
    const fixed = invariable(word);
    if (fixed !== undefined) return fixed;
    if (!isNoun(word)) return [adjective(word)];
    const stems = stemsOf(word).flatMap((stem) => [stem, withoutUmlaut(stem), ...masculines(stem)]);
    return [...stems.map(noun), adjective(word)];
  },
};

/** Shorter stems are not cut: "Raten" must not become "Rat". */
const shortestStem = 4;

/** Removes plural and feminine endings if a word remains. */
function keyOfNoun(word: string): string {
  const whole = word
    .toLowerCase()
    .replace(/innen$/u, 'in')
    .replace(/(?<=lich|iert|end)e[rn]?$/u, 'e');
  const bare = whole.replace(/(?:en?|n|(?<![siu])s)$/u, '');
  return withoutUmlaut(bare.length >= shortestStem ? bare : whole);
}

const keyOfAdjective = (word: string) => {
  const bare = word.replace(/e[nmrs]?$/u, '');
  return bare.length >= 3 ? bare : word;
};

export const german: NameWords = {
  key: (word) => (/^\p{Lu}/u.test(word) ? keyOfNoun(word) : keyOfAdjective(word)),
  pair: /^(?<first>[^/]{3,80}?)(?:\s(?<joint>oder|und|bzw\.|beziehungsweise)\s|\s?\/\s?)(?:der\s|die\s|das\s|den\s)?(?<second>[^/]{2,80})$/u,
  joints: ['oder', 'und'],
  feminine: /in(?:nen)?$/u,
};
