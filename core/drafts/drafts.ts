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

/** In milliseconds: what nobody sent by then is forgotten. */
export const maxDraftAge = 30 * 24 * 60 * 60 * 1000;

export type Drafts = {
  /** Changes with each draft that comes, changes or goes. */
  $changes: ReadableAtom<number>;
  /** What somebody has typed and not sent, by the name of its form. */
  of: (email: string) => Readonly<Record<string, StoredDraft>>;
  /** Keeps a draft, or forgets it where there is nothing to keep. */
  keep: (email: string, name: string, value: unknown) => void;
  /** Somebody has just signed in and has drafts, and has not said yet what shall become of them. */
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
 * Unsent words on this device, by the address of who typed them: they outlive a session that ended by
 * itself and are shown to nobody else.
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
      // A full storage: what was typed is still in its form.
    }
    $changes.set($changes.get() + 1);
  }

  // Who leaves on purpose leaves none behind: the forms hear of it.
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
      // Read anew: another tab keeps drafts too.
      const all = readStored(storage.read('drafts'), now());
      const { [name]: before, ...others } = all[person] ?? {};
      if (value === undefined && before === undefined) return;
      write({ ...all, [person]: value === undefined ? others : { ...others, [name]: { at: now(), value } } });
    },
    offer: (email) => $offered.set(Object.keys(of(email)).length > 0),
    settle: () => $offered.set(false),
  };
}

/** Drafts of all forms: come with the first form that keeps any. */
export const drafts: AppPart<Drafts> = { name: 'drafts', create: createDrafts };

const personOf = (email: string) => email.trim().toLowerCase();

/** What is stored and not too old; a damaged entry counts as absent. */
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
