import {
  type InterfaceLanguage,
  interfaceLanguageCodes,
  type LanguageCode,
  languageCodes,
} from '../contract/languages.ts';

/** Locales of the product (specification part 2, section 9); that of another language is its code. */
const locales: Readonly<Record<InterfaceLanguage, string>> & Partial<Record<LanguageCode, string>> = {
  DE: 'de-CH',
  FR: 'fr-CH',
  IT: 'it-CH',
  EN: 'en-GB',
};

export const defaultLocale = 'en-GB';

/** The code of a document or interface language, in capitals, or undefined. */
export function toLanguageCode(text: string): LanguageCode | undefined {
  const code = text.toUpperCase();
  return languageCodes.find((known) => known === code);
}

/** The code of a language that the interface has, or undefined. */
export function toInterfaceLanguage(text: string): InterfaceLanguage | undefined {
  const code = text.toUpperCase();
  return interfaceLanguageCodes.find((known) => known === code);
}

/** The locale that formats dates and numbers in a language; en-GB for any other. */
export function localeOf(language: string): string {
  const code = toLanguageCode(language);
  return code === undefined ? defaultLocale : (locales[code] ?? code.toLowerCase());
}
