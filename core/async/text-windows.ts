import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../http/api-error.ts';

/** A run of units: of one text, or of several languages side by side. */
export type WindowReply<U> = { total: number; from: number; units: U[] };
export type FetchWindow<U> = (from: number, count: number) => Promise<WindowReply<U> | ApiError | undefined>;
/** Where a window that failed begins, and why. */
export type FailedWindows = ReadonlyMap<number, ApiError>;

export type TextWindows<U> = {
  $units: ReadableAtom<ReadonlyMap<number, U>>;
  $failed: ReadableAtom<FailedWindows>;
  /** Forgets the text: another document, version or language comes. */
  reset: (fetchWindow: FetchWindow<U>) => void;
  add: (reply: WindowReply<U>) => void;
  ensure: (index: number) => Promise<void>;
  /** Loads what is missing, nearest to `index` first; false where a window failed or another text came. */
  loadRest: (index: number) => Promise<boolean>;
};

const windowSize = 60;
const lead = 10;

/** The text as it arrives, a window of units at a time: each unit is asked for once and kept. */
export function createTextWindows<U>(): TextWindows<U> {
  const $units = atom<ReadonlyMap<number, U>>(new Map());
  const $failed = atom<FailedWindows>(new Map());
  let asked = new Set<number>();
  let total = 0;
  let generation = 0;
  let fetchWindow: FetchWindow<U> = async () => undefined;
  const isMissing = (index: number) => index >= 0 && index < total && !asked.has(index);

  function add(reply: WindowReply<U>) {
    total = reply.total;
    const units = new Map($units.get());
    reply.units.forEach((unit, offset) => {
      units.set(reply.from + offset, unit);
      asked.add(reply.from + offset);
    });
    $units.set(units);
  }

  async function load(index: number): Promise<boolean> {
    const mine = generation;
    let from = index;
    while (isMissing(from - 1) && index - from < lead) from -= 1;
    let end = index + 1;
    while (isMissing(end) && end - from < windowSize) end += 1;
    while (isMissing(from - 1) && end - from < windowSize) from -= 1;
    for (let each = from; each < end; each += 1) asked.add(each);
    const reply = await fetchWindow(from, end - from);
    if (mine !== generation) return false;
    const failed = reply instanceof ApiError ? reply : undefined;
    tellFailed(from, end, failed);
    if (reply && !failed) add(reply as WindowReply<U>);
    else for (let each = from; each < end; each += 1) asked.delete(each);
    return reply !== undefined && !failed;
  }

  function tellFailed(from: number, end: number, error: ApiError | undefined) {
    const others = [...$failed.get()].filter(([index]) => index < from || index >= end);
    if (error) others.push([from, error]);
    else if (others.length === $failed.get().size) return;
    $failed.set(new Map(others));
  }

  return {
    $units,
    $failed,
    reset(next) {
      generation += 1;
      fetchWindow = next;
      asked = new Set();
      total = 0;
      $units.set(new Map());
      $failed.set(new Map());
    },
    add,
    async ensure(index) {
      if (isMissing(index)) await load(index);
    },
    async loadRest(index) {
      const mine = generation;
      for (let next = nearestMissing(index, total, isMissing); next !== undefined; ) {
        if (!(await load(next)) || mine !== generation) return false;
        next = nearestMissing(index, total, isMissing);
      }
      return true;
    },
  };
}

/** What follows is read before what stands above: forward first, then back. */
function nearestMissing(index: number, total: number, isMissing: (index: number) => boolean) {
  for (let each = index; each < total; each += 1) if (isMissing(each)) return each;
  for (let each = index; each >= 0; each -= 1) if (isMissing(each)) return each;
  return undefined;
}
