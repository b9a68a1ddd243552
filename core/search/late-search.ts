import type { searchEndpoints } from '../contract/main/search.ts';
import type { Search, SearchTools } from './search-types.ts';

/** The search arrives with the first box that is drawn: who only reads does not fetch it. */
export function createLateSearch(
  tools: SearchTools,
  addCalls: (calls: typeof searchEndpoints) => void,
): () => Promise<Search> {
  let arriving: Promise<Search> | undefined;
  return () => {
    arriving ??= import('./store.ts').then((late) => {
      addCalls(late.searchCalls);
      return late.createSearch(tools);
    });
    // Asked for again by the next box.
    arriving.catch(() => {
      arriving = undefined;
    });
    return arriving;
  };
}
