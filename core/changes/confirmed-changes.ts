import type { Change } from '../contract/domain/changes.ts';
import { keyOf } from './change-ref.ts';

export type ConfirmedChanges = {
  get: (key: string) => Change | undefined;
  all: () => readonly Change[];
  /** Takes a change as the server has told it, unless a newer one is known. */
  set: (change: Change) => boolean;
  remove: (key: string) => void;
  /** A point in time, for `reset`. */
  mark: () => number;
  /**
   * All changes, as the server lists them to who asked at this mark. What became known of single ones since then stays,
   * and so does what is newer.
   */
  reset: (changes: readonly Change[], since: number) => void;
  clear: () => void;
};

/** What the server has said of changes. Its replies may come in another order than they were asked for. */
export function createConfirmedChanges(): ConfirmedChanges {
  const known = new Map<string, Change>();
  /** When something became known of a change by itself, or that it is gone. */
  const touched = new Map<string, number>();
  let steps = 0;
  const touch = (key: string) => {
    steps += 1;
    touched.set(key, steps);
  };
  return {
    get: (key) => known.get(key),
    all: () => [...known.values()],
    set(change) {
      const key = keyOf(change);
      if ((known.get(key)?.version ?? 0) > change.version) return false;
      known.set(key, change);
      touch(key);
      return true;
    },
    remove(key) {
      known.delete(key);
      touch(key);
    },
    mark: () => steps,
    reset(changes, since) {
      const before = new Map(known);
      const isLater = (key: string) => (touched.get(key) ?? 0) > since;
      known.clear();
      for (const change of changes) {
        const key = keyOf(change);
        const one = before.get(key);
        const isNewer = one && (isLater(key) ? one.version >= change.version : one.version > change.version);
        if (isNewer) known.set(key, one);
        // What was removed since then is gone.
        else if (one || !isLater(key)) known.set(key, change);
      }
      for (const [key, one] of before) if (isLater(key) && !known.has(key)) known.set(key, one);
    },
    clear() {
      known.clear();
      touched.clear();
    },
  };
}
