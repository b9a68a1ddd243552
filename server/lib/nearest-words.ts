import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';

/** Words with the language that they are in. */
export type NearestWords<T> = { language: InterfaceLanguage; said: T };

/**
 * What is said in a language; where it is not, in the language in which it was written, which is the one that nobody has
 * translated. Undefined of what has no words at all.
 */
export function nearestWords<T extends string | object>(
  words: Readonly<Partial<Record<InterfaceLanguage, T | undefined>>>,
  requested: InterfaceLanguage,
  written: InterfaceLanguage,
): NearestWords<T> | undefined {
  for (const language of [requested, written, ...interfaceLanguageCodes]) {
    const said = words[language];
    if (said !== undefined) return { language, said };
  }
  return undefined;
}
