import type { MainDb } from '../../data/open-main.ts';
import type { Dictionaries } from '../expansion/dictionaries.ts';
import { createQueryExpansion } from '../expansion/query-expansion.ts';
import type { Readings } from '../expansion/readings.ts';
import type { IndexCache } from '../index/index-cache.ts';
import { createRanker, type Ranker } from '../rank/ranker.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';

/** What replies are made of: the index in memory, the names of the documents, the database. */
export type SearchEngine = {
  /** Only for reading: it may be a replica. */
  db: MainDb;
  catalogue: Catalogue;
  /** Never within a transaction: texts that are not in memory yet are read first, on a connection of their own. */
  ranker: Ranker;
  /** Absent: other languages are searched with the words as they are. */
  dictionaries?: Dictionaries | undefined;
  /** Names and translations have not been learnt from the texts yet; for spelling and compounds a search waits. */
  isLearning: () => boolean;
};

/** What the texts teach: absent where the search is not to learn. */
export type Learnt = { dictionaries?: Dictionaries | undefined; readings?: Readings | undefined };

export function createSearchEngine(
  db: MainDb,
  index: IndexCache,
  { dictionaries, readings }: Learnt = {},
): SearchEngine {
  return {
    db,
    catalogue: createCatalogue(),
    ranker: createRanker(index, createQueryExpansion(dictionaries, readings), readings?.votesFor),
    dictionaries,
    isLearning: () =>
      // Both are called, because a call starts the learning.
      [dictionaries, readings].map((learnt) => learnt?.isFirst()).includes(true),
  };
}
