import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import type { LanguageCode } from '#core/contract/languages.ts';
import { isStopWord } from './stop-words.ts';

/** Plurals and similar words that the algorithm separates or merges wrongly. */
const irregular: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  DE: {
    boni: 'bonus',
    risiken: 'risiko',
    risikos: 'risiko',
    handeln: 'handeln',
    konten: 'konto',
    kontos: 'konto',
  },
  FR: { travaux: 'travail', baux: 'bail', donnee: 'donnee', donnees: 'donnee' },
  IT: { autorita: 'autorita', attivita: 'attivita', uomini: 'uomo' },
  EN: {
    authority: 'authority',
    authorities: 'authority',
    security: 'security',
    securities: 'security',
    university: 'university',
    universities: 'university',
    indices: 'index',
    criteria: 'criterion',
  },
};

// Endings of nouns stay, so that Förderung is not Forderung and Sicherheit is not sich.
const germanNoun = /^(.{3,}(?:ung|heit|keit|schaft))(?:en|s)?$/;

function germanStem(word: string): string {
  const noun = germanNoun.exec(word)?.[1];
  if (noun !== undefined) return noun;
  const person = word
    .replace(/(?<=..er)in(?:nen)?$/, '')
    .replace(/innen$/, 'in')
    .replace(/(?<=el)n$/, '');
  return german(withoutUmlauts(person));
}

/** Gives Vertrag and Vertraege the same stem. The "ue" in "neue", "Bauer" and "Quelle" is no umlaut. */
export function withoutUmlauts(word: string): string {
  return word.replaceAll(/([ao])e|(?<![aeq])ue/g, (_, vowel?: string) => vowel ?? 'u');
}

/** Restores accents of endings that the algorithm knows with accents only. */
function frenchStem(word: string): string {
  const accented = word.replace(/ier(es?)$/, 'ièr$1').replace(/ee(s?)$/, 'ée$1');
  return french(accented).normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Maps American to British spelling first. */
function englishStem(word: string): string {
  return english(word.replace(/(?<=.{4}[iy])z(?=(?:e[ds]?|ers?|ing|ations?)$)/, 's'));
}

const algorithms: Readonly<Record<LanguageCode, (word: string) => string>> = {
  DE: germanStem,
  FR: frenchStem,
  IT: (word) => italian(word),
  EN: englishStem,
};

/** Replacements of stems that would be a stop word. */
const stopped: Readonly<Record<string, string>> = { sich: 'sicher' };

const minLength = 4;
const maxCached = 200_000;
const caches: Readonly<Record<LanguageCode, Map<string, string>>> = {
  DE: new Map(),
  FR: new Map(),
  IT: new Map(),
  EN: new Map(),
};

/** Joins the inflections of a folded word; a stop word, a number and a short word are their own stems. */
export function stem(word: string, language: LanguageCode): string {
  const cache = caches[language];
  const known = cache.get(word);
  if (known !== undefined) return known;
  const computed = computeStem(word, language);
  if (cache.size >= maxCached) cache.clear();
  cache.set(word, computed);
  return computed;
}

function computeStem(word: string, language: LanguageCode): string {
  const fixed = irregular[language];
  if (Object.hasOwn(fixed, word)) return fixed[word] ?? word;
  if (word.length < minLength || /[^a-z]/.test(word) || isStopWord(word, language)) return word;
  const result = algorithms[language](word);
  return stopped[result] ?? (isStopWord(result, language) ? word : result);
}

const germanVerb = /(?:ung(?:en)?|end(?:e[mnrs]?)?|er(?:s|n|in|innen)?|ete?n?|te?n?|e[mnrs]?|t|s)$/;

/** Coarser than a stem: joins a noun with its verb, "Bewilligung" with "bewilligt". */
export function wordFamily(word: string, language: LanguageCode): string {
  if (language !== 'DE') return stem(word, language);
  const base = withoutUmlauts(word);
  const root = base.replace(germanVerb, '');
  return root.length >= minLength ? root : base;
}
