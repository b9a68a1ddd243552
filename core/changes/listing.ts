import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Loadable } from '../async/loadable.ts';
import { asApiError, createResource } from '../async/resource.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import { ApiError } from '../http/api-error.ts';
import { changeProblem } from './change-problem.ts';
import { keyOf, refOf } from './change-ref.ts';
import type { ChangeStoreParts } from './store-shape.ts';

/** Milliseconds after which changes are loaded again: when somebody comes back to the page, and for a view that comes then. */
const fresh = 60_000;

export type Listing = {
  $changes: ReadableAtom<Loadable<readonly Change[]>>;
  $outdated: ReadableAtom<ApiError | undefined>;
  load: (language: InterfaceLanguage) => Promise<void>;
  loadEarly: (language: InterfaceLanguage) => Promise<void>;
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

type ListParts = Pick<Listing, '$changes' | '$outdated' | 'forget'> & {
  load: (language: InterfaceLanguage, unasked?: boolean) => Promise<void>;
  /** When the list came; undefined while there is none to show. */
  loadedAt: () => number | undefined;
};

/** Loads all changes. What is on screen stays there while they are loaded again, and where that fails. */
function createList({ domain, notices, now, rows, $loading, $fourEyes }: ChangeStoreParts): ListParts {
  const $page = createResource<undefined>(notices);
  const $outdated = atom<ApiError | undefined>();
  const $changes = computed([$page, rows.$changes], (page, value): Loadable<readonly Change[]> => {
    if (page.state === 'ready') return { state: 'ready', value };
    return page.state === 'loading' ? { state: 'loading' } : page;
  });
  let loadedAt: number | undefined;

  async function request(language: InterfaceLanguage, signal: AbortSignal, unasked: boolean) {
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
  /** What was loaded before is better than nothing, as long as it is said that it may have changed. */
  function fallBack(error: unknown, unasked: boolean) {
    if (isShut(error)) loadedAt = undefined;
    if (loadedAt === undefined) throw error;
    if (!unasked) notices.report(error, 'load the changes again');
    $outdated.set(asApiError(error));
  }
  return {
    $changes,
    $outdated,
    loadedAt: () => loadedAt,
    async load(language, unasked = false) {
      $loading.setKey('page', true);
      const outcome = $page.load('load the changes', async (signal) => {
        await request(language, signal, unasked).catch((error: unknown) => {
          if (!signal.aborted) fallBack(error, unasked);
        });
        return undefined;
      });
      if (loadedAt !== undefined) $page.set({ state: 'ready', value: undefined });
      if (await outcome) $loading.setKey('page', false);
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

type EarlyLoad = {
  language: InterfaceLanguage;
  loading: Promise<void>;
  at: number;
  isComing: boolean;
  /** Whether a view waited for it. */
  isTaken: boolean;
};

/** Loads the changes, and single ones anew. */
export function createListing(parts: ChangeStoreParts): Listing {
  const { domain, notices, now, rows, $loading, guard } = parts;
  const { load, loadedAt, ...list } = createList(parts);
  let spoken: InterfaceLanguage | undefined;
  /** A load before the views that need it: several take it while it is coming, and one of them once it has come. */
  let early: EarlyLoad | undefined;
  const earlyOf = (language: InterfaceLanguage) =>
    early?.language === language && now() - early.at < fresh ? early : undefined;
  const reload: Listing['reload'] = async ({ unasked = false } = {}) => {
    if (spoken) await load(spoken, unasked);
  };
  const namedFor = (change: Change) => ({ ...refOf(change), ...(spoken && { language: spoken }) });
  return {
    ...list,
    async load(language) {
      const started = earlyOf(language);
      if (!started?.isComing) early = undefined;
      const isFree = started && (started.isComing || !started.isTaken);
      if (started) started.isTaken = true;
      spoken = language;
      await (isFree ? started.loading : load(language));
    },
    async loadEarly(language) {
      spoken = language;
      const next = earlyOf(language) ?? {
        language,
        loading: load(language),
        at: now(),
        isComing: true,
        isTaken: false,
      };
      early = next;
      await next.loading;
      next.isComing = false;
    },
    forget() {
      early = undefined;
      list.forget();
    },
    reload,
    namedFor,
    async freshen() {
      const at = loadedAt();
      if (at === undefined || $loading.get().page || now() - at < fresh) return;
      await reload({ unasked: true });
    },
    async refresh(change) {
      const isStillOurs = guard();
      try {
        const known = await domain.change(namedFor(change));
        if (isStillOurs()) rows.confirm(known);
      } catch (error) {
        notices.report(error, 'load a change again');
        if (isStillOurs() && changeProblem(error).key === 'gone') rows.remove(keyOf(change));
      }
    },
  };
}
