import { type LanguageCode, languageCodes } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';

export type LanguageOffer = { language: LanguageCode; versionDate: string };

/** Languages of the displayed version, the user's fallback language first. */
export function languagesOffered(
  document: { languages: readonly LanguageCode[] },
  fallback: LanguageCode | undefined,
): LanguageCode[] {
  const there = languageCodes.filter((code) => document.languages.includes(code));
  return there.sort((a, b) => Number(b === fallback) - Number(a === fallback));
}

/** The language in which to open a version: the one that is read, or the first of those that the version has. */
export function languageFor(
  version: { languages: readonly LanguageCode[] },
  language: LanguageCode,
  fallback: LanguageCode | undefined,
): LanguageCode {
  const [first = language] = languagesOffered(version, fallback);
  return version.languages.includes(language) ? language : first;
}

/** The newest version in the requested language, if the displayed one does not exist in it. */
export function newestIn(
  document: Pick<RegulationDocument, 'languageVersions'>,
  language: LanguageCode,
): LanguageOffer | undefined {
  const versionDate = document.languageVersions[language];
  return versionDate === undefined ? undefined : { language, versionDate };
}
