import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { createLanguageIndex, type LanguageIndex, type LanguageIndexSize } from './language-index.ts';

export type IndexCache = {
  /** The index of a language with at least these texts, as far as they exist. */
  withTexts: (language: LanguageCode, textIds: Iterable<number>) => Promise<LanguageIndex>;
  /** Loads everything there is, so that no search waits for it. */
  loadAll: () => Promise<void>;
  /** Reads a language anew after its index was rebuilt; until then searches use the old one. */
  reload: (language: LanguageCode) => Promise<void>;
  /** Adds a listener that is called with a language's index whenever texts of it were loaded. */
  watch: (listener: (index: LanguageIndex) => void) => void;
  /** The sizes of the indexes in memory. */
  measure: () => LanguageIndexSize[];
  /** Resolves when nothing is being loaded or joined. */
  settled: () => Promise<void>;
};

export function createIndexCache(db: MainDb, log: (message: string) => void = () => undefined): IndexCache {
  const listeners: ((index: LanguageIndex) => void)[] = [];
  const notify = (index: LanguageIndex) => {
    for (const listener of listeners) listener(index);
  };
  const languages = new Map(
    languageCodes.map((code) => [code, createLanguageIndex(db, code, { log, notify })]),
  );
  const indexOf = (language: LanguageCode) => {
    const index = languages.get(language);
    if (index === undefined) throw new RangeError(`Not a language: ${language}`);
    return index;
  };
  return {
    withTexts: (language, textIds) => indexOf(language).withTexts([...textIds]),
    loadAll: async () => {
      for (const [language, index] of languages) {
        const rows = await db.selectFrom('text').select('id').where('language', '=', language).execute();
        await index.withTexts(rows.map(({ id }) => id));
      }
    },
    reload: (language) => indexOf(language).reload(),
    watch: (listener) => {
      listeners.push(listener);
    },
    measure: () => [...languages.values()].map((index) => index.measure()),
    settled: async () => {
      for (const index of languages.values()) await index.settled();
    },
  };
}
