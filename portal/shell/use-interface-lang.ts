import { useEffect } from 'react';
import { useInterfaceLanguage } from '#widgets/app-context.tsx';

/** Sets the language of the page for screen readers and hyphenation. */
export function useInterfaceLang(): void {
  const language = useInterfaceLanguage();
  useEffect(() => {
    document.documentElement.lang = language.toLowerCase();
  }, [language]);
}
