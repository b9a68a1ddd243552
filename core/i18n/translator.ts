import { atom, type ReadableAtom } from 'nanostores';
import type { InterfaceLanguage } from '../contract/languages.ts';
import type { Phrasing, TextValues } from './phrasing.ts';
import { type TextBundle, textsIn } from './texts.ts';

export type Translator = {
  /** The displayed interface language; changes once the texts of the new one have arrived. */
  $language: ReadableAtom<InterfaceLanguage>;
  setLanguage: (language: InterfaceLanguage) => Promise<void>;
  /** Loads the texts of a feature in the displayed language. If that is rejected, English texts are used. */
  addTexts: (bundle: TextBundle) => Promise<void>;
  /** Whether these texts are loaded in the displayed language. */
  hasTexts: (bundle: TextBundle) => boolean;
  /** The text of `feature.key`; `count` chooses the plural form. */
  text: (key: string, values?: TextValues) => string;
};

/** One translator per app: holds the loaded texts and the language in which they are displayed. */
export function createTranslator(bundles: TextBundle[], phrasing: Phrasing): Translator {
  const known = [...bundles];
  const arrived = new Set<string>();
  const added = new Map<string, Promise<void>>();
  const $language = atom<InterfaceLanguage>('EN');
  let requested: InterfaceLanguage = 'EN';

  async function load(bundle: TextBundle, language: InterfaceLanguage) {
    const name = `${language} ${bundle.feature}`;
    if (arrived.has(name)) return;
    phrasing.add(language, bundle.feature, await textsIn(bundle, language));
    arrived.add(name);
  }

  async function add(bundle: TextBundle) {
    if (!known.some((each) => each.feature === bundle.feature)) known.push(bundle);
    await load(bundle, 'EN');
    await load(bundle, requested);
  }

  for (const bundle of known) {
    phrasing.add('EN', bundle.feature, bundle.en);
    arrived.add(`EN ${bundle.feature}`);
  }

  return {
    $language,
    async setLanguage(language) {
      requested = language;
      await Promise.all(known.map((each) => load(each, language)));
      if (requested === language) $language.set(language);
    },
    addTexts(bundle) {
      if (bundles.some((each) => each.feature === bundle.feature)) return Promise.resolve();
      // Stored, so that a second view waits for the same texts instead of displaying English ones meanwhile.
      const known = added.get(bundle.feature);
      if (known) return known;
      const adding = add(bundle);
      added.set(bundle.feature, adding);
      // The next view tries again to load what failed.
      adding.catch(() => added.delete(bundle.feature));
      return adding;
    },
    hasTexts: ({ feature }) => arrived.has(`${$language.get()} ${feature}`),
    text: (key, values = {}) => phrasing.say($language.get(), key, values),
  };
}
