import type { LanguageCode } from '#core/contract/languages.ts';
import { withoutUmlauts } from '#server/lib/languages/de.ts';
import type { Language } from '#server/lib/languages/language.ts';
import { languages } from '#server/lib/languages/languages.ts';
import { foldWord } from './fold.ts';
import { isStopWord } from './stop-words.ts';

const minLength = 4;
/** What remains of a word whose ending is taken off has at least this many letters. */
const minRest = 3;

type Stemmer = { stem: (word: string) => string; cache: Map<string, string> };
const stemmers = new Map<LanguageCode, Stemmer>();

function stemmerOf(language: LanguageCode): Stemmer {
  const known = stemmers.get(language);
  if (known !== undefined) return known;
  const { stemmer, endings = '' } = languages[language];
  const created = { stem: stemmer ?? withoutEndings(endings, language), cache: new Map<string, string>() };
  stemmers.set(language, created);
  return created;
}

/**
 * Takes off the longest ending that leaves a word with a meaning of its own; a consonant that is doubled before it only
 * in some inflections becomes single.
 */
function withoutEndings(list: string, language: LanguageCode): NonNullable<Language['stemmer']> {
  const endings = new Set(list.split(/\s+/).map(foldWord));
  const longest = Math.max(...[...endings].map(({ length }) => length));
  return (word) => {
    for (let length = Math.min(longest, word.length - minRest); length > 0; length -= 1) {
      const rest = word.slice(0, -length);
      if (endings.has(word.slice(-length)) && !isStopWord(rest, language))
        return rest.replace(/(.)\1$/u, '$1');
    }
    return word;
  };
}

/** Replacements of stems that would be a stop word. */
const stopped: Readonly<Record<string, string>> = { sich: 'sicher' };
const maxCached = 200_000;

/** Joins the inflections of a folded word; a stop word, a number and a short word are their own stems. */
export function stem(word: string, language: LanguageCode): string {
  const { cache, stem: algorithm } = stemmerOf(language);
  const known = cache.get(word);
  if (known !== undefined) return known;
  const computed = computeStem(word, language, algorithm);
  if (cache.size >= maxCached) cache.clear();
  cache.set(word, computed);
  return computed;
}

function computeStem(word: string, language: LanguageCode, algorithm: Stemmer['stem']): string {
  const { irregular = {} } = languages[language];
  if (Object.hasOwn(irregular, word)) return irregular[word] ?? word;
  if (word.length < minLength || /\P{L}/u.test(word) || isStopWord(word, language)) return word;
  const result = algorithm(word);
  return stopped[result] ?? (isStopWord(result, language) ? word : result);
}

/** A longer ending than that of "responsabilisation" makes another word. */
const maxLonger = 7;
/** The ending by which a word differs from its family: "vérifi-er", "vérifi-cation". */
const maxEnding = 2;

/** Whether a word begins like the stem of another, in languages where a family shares its beginning. */
export function isOfFamily(one: string, word: string, language: LanguageCode): boolean {
  const { familyLetters } = languages[language];
  if (familyLetters === undefined) return true;
  if (word.length <= familyLetters || one.length < familyLetters || /\P{L}/u.test(word + one)) return false;
  const known = stem(word, language);
  const root = known.length < familyLetters ? word : known;
  const beginning = root.slice(0, Math.max(familyLetters, root.length - maxEnding));
  return one.startsWith(beginning) && one.length <= root.length + maxLonger && stem(one, language) !== known;
}

const germanVerb = /(?:ung(?:en)?|end(?:e[mnrs]?)?|er(?:s|n|in|innen)?|ete?n?|te?n?|e[mnrs]?|t|s)$/;

/** Whether the language has families of words that are coarser than stems. */
export const hasFamilies = (language: LanguageCode): boolean =>
  language === 'DE' || languages[language].familyLetters !== undefined;

/** Coarser than a stem: joins a noun with its verb, "Bewilligung" with "bewilligt". */
export function wordFamily(word: string, language: LanguageCode): string {
  const { familyLetters } = languages[language];
  if (familyLetters !== undefined) return word.slice(0, familyLetters);
  if (language !== 'DE') return stem(word, language);
  const base = withoutUmlauts(word);
  const root = base.replace(germanVerb, '');
  return root.length >= minLength ? root : base;
}
