import { atom } from 'nanostores';
import { idle, type Loadable } from '../async/loadable.ts';
import type { Unit } from '../contract/main/regulation-text.ts';
import type { SearchHit } from '../contract/main/search.ts';
import { ApiError } from '../http/api-error.ts';
import { articlePath, splitParagraphId } from '../law/paragraph-id.ts';
import type { Preview, SearchTools } from './search-types.ts';

/** Units around a place that a server answers with it. */
const window = 12;
const keptUnits = 40;

/** Fetches the whole article of the hit that is looked at; going through the hits, an older call is aborted. */
export function createPreview({ main, notices }: Pick<SearchTools, 'main' | 'notices'>): Preview {
  const $unit = atom<Loadable<Unit | undefined>>(idle);
  const known = new Map<string, Unit>();
  let controller = new AbortController();

  async function fetchUnit(hit: SearchHit, signal: AbortSignal): Promise<Unit | undefined> {
    const { regTextId, path } = splitParagraphId(hit.completeParagraphID);
    const around = articlePath(path);
    const { language, versionDate } = hit;
    const query = { regTextId, language, versionDate, around, count: window };
    const { units } = await main.regText(query, { signal });
    return units.find(({ id }) => id === around);
  }

  return {
    $unit,
    async show(hit) {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      const key = `${hit.language} ${hit.versionDate} ${articlePath(hit.completeParagraphID)}`;
      const here = known.get(key);
      $unit.set(here ? { state: 'ready', value: here } : { state: 'loading' });
      if (here) return;
      try {
        const unit = await fetchUnit(hit, signal);
        if (signal.aborted) return;
        if (unit) known.set(key, unit);
        const [oldest] = known.keys();
        if (known.size > keptUnits && oldest !== undefined) known.delete(oldest);
        $unit.set({ state: 'ready', value: unit });
      } catch (error) {
        if (signal.aborted) return;
        notices.report(error, 'load the article of a hit');
        $unit.set(
          error instanceof ApiError ? { state: 'failed', error } : { state: 'ready', value: undefined },
        );
      }
    },
    close: () => controller.abort(),
  };
}
