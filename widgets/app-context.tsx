import { useStore } from '@nanostores/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { App } from '#core/app.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { TextBundle, TextKey } from '#core/i18n/texts.ts';

const AppContext = createContext<App | undefined>(undefined);

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The app around this view: the portal's, or the one its element shares with others on the page. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider around it');
  return app;
}

export type TextOf<B extends TextBundle> = (
  key: TextKey<B>,
  values?: Record<string, string | number>,
) => string;

/** Texts in the interface language; the type argument names the bundles the view speaks with. */
export function useText<B extends TextBundle>(): TextOf<B> {
  const { translator } = useApp();
  const language = useStore(translator.$language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must give a new function, so that views draw again
  return useCallback((key, values) => translator.text(key, values), [translator, language]);
}

/** Whether the texts of a part that loads later are here; English stands in for those that do not come. */
export function useTexts(bundle: TextBundle): boolean {
  const { translator, notices } = useApp();
  const [knower, setKnower] = useState(() => (translator.hasTexts(bundle) ? translator : undefined));
  useEffect(() => {
    void translator
      .addTexts(bundle)
      .catch((error: unknown) => notices.report(error, 'load the texts of a part'))
      .then(() => setKnower(translator));
  }, [translator, notices, bundle]);
  // An element whose page gives it another token speaks by another translator.
  return knower === translator;
}

export function useInterfaceLanguage(): LanguageCode {
  return useStore(useApp().translator.$language);
}
