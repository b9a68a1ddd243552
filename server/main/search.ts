import type { mainContract } from '#core/contract/main/main.ts';
import { dayOf } from '../data/versions.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Handlers } from '../http/serve.ts';
import type { SearchBackend } from '../search/search-backend.ts';
import type { MainCaller } from './register-store.ts';

export type SearchParts = { search: SearchBackend };
type Calls = 'mainSearch' | 'suggest' | 'index';

/** The search over the regulations, and rebuilding its index. */
export function searchHandlers({
  now,
  search,
}: SearchParts & { now: () => Date }): Pick<Handlers<typeof mainContract, MainCaller>, Calls> {
  return {
    mainSearch: ({ query, signal }) => search.search({ query, today: dayOf(now()), signal: signal?.() }),
    suggest: ({ query, signal }) => search.suggest({ query, today: dayOf(now()), signal: signal?.() }),
    index: async ({ body: { entityType, language }, caller }) => {
      if (!caller?.roles.includes('REGESTA_STATICDB_DATA_ADMIN'))
        throw new HttpProblem(403, 'FORBIDDEN', 'only for REGESTA_STATICDB_DATA_ADMIN');
      return { entityType, language, ...(await search.rebuild(language)) };
    },
  };
}
