import { atom, type ReadableAtom } from 'nanostores';
import type { PartContext } from '../app-parts.ts';
import { orElse } from '../async/or-else.ts';

export type ReviewProgress = { waiting: number; worked: number };

type ProgressDependencies = Pick<PartContext, 'notices'> & {
  domain: Pick<PartContext['domain'], 'carriedCounts'>;
};

/** How far people are with the queue, whatever the filters. */
export function createProgress({ domain, notices }: ProgressDependencies) {
  const $progress = atom<ReviewProgress | undefined>(undefined);
  let last = 0;
  const count = async (open: 'true' | 'false') => (await domain.carriedCounts({ open })).total;
  return {
    $progress: $progress satisfies ReadableAtom<ReviewProgress | undefined>,
    /** Counts again. Numbers that do not come leave those on screen: the list tells that its server is away. */
    async load() {
      last += 1;
      const own = last;
      const failure = { report: notices.report, doing: 'count what was carried over' };
      const both = Promise.all([count('true'), count('false')]);
      const counted = await orElse(both, undefined, failure);
      // A later count, or the end of the session, makes this one worthless.
      if (counted === undefined || own !== last) return;
      const [waiting, worked] = counted;
      $progress.set({ waiting, worked });
    },
    forget() {
      last += 1;
      $progress.set(undefined);
    },
  };
}
