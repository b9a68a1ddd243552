import type { InterfaceLanguage } from '../contract/languages.ts';

export type TextValues = Record<string, string | number>;

/** How a dictionary entry becomes a sentence: placeholders and plural forms. */
export type Phrasing = {
  add: (language: InterfaceLanguage, feature: string, texts: Record<string, string>) => void;
  /** The text of `feature.key`; in English if the language does not have it. */
  say: (language: InterfaceLanguage, key: string, values: TextValues) => string;
};
