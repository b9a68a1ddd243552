import type { mainContract } from '#core/contract/main/main.ts';
import type { MainStores } from '../data/open-main.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Handlers } from '../http/serve.ts';
import { createSearchEngine } from '../search/answer/engine.ts';
import { mainSearch } from '../search/answer/main-search.ts';
import { createRebuilding } from '../search/answer/rebuilding.ts';
import { suggest } from '../search/answer/suggest.ts';
import type { Dictionaries } from '../search/expansion/dictionaries.ts';
import type { Readings } from '../search/expansion/readings.ts';
import type { Holdings } from '../search/index/holdings.ts';
import type { MainData } from './find-text.ts';
import type { MainCaller } from './register-store.ts';

/** What the search keeps beside the database. */
export type SearchParts = {
  /** The index in memory. */
  holdings: Holdings;
  /** Absent: other languages are asked with the words as they are. */
  dictionaries?: Dictionaries;
  /** Absent: no names and votes of the texts themselves. */
  readings?: Readings;
};

type Calls = 'mainSearch' | 'suggest' | 'index';

/** The search over the regulations, and building its index anew. */
export function searchHandlers({
  now,
  holdings,
  dictionaries,
  readings,
  ...stores
}: MainData & MainStores & SearchParts): Pick<Handlers<typeof mainContract, MainCaller>, Calls> {
  const engine = createSearchEngine(stores, holdings, now, dictionaries, readings);
  const rebuild = createRebuilding(engine.rebuild);
  return {
    mainSearch: ({ query }) => mainSearch(engine, query),
    suggest: ({ query }) => suggest(engine, query),
    index: async ({ body: { entityType, language }, caller }) => {
      if (!caller?.roles.includes('REGESTA_STATICDB_DATA_ADMIN'))
        throw new HttpProblem(403, 'FORBIDDEN', 'only for REGESTA_STATICDB_DATA_ADMIN');
      return { entityType, language, ...(await rebuild(language)) };
    },
  };
}
