import type { LanguageCode } from '../contract/languages.ts';

/** Locales of the product (specification part 2, section 9). */
const locales: Record<LanguageCode, string> = { DE: 'de-CH', FR: 'fr-CH', IT: 'it-CH', EN: 'en-GB' };

export const defaultLocale = 'en-GB';

/** The code of a document or interface language, in capitals, or undefined. */
export function toLanguageCode(text: string): LanguageCode | undefined {
  const code = text.toUpperCase();
  return Object.hasOwn(locales, code) ? (code as LanguageCode) : undefined;
}

/** The locale that formats dates and numbers in a language; en-GB for any other. */
export function localeOf(language: string): string {
  const code = toLanguageCode(language);
  return code ? locales[code] : defaultLocale;
}
