import type { AppPart, PartContext } from '../app-parts.ts';
import { onOtherUser } from '../other-user.ts';

/**
 * Words that are being written, with what was stored when that began, and its version; without a version somebody else
 * has changed it, and whoever writes has been told.
 */
export type Unsaved = { typed: string; began: string; version?: number | undefined };

export type UnsavedWords = {
  get: (key: string) => Unsaved | undefined;
  /** Keeps what is typed, or nothing any more. */
  set: (key: string, words: Unsaved | undefined) => void;
  /** What follows `beginning` in the first key that begins so. */
  restOf: (beginning: string) => string | undefined;
  /** Whether something is typed that is not stored. */
  hasAny: () => boolean;
};

/**
 * What is typed about changes and not saved, by the field: rows that scroll away leave the page, people look at another
 * page and come back, and their words must not be lost by that. They go with whoever typed them.
 */
function createUnsavedWords({ session }: Pick<PartContext, 'session'>): UnsavedWords {
  const all = new Map<string, Unsaved>();
  onOtherUser(session, () => all.clear());
  return {
    get: (key) => all.get(key),
    set(key, words) {
      if (words) all.set(key, words);
      else all.delete(key);
    },
    restOf: (beginning) => [...all.keys()].find((key) => key.startsWith(beginning))?.slice(beginning.length),
    hasAny: () => [...all.values()].some(({ typed, began }) => typed.trim() !== began.trim()),
  };
}

export const unsavedWords: AppPart<UnsavedWords> = { create: createUnsavedWords };
