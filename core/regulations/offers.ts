import { type LanguageCode, languageCodes } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';

export type LanguageOffer = { language: LanguageCode; versionDate: string };

/** Languages of the displayed version, the user's fallback language first. */
export function languagesOffered(
  document: Pick<RegulationDocument, 'languages'>,
  fallback: LanguageCode | undefined,
): LanguageCode[] {
  const there = languageCodes.filter((code) => document.languages.includes(code));
  return there.sort((a, b) => Number(b === fallback) - Number(a === fallback));
}

/** The newest version in the requested language, if the displayed one does not exist in it. */
export function newestIn(
  document: Pick<RegulationDocument, 'languageVersions'>,
  language: LanguageCode,
): LanguageOffer | undefined {
  const versionDate = document.languageVersions[language];
  return versionDate === undefined ? undefined : { language, versionDate };
}
