import { atom } from 'nanostores';
import type { DomainSearchReply } from '../contract/domain/search.ts';
import type { SearchReply } from '../contract/main/search.ts';
import { createAnswer, type Outcome } from './answer.ts';
import { type Asked, mainQuery } from './asked.ts';
import { domainQuery } from './domain-query.ts';
import type { SearchTools } from './search-types.ts';

/** What both servers answered to what was asked last. */
export function createResults(tools: SearchTools) {
  const $asked = atom<Asked | undefined>(undefined);
  const main = createAnswer<SearchReply>(tools, 'search the regulations');
  const domain = createAnswer<DomainSearchReply>(tools, 'search the organisation’s own data');

  return {
    $asked,
    $results: main.$value,
    $domain: domain.$value,
    /** Asks both servers side by side and answers for the main one; what is on screen already stays. */
    async load(asked: Asked): Promise<Outcome<SearchReply>> {
      const isNewTerm = asked.term !== $asked.get()?.term;
      $asked.set(asked);
      const query = mainQuery(asked);
      const answered = main.get(query, isNewTerm, (signal) => tools.main.mainSearch(query, { signal }));
      if (tools.session.domainUrl() !== undefined) {
        const own = domainQuery(asked);
        void domain.get(own, isNewTerm, (signal) => tools.domain.domainSearch(own, { signal }));
      }
      return await answered;
    },
    /** The same question will be asked again. */
    forget() {
      main.forget();
      domain.forget();
    },
    reset(asked?: Asked) {
      main.reset();
      domain.reset();
      $asked.set(asked);
    },
  };
}
