import type { InterfaceLanguage } from '../contract/languages.ts';

/**
 * The texts of one feature. English is the source and bundled; the other languages load when they are chosen.
 */
export type TextBundle<
  F extends string = string,
  D extends Record<string, string> = Record<string, string>,
> = {
  feature: F;
  en: D;
  load: Record<Exclude<InterfaceLanguage, 'EN'>, () => Promise<{ texts: Record<keyof D, string> }>>;
};

/** The texts of another language: a missing, surplus or unknown key does not compile. */
export type TextsLike<D> = Record<keyof D, string>;

/** Plural forms are defined as `key_one` and `key_other` and requested as `key`. */
type RequestKey<K extends string> = K extends `${infer Base}_one`
  ? Base
  : K extends `${string}_other`
    ? never
    : K;

export type TextKey<B extends TextBundle> =
  B extends TextBundle<infer F, infer D> ? `${F}.${RequestKey<keyof D & string>}` : never;

export function defineTexts<const F extends string, D extends Record<string, string>>(
  feature: F,
  en: D,
  load: TextBundle<F, D>['load'],
): TextBundle<F, D> {
  return { feature, en, load };
}

/** The texts of a feature in one language, whichever is displayed. */
export async function textsIn<D extends Record<string, string>>(
  bundle: TextBundle<string, D>,
  language: InterfaceLanguage,
): Promise<Record<keyof D, string>> {
  return language === 'EN' ? bundle.en : (await bundle.load[language]()).texts;
}
