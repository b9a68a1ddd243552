import type { LanguageCode } from '#core/contract/languages.ts';
import { languageName } from '#core/lib/language-names.ts';
import { useInterfaceLanguage } from './app-context.tsx';

/** The names of languages as they stand in a sentence of the interface. */
export function useLanguageNames(): (code: LanguageCode) => string {
  const spoken = useInterfaceLanguage();
  return (code) => languageName(code, spoken);
}
