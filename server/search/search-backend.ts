import type { LanguageCode } from '#core/contract/languages.ts';
import type { SearchReply } from '#core/contract/main/search.ts';
import type { MainStores } from '../data/open-main.ts';
import { createSearchEngine } from './answer/engine.ts';
import { mainSearch } from './answer/main-search.ts';
import { findPassages, type PassageQuery, type PassagesReply } from './answer/passages.ts';
import type { SearchQuery } from './answer/plan.ts';
import type { DatedQuery } from './answer/situation.ts';
import { type SuggestQuery, type SuggestReply, suggest } from './answer/suggest.ts';
import { createDictionaries } from './expansion/dictionaries.ts';
import { createReadings } from './expansion/readings.ts';
import { createIndexCache } from './index/index-cache.ts';
import type { LanguageIndexSize } from './index/language-index.ts';
import { completeIndex, rebuildIndex } from './index/rebuild.ts';
import { createRebuildQueue, type RebuildReply } from './rebuild-queue.ts';

export type DatedSearchQuery = DatedQuery<SearchQuery>;
export type DatedSuggestQuery = DatedQuery<SuggestQuery>;
export type DatedPassageQuery = DatedQuery<PassageQuery>;
/** `heap` and `arrayBuffers` in bytes; `processor` in milliseconds of the search thread. */
export type SearchMeasure = {
  languages: LanguageIndexSize[];
  heap: number;
  arrayBuffers: number;
  processor: number;
};

/**
 * The search of a main server. Queries and replies are plain data, so callers need not know in which thread
 * the index is.
 */
export type SearchBackend = {
  search: (request: DatedSearchQuery) => Promise<SearchReply>;
  suggest: (request: DatedSuggestQuery) => Promise<SuggestReply>;
  /** The articles that may answer a question, with their words, for what answers in sentences. */
  passages: (request: DatedPassageQuery) => Promise<PassagesReply>;
  /** Rebuilds the index of a language from its texts. */
  rebuild: (language: LanguageCode) => Promise<RebuildReply>;
  /** Reads the index of a language anew, which another process has rebuilt. */
  reload: (language: LanguageCode) => Promise<void>;
  /** Indexes texts that an older version of the program stored. */
  complete: () => Promise<void>;
  /** Indexes texts that an older version of the program stored, then loads the whole index, so that no search waits for it. */
  load: () => Promise<void>;
  /** Learns names and translations from the texts now; without this call the first search starts learning. */
  learn: () => Promise<void>;
  /** Changes when the same query may get another reply though no text has changed: more was learnt, an index rebuilt. */
  edition: () => number;
  /** Resolves when nothing is being loaded or joined. */
  settled: () => Promise<void>;
  measure: () => Promise<SearchMeasure>;
  close: () => Promise<void>;
};

export type SearchBackendOptions = {
  /** Whether names and translations are learnt from the texts. */
  learns: boolean;
  log: (message: string) => void;
  /** Called when the edition changes. */
  onEdition?: () => void;
};

/** A search in the calling thread, for `search-worker.ts` and tests. Servers use `createSearchThread`. */
export function createSearchBackend(
  { db, read, caughtUp }: MainStores,
  { learns, log, onEdition = () => undefined }: SearchBackendOptions,
): SearchBackend {
  const closing = new AbortController();
  let edition = 0;
  const changed = () => {
    edition += 1;
    onEdition();
  };
  const learning = { now: () => new Date(), signal: closing.signal, log, onLearnt: changed };
  const dictionaries = learns ? createDictionaries(read, learning) : undefined;
  const readings = learns ? createReadings(read, learning) : undefined;
  const index = createIndexCache(read, log);
  const engine = createSearchEngine(read, index, { dictionaries, readings }, changed);
  const complete = async () => void (await completeIndex(db));
  return {
    search: (request) => mainSearch(engine, request),
    suggest: (request) => suggest(engine, request),
    passages: (request) => findPassages(engine, request),
    rebuild: createRebuildQueue(async (language) => {
      const rebuilt = await rebuildIndex(db, language);
      // The index is read from the replica, if there is one, which must have the rebuilt segments first.
      await caughtUp();
      await index.reload(language);
      changed();
      return rebuilt;
    }),
    reload: async (language) => {
      await index.reload(language);
      changed();
    },
    complete,
    load: async () => {
      await complete();
      await index.loadAll();
    },
    learn: async () => {
      await dictionaries?.learn();
      await readings?.learn();
    },
    edition: () => edition,
    settled: index.settled,
    measure: async () => {
      const { user, system } = process.threadCpuUsage();
      return {
        languages: index.measure(),
        heap: process.memoryUsage().heapUsed,
        arrayBuffers: process.memoryUsage().arrayBuffers,
        processor: (user + system) / 1000,
      };
    },
    close: async () => {
      closing.abort();
      await index.settled();
    },
  };
}
