import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { createShelf, type LanguageIndex, type ShelfSize } from './shelf.ts';

export type Holdings = {
  /** The index of a language with at least these texts, as far as they exist. */
  withTexts: (language: LanguageCode, textIds: Iterable<number>) => Promise<LanguageIndex>;
  /** Loads everything there is, so that no search waits for it. */
  loadAll: () => Promise<void>;
  /** Reads a language anew, after its index was rebuilt; searches use the old until it is there. */
  reload: (language: LanguageCode) => Promise<void>;
  /** Told of a language whenever texts of it were loaded. */
  watch: (listener: (index: LanguageIndex) => void) => void;
  /** What is in memory. */
  measure: () => ShelfSize[];
  /** When nothing is loading or joining any more. */
  settled: () => Promise<void>;
};

export function createHoldings(db: MainDb, log: (message: string) => void = () => undefined): Holdings {
  const listeners: ((index: LanguageIndex) => void)[] = [];
  const tell = (index: LanguageIndex) => {
    for (const listener of listeners) listener(index);
  };
  const shelves = new Map(languageCodes.map((code) => [code, createShelf(db, code, { log, tell })]));
  const shelfOf = (language: LanguageCode) => {
    const shelf = shelves.get(language);
    if (shelf === undefined) throw new RangeError(`Not a language: ${language}`);
    return shelf;
  };
  return {
    withTexts: (language, textIds) => shelfOf(language).withTexts([...textIds]),
    loadAll: async () => {
      for (const [language, shelf] of shelves) {
        const rows = await db.selectFrom('text').select('id').where('language', '=', language).execute();
        await shelf.withTexts(rows.map(({ id }) => id));
      }
    },
    reload: (language) => shelfOf(language).reload(),
    watch: (listener) => {
      listeners.push(listener);
    },
    measure: () => [...shelves.values()].map((shelf) => shelf.measure()),
    settled: async () => {
      for (const shelf of shelves.values()) await shelf.settled();
    },
  };
}
