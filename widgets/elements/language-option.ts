import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';

/** The language that an attribute names, in whatever case. */
export function languageOption(given: string | undefined): LanguageCode | undefined {
  return languageCodes.find((code) => code === given?.toUpperCase());
}
