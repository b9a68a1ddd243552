import type { CachedWith } from '#core/contract/endpoint.ts';
import { readCollectionState } from '../data/collection-state.ts';
import type { MainStores } from '../data/open-main.ts';
import { swissDay } from '../data/versions.ts';
import type { ViewingCaller } from './authentication.ts';
import { seesChangeFiles } from './search.ts';

/**
 * Seconds after a change in which a replica may still answer what was before it. A replica that is further behind is
 * not read (`data/replica.ts`).
 */
const replicaLag = 60;

type Options = Pick<MainStores, 'db' | 'read'> & { search: { edition: () => number }; now: () => Date };

/**
 * What cached replies of the main server follow from besides their request. Undefined for a while after a change where
 * replicas are read: state and reply may then come from different ones. Searches of an organisation are its own, so that
 * nobody else can tell by the time of a reply what it has searched; those who see changes have other numbers of files.
 */
export function basisOfReplies({ db, read, search, now }: Options) {
  return async (caller: ViewingCaller, cachedWith: CachedWith): Promise<string | undefined> => {
    const { state, viewer, age } = await readCollectionState(read, caller.viewer, cachedWith);
    if (read !== db && age < replicaLag) return undefined;
    const searched =
      cachedWith === 'search'
        ? [caller.organisation, await seesChangeFiles(read, caller), search.edition()]
        : [];
    return JSON.stringify([state, viewer, swissDay(now()), ...searched]);
  };
}
