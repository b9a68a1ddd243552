import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Loadable } from '../async/loadable.ts';
import { asApiError, createResource } from '../async/resource.ts';
import type { Change } from '../contract/domain/changes.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import { ApiError } from '../http/api-error.ts';
import { changeProblem } from './change-problem.ts';
import { type ChangeRef, keyOf, refOf } from './change-ref.ts';
import type { ChangeStoreParts } from './store-shape.ts';

/** Milliseconds after which changes are loaded again when somebody comes back to the page. */
const fresh = 60_000;

export type Listing = {
  $changes: ReadableAtom<Loadable<readonly Change[]>>;
  $outdated: ReadableAtom<ApiError | undefined>;
  load: (language: InterfaceLanguage) => Promise<void>;
  reload: (by?: { unasked?: true }) => Promise<void>;
  freshen: () => Promise<void>;
  refresh: (change: Change) => Promise<void>;
  /** How a call names a change, and the language of its reply. */
  namedFor: (change: Change) => ChangeRef & { language?: InterfaceLanguage };
  forget: () => void;
};

/** Whether nothing may be displayed any more, rather than what was loaded before. */
const isShut = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'unauthorised' || error.code === 'FORBIDDEN');

/** Loads the changes, and single ones anew. */
export function createListing({
  domain,
  notices,
  now,
  rows,
  $loading,
  $fourEyes,
}: ChangeStoreParts): Listing {
  const $page = createResource<undefined>(notices);
  const $outdated = atom<ApiError | undefined>();
  const $changes = computed([$page, rows.$changes], (page, value): Loadable<readonly Change[]> => {
    if (page.state === 'ready') return { state: 'ready', value };
    return page.state === 'loading' ? { state: 'loading' } : page;
  });
  let spoken: InterfaceLanguage | undefined;
  /** When the list came; undefined while there is none to show. */
  let loadedAt: number | undefined;

  async function ask(language: InterfaceLanguage, signal: AbortSignal, unasked: boolean) {
    const since = rows.mark();
    const [listed, rules] = await Promise.all([
      domain.consolidatedChanges({ language }, { signal, unasked }),
      domain.changeRules({}, { signal, unasked }),
    ]);
    if (signal.aborted) return;
    loadedAt = now();
    $outdated.set(undefined);
    $fourEyes.set(rules.fourEyes);
    rows.reset(listed, since);
  }
  async function load(language: InterfaceLanguage, unasked = false) {
    spoken = language;
    $loading.setKey('page', true);
    const outcome = $page.load('load the changes', async (signal) => {
      try {
        await ask(language, signal, unasked);
      } catch (error) {
        const isKept = loadedAt !== undefined && !isShut(error);
        if (signal.aborted || !isKept) {
          if (!signal.aborted) loadedAt = undefined;
          throw error;
        }
        // What was loaded is better than nothing, as long as it is said that it may have changed.
        if (!unasked) notices.report(error, 'load the changes again');
        $outdated.set(asApiError(error));
      }
      return undefined;
    });
    // What is on screen stays there while it is loaded again.
    if (loadedAt !== undefined) $page.set({ state: 'ready', value: undefined });
    if (await outcome) $loading.setKey('page', false);
  }
  const reload: Listing['reload'] = async ({ unasked = false } = {}) => {
    if (spoken) await load(spoken, unasked);
  };
  const namedFor = (change: Change) => ({ ...refOf(change), ...(spoken && { language: spoken }) });
  return {
    $changes,
    $outdated,
    load: (language) => load(language),
    reload,
    namedFor,
    async freshen() {
      if (loadedAt === undefined || $loading.get().page || now() - loadedAt < fresh) return;
      await reload({ unasked: true });
    },
    async refresh(change) {
      const isStillOurs = rows.guard();
      try {
        const known = await domain.change(namedFor(change));
        if (isStillOurs()) rows.confirm(known);
      } catch (error) {
        notices.report(error, 'load a change again');
        if (isStillOurs() && changeProblem(error).key === 'gone') rows.remove(keyOf(change));
      }
    },
    forget() {
      loadedAt = undefined;
      $page.reset();
      rows.clear();
      $outdated.set(undefined);
      $fourEyes.set(false);
    },
  };
}
