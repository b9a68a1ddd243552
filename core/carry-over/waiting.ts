import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';

export type WaitingReviews = {
  /** How many wait in the review queue. */
  $waiting: ReadableAtom<Loadable<number>>;
  /** Counts again; the number on screen stays meanwhile. */
  refresh: (by?: { unasked?: true }) => Promise<void>;
};

type WaitingDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<PartContext['domain'], 'carriedCounts'>;
};

/** The number of the dashboard. */
export function createWaitingReviews({ domain, notices, session }: WaitingDependencies): WaitingReviews {
  const $waiting = createResource<number>(notices);
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) $waiting.reset();
  });
  return {
    $waiting,
    async refresh(by = {}) {
      const ask = async (signal: AbortSignal) => (await domain.carriedCounts({}, { signal, ...by })).total;
      await $waiting.load('count what waits for review', ask, { keep: true, ...by });
    },
  };
}

/** How many wait in the review queue; loads with the dashboard. */
export const waitingReviews: AppPart<WaitingReviews> = { create: createWaitingReviews };
