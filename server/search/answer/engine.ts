import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb, MainStores } from '../../data/open-main.ts';
import type { Dictionaries } from '../expansion/dictionaries.ts';
import { createQueryExpansion } from '../expansion/query-expansion.ts';
import type { Readings } from '../expansion/readings.ts';
import type { Holdings } from '../index/holdings.ts';
import { rebuildIndex } from '../index/rebuild.ts';
import { createRanker, type Ranker } from '../rank/ranker.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';

/** What answers are made of: the index in memory, the names of the documents, the database. */
export type SearchEngine = {
  /** Only for reading: it may be a replica. */
  db: MainDb;
  now: () => Date;
  catalogue: Catalogue;
  /** Never within a transaction: texts that are not in memory yet are read first, on a connection of their own. */
  ranker: Ranker;
  /** Absent: other languages are asked with the words as they are. */
  dictionaries?: Dictionaries | undefined;
  /** What the texts tell of names and translations is not known yet; for spelling and compounds a search waits. */
  isLearning: () => boolean;
  rebuild: (language: LanguageCode) => Promise<{ texts: number; paragraphs: number }>;
};

export function createSearchEngine(
  { db, read, caughtUp }: MainStores,
  holdings: Holdings,
  now: () => Date,
  dictionaries?: Dictionaries,
  readings?: Readings,
): SearchEngine {
  return {
    db: read,
    now,
    dictionaries,
    isLearning: () =>
      // Both are asked: asking starts them.
      [dictionaries, readings].map((learnt) => learnt?.isFirst()).includes(true),
    catalogue: createCatalogue(),
    ranker: createRanker(holdings, createQueryExpansion(dictionaries, readings), readings?.votesFor),
    rebuild: async (language) => {
      const rebuilt = await rebuildIndex(db, language);
      // What is loaded is read where texts are read.
      await caughtUp();
      await holdings.reload(language);
      return rebuilt;
    },
  };
}
