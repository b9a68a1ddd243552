import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** An item as the sample tells it: its day is counted back from the day on which it is loaded. */
export type SampleNewsItem = {
  slug: string;
  /** Days since it was published. */
  age: number;
  source: string;
  language: InterfaceLanguage;
  /** Slugs of sample changes, and places of the sample law, that it is about. */
  changes: readonly string[];
  texts: readonly string[];
  words: Readonly<Partial<Record<InterfaceLanguage, { title: string; text: string }>>>;
};
