import { localeOf } from './locales.ts';

/** The name of a language in another one, as it stands in a sentence: French in Italian is "francese". */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames(localeOf(language.slice(0, 2)), { type: 'language' }).of(code.toLowerCase()) ?? code;

/** The name of a language as it stands alone: "Francese". */
export function listedLanguage(code: string, language: string): string {
  const name = languageName(code, language);
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
}

/** What the speakers of a language call it: "Français". */
export const ownLanguageName = (code: string): string => listedLanguage(code, code);

/** The same before or behind the word "text", as an adjective: "der französische Text", "le texte français". */
export function textInLanguage(code: string, language: string): string {
  const name = languageName(code, language);
  return language.toLowerCase().startsWith('de') ? `${name.toLowerCase()}e` : name;
}
