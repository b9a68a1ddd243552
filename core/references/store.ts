import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable, loadedValue } from '../async/loadable.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import {
  type IncomingReference,
  type ReferencePreview,
  referenceEndpoints,
} from '../contract/main/references.ts';
import type { Client } from '../http/client.ts';
import { createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';

/** The day and the language that a place is read in; today without a day. */
export type ReadAt = { language: LanguageCode; versionDate?: string | undefined };

export type Incoming = {
  total: number;
  documents: number;
  /** False while the server still reads texts: there may be more. */
  complete: boolean;
  items: IncomingReference[];
};

export type References = {
  /** What a reference or a term leads to; asked for once, again where it failed. */
  preview: (target: string, at: ReadAt) => ReadableAtom<Loadable<ReferencePreview>>;
  /** What cites a place, idle until `loadIncoming`. */
  incoming: (target: string, at: ReadAt) => ReadableAtom<Loadable<Incoming>>;
  /** Asks unless all is known; what is shown stays meanwhile. */
  loadIncoming: (target: string, at: ReadAt) => Promise<void>;
  loadMoreIncoming: (target: string, at: ReadAt) => Promise<void>;
};

type Tools = {
  main: Pick<Client<typeof mainContract>, 'referencePreview' | 'incomingReferences'>;
  notices: Pick<Notices, 'report'>;
};

/** As many answers are kept of each kind; those asked for longest ago go first. */
const kept = 200;
const page = 50;

export function createReferences({ main, notices }: Tools): References {
  const load = createLoad(notices);
  const previews = createKeeping<ReferencePreview>();
  const incomings = createKeeping<Incoming>();
  const asked = (target: string, { language, versionDate }: ReadAt) => ({
    target,
    language,
    ...(versionDate === undefined ? {} : { versionDate }),
  });

  const ask = (target: string, at: ReadAt, from: number, count = page) =>
    main.incomingReferences({ ...asked(target, at), from, count });

  return {
    preview(target, at) {
      const $preview = previews(target, at);
      const { state } = $preview.get();
      if (state === 'idle' || state === 'failed')
        void load($preview, 'load the preview of a reference', () =>
          main.referencePreview(asked(target, at)),
        );
      return $preview;
    },
    incoming: incomings,
    async loadIncoming(target, at) {
      const $incoming = incomings(target, at);
      const shown = $incoming.get();
      if (shown.state === 'loading' || (shown.state === 'ready' && shown.value.complete)) return;
      // As many as are shown: what somebody has unfolded stays unfolded.
      const count = Math.max(page, loadedValue(shown)?.items.length ?? 0);
      await load($incoming, 'load what cites a place', () => ask(target, at, 0, count), { keep: true });
    },
    async loadMoreIncoming(target, at) {
      const $incoming = incomings(target, at);
      const known = loadedValue($incoming.get());
      if (!known || $incoming.get().state === 'loading') return;
      const more = async () => {
        const next = await ask(target, at, known.items.length);
        return { ...next, items: [...known.items, ...next.items] };
      };
      await load($incoming, 'load more of what cites a place', more, { keep: true });
    },
  };
}

/** One store for each place, day and language. */
function createKeeping<T>(): (target: string, at: ReadAt) => WritableAtom<Loadable<T>> {
  const stores = new Map<string, WritableAtom<Loadable<T>>>();
  return (target, { language, versionDate = '' }) => {
    const key = `${language} ${versionDate} ${target}`;
    const store = stores.get(key) ?? atom<Loadable<T>>(idle);
    stores.delete(key);
    stores.set(key, store);
    const [oldest] = stores.keys();
    if (stores.size > kept && oldest !== undefined) stores.delete(oldest);
    return store;
  };
}

/** Comes with the first preview, or the tab of references. */
export const references: AppPart<References> = {
  name: 'references',
  create: createReferences,
  calls: referenceEndpoints,
};
