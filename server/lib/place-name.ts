import type { LanguageCode } from '#core/contract/languages.ts';
import { displayName, type NamingFamily, namings } from '#core/law/display-name.ts';

/**
 * The name of a stored place in the style of its document. Files hold segments that nobody has named yet; one takes
 * the word of its kind, and the error is logged, so that the text can be read until it has a word.
 */
export function placeName(
  path: string,
  language: LanguageCode,
  family: NamingFamily,
  log: (message: string) => void = console.error,
): string {
  return displayName(path, language, namings[family], ({ message }) => log(`name of ${path}: ${message}`));
}
