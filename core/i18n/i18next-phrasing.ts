import { createInstance } from 'i18next';
import type { InterfaceLanguage } from '../contract/languages.ts';
import type { Phrasing } from './phrasing.ts';

/** i18next knows languages by their lower-case tags only. */
const tag = (language: InterfaceLanguage) => language.toLowerCase();

/** The portal's phrasing; an instance of its own, so that i18next keeps no global state. */
export function createI18nextPhrasing(): Phrasing {
  const i18n = createInstance();
  // With `initAsync` off and no back end, this is done when the call returns.
  void i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    nsSeparator: '.',
    keySeparator: false,
  });
  return {
    add: (language, feature, texts) => void i18n.addResourceBundle(tag(language), feature, texts),
    say: (language, key, values) => i18n.t(key, { ...values, lng: tag(language) }),
  };
}
