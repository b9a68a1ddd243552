import { createLruCache } from '../async/lru-cache.ts';
import { createResource } from '../async/resource.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import { articlePath, splitParagraphId } from '../law/paragraph-id.ts';
import type { Preview, SearchDependencies } from './search-types.ts';

/** Units that a server returns around a place. */
const windowSize = 12;
const maxUnits = 40;

/** Fetches the whole article of the current hit; moving on to another hit aborts the call. */
export function createPreview({ main, notices }: Pick<SearchDependencies, 'main' | 'notices'>): Preview {
  const $unit = createResource<Unit | undefined>(notices);
  const units = createLruCache<string, Unit>(maxUnits);
  return {
    $unit,
    async show({ completeParagraphID, language, versionDate }) {
      const key = `${language} ${versionDate} ${articlePath(completeParagraphID)}`;
      const known = units.get(key);
      if (known) {
        $unit.abort();
        $unit.set({ state: 'ready', value: known });
        return;
      }
      await $unit.load('load the article of a hit', async (signal) => {
        const { regTextId, path } = splitParagraphId(completeParagraphID);
        const around = articlePath(path);
        const query = { regTextId, language, versionDate, around, count: windowSize };
        const reply = await main.regText(query, { signal });
        const unit = reply.units.find(({ id }) => id === around);
        if (unit) units.set(key, unit);
        return unit;
      });
    },
    close: () => $unit.abort(),
  };
}
