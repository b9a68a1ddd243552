import type { ChangeSource, ChangeType } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** Topic and summary. */
type Said = readonly [topic: string, summary: string];

/** A change as the sample tells it: its days are counted from the day on which it is loaded. */
export type SampleProviderChange = {
  slug: string;
  source: ChangeSource;
  type: ChangeType;
  /** Days until the deadline; negative if it has passed, absent if there is none. */
  due: number | undefined;
  /** Days since the provider has first named it. */
  age: number;
  language: InterfaceLanguage;
  words: Readonly<Record<InterfaceLanguage, Said>>;
  /** Paragraphs of the sample law that it touches. */
  at: readonly string[];
};

type Marks = { due?: number; age: number; at?: readonly string[]; language?: InterfaceLanguage };

export const change = (
  slug: string,
  source: ChangeSource,
  type: ChangeType,
  { due, age, at = [], language = 'DE' }: Marks,
  words: SampleProviderChange['words'],
): SampleProviderChange => ({ slug, source, type, due, age, at, language, words });

/** Real law is named, and what is said of it is not true. */
export const notice: Readonly<Record<InterfaceLanguage, string>> = {
  DE: 'Beispiel: Inhalt und Frist sind erfunden.',
  FR: 'Exemple : le contenu et le délai sont fictifs.',
  IT: 'Esempio: contenuto e termine sono fittizi.',
  EN: 'Sample: content and deadline are invented.',
};
