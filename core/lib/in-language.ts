import type { InterfaceLanguage, LanguageCode } from '../contract/languages.ts';

/** Words that stand beside a text: at least in the languages of the interface. */
export type ByLanguage<T> = Readonly<Record<InterfaceLanguage, T>> &
  Readonly<Partial<Record<LanguageCode, T>>>;

/** The words in a language; the English ones where nobody has written them yet. */
export const inLanguage = <T>(words: ByLanguage<T>, language: LanguageCode): T => words[language] ?? words.EN;
