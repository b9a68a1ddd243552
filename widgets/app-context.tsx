import { useStore } from '@nanostores/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { App } from '#core/app.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { localFailure } from '#core/http/api-error.ts';
import type { TextBundle, TextKey } from '#core/i18n/texts.ts';
import { LoadFailure } from './ui/load-failure.ts';

const AppContext = createContext<App | undefined>(undefined);

export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  const { notices } = app;
  const tellLoadFailure = useCallback(
    (error: unknown) => notices.report(localFailure('LOAD_FAILED', error), 'load a part'),
    [notices],
  );
  return (
    <AppContext value={app}>
      <LoadFailure value={tellLoadFailure}>{children}</LoadFailure>
    </AppContext>
  );
}

/** The app of this view: the portal's, or the one that the elements of a page share. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider around it');
  return app;
}

export type TextOf<B extends TextBundle> = (
  key: TextKey<B>,
  values?: Record<string, string | number>,
) => string;

/**
 * Texts in the interface language, from bundles that the app or a view around this one has loaded. Where one with a
 * date or the name of a place is drawn, `Designation` keeps these on one line.
 */
export function useLoadedText<B extends TextBundle>(): TextOf<B> {
  const { translator } = useApp();
  const language = useStore(translator.$language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language must give a new function, so that views are drawn again
  return useCallback((key, values) => translator.text(key, values), [translator, language]);
}

/**
 * Loads these bundles and returns their texts in the interface language; undefined until all have arrived.
 * English stands in for what cannot be loaded.
 */
export function useText<B extends TextBundle[]>(...bundles: B): TextOf<B[number]> | undefined {
  const { translator, notices } = useApp();
  const text = useLoadedText<B[number]>();
  const [loadedBy, setLoadedBy] = useState(() =>
    bundles.every(translator.hasTexts) ? translator : undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view passes the same bundles in every call
  useEffect(() => {
    const failed = (error: unknown) => notices.report(error, 'load the texts of a part');
    void Promise.all(bundles.map((bundle) => translator.addTexts(bundle).catch(failed))).then(() =>
      setLoadedBy(translator),
    );
  }, [translator, notices]);
  // An element that gets another token from its page gets another translator too.
  return loadedBy === translator ? text : undefined;
}

export function useInterfaceLanguage(): InterfaceLanguage {
  return useStore(useApp().translator.$language);
}
