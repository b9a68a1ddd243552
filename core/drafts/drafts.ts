import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import type { AppPart } from '../app-parts.ts';
import type { Session } from '../session/session.ts';
import type { ProductStorage } from '../session/storage.ts';

const draftsByPerson = v.record(
  v.string(),
  v.record(v.string(), v.object({ at: v.number(), value: v.unknown() })),
);
type DraftsByPerson = v.InferOutput<typeof draftsByPerson>;
export type StoredDraft = DraftsByPerson[string][string];

/** In milliseconds; older drafts are deleted. */
export const maxDraftAge = 30 * 24 * 60 * 60 * 1000;

export type Drafts = {
  /** Number of changes so far: it increases with each draft that is stored, changed or deleted. */
  $changes: ReadableAtom<number>;
  /** The unsent drafts of a user, by the name of the form. */
  of: (email: string) => Readonly<Record<string, StoredDraft>>;
  /** Stores a draft; deletes it if the value is undefined. */
  keep: (email: string, name: string, value: unknown) => void;
  /** Deletes all drafts of a user, whose account was removed. */
  forget: (email: string) => void;
  /** Whether to offer drafts to a user who has just signed in and has not decided about them yet. */
  $offered: ReadableAtom<boolean>;
  offer: (email: string) => void;
  settle: () => void;
};

type DraftsDependencies = {
  storage: Pick<ProductStorage, 'read' | 'write'>;
  now: () => number;
  session: Pick<Session, '$session'>;
};

/**
 * Unsent entries on this device, by the e-mail address of their author. They survive the session, however it
 * ended, and only their author sees them.
 */
function createDrafts({ storage, now, session }: DraftsDependencies): Drafts {
  const $changes = atom(0);
  const $offered = atom(false);
  const of: Drafts['of'] = (email) => readStored(storage.read('drafts'), now())[personOf(email)] ?? {};

  function write(all: DraftsByPerson) {
    const people = Object.entries(all).filter(([, drafts]) => Object.keys(drafts).length > 0);
    try {
      storage.write('drafts', people.length > 0 ? JSON.stringify(Object.fromEntries(people)) : undefined);
    } catch {
      // The storage is full: the entry is still in its form.
    }
    $changes.set($changes.get() + 1);
  }

  // Open forms are told that their author is gone.
  session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    $offered.set(false);
    $changes.set($changes.get() + 1);
  });

  return {
    $changes,
    $offered,
    of,
    keep(email, name, value) {
      const person = personOf(email);
      if (person === '') return;
      // Read again, since another tab may have stored drafts.
      const all = readStored(storage.read('drafts'), now());
      const { [name]: before, ...others } = all[person] ?? {};
      if (value === undefined && before === undefined) return;
      write({ ...all, [person]: value === undefined ? others : { ...others, [name]: { at: now(), value } } });
    },
    forget(email) {
      const { [personOf(email)]: _, ...others } = readStored(storage.read('drafts'), now());
      write(others);
    },
    offer: (email) => $offered.set(Object.keys(of(email)).length > 0),
    settle: () => $offered.set(false),
  };
}

/** The drafts of all forms; loads with the first form that stores one. */
export const drafts: AppPart<Drafts> = { create: createDrafts };

const personOf = (email: string) => email.trim().toLowerCase();

/** The stored drafts that are not too old; a damaged entry counts as absent. */
function readStored(text: string | undefined, now: number): DraftsByPerson {
  if (text === undefined) return {};
  try {
    const all = v.parse(draftsByPerson, JSON.parse(text));
    const isFresh = ([, { at }]: [string, StoredDraft]) => now - at < maxDraftAge;
    return Object.fromEntries(
      Object.entries(all).map(([email, drafts]) => [
        email,
        Object.fromEntries(Object.entries(drafts).filter(isFresh)),
      ]),
    );
  } catch {
    // A damaged entry counts as absent.
    return {};
  }
}
