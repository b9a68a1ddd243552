import type { PartContext } from '../app-parts.ts';
import type { CarriedItem } from '../contract/domain/carry-over.ts';
import type { NoticeKey } from '../notices.ts';
import { type CarryProblem, carryProblem } from './carry-problem.ts';

/** What somebody does with one: leaves it where it was put, puts it elsewhere, or keeps it at no place. */
export type CarryAction = { kind: 'accept' } | { kind: 'move'; regArt: string } | { kind: 'park' };

export type Working = {
  /** Works one off and tells it, with the way back; resolves to why nothing was done. */
  work: (item: CarriedItem, action: CarryAction) => Promise<CarryProblem | undefined>;
  /** Accepts several, one after the other, and tells how many; those that others have changed meanwhile stay. */
  acceptAll: (items: readonly CarriedItem[]) => Promise<void>;
  /** Takes back what was done with one last; resolves to why it was not. */
  undo: (item: CarriedItem) => Promise<CarryProblem | undefined>;
};

type WorkingDependencies = Pick<PartContext, 'notices'> & {
  domain: Pick<
    PartContext['domain'],
    'acceptCarried' | 'moveCarried' | 'parkCarried' | 'undoCarried' | 'carriedItem'
  >;
  /** Called with what an item is now. */
  onChanged: (item: CarriedItem) => void;
  /** Called when something was worked off or taken back. */
  onWorked: () => void;
  /** Called when what is on screen is no more: a later version has come, or it is gone. */
  onStale: () => void;
};

const noticeOf = { accept: 'review.accepted', move: 'review.moved', park: 'review.parked' } as const;

export function createWorking(dependencies: WorkingDependencies): Working {
  const { domain, notices, onWorked } = dependencies;
  const settle = createSettling(dependencies);
  const undoAll = async (items: readonly CarriedItem[]) => {
    let taken = 0;
    let failed: CarryProblem | undefined;
    for (const { caid, version } of items) {
      const call = domain.undoCarried({ caid, body: { version } });
      const { problem } = await settle(caid, 'take back a review', call);
      if (problem) failed = problem;
      else taken += 1;
    }
    if (taken > 0) {
      onWorked();
      notices.tell({ kind: 'success', key: 'review.undone', values: { count: taken } });
    }
    return failed;
  };
  const tell = (key: NoticeKey, items: readonly CarriedItem[]) =>
    tellUndoable(notices, { key, items, undo: () => undoAll(items) });

  return {
    async work(item, action) {
      const { item: now, problem } = await settle(
        item.caid,
        `${action.kind} a review`,
        send(dependencies, item, action),
      );
      if (!now) return problem;
      onWorked();
      tell(noticeOf[action.kind], [now]);
      return undefined;
    },
    async acceptAll(items) {
      const done: CarriedItem[] = [];
      for (const item of items) {
        const call = send(dependencies, item, { kind: 'accept' });
        const { item: now, problem } = await settle(item.caid, 'accept reviews', call);
        if (now) done.push(now);
        if (problem && isEnd(problem)) break;
      }
      if (done.length > 0) {
        onWorked();
        tell(parkedOf(done) > 0 ? 'review.acceptedAndParked' : 'review.allAccepted', done);
      }
      const count = items.length - done.length;
      if (count > 0) notices.tell({ kind: 'error', key: 'review.refused', values: { count } });
    },
    undo: (item) => undoAll([item]),
  };
}

/** What became of a call: the item as it is now, or why nothing was done, with what others made of it on screen. */
function createSettling({ domain, notices, onChanged, onStale }: WorkingDependencies) {
  async function showCurrent(caid: string) {
    try {
      onChanged(await domain.carriedItem({ caid }));
    } catch {
      // It may be gone meanwhile, which the list tells.
      onStale();
    }
  }
  return async function settle(caid: string, doing: string, call: Promise<CarriedItem>) {
    try {
      const item = await call;
      onChanged(item);
      return { item };
    } catch (error) {
      notices.report(error, doing);
      const problem = carryProblem(error);
      if (problem.key === 'modified' || problem.key === 'nothingToUndo') await showCurrent(caid);
      else if (['superseded', 'gone', 'withdrawn'].includes(problem.key)) onStale();
      return { problem };
    }
  };
}

const parkedOf = (items: readonly CarriedItem[]) => items.filter(({ state }) => state === 'parked').length;

function countsOf(items: readonly CarriedItem[]) {
  const parked = parkedOf(items);
  return parked === 0 ? { count: items.length } : { accepted: items.length - parked, parked };
}

/** Notices that tell of several. */
const several: ReadonlySet<NoticeKey> = new Set<NoticeKey>([
  'review.allAccepted',
  'review.acceptedAndParked',
]);

type Undoable = {
  key: NoticeKey;
  items: readonly CarriedItem[];
  undo: () => Promise<CarryProblem | undefined>;
};

/** Tells what was done, with the way back, which says so if it fails. */
function tellUndoable(notices: PartContext['notices'], { key, items, undo }: Undoable) {
  const run = async () => {
    const problem = await undo();
    if (problem) notices.tell({ kind: 'error', key: `review.${problem.key}` });
  };
  notices.tell({
    kind: 'success',
    key,
    ...(several.has(key) && { values: countsOf(items) }),
    action: { key: 'review.undo', run: () => void run() },
  });
}

/** Whether the next calls would fail alike. */
const isEnd = ({ away, key }: CarryProblem) => away !== undefined || key === 'sessionEnded';

function send({ domain }: WorkingDependencies, { caid, version }: CarriedItem, action: CarryAction) {
  if (action.kind === 'move') return domain.moveCarried({ caid, body: { version, regArt: action.regArt } });
  if (action.kind === 'park') return domain.parkCarried({ caid, body: { version } });
  return domain.acceptCarried({ caid, body: { version } });
}
