import { atom, computed, type ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createPagedList, type PagedList } from '../async/paged-list.ts';
import { createResources } from '../async/resources.ts';
import type { CarriedDetail, CarriedItem, LawKnown } from '../contract/domain/carry-over.ts';
import { createProgress, type ReviewProgress } from './review-progress.ts';
import { asRequest, type ReviewQuery } from './review-query.ts';
import { createWorking, type Working } from './working.ts';

/** The most that the server gives at once. */
export const maxRows = 500;
/** Number of those whose words stay loaded. */
const maxDetails = 100;

type Listed = PagedList<CarriedItem, ReviewQuery>;

export type Review = Pick<Listed, '$rows' | '$all' | 'open' | 'reload' | 'refresh' | 'nearing'> &
  Working & {
    /** How many were worked off of how many; undefined until it is known. */
    $progress: ReadableAtom<ReviewProgress | undefined>;
    /** How far the law of the main server is known. */
    $law: ReadableAtom<LawKnown | undefined>;
    /** One of them with the words before and now; idle until `loadDetail`. */
    detail: (caid: string) => ReadableAtom<Loadable<CarriedDetail>>;
    loadDetail: (caid: string) => Promise<void>;
  };

type ReviewDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<
    PartContext['domain'],
    | 'listCarried'
    | 'carriedCounts'
    | 'carriedItem'
    | 'acceptCarried'
    | 'moveCarried'
    | 'parkCarried'
    | 'undoCarried'
  >;
};

export const idOf = ({ caid }: CarriedItem): string => caid;

/** What is listed, as the server has it; each reply says how far the law is known. */
function createList(
  domain: Pick<PartContext['domain'], 'listCarried'>,
  notices: PartContext['notices'],
  onLaw: (law: LawKnown) => void,
) {
  return createPagedList<CarriedItem, ReviewQuery>({
    async part(query, at, signal) {
      const { total, items, law } = await domain.listCarried(
        { ...asRequest(query), ...at },
        signal && { signal },
      );
      onLaw(law);
      return { total, rows: items };
    },
    // The progress has the number of all.
    countAll: async () => 0,
    isUnfiltered: () => true,
    idOf,
    maxRows,
    of: 'what was carried over',
    failures: notices,
  });
}

/** The review queue: what came to a new version of its text and waits for somebody, or was worked off. */
export function createReview({ domain, notices, session }: ReviewDependencies): Review {
  const $law = atom<LawKnown | undefined>(undefined);
  const $worked = atom(false);
  const progress = createProgress({ domain, notices });
  const list = createList(domain, notices, $law.set);
  const details = createResources<[string], CarriedDetail>(notices, {
    max: maxDetails,
    again: (caid) => void (session.$session.get().signedIn ? loadDetail(caid) : details.of(caid).reset()),
  });
  async function loadDetail(caid: string) {
    const ask = (signal: AbortSignal) => domain.carriedItem({ caid }, { signal });
    await details.of(caid).load('load what was carried over', ask, { keep: true });
  }
  const reloadAll = async () => {
    details.reset();
    await Promise.all([list.reload(), progress.load()]);
  };
  session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    list.forget();
    progress.forget();
    details.reset();
    $law.set(undefined);
  });
  return {
    $rows: list.$rows,
    $all: computed([progress.$progress, $worked], (known, worked) =>
      worked ? known?.worked : known?.waiting,
    ),
    $progress: progress.$progress,
    $law,
    async open(query, pageSize) {
      $worked.set(query.worked);
      await Promise.all([list.open(query, pageSize), progress.load()]);
    },
    reload: reloadAll,
    async refresh() {
      await Promise.all([list.refresh(), progress.load()]);
    },
    nearing: list.nearing,
    detail: details.of,
    loadDetail,
    ...createWorking({
      domain,
      notices,
      onChanged(item) {
        list.replace([item]);
        // The words at its place are others now.
        if (details.of(item.caid).get().state !== 'idle') void loadDetail(item.caid);
      },
      onWorked: () => void progress.load(),
      onStale: () => void reloadAll(),
    }),
  };
}

/** The review queue; loads with its page, or where something that was carried over is looked at. */
export const review: AppPart<Review> = { create: createReview };
