import type { MainDb } from '../../data/open-main.ts';
import type { Dictionaries } from '../expansion/dictionaries.ts';
import { createQueryExpansion } from '../expansion/query-expansion.ts';
import type { Readings } from '../expansion/readings.ts';
import type { IndexCache } from '../index/index-cache.ts';
import { createRanker, type Ranker } from '../rank/language-ranker.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { type ContainerTitles, createContainerTitles } from './container-titles.ts';

/** What a search needs: the index in memory, the names of the documents, the database. */
export type SearchEngine = {
  /** Used for reading only: it may be a replica. */
  db: MainDb;
  catalogue: Catalogue;
  containerTitles: ContainerTitles;
  /** Must not be called within a transaction: it loads missing texts on a connection of its own. */
  ranker: Ranker;
  /** Without them other languages are searched with the words as typed. */
  dictionaries?: Dictionaries | undefined;
  /** Whether names and translations are still being learnt for the first time. Searches wait for spelling and compounds only. */
  isLearning: () => boolean;
};

/** What is learnt from the texts; absent if the search does not learn. */
export type LearntSources = { dictionaries?: Dictionaries | undefined; readings?: Readings | undefined };

export function createSearchEngine(
  db: MainDb,
  index: IndexCache,
  { dictionaries, readings }: LearntSources = {},
  onLearnt?: () => void,
): SearchEngine {
  return {
    db,
    catalogue: createCatalogue(),
    containerTitles: createContainerTitles(),
    ranker: createRanker(index, createQueryExpansion(dictionaries, readings), readings?.votesFor, onLearnt),
    dictionaries,
    isLearning: () =>
      // Both are called, because a call starts the learning.
      [dictionaries, readings].map((learnt) => learnt?.isPending()).includes(true),
  };
}
