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

/** i18next knows languages by their lower-case tags only. */
const tag = (language: LanguageCode) => language.toLowerCase();

/** One translator per app: i18next stays without global state. */
export function createTranslator(bundles: TextBundle[]): Translator {
  const known = [...bundles];
  const added = new Map<string, Promise<void>>();
  const i18n = createInstance();
  const $language = atom<LanguageCode>('EN');
  let wanted: LanguageCode = 'EN';
  const started = i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    resources: { en: Object.fromEntries(known.map((bundle) => [bundle.feature, bundle.en])) },
    interpolation: { escapeValue: false },
    nsSeparator: '.',
    keySeparator: false,
  });

  async function load(bundle: TextBundle, language: LanguageCode) {
    const texts = language === 'EN' ? bundle.en : (await bundle.load[language]()).texts;
    i18n.addResourceBundle(tag(language), bundle.feature, texts);
  }

  async function add(bundle: TextBundle) {
    known.push(bundle);
    await load(bundle, 'EN');
    if (wanted !== 'EN') await load(bundle, wanted);
  }

  return {
    $language,
    async setLanguage(language) {
      wanted = language;
      await started;
      await Promise.all(
        known
          .filter((each) => !i18n.hasResourceBundle(tag(language), each.feature))
          .map((each) => load(each, language)),
      );
      if (wanted !== language) return;
      await i18n.changeLanguage(tag(language));
      $language.set(language);
    },
    addTexts(bundle) {
      if (bundles.some((each) => each.feature === bundle.feature)) return Promise.resolve();
      // Kept, so that a second view waits for the same texts instead of speaking English meanwhile.
      const adding = added.get(bundle.feature) ?? add(bundle);
      added.set(bundle.feature, adding);
      return adding;
    },
    text: (key, values) => i18n.t(key, values ?? {}),
  };
}
