import { createInstance } from 'i18next';
import { atom, type ReadableAtom } from 'nanostores';
import type { LanguageCode } from '../contract/values.ts';
import type { TextBundle } from './texts.ts';

type Values = Record<string, string | number>;

export type Translator = {
  /** The interface language on screen; changes once its texts have arrived. */
  $language: ReadableAtom<LanguageCode>;
  setLanguage: (language: LanguageCode) => Promise<void>;
  /** Adds the texts of a part that loads later, in the language on screen. */
  addTexts: (bundle: TextBundle) => Promise<void>;
  /** The text of `feature.key`; `count` chooses the plural form. */
  text: (key: string, values?: Values) => string;
};

/** One translator per app: i18next stays without global state. */
export function createTranslator(bundles: TextBundle[]): Translator {
  const known = [...bundles];
  const i18n = createInstance();
  const $language = atom<LanguageCode>('EN');
  let wanted: LanguageCode = 'EN';
  const started = i18n.init({
    lng: 'EN',
    fallbackLng: 'EN',
    initAsync: false,
    resources: { EN: Object.fromEntries(known.map((bundle) => [bundle.feature, bundle.en])) },
    interpolation: { escapeValue: false },
    nsSeparator: '.',
    keySeparator: false,
  });

  async function load(bundle: TextBundle, language: LanguageCode) {
    if (language === 'EN') i18n.addResourceBundle('EN', bundle.feature, bundle.en);
    else i18n.addResourceBundle(language, bundle.feature, (await bundle.load[language]()).texts);
  }

  return {
    $language,
    async setLanguage(language) {
      wanted = language;
      await started;
      await Promise.all(
        known
          .filter((each) => !i18n.hasResourceBundle(language, each.feature))
          .map((each) => load(each, language)),
      );
      if (wanted !== language) return;
      await i18n.changeLanguage(language);
      $language.set(language);
    },
    async addTexts(bundle) {
      if (known.some((each) => each.feature === bundle.feature)) return;
      known.push(bundle);
      await load(bundle, 'EN');
      if (wanted !== 'EN') await load(bundle, wanted);
    },
    text: (key, values) => i18n.t(key, values ?? {}),
  };
}
