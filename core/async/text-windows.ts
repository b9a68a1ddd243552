import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../http/api-error.ts';

/** A run of units of one text, or of several languages side by side. */
export type WindowReply<U> = { total: number; from: number; units: U[] };
export type FetchWindow<U> = (from: number, count: number) => Promise<WindowReply<U> | ApiError | undefined>;
/** The error of each failed window, by the index of its first unit. */
export type FailedWindows = ReadonlyMap<number, ApiError>;

export type TextWindows<U> = {
  $units: ReadableAtom<ReadonlyMap<number, U>>;
  $failed: ReadableAtom<FailedWindows>;
  /** Clears the text before another document, version or language is loaded. */
  reset: (fetchWindow: FetchWindow<U>) => void;
  add: (reply: WindowReply<U>) => void;
  ensure: (index: number) => Promise<void>;
  /** Loads the missing units, nearest to `index` first; false if a window failed or the text was replaced. */
  loadRest: (index: number) => Promise<boolean>;
};

const windowSize = 60;
const lead = 10;

/** A text that loads by windows of units; each unit is requested once. */
export function createTextWindows<U>(): TextWindows<U> {
  const $units = atom<ReadonlyMap<number, U>>(new Map());
  const $failed = atom<FailedWindows>(new Map());
  let requested = new Set<number>();
  let total = 0;
  let generation = 0;
  let fetchWindow: FetchWindow<U> = async () => undefined;
  const isMissing = (index: number) => index >= 0 && index < total && !requested.has(index);

  function add(reply: WindowReply<U>) {
    total = reply.total;
    const units = new Map($units.get());
    reply.units.forEach((unit, offset) => {
      units.set(reply.from + offset, unit);
      requested.add(reply.from + offset);
    });
    $units.set(units);
  }

  async function load(index: number): Promise<boolean> {
    const own = generation;
    let from = index;
    while (isMissing(from - 1) && index - from < lead) from -= 1;
    let end = index + 1;
    while (isMissing(end) && end - from < windowSize) end += 1;
    while (isMissing(from - 1) && end - from < windowSize) from -= 1;
    for (let each = from; each < end; each += 1) requested.add(each);
    const reply = await fetchWindow(from, end - from);
    if (own !== generation) return false;
    const failed = reply instanceof ApiError ? reply : undefined;
    $failed.set(withFailure($failed.get(), from, end, failed));
    if (reply && !failed) add(reply as WindowReply<U>);
    else for (let each = from; each < end; each += 1) requested.delete(each);
    return reply !== undefined && !failed;
  }

  async function loadRest(index: number) {
    const own = generation;
    for (let next = nearestMissing(index, total, isMissing); next !== undefined; ) {
      if (!(await load(next)) || own !== generation) return false;
      next = nearestMissing(index, total, isMissing);
    }
    return true;
  }

  return {
    $units,
    $failed,
    reset(next) {
      generation += 1;
      fetchWindow = next;
      requested = new Set();
      total = 0;
      $units.set(new Map());
      $failed.set(new Map());
    },
    add,
    async ensure(index) {
      if (isMissing(index)) await load(index);
    },
    loadRest,
  };
}

/** The failures with that of one window set or cleared; the same object where nothing changes. */
function withFailure(
  all: FailedWindows,
  from: number,
  end: number,
  error: ApiError | undefined,
): FailedWindows {
  const others = [...all].filter(([index]) => index < from || index >= end);
  if (!error && others.length === all.size) return all;
  return new Map(error ? [...others, [from, error]] : others);
}

/** Readers read downwards, so the units after `index` come first, then those before it. */
function nearestMissing(index: number, total: number, isMissing: (index: number) => boolean) {
  for (let each = index; each < total; each += 1) if (isMissing(each)) return each;
  for (let each = index; each >= 0; each -= 1) if (isMissing(each)) return each;
  return undefined;
}
