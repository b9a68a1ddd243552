import { type MapStore, map } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';

/**
 * Words that are being written, with what was stored when that began, and its version; without a version somebody else
 * has changed it, and whoever writes has been told.
 */
export type Unsaved = { typed: string; began: string; version?: number | undefined };
type Words = Record<string, Unsaved | undefined>;

export type UnsavedWords = {
  /** What is being written, by the field. */
  $words: MapStore<Words>;
  /** Keeps what is typed, or nothing any more. */
  set: (key: string, words: Unsaved | undefined) => void;
  /** What follows `beginning` in the first key that begins so. */
  restOf: (beginning: string) => string | undefined;
  /** Whether something is typed that is not stored. */
  hasAny: () => boolean;
  /** Whether words wait for somebody whose session has ended to sign in again. */
  hasWaiting: () => boolean;
  /** Says who writes where the session does not know: with the token of a page. */
  setPerson: (id: string | undefined) => void;
};

const isTyped = (words: Words) =>
  Object.values(words).some((each) => each && each.typed.trim() !== each.began.trim());

/**
 * What is typed about changes and not saved, by the field: rows that scroll away leave the page, people look at another
 * page and come back, and a session ends in the middle of a sentence; their words must not be lost by that. They come
 * back when the same person signs in again, and are forgotten when they sign out, or when it is somebody else.
 */
export function createUnsavedWords({ session }: Pick<PartContext, 'session'>): UnsavedWords {
  const { $session, isSignedOut } = session;
  const $words = map<Words>({});
  let person = $session.get().user?.id;
  let waiting: { of: string; words: Words } | undefined;

  function setPerson(id: string | undefined): void {
    if (id === undefined || id === person) return;
    $words.set(waiting?.of === id ? { ...waiting.words } : {});
    person = id;
    waiting = undefined;
  }
  $session.listen((now, before) => {
    // With the token of a page it is known later who is signed in.
    if (now.signedIn && (now.user || !before?.user)) return setPerson(now.user?.id);
    if (isSignedOut()) waiting = undefined;
    else if (person !== undefined) waiting = { of: person, words: $words.get() };
    person = undefined;
    $words.set({});
  });
  return {
    $words,
    set: (key, words) => $words.setKey(key, words),
    restOf(beginning) {
      const [key] =
        Object.entries($words.get()).find(([each, words]) => words && each.startsWith(beginning)) ?? [];
      return key?.slice(beginning.length);
    },
    hasAny: () => isTyped($words.get()),
    hasWaiting: () => waiting !== undefined && isTyped(waiting.words),
    setPerson,
  };
}

/** Unsaved words of changes; the same for all views of them. */
export const unsavedWords: AppPart<UnsavedWords> = { create: createUnsavedWords };
