import type { LanguageCode } from '#core/contract/languages.ts';
import { everyday as german } from './de/everyday.ts';
import { everyday as english } from './en/everyday.ts';
import { everyday as french } from './fr/everyday.ts';
import { everyday as italian } from './it/everyday.ts';
import { type Group, readThesaurus } from './read-thesaurus.ts';
import { createThesaurus, type Thesaurus } from './thesaurus.ts';

/** They are of no field of law, so they lead to many articles: less sure than words of a field. */
const weight = 0.5;

/** Of the languages for which somebody has written one. */
const sources: Readonly<Partial<Record<LanguageCode, string>>> = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
};
const known = new Map<LanguageCode, Thesaurus>();

/** Words of everyday speech that a law of any field says otherwise: "fire" is termination, "prison" a sentence. */
export function everydayThesaurusOf(language: LanguageCode): Thesaurus {
  const before = known.get(language) ?? weighedThesaurus(everydayGroups(language), language);
  known.set(language, before);
  return before;
}

export const everydayGroups = (language: LanguageCode): Group[] =>
  readThesaurus(sources[language] ?? '', language);

export function weighedThesaurus(groups: readonly Group[], language: LanguageCode): Thesaurus {
  const { of, maxWords } = createThesaurus(groups, language);
  return { of: (words) => of(words).map((one) => ({ ...one, weight: one.weight * weight })), maxWords };
}
