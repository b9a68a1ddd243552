import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { createResources } from '../async/resources.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import {
  type IncomingReference,
  maxIncoming,
  type ReferencePreview,
  referenceCalls,
} from '../contract/main/references.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type OfSamples, resetWithChoice } from '../samples.ts';

/** Language and day in which a place is read; today without a day. */
export type ReadAt = { language: LanguageCode; versionDate?: string | undefined };

export type Incoming = {
  total: number;
  documents: number;
  /** False while the server still reads texts, so that there may be more. */
  complete: boolean;
  items: IncomingReference[];
};

export type References = {
  /** The target of a reference or a term; idle until `loadPreview`. */
  preview: (target: string, at: ReadAt) => ReadableAtom<Loadable<ReferencePreview>>;
  /** Loads it once, and again after a failure. */
  loadPreview: (target: string, at: ReadAt) => Promise<void>;
  /** The references to a place; idle until `loadIncoming`. */
  incoming: (target: string, at: ReadAt) => ReadableAtom<Loadable<Incoming>>;
  /** Loads them unless all are known; those on screen stay meanwhile. */
  loadIncoming: (target: string, at: ReadAt) => Promise<void>;
  loadMoreIncoming: (target: string, at: ReadAt) => Promise<void>;
};

type ReferencesDependencies = {
  main: Pick<Client<typeof mainContract>, 'referencePreview' | 'incomingReferences'>;
  notices: Pick<Notices, 'report'>;
} & OfSamples;

/** Number of cached replies of each kind. */
const maxReplies = 200;
const pageSize = 50;

export function createReferences({ main, notices, samples }: ReferencesDependencies): References {
  const previews = createResources<[PlaceQuery], ReferencePreview>(notices, { max: maxReplies });
  const { of: previewOf } = previews;
  const citations = createResources<[PlaceQuery], Incoming>(notices, { max: maxReplies });
  const { of: incomingOf } = citations;
  const fetchIncoming = (query: PlaceQuery, from: number, count = pageSize) =>
    main.incomingReferences({ ...query, from, count });

  // Previews too, since they count what cites a place.
  resetWithChoice({ samples }, previews, citations);

  return {
    preview: (target, at) => previewOf(placeQuery(target, at)),
    async loadPreview(target, at) {
      const query = placeQuery(target, at);
      const $preview = previewOf(query);
      const { state } = $preview.get();
      if (state === 'idle' || state === 'failed')
        await $preview.load('load the preview of a reference', () => main.referencePreview(query));
    },
    incoming: (target, at) => incomingOf(placeQuery(target, at)),
    async loadIncoming(target, at) {
      const query = placeQuery(target, at);
      const $incoming = incomingOf(query);
      const before = $incoming.get();
      if (before.state === 'loading' || (before.state === 'ready' && before.value.complete)) return;
      // As many as are on screen, so that pages which the user has loaded stay, as far as one reply goes.
      const known = loadedValue(before)?.items.length ?? 0;
      const count = Math.min(Math.max(pageSize, known), maxIncoming);
      const call = () => fetchIncoming(query, 0, count);
      await $incoming.load('load what cites a place', call, { keep: true });
    },
    async loadMoreIncoming(target, at) {
      const query = placeQuery(target, at);
      const $incoming = incomingOf(query);
      const known = loadedValue($incoming.get());
      if (!known || $incoming.get().state === 'loading') return;
      const call = async () => {
        const next = await fetchIncoming(query, known.items.length);
        return { ...next, items: [...known.items, ...next.items] };
      };
      await $incoming.load('load more of what cites a place', call, { keep: true });
    },
  };
}

type PlaceQuery = { target: string; language: LanguageCode; versionDate?: string };

function placeQuery(target: string, { language, versionDate }: ReadAt): PlaceQuery {
  return versionDate === undefined ? { target, language } : { target, language, versionDate };
}

/** Loads with the first preview, or the tab of references. */
export const references: AppPart<References> = {
  create: createReferences,
  calls: referenceCalls,
};
